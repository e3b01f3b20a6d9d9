import { useId, type ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { Link } from '../../src/ui/link';

export interface RecommendationPromoProps {
  headingLevel: number;
  url: string;
  activeYear: number;
  /** Year of a recommendation that does not apply to the active year. No value if there is none. */
  otherYear: number | undefined;
}

/** Links to the start of the plan recommendation (REC-09). */
export function RecommendationPromo(props: RecommendationPromoProps): ReactNode {
  const { headingLevel, url, activeYear, otherYear } = props;
  const t = useCopy('recommendation-promo');
  const id = useId();
  return (
    <section className="block block-plain promo" aria-labelledby={id}>
      <Heading level={headingLevel} id={id} className="block-title">
        {t('recommendationPromo.heading')}
      </Heading>
      {otherYear !== undefined && (
        <p>{t('recommendationPromo.otherYear', { year: otherYear, activeYear })}</p>
      )}
      <p>{t('recommendationPromo.text')}</p>
      <div className="block-actions">
        <Link route="recommendation" url={url} className="button">
          {t('recommendationPromo.start')}
        </Link>
      </div>
    </section>
  );
}
