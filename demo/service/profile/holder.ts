import { countyByFips } from '../geography';
import { findPlan } from '../plans/records';
import { chicago } from './accounts';
import type { ImportedItems, PlansDetails, ProfileHolder, SavedPlan, UserDetails } from '../wire';

/** An empty profile. */
export function emptyHolder(user: Partial<UserDetails> & { uuid: string }): ProfileHolder {
  return {
    uuid: user.uuid,
    userDetails: {
      firstName: '',
      lastName: '',
      fullName: [user.firstName, user.lastName].filter(Boolean).join(' '),
      userType: '',
      optumId: '',
      email: '',
      dob: '',
      zipCode: '',
      mbi: '',
      isGuestUser: false,
      telesalesProfileType: '',
      createdBy: '',
      lastModifiedBy: '',
      lastModifiedDate: '2026-11-18T16:40:00',
      salesforceRecordType: '',
      profileType: '',
      profileStatus: '',
      ...user,
    },
    plansDetails: plansDetails(user.zipCode ?? '', []),
    memberEnrolledPlans: [],
    drugsAndPharmacyDetails: { drugInfoDetails: [], pharmacyObj: null },
    providersDetails: { providerIdList: [] },
    enrollmentsDetails: { enrollments: [] },
    macraData: null,
    medsuppData: '{}',
    preData: { data: '{}' },
  };
}

export const plansDetails = (zipCode: string, plans: SavedPlan[]): PlansDetails => ({
  zipCode,
  plans,
  savedPlans: plans.map((plan) => `${plan.planId} ${plan.planYear} ${plan.planType}`).join(','),
});

/** The profile with additional drugs and providers. */
export function addItems(holder: ProfileHolder, { drugs, providers }: ImportedItems): ProfileHolder {
  const { drugInfoDetails, pharmacyObj } = holder.drugsAndPharmacyDetails;
  const { providerIdList } = holder.providersDetails;
  const codes = new Set(drugInfoDetails.map((drug) => drug.nationalDrugCode));
  const ids = new Set(providerIdList.map((provider) => provider.providerId));
  return {
    ...holder,
    drugsAndPharmacyDetails: {
      drugInfoDetails: [
        ...drugInfoDetails,
        ...drugs.drugInfoDetails.filter((drug) => !codes.has(drug.nationalDrugCode)),
      ],
      pharmacyObj: pharmacyObj ?? drugs.pharmacyObj,
    },
    providersDetails: {
      providerIdList: [...providerIdList, ...providers.filter(({ providerId }) => !ids.has(providerId))],
    },
  };
}

/**
 * A plan of the public records as a saved plan. Throws for an id that is not in the records, which is a
 * mistake in a scenario.
 */
export function savedPlan(
  planId: string,
  planYear: string,
  place: { zipCode: string; fips: string },
  isEnrolled = false,
): SavedPlan {
  const record = findPlan(planId);
  if (!record) throw new Error(`no plan ${planId}`);
  const county = countyByFips(place.fips);
  const { name: planName, planType } = record;
  return { planId, planName, planType, planYear, zipCode: place.zipCode, county, isEnrolled };
}

/** The enrolled plan of a member, from the first day of a year. */
export const enrolledPlan = (planId: string, planYear: string, end?: string): SavedPlan => ({
  ...savedPlan(planId, planYear, chicago, true),
  effectiveDate: `${planYear}-01-01`,
  ...(end === undefined ? {} : { terminationDate: end }),
});
