import { resolveConfig } from '../../src/config/settings';
import type { ConfigInput } from '../../src/config/settings';
import type { User } from '../../src/domain/profile/profile';
import { guest, type Identity, type Visit } from '../../src/domain/shopper/roles';

/**
 * Sample visits. They are the input of docs/reference/roles.md, and test/domain/shopper/roles.test.ts checks
 * the results.
 */
export interface Kind {
  /** Column heading. */
  head: string;
  /** Description in one sentence. */
  about: string;
  visit: Visit;
}

/** A creator that the sample configuration allows, with different case there. */
const ALLOWED_CREATOR = 'Call-Center';

const configuredAs = (input: ConfigInput) =>
  resolveConfig([{ identity: { allowedCreators: [ALLOWED_CREATOR.toLowerCase()] } }, input]).config;

const signedIn: Identity = { uuid: 'sample', isGuest: false, isCloaked: false };

const visitOf = (user: User | undefined, known: Partial<Visit> = {}): Visit => ({
  identity: signedIn,
  user,
  isAgentFlow: false,
  hasMemberSiteCookie: false,
  flags: { memberBenefits: false, lisChanges: false },
  rules: configuredAs({}),
  ...known,
});

const consumer: User = { firstName: 'Sam', lastName: 'Sample', email: 'sam@example.com' };
const member: User = {
  ...consumer,
  userType: 'hsid',
  optumId: 'sample',
  mbi: '1EG4TE5MK73',
  salesforceRecordType: 'm',
};
const afterCall = (telesalesProfileType: string, createdBy = 'Somebody'): Visit =>
  visitOf({ ...consumer, telesalesProfileType, createdBy });

export const kinds = {
  guest: { head: 'guest', about: 'Has not signed in.', visit: visitOf(undefined, { identity: guest }) },
  consumer: {
    head: 'consumer',
    about: 'Has signed in; the profile has a name and an email address.',
    visit: visitOf(consumer),
  },
  baseAccount: {
    head: 'base account',
    about: 'Has signed in with an HSID account that lacks the first or the last name.',
    visit: visitOf({ userType: 'hsid', email: 'sam@example.com' }),
  },
  hsidMember: {
    head: 'HSID member profile',
    about: 'Has signed in with an HSID account that has both names, and no plan yet.',
    visit: visitOf({ ...consumer, userType: 'hsid' }),
  },
  member: {
    head: 'member',
    about: 'Has a plan: `optumId` and `mbi` are set, and the record type is "m".',
    visit: visitOf(member),
  },
  recordTypeP: {
    head: 'record type "p"',
    about: 'As the member, but the record type is "p".',
    visit: visitOf({ ...member, salesforceRecordType: 'p' }),
  },
  nonMember: {
    head: 'no member',
    about: 'A consumer whose date of birth and ZIP code are known as well, and who has no `mbi`.',
    visit: visitOf({ ...consumer, dob: '02/14/1950', zipCode: '60614', createdBy: 'Somebody' }),
  },
  agent: {
    head: 'agent',
    about: 'An agent who acts for the consumer: a session header lies in session storage.',
    visit: visitOf(consumer, { isAgentFlow: true }),
  },
  cloaked: {
    head: 'cloaked',
    about: 'Customer service, cloaked into the profile of the consumer (`isCSRLogin`).',
    visit: visitOf(consumer, { identity: { ...signedIn, isCloaked: true } }),
  },
  telesalesM: {
    head: 'telesales M',
    about: 'A telesales profile of type `M`.',
    visit: afterCall('M'),
  },
  telesalesTPM: {
    head: 'telesales TPM',
    about: 'A telesales profile of type `TPM`.',
    visit: afterCall('TPM'),
  },
  telesalesP: {
    head: 'telesales P',
    about: 'A telesales profile of type `P`.',
    visit: afterCall('P'),
  },
  telesalesTPP: {
    head: 'telesales TPP',
    about: 'A telesales profile of type `TPP`.',
    visit: afterCall('TPP'),
  },
  telesalesAllowed: {
    head: 'allowed creator',
    about: 'A telesales profile of type `M` whose `createdBy` is one of `identity.allowedCreators`.',
    visit: afterCall('M', ALLOWED_CREATOR),
  },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

/** Flags that a site can turn on, and the results that may change. */
export interface Switch {
  about: string;
  turnOn: (visit: Visit) => Visit;
}

const configure =
  (input: ConfigInput) =>
  (visit: Visit): Visit => ({ ...visit, rules: configuredAs(input) });

export const switches = {
  A: {
    about: 'the feature flag `memberBenefitsButtonMobile` is on',
    turnOn: (visit) => ({ ...visit, flags: { ...visit.flags, memberBenefits: true } }),
  },
  B: {
    about: 'the feature flag `lisChanges` is on',
    turnOn: (visit) => ({ ...visit, flags: { ...visit.flags, lisChanges: true } }),
  },
  C: {
    about: 'the configuration has `roles.manageAccountMembersOnly`',
    turnOn: configure({ roles: { manageAccountMembersOnly: true } }),
  },
  D: {
    about: 'the configuration has `cloaked.readOnly`',
    turnOn: configure({ cloaked: { readOnly: true } }),
  },
  E: {
    about:
      '`identity.nonMemberCreators` of the configuration lists creators, and the profile’s is not one of them',
    turnOn: configure({ identity: { nonMemberCreators: ['somebody-else'] } }),
  },
  F: {
    about: 'the browser holds a member-site cookie (`storageKeys.memberSiteCookie`)',
    turnOn: (visit) => ({ ...visit, hasMemberSiteCookie: true }),
  },
} satisfies Record<string, Switch>;

export type SwitchName = keyof typeof switches;
