import type { ReactNode } from 'react';
import { useSupplementAction } from '../../src/widgets/use-supplement-action';
import { RecommendedCard, type RecommendedCardProps } from './recommended-card';

/** A recommended supplement: start, continue or view its application (REC-08, MEDSUPP-06 … MEDSUPP-12). */
export function RecommendedSupplement(props: RecommendedCardProps): ReactNode {
  return <RecommendedCard {...props} action={useSupplementAction(props.card)} />;
}
