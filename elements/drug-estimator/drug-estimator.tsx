import { useId, type ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { Link } from '../../src/ui/link';
import { OpeningButton } from '../../src/ui/not-opened';

export interface DrugEstimatorProps {
  headingLevel: number;
  url: string;
  /** Opens the estimator on this page. No value: the link leads to the estimator's own page. */
  onOpen: (() => void) | undefined;
}

/** Link to the drug cost estimator (SHELL-65). */
export function DrugEstimator({ headingLevel, url, onOpen }: DrugEstimatorProps): ReactNode {
  const t = useCopy('drug-estimator');
  const id = useId();
  return (
    <section className="block block-plain" aria-labelledby={id}>
      <Heading level={headingLevel} id={id} className="block-title">
        {t('drugEstimator.heading')}
      </Heading>
      <p>{t('drugEstimator.text')}</p>
      <div className="block-actions">
        {onOpen ? (
          <OpeningButton className="button" onClick={onOpen}>
            {t('drugEstimator.link')}
          </OpeningButton>
        ) : (
          <Link route="drugCostEstimator" url={url} isPrefetched className="button">
            {t('drugEstimator.link')}
          </Link>
        )}
      </div>
    </section>
  );
}
