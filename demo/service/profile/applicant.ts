import { findPlan } from '../plans/records';
import type { ApplicationState, Enrollment, ProfileHolder } from '../wire';
import { account, chicago, earlierMedicareNumber, medicareNumber, memberAccount } from './accounts';
import { enrollment } from './enrollments';
import { emptyHolder, enrolledPlan, plansDetails, savedPlan } from './holder';
import { answeredApplication, leftApplication, type AnswersSoFar } from './online-application';
import { savedDrugs, savedProviders } from './saved-items';

const FIRST_NAME = 'Petra';

/** An application that is not sent, with the answers so far. */
const unsent = (
  planId: string,
  planYear: string,
  status: 'Saved' | 'In-Progress',
  savedAt: string,
  soFar: AnswersSoFar,
): Enrollment =>
  enrollment(planId, planYear, {
    isSubmitted: false,
    status,
    savedAt,
    formData: answers(planId, medicareNumber, soFar),
  });

/** An application that was sent. Without a Medicare number, its answers are not stored. */
const sent = (planId: string, planYear: string, confirmationNo: string, savedAt: string, mbi?: string) =>
  enrollment(planId, planYear, {
    isSubmitted: true,
    status: 'Submitted',
    savedAt,
    confirmationNo,
    ...(mbi === undefined ? {} : { formData: answers(planId, mbi) }),
  });

const answers = (planId: string, mbi: string, soFar?: AnswersSoFar): string =>
  answeredApplication(findPlan(planId)?.planType ?? 'MAPD', account('', FIRST_NAME), mbi, soFar);

/** One of each status, and some that show only for a part of the year or never (APPS-03 … APPS-20). */
const enrollments = (): Enrollment[] => [
  unsent('H5521016000', '2027', 'Saved', '2026-11-02T09:30', { last: 'medicare-information' }),
  unsent('H7151005000', '2027', 'In-Progress', '2026-11-16T15:05', { last: 'use-disclosure' }),
  sent('H8145006000', '2027', 'DEMO-200001', '2026-10-19T11:20', medicareNumber),
  sent('S5921362000', '2027', 'DEMO-200002', '2026-10-20T08:45'),
  sent('H2802025000', '2027', 'DEMO-200003', '2026-10-16T12:00', medicareNumber),
  sent('H8634003000', '2027', 'DEMO-200004', '2026-10-17T13:10', earlierMedicareNumber),
  sent('S5884163000', '2027', 'DEMO-200005', '2026-10-18T17:55', earlierMedicareNumber),
  // The application-status service does not have this one (APPS-11).
  sent('H5521286000', '2027', 'DEMO-200006', '2026-11-19T10:40'),
  // Two for one plan. The first was saved later, so it is used (APPS-07).
  unsent('H6200010000', '2027', 'In-Progress', '2026-11-12T16:30', { last: 'effective-date' }),
  unsent('H6200010000', '2027', 'Saved', '2026-11-05T10:15', { last: 'personal-information' }),
  // Continues at the end, without the steps between (APPS-41).
  unsent('S5601034000', '2026', 'In-Progress', '2026-11-09T14:00', {
    last: 'medicare-information',
    next: '/review',
  }),
  sent('H8768019000', '2025', 'DEMO-100007', '2024-11-12T09:00'),
];

/** What the application-status service returns, for each of the two Medicare numbers (APPS-12 … APPS-16). */
export const applicantStates: ApplicationState[] = [
  { mbi: medicareNumber, code: 4, imageIdentifier: 'DEMO-200001' },
  { mbi: medicareNumber, code: 17, imageIdentifier: 'DEMO-200002' },
  { mbi: medicareNumber, code: 11, imageIdentifier: 'DEMO-200003' },
  { mbi: medicareNumber, code: 11, imageIdentifier: 'DEMO-100007' },
  { mbi: earlierMedicareNumber, code: 12, imageIdentifier: 'DEMO-200004' },
  { mbi: earlierMedicareNumber, code: 13, imageIdentifier: 'DEMO-200005' },
];

/** An unfinished online application that is not in the profile yet (APPS-29 … APPS-31). */
export const applicantLeftApplication = (): string => leftApplication('H8768005000', account('', FIRST_NAME));

/**
 * A member who has applied for many plans of the next year. This year's plan ends with the year, and the
 * approved one follows (ACTIVE-02, ACTIVE-03).
 */
export function applicant(uuid: string): ProfileHolder {
  return {
    ...emptyHolder({
      ...memberAccount(uuid, FIRST_NAME),
      importAgreementData: { agreementDate: '2026-11-03' },
    }),
    plansDetails: plansDetails(chicago.zipCode, [
      savedPlan('H5521016000', '2027', chicago),
      savedPlan('H7151005000', '2027', chicago),
      savedPlan('H8145006000', '2027', chicago),
      savedPlan('H8634003000', '2027', chicago),
      savedPlan('S5884163000', '2027', chicago),
      // No applications for these two. The second is for people in nursing homes.
      savedPlan('H7301013000', '2027', chicago),
      savedPlan('H3800001000', '2027', chicago),
    ]),
    memberEnrolledPlans: [
      enrolledPlan('H1206003000', '2026', '2026-12-31'),
      enrolledPlan('H2802025000', '2027'),
    ],
    drugsAndPharmacyDetails: savedDrugs(),
    providersDetails: { providerIdList: savedProviders('Chicago, IL 60614') },
    enrollmentsDetails: { enrollments: enrollments() },
  };
}
