import { useMemo } from 'react';
import type { SavedPlan } from '../domain/plans/plan';
import { inPlaceAtom } from '../state/plans/places';
import type { PlanList } from '../state/plans/plans';
import { useValue } from '../state/react';
import { routeUrlAtom } from '../state/page/routes';

export interface PlanUrls {
  details(plan: SavedPlan): string;
  compare(list: PlanList): string;
}

/** Supplements have their own details pages (MEDSUPP-01). */
export const detailsRouteOf = ({ planType }: SavedPlan): 'planDetails' | 'medsuppDetails' =>
  planType === 'MS' ? 'medsuppDetails' : 'planDetails';

/** URLs of the links in the plans view (SHELL-25 … SHELL-27). */
export function usePlanUrls(): PlanUrls {
  const routeUrl = useValue(routeUrlAtom);
  const inPlace = useValue(inPlaceAtom);
  return useMemo(() => {
    const place = (plan: SavedPlan | undefined) => {
      if (!plan) return {};
      const { zipCode, county, planYear } = inPlace(plan);
      return { zipcode: zipCode, fips: county?.fipsCountyCode, county: county?.fipsCountyName, planYear };
    };
    return {
      details: (plan) =>
        routeUrl(detailsRouteOf(plan), { ...place(plan), planId: plan.planId, planCode: plan.planId }),
      compare: ({ group, comparable }) =>
        routeUrl('planCompare', {
          ...place(comparable[0]?.plan),
          planType: group,
          planIds: comparable.map(({ plan }) => plan.planId).join(','),
        }),
    };
  }, [routeUrl, inPlace]);
}
