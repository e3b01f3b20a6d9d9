import { countyByFips, someZipOf } from '../geography';
import { countiesWithPlans, plansInCounty } from '../plans/records';
import type { ProfileHolder, SavedPlan } from '../wire';
import { account, chicago, miami } from './accounts';
import { emptyHolder, plansDetails, savedPlan } from './holder';
import { savedDrugs, savedProviders } from './saved-items';

/** The profile in a guest's own browser. */
export function guest(uuid: string): ProfileHolder {
  return {
    ...emptyHolder({ uuid, isGuestUser: true, zipCode: miami.zipCode }),
    plansDetails: plansDetails(miami.zipCode, [
      savedPlan('H1036054000', '2027', miami),
      savedPlan('H7284008000', '2027', miami),
      savedPlan('H1036077000', '2027', miami),
      savedPlan('R5826074000', '2026', miami),
      savedPlan('S5884190000', '2026', miami),
    ]),
    drugsAndPharmacyDetails: savedDrugs(),
    providersDetails: { providerIdList: savedProviders('Miami, FL 33125') },
  };
}

/** Signed in, not a member, with a plan of each kind. */
export function consumer(uuid: string): ProfileHolder {
  return {
    ...emptyHolder(account(uuid, 'Marta')),
    plansDetails: plansDetails(chicago.zipCode, [
      savedPlan('H8768019000', '2026', chicago),
      savedPlan('S5601034000', '2026', chicago),
      savedPlan('H5521016000', '2027', chicago),
      savedPlan('H8145006000', '2027', chicago),
      savedPlan('S5921362000', '2027', chicago),
      savedPlan('S5884163000', '2027', chicago),
      savedPlan('H7151005000', '2027', chicago),
      savedPlan('H3800001000', '2027', chicago),
    ]),
    memberEnrolledPlans: [savedPlan('H1206003000', '2026', chicago, true)],
    drugsAndPharmacyDetails: savedDrugs(),
    providersDetails: { providerIdList: savedProviders('Chicago, IL 60614') },
  };
}

/** Signed in, nothing saved yet. */
export const newcomer = (uuid: string): ProfileHolder => emptyHolder(account(uuid, 'Ned'));

/** Signed in for the first time. The account has an email address and no name yet. */
export const nameless = (uuid: string): ProfileHolder => ({
  ...emptyHolder({ ...account(uuid, ''), lastName: '', email: 'newcomer@example.com', dob: '' }),
  plansDetails: plansDetails(chicago.zipCode, [savedPlan('H5521016000', '2027', chicago)]),
});

/** The shopper with a profile that customer service views: the consumer's data with another name. */
export const watched = (uuid: string): ProfileHolder => {
  const holder = consumer(uuid);
  return {
    ...holder,
    userDetails: { ...holder.userDetails, ...account(uuid, 'Clara'), fullName: 'Clara Sampleton' },
  };
};

/** Signed in, with a thousand saved plans: five hundred real ones from all counties, each for both years. */
export function collector(uuid: string): ProfileHolder {
  const plans = new Map<string, SavedPlan>();
  for (const fips of countiesWithPlans()) {
    const place = { zipCode: someZipOf(fips), county: countyByFips(fips) };
    for (const { planId, planType } of plansInCounty(fips)) {
      // A plan that several counties have is saved only for the first one, because plan and year identify a
      // saved plan.
      if (!plans.has(planId))
        plans.set(planId, { planId, planType, planYear: '2026', isEnrolled: false, ...place });
    }
  }
  const step = plans.size / 500;
  const some = [...plans.values()].filter((_, i) => i % step < 1).slice(0, 500);
  const both = some.flatMap((plan) => [plan, { ...plan, planYear: '2027' }]);
  return { ...emptyHolder(account(uuid, 'Colette')), plansDetails: plansDetails(chicago.zipCode, both) };
}
