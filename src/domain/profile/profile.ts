import type { SavedPlan } from '../plans/plan';

/**
 * The profile data holder (DATA-01) after parsing: lists are never missing, and items that cannot be parsed are
 * omitted.
 */
export interface Profile {
  uuid: string | undefined;
  user: User | undefined;
  plans: readonly SavedPlan[];
  memberEnrolledPlans: readonly SavedPlan[];
  /** ZIP code of the saved plans. */
  zipCode: string | undefined;
  drugs: readonly Drug[];
  pharmacyNumber: string | undefined;
  pharmacyName?: string | undefined;
  providers: readonly Provider[];
  /** As received; parsed by the code that shows them. */
  enrollments: readonly unknown[];
  /** Passed through without parsing (OPEN-A116). */
  macraData?: unknown;
  /** JSON text; parsed by the code that shows it. */
  medsuppData?: string | undefined;
  preData?: string | undefined;
}

/** An entry of the import history (DATA-07). */
export interface ImportRecord {
  profileType?: string | undefined;
  agreementName?: string | undefined;
  agreementDate?: string | undefined;
  triggeredBy?: string | undefined;
}

/** `userDetails` (DATA-02 … DATA-07). Dates are texts as received; `profileStatus` is an opaque code (DATA-06). */
export interface User {
  uuid?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  userType?: string | undefined;
  optumId?: string | undefined;
  email?: string | undefined;
  dob?: string | undefined;
  zipCode?: string | undefined;
  mbi?: string | undefined;
  isGuestUser?: boolean | undefined;
  telesalesProfileType?: string | undefined;
  createdBy?: string | undefined;
  lastModifiedBy?: string | undefined;
  lastModifiedDate?: string | undefined;
  salesforceRecordType?: string | undefined;
  fullName?: string | undefined;
  nickName?: string | undefined;
  siteId?: string | undefined;
  creationDate?: string | undefined;
  consent?: string | undefined;
  gender?: string | undefined;
  profileType?: string | undefined;
  profileStatus?: string | undefined;
  mergedProfileUuid?: string | undefined;
  sessionLastAccessed?: string | undefined;
  importAgreementDate?: string | undefined;
  importHistory?: readonly ImportRecord[] | undefined;
  accountLinkIds?: readonly string[] | undefined;
}

export interface Drug {
  /** If missing, there is a dosage. */
  drugName?: string | undefined;
  drugDosage?: string | undefined;
  drugQuantity?: number | undefined;
  drugFrequency?: string | undefined;
  drugSupplyLength?: number | undefined;
  nationalDrugCode?: string | undefined;
}

export interface Provider {
  providerId: string;
  providerAddressId?: string | undefined;
  /** If missing, there is a specialty or an address. */
  providerName?: string | undefined;
  providerAddress?: string | undefined;
  coverageType?: string | undefined;
  specialty?: string | undefined;
  type?: string | undefined;
}

export const emptyProfile: Profile = {
  uuid: undefined,
  user: undefined,
  plans: [],
  memberEnrolledPlans: [],
  zipCode: undefined,
  drugs: [],
  pharmacyNumber: undefined,
  providers: [],
  enrollments: [],
};

/** What a shopper can remove from the profile. */
export type RemovableKind = 'plan' | 'drug' | 'doctor';
