import { useId, type ReactNode } from 'react';
import { useCopy } from './copy-context';
import { Heading } from './heading';
import { Link } from './link';

/** The way to the drug cost estimator (SHELL-65). */
export function DrugEstimator({ headingLevel, url }: { headingLevel: number; url: string }): ReactNode {
  const t = useCopy();
  const id = useId();
  return (
    <section className="block" aria-labelledby={id}>
      <Heading level={headingLevel} id={id} className="block-title">
        {t('drugEstimator.heading')}
      </Heading>
      <p>{t('drugEstimator.text')}</p>
      <div className="block-actions">
        <Link route="drugCostEstimator" url={url} isPrefetched className="button">
          {t('drugEstimator.link')}
        </Link>
      </div>
    </section>
  );
}
