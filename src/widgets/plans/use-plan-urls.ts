import { useMemo } from 'react';
import type { SavedPlan } from '../../domain/plan';
import { activeYearAtom, profileAtom } from '../../state/page-state';
import type { PlanList } from '../../state/plans';
import { useValue } from '../../state/react';
import { routeUrlAtom } from '../../state/routes';

export interface PlanUrls {
  details(plan: SavedPlan): string;
  compare(list: PlanList): string;
  /** The plan summary; without a ZIP code the entry of one (SHELL-29). */
  browse: string;
}

/** Where the links of the plans view lead (SHELL-25 … SHELL-29). */
export function usePlanUrls(): PlanUrls {
  const routeUrl = useValue(routeUrlAtom);
  const profile = useValue(profileAtom);
  const activeYear = useValue(activeYearAtom);
  return useMemo(() => {
    const place = (plan: SavedPlan | undefined) => ({
      zipcode: plan?.zipCode ?? profile.zipCode,
      fips: plan?.county?.fipsCountyCode,
      county: plan?.county?.fipsCountyName,
      planYear: plan?.planYear ?? activeYear,
    });
    const zipcode = profile.zipCode ?? profile.plans[0]?.zipCode;
    return {
      details: (plan) => routeUrl('planDetails', { ...place(plan), planId: plan.planId }),
      compare: ({ group, comparable }) =>
        routeUrl('planCompare', {
          ...place(comparable[0]?.plan),
          planType: group,
          planIds: comparable.map(({ plan }) => plan.planId).join(','),
        }),
      browse: zipcode ? routeUrl('planSummary', { zipcode, planYear: activeYear }) : routeUrl('zipEntry'),
    };
  }, [routeUrl, profile, activeYear]);
}
