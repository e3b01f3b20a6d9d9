import type { Service } from '../../demo/service/index';

type Fields = Record<string, unknown>;

/** A stored recommendation in the format of the profile. Its best plan is of this year. */
export const recommendationOf = (planYear: number, top: Fields = {}, more: Fields = {}): string =>
  JSON.stringify({
    planRecommendationObj: { plans: [{ planId: 'H1036054000', planYear, rank: '1', ...top }], ...more },
  });

/** The shopper has requested a recommendation before. */
export const recommend = ({ state }: Service, planYear: number, top?: Fields, more?: Fields): void => {
  state.preData.data = recommendationOf(planYear, top, more);
};
