import { findPlan } from '../plans/records';
import { cheapestSupplement } from '../plans/supplements';
import type { MedsuppEnrollment, ProfileHolder } from '../wire';
import { account, chicago } from './accounts';
import { emptyHolder, plansDetails, savedPlan } from './holder';
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

interface Answer {
  questionKey: string;
  questionLabel: string;
  userInput: string;
}

const step = (view: string, next: string, formValid: boolean, answers: Answer[]) => ({
  view,
  data: Object.fromEntries(answers.map(({ questionKey, userInput }) => [questionKey, userInput])),
  keyLables: answers.map((answer) => ({ ...answer, dynamic: false, subQuestionLablesArray: [] })),
  formValid,
  nextPageUrl: `/steps/${next}`,
});

/** An online application that was left at the second step, as the JSON text in which it is kept. */
export function savedApplication(): string {
  const answer = (questionKey: string, questionLabel: string, userInput: string): Answer => ({
    questionKey,
    questionLabel,
    userInput,
  });
  return JSON.stringify([
    step('personal-information', 'medicare-information', true, [
      answer('planId', 'Plan', 'H5521016000'),
      answer('planName', 'Plan name', findPlan('H5521016000')?.name ?? ''),
      answer('planYear', 'Plan year', '2027'),
      answer('planType', 'Plan type', 'MAPD'),
      answer('zipCode', 'ZIP code', chicago.zipCode),
      answer('countyFips', 'County', chicago.fips),
      answer('firstName', 'First name', 'Agnes'),
      answer('lastName', 'Last name', 'Sampleton'),
      answer('dob', 'Date of birth', '01/05/1956'),
    ]),
    step('medicare-information', 'mailing-address', false, [
      answer('isMedicareEligible', 'Do you have Medicare?', 'yes'),
    ]),
  ]);
}
