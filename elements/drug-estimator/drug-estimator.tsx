import { useId, type ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { Link } from '../../src/ui/link';

export interface DrugEstimatorProps {
  headingLevel: number;
  url: string;
  /** Opens the estimator on this page; without it, the link leads to its own. */
  onOpen: (() => void) | undefined;
  /** It could not be opened, and has no page of its own. */
  hasFailed: boolean;
}

/** The way to the drug cost estimator (SHELL-65). */
export function DrugEstimator({ headingLevel, url, onOpen, hasFailed }: DrugEstimatorProps): ReactNode {
  const t = useCopy();
  const id = useId();
  return (
    <section className="block" aria-labelledby={id}>
      <Heading level={headingLevel} id={id} className="block-title">
        {t('drugEstimator.heading')}
      </Heading>
      <p>{t('drugEstimator.text')}</p>
      <div className="block-actions">
        {onOpen ? (
          <button type="button" className="button" onClick={onOpen}>
            {t('drugEstimator.link')}
          </button>
        ) : (
          <Link route="drugCostEstimator" url={url} isPrefetched className="button">
            {t('drugEstimator.link')}
          </Link>
        )}
      </div>
      {hasFailed && (
        <p role="alert" className="error-text">
          {t('common.popupFailed')}
        </p>
      )}
    </section>
  );
}
