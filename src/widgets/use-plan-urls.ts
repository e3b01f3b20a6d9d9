import { useMemo } from 'react';
import type { SavedPlan } from '../domain/plans/plan';
import { activeYearAtom } from '../state/page/dates';
import type { PlanList } from '../state/plans/plans';
import { useValue } from '../state/react';
import { routeUrlAtom, savedZipCodeAtom } from '../state/page/routes';

export interface PlanUrls {
  details(plan: SavedPlan): string;
  compare(list: PlanList): string;
}

/** Where the links of the plans view lead (SHELL-25 … SHELL-27). */
export function usePlanUrls(): PlanUrls {
  const routeUrl = useValue(routeUrlAtom);
  const zipCode = useValue(savedZipCodeAtom);
  const activeYear = useValue(activeYearAtom);
  return useMemo(() => {
    const place = (plan: SavedPlan | undefined) => ({
      zipcode: plan?.zipCode ?? zipCode,
      fips: plan?.county?.fipsCountyCode,
      county: plan?.county?.fipsCountyName,
      planYear: plan?.planYear ?? activeYear,
    });
    return {
      details: (plan) => routeUrl('planDetails', { ...place(plan), planId: plan.planId }),
      compare: ({ group, comparable }) =>
        routeUrl('planCompare', {
          ...place(comparable[0]?.plan),
          planType: group,
          planIds: comparable.map(({ plan }) => plan.planId).join(','),
        }),
    };
  }, [routeUrl, zipCode, activeYear]);
}
