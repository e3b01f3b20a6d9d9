import { callHost } from '../browser/host-function';
import * as v from 'valibot';
import type { Config } from '../config/settings';
import { toPlanType, type SavedPlan } from '../domain/plans/plan';
import type { Profile, User } from '../domain/profile/profile';
import { escapeForUrl } from '../domain/shopper/routes';
import { isRecord, toText } from '../domain/coerce';
import type { ProfileSection } from './call-name';
import { callForStatus, callJson, hostOf, type Result } from './http';
import { boolean, group, list, number, object, requiredNumber, requiredText, text } from './wire';

/** County (DATA-15). */
export const county = object({
  fipsCountyCode: text,
  fipsCountyName: text,
  fipsStateCode: text,
  stateCode: text,
  cmsCountyCodes: list(requiredText),
});

const savedPlan = v.pipe(
  v.object({
    planId: requiredText,
    planType: v.pipe(
      requiredText,
      v.transform((name) => toPlanType(name)),
      v.picklist(['MA', 'MAPD', 'PDP', 'SNP', 'MS']),
    ),
    planYear: requiredNumber,
    zipCode: text,
    county: v.fallback(v.optional(county), undefined),
    isEnrolled: boolean,
    planName: text,
    snpType: text,
    effectiveDate: text,
    terminationDate: text,
  }),
  v.transform((fields): SavedPlan => ({ ...fields, isEnrolled: fields.isEnrolled ?? false })),
);

/** A drug without a name is kept if it has a dosage, which is shown instead. */
const drug = v.pipe(
  v.object({
    drugName: text,
    drugDosage: text,
    drugQuantity: number,
    drugFrequency: text,
    drugSupplyLength: number,
    nationalDrugCode: text,
  }),
  v.check(({ drugName, drugDosage }) => (drugName ?? drugDosage) !== undefined),
);

const provider = v.pipe(
  v.object({
    providerId: requiredText,
    providerAddressId: text,
    providerName: text,
    providerAddress: text,
    providerCoverageType: text,
    providerSpecialty: text,
    specialty: text,
    type: text,
  }),
  v.transform(({ providerCoverageType, providerSpecialty, specialty, ...rest }) => ({
    ...rest,
    coverageType: providerCoverageType,
    specialty: providerSpecialty ?? specialty,
  })),
  v.check((one) => (one.providerName ?? one.specialty ?? one.providerAddress) !== undefined),
);

/** Text fields of `userDetails` (DATA-02, DATA-05). */
const userTexts = [
  'uuid',
  'firstName',
  'lastName',
  'userType',
  'optumId',
  'email',
  'dob',
  'zipCode',
  'mbi',
  'telesalesProfileType',
  'createdBy',
  'lastModifiedBy',
  'lastModifiedDate',
  'salesforceRecordType',
  'fullName',
  'nickName',
  'siteId',
  'creationDate',
  'consent',
  'gender',
  'profileType',
  'profileStatus',
  'mergedProfileUuid',
  'sessionLastAccessed',
] as const satisfies readonly (keyof User)[];

const user = v.pipe(
  v.object({
    ...v.entriesFromList(userTexts, text),
    isGuestUser: boolean,
    importAgreementData: group({ agreementDate: text }),
    importHistory: list(
      object(v.entriesFromList(['profileType', 'agreementName', 'agreementDate', 'triggeredBy'], text)),
    ),
    accountLinkIds: list(requiredText),
  }),
  v.transform(({ importAgreementData, ...rest }): User => ({
    ...rest,
    importAgreementDate: importAgreementData.agreementDate,
  })),
);

const holder = v.object({
  uuid: text,
  userDetails: v.optional(v.unknown()),
  plansDetails: group({ zipCode: text, plans: list(savedPlan) }),
  memberEnrolledPlans: list(savedPlan),
  drugsAndPharmacyDetails: group({
    drugInfoDetails: list(drug),
    pharmacyObj: group({ pharmacyNumber: text, pharmacyName: text }),
  }),
  providersDetails: group({ providerIdList: list(provider) }),
  enrollmentsDetails: group({ enrollments: list(v.unknown()) }),
  macraData: v.optional(v.unknown()),
  medsuppData: text,
  preData: group({ data: text }),
});

const wireProfiles = new WeakMap<Profile, Readonly<Record<string, unknown>>>();

/** A profile in the service's format, so that a changed list can be sent back with all of its fields. */
export const wireProfileOf = (profile: Profile): Readonly<Record<string, unknown>> =>
  wireProfiles.get(profile) ?? {};

/** Parses the profile data holder (DATA-01); `undefined` when the body is not an object (ERR-03). */
export function parseProfile(body: unknown): Profile | undefined {
  if (!isRecord(body)) return undefined;
  const {
    uuid,
    userDetails,
    plansDetails,
    memberEnrolledPlans,
    drugsAndPharmacyDetails,
    providersDetails,
    enrollmentsDetails,
    macraData,
    medsuppData,
    preData,
  } = v.parse(holder, body);
  const profile = {
    uuid,
    user: isRecord(userDetails) ? v.parse(user, userDetails) : undefined,
    plans: plansDetails.plans,
    memberEnrolledPlans,
    zipCode: plansDetails.zipCode,
    drugs: drugsAndPharmacyDetails.drugInfoDetails,
    pharmacyNumber: drugsAndPharmacyDetails.pharmacyObj.pharmacyNumber,
    pharmacyName: drugsAndPharmacyDetails.pharmacyObj.pharmacyName,
    providers: providersDetails.providerIdList,
    enrollments: enrollmentsDetails.enrollments,
    macraData,
    medsuppData,
    preData: preData.data,
  };
  wireProfiles.set(profile, body);
  return profile;
}

export const usersPath = (config: Config, ...parts: (string | number)[]): string =>
  [config.services.profile, 'Users', ...parts.map(escapeForUrl)].join('/');

/**
 * `GET /Users/{uuid}/{section}[/{extra}][/{flag}]`; `extra` and `flag` come from functions of the host, if configured
 * (OPEN-A098), and `flag` is used for section `all` only (NET-05, NET-06).
 */
export const readProfile = (
  config: Config,
  uuid: string,
  section: ProfileSection = 'all',
  flag = callHost('profileRead.flag', () => config.profileRead.flag?.(section)),
): Promise<Result<Profile | undefined>> => {
  const extra = callHost('profileRead.extra', () => config.profileRead.extra?.(section));
  const ends = [extra, section === 'all' ? flag : undefined];
  return callJson(
    {
      ...hostOf(config),
      call: `profile (${section})`,
      url: usersPath(config, uuid, section, ...ends.flatMap((end) => toText(end) ?? [])),
      // A site may have embedded it in the page.
      ...(section === 'all' && flag === undefined && { earlyNames: [profileKey(uuid)] }),
    },
    parseProfile,
  );
};

/** Name under which an early response with the whole profile of a shopper is cached. */
export const profileKey = (uuid: string): string => `profile ${uuid}`;

/** `DELETE /logout`; ignores the response body (NET-11, HTTP-01). */
export const logout = (config: Config): Promise<Result<undefined>> =>
  callForStatus({
    ...hostOf(config),
    call: 'logout',
    method: 'DELETE',
    url: `${config.services.profile}/logout`,
  });
