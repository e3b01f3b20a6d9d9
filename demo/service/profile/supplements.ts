import { countyByFips } from '../geography';
import { findSupplement } from '../plans/supplements';
import type { MedsuppEnrollment, ProfileHolder } from '../wire';
import { account, chicago } from './accounts';
import { emptyHolder, plansDetails, savedPlan } from './holder';
import { recommendedSupplements } from './recommendation';

/** JSON text of saved supplements. The state is that of the ZIP code. */
export const savedSupplements = (zipCode: string, planCodes: string[]): string =>
  JSON.stringify({
    savedPlanInformation: {
      favoritedPlans: planCodes.map((planCode) => ({ planCode, planYear: '2027' })),
    },
    applicantInformation: { zipCode },
  });

/** A supplement application that is not complete. */
export function supplementApplication(): MedsuppEnrollment {
  const plan = findSupplement('IL', 'G01');
  return {
    applicationStatus: {
      applicationId: 'DEMO-MS-300400',
      applicationStatus: 'In-Progress',
      adjudicationStatus: '',
      statusDate: '2026-11-17',
      savedTimestamp: '2026-11-17T14:20:00',
      plans: [
        {
          planName: plan.planName,
          planDescriptor: 'Medicare Supplement',
          planCode: plan.planCode,
          legalEntity: plan.msLegalEntity,
        },
      ],
    },
    applicantDemographics: { dateOfBirth: '1956-01-05', zipCode: chicago.zipCode },
  };
}

/** The home of a supplement shopper, and a Medicare Advantage plan that is sold there. */
interface SupplementPlace {
  zipCode: string;
  fips: string;
  advantagePlan: string;
}

/**
 * Supplements that the shopper can apply for, one that is suppressed (K01, see suppression.json), one that is
 * no longer sold (C01), and a Medicare Advantage plan. The supplement of rank 1 is the one with the high
 * deductible.
 */
export const supplementShopper =
  (firstName: string, { advantagePlan, ...place }: SupplementPlace) =>
  (uuid: string): ProfileHolder => ({
    ...emptyHolder({ ...account(uuid, firstName), zipCode: place.zipCode }),
    plansDetails: plansDetails(place.zipCode, [savedPlan(advantagePlan, '2027', place)]),
    medsuppData: savedSupplements(place.zipCode, ['G01', 'N01', 'GH1', 'K01', 'C01']),
    preData: recommendedSupplements({ zipcode: place.zipCode, county: countyByFips(place.fips) }),
  });
