import type { ApplicationState, ProfileHolder } from '../wire';
import { chicago, medicareNumber, memberAccount } from './accounts';
import { enrollment } from './enrollments';
import { emptyHolder, enrolledPlan, plansDetails, savedPlan } from './holder';
import { savedDrugs, savedProviders } from './saved-items';

const CONFIRMATION = 'DEMO-100200';

/** The response of the application-status service for the member's application: approved. */
export const memberApplications: ApplicationState[] = [
  { mbi: medicareNumber, code: 11, imageIdentifier: CONFIRMATION },
];

/** A member with a plan of this year, an ended plan, and an application for the next year. */
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
    enrollmentsDetails: {
      enrollments: [
        enrollment('H8145006000', '2027', {
          isSubmitted: true,
          status: 'Submitted',
          savedAt: '2026-11-02T09:30',
          confirmationNo: CONFIRMATION,
        }),
      ],
    },
  };
}

/** A member who last imported drugs and doctors a year ago, and has saved none manually. */
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
