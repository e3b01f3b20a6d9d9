import type { User } from '../profile/profile';
import { lookUp } from '../coerce';

/** Identity of the shopper, from the identity cookie or the sign-in response (LOAD-04 … LOAD-06). */
export interface Identity {
  uuid: string | undefined;
  isGuest: boolean;
  /** Whether a customer-service user is cloaked into the profile (ROLES-15). */
  isCloaked: boolean;
}

export const guest: Identity = { uuid: undefined, isGuest: true, isCloaked: false };

export const telesalesForms = ['memberConsent', 'memberNoConsent', 'genderZip'] as const;
export const telesalesStatuses = ['M', 'TPM', 'P', 'TPP'] as const;

/** The form that confirms the identity of a telesales profile, and its status code (ROLES-23, AGENT-14). */
export interface TelesalesType {
  form: (typeof telesalesForms)[number];
  status: (typeof telesalesStatuses)[number];
}

/** Role settings of the host, from the configuration. */
interface RoleRules {
  identity: {
    /** Creators whose telesales profiles need no confirmation (OPEN-A018, OPEN-B19). */
    allowedCreators: readonly string[];
    /** Creators of non-member profiles; empty: any creator (OPEN-A018). */
    nonMemberCreators: readonly string[];
    telesales: Readonly<Record<string, TelesalesType>>;
  };
  roles: { manageAccountMembersOnly: boolean };
  cloaked: { readOnly: boolean };
}

/** Everything about a visit that determines the roles of the shopper. */
export interface Visit {
  identity: Identity;
  user: User | undefined;
  /** Whether session storage contains a session header (ROLES-10, ROLES-13). */
  isAgentFlow: boolean;
  /** Does not identify the shopper (LOAD-41). */
  hasMemberSiteCookie: boolean;
  flags: { memberBenefits: boolean; lisChanges: boolean };
  rules: RoleRules;
}

/** Actions that depend on the kind of shopper. All other actions are open to everyone (ROLES-25, OPEN-B66). */
export type Capability =
  | 'beAskedToSignIn'
  | 'signOut'
  | 'manageAccount'
  | 'openMemberBenefits'
  | 'importItems'
  | 'readExtraHelpRecord'
  | 'answerExtraHelp'
  | 'confirmIdentity'
  | 'enroll'
  | 'openApplications'
  | 'loadSavedApplication'
  | 'loadMedsuppEnrollment'
  | 'browsePlans'
  | 'goBack'
  | 'emailPlans'
  | 'removeItems';

/** The flags are independent: a cloaked user need not be an agent, and a member may have a base account (OPEN-A015). */
export interface Shopper {
  /** Id for requests to the services. Guests have none. */
  uuid: string | undefined;
  /** The profile exists only in this browser (ROLES-01, ROLES-02). */
  isGuest: boolean;
  /** Signed-in account without a first or a last name (LOAD-37, AGENT-02). */
  isBaseAccount: boolean;
  /** Signed-in account with both names (LOAD-39, AGENT-03). */
  isHsidMember: boolean;
  /** Has a plan: `optumId`, `mbi`, and no record type 'p' (LOAD-38, AGENT-04). */
  isMember: boolean;
  /** Complete profile of a shopper who is not a member (LOAD-40). */
  isNonMember: boolean;
  /** An agent acts on behalf of the shopper (ROLES-10 … ROLES-14). */
  isAgentFlow: boolean;
  /** Customer service views the profile (ROLES-15, AGENT-11). */
  isCloaked: boolean;
  hasMemberSiteCookie: boolean;
  /** No value: no telesales profile, or its type is not configured. */
  telesales: TelesalesType | undefined;
  may: Readonly<Record<Capability, boolean>>;
}

const isListed = (names: readonly string[], name: string | undefined): boolean =>
  names.some((listed) => listed.toLowerCase() === name?.toLowerCase());

/** Determines the kind of shopper and their capabilities. All other code uses this result. */
export function shopperOf({ identity, user = {}, isAgentFlow, ...visit }: Visit): Shopper {
  const { uuid, isCloaked } = identity;
  const { flags, rules } = visit;
  const { firstName, lastName, email, dob, zipCode, mbi, optumId, createdBy } = user;
  const isSignedIn = uuid !== undefined && !identity.isGuest;
  const isHsid = isSignedIn && user.userType?.toLowerCase() === 'hsid';
  const hasNames = firstName !== undefined && lastName !== undefined;
  const isMember =
    isSignedIn &&
    optumId !== undefined &&
    mbi !== undefined &&
    user.salesforceRecordType?.toLowerCase() !== 'p';
  const telesales = isSignedIn
    ? lookUp(rules.identity.telesales, user.telesalesProfileType ?? '')
    : undefined;
  return {
    uuid: isSignedIn ? uuid : undefined,
    isGuest: !isSignedIn,
    isBaseAccount: isHsid && !hasNames,
    isHsidMember: isHsid && hasNames,
    isMember,
    isNonMember:
      isSignedIn &&
      hasNames &&
      [email, dob, zipCode].every((value) => value !== undefined) &&
      mbi === undefined &&
      (rules.identity.nonMemberCreators.length === 0 ||
        isListed(rules.identity.nonMemberCreators, createdBy)),
    isAgentFlow,
    isCloaked,
    hasMemberSiteCookie: visit.hasMemberSiteCookie,
    telesales,
    may: {
      beAskedToSignIn: !isSignedIn,
      signOut: isSignedIn,
      manageAccount: isSignedIn && (isMember || !rules.roles.manageAccountMembersOnly),
      openMemberBenefits: isMember || (isSignedIn && flags.memberBenefits),
      importItems: isMember,
      readExtraHelpRecord: isMember && flags.lisChanges,
      answerExtraHelp: !isCloaked,
      confirmIdentity: telesales !== undefined && !isListed(rules.identity.allowedCreators, createdBy),
      enroll: !isCloaked,
      openApplications: !isCloaked,
      loadSavedApplication: isSignedIn && !isCloaked,
      loadMedsuppEnrollment: isSignedIn && !isCloaked,
      browsePlans: !isCloaked,
      goBack: !isCloaked,
      emailPlans: !isCloaked,
      removeItems: !isCloaked || !rules.cloaked.readOnly,
    },
  };
}
