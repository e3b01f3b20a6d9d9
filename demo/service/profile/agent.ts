import { cheapestSupplement } from '../plans/supplements';
import type { MedsuppEnrollment, ProfileHolder } from '../wire';
import { account, chicago } from './accounts';
import { emptyHolder, plansDetails, savedPlan } from './holder';
import { leftApplication } from './online-application';
import { savedDrugs, savedProviders } from './saved-items';

/** The shopper for whom an agent acts: undecided between a plan with everything and a supplement. */
export function advised(uuid: string): ProfileHolder {
  return {
    ...emptyHolder(account(uuid, 'Agnes')),
    plansDetails: plansDetails(chicago.zipCode, [
      savedPlan('H5521016000', '2027', chicago),
      savedPlan('H8145006000', '2027', chicago),
      savedPlan('S5884163000', '2027', chicago),
    ]),
    drugsAndPharmacyDetails: savedDrugs(),
    providersDetails: { providerIdList: savedProviders('Chicago, IL 60614') },
    medsuppData: JSON.stringify({
      savedPlanInformation: {
        favoritedPlans: [
          { planCode: 'G01', planYear: '2027' },
          { planCode: 'N01', planYear: '2027' },
        ],
      },
      applicantInformation: { zipCode: chicago.zipCode },
    }),
  };
}

/** A supplement application that waits for the rest of its answers. */
export function supplementApplication(): MedsuppEnrollment {
  const plan = cheapestSupplement('IL', 'G');
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

/** The online application that the agent's shopper has left. */
export const savedApplication = (): string => leftApplication('H5521016000', account('', 'Agnes'));
