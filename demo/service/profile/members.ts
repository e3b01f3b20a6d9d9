import { findPlan } from '../plans/records';
import type { ApplicationState, Enrollment, ProfileHolder, SavedPlan } from '../wire';
import { chicago, memberAccount } from './accounts';
import { emptyHolder, plansDetails, savedPlan } from './holder';
import { savedDrugs, savedProviders } from './saved-items';

const CONFIRMATION = 'DEMO-100200';

/** What the application-status service says about the member's application: approved. */
export const memberApplications: ApplicationState[] = [{ code: 11, imageIdentifier: CONFIRMATION }];

function enrolledPlan(planId: string, planYear: string, end?: string): SavedPlan {
  return {
    ...savedPlan(planId, planYear, chicago, true),
    planName: findPlan(planId)?.name ?? '',
    effectiveDate: `${planYear}-01-01`,
    ...(end === undefined ? {} : { terminationDate: end }),
  };
}

function sentApplication(planId: string, planYear: string): Enrollment {
  const { planType, zipCode, county } = savedPlan(planId, planYear, chicago);
  return {
    planId,
    planName: findPlan(planId)?.name ?? '',
    planYear,
    planType,
    zipCode,
    county,
    isSubmitted: true,
    lastSaved: 'saved 11/02/2026 09:30 AM CST',
    confirmationNo: CONFIRMATION,
    status: 'Submitted',
    createDateTime: '2026-11-01T18:05:00',
    updateDateTime: '2026-11-02T09:30:00',
  };
}

/** A member with a plan of this year, one that ended, and an application for the next year. */
export function member(uuid: string): ProfileHolder {
  return {
    ...emptyHolder({
      ...memberAccount(uuid, 'Mona'),
      importAgreementData: { agreementDate: '2026-11-03' },
    }),
    plansDetails: plansDetails(chicago.zipCode, [
      savedPlan('H8145006000', '2027', chicago),
      savedPlan('H5521016000', '2027', chicago),
      savedPlan('S5921362000', '2027', chicago),
    ]),
    memberEnrolledPlans: [
      enrolledPlan('H1206003000', '2026'),
      enrolledPlan('H8768019000', '2025', '2025-12-31'),
    ],
    drugsAndPharmacyDetails: savedDrugs(),
    providersDetails: { providerIdList: savedProviders('Chicago, IL 60614') },
    enrollmentsDetails: { enrollments: [sentApplication('H8145006000', '2027')] },
  };
}

/** A member whose drugs and doctors were last imported a year ago, and who has saved none by hand. */
export function importingMember(uuid: string): ProfileHolder {
  const agreementDate = '2025-10-14';
  return {
    ...emptyHolder({
      ...memberAccount(uuid, 'Ian'),
      importAgreementData: { agreementDate },
      importHistory: [
        { profileType: 'AUTHENTICATED', agreementName: 'member-import', agreementDate, triggeredBy: 'E&I' },
      ],
    }),
    plansDetails: plansDetails(chicago.zipCode, [
      savedPlan('H8145006000', '2027', chicago),
      savedPlan('S5921362000', '2027', chicago),
    ]),
    memberEnrolledPlans: [enrolledPlan('H1206003000', '2026')],
  };
}
