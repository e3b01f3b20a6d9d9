import { countyByFips } from '../geography';
import { findPlan } from '../plans/records';
import type { PlansDetails, ProfileHolder, SavedPlan, UserDetails } from '../wire';

/** A profile without anything in it. */
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

/** A plan of the public records as a saved plan; an id that is not in the records is a mistake in a scenario. */
export function savedPlan(
  planId: string,
  planYear: string,
  place: { zipCode: string; fips: string },
  isEnrolled = false,
): SavedPlan {
  const record = findPlan(planId);
  if (!record) throw new Error(`no plan ${planId}`);
  const county = countyByFips(place.fips);
  return { planId, planType: record.planType, planYear, zipCode: place.zipCode, county, isEnrolled };
}
