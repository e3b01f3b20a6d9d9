import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface RecommendationPromoWidgetProps {
  headingLevel: number;
}

function RecommendationPromoView({ headingLevel }: RecommendationPromoWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('recommendationPromo.heading')}
      </Heading>
    </section>
  );
}

export function RecommendationPromoWidget(props: RecommendationPromoWidgetProps): ReactNode {
  return (
    <WidgetFrame section="recommendationPromo">
      <RecommendationPromoView {...props} />
    </WidgetFrame>
  );
}
