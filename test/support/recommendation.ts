import type { Service } from '../../demo/service/index';

/** A stored recommendation, as the profile holds it: its best plan is of this year. */
export const recommendationOf = (planYear: number): string =>
  JSON.stringify({ planRecommendationObj: { plans: [{ planId: 'H1036054000', planYear, rank: '1' }] } });

/** The shopper has asked for a recommendation before. */
export const recommend = ({ state }: Service, planYear: number): void => {
  state.preData.data = recommendationOf(planYear);
};
