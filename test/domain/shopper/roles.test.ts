import { expect } from 'chai';
import * as fc from 'fast-check';
import { kinds, switches, type KindName, type SwitchName } from '../../../scripts/build/shoppers';
import { resolveConfig } from '../../../src/config/settings';
import type { User } from '../../../src/domain/profile/profile';
import {
  guest,
  shopperOf,
  type Capability,
  type Shopper,
  type Visit,
} from '../../../src/domain/shopper/roles';

/*
 * The table of docs/reference/roles.md in words, written by hand from the requirements. It applies to a page
 * without feature flags and with the default configuration, except for one allowed creator.
 */

const everyKind = Object.keys(kinds) as KindName[];
const nobody: KindName[] = [];
const only = (...names: KindName[]): KindName[] => names;
const allBut = (...names: KindName[]): KindName[] => everyKind.filter((kind) => !names.includes(kind));

type Row = [who: KindName[], rows: string];
type Fact = Exclude<keyof Shopper, 'may' | 'telesales'>;

const facts: Record<Fact, Row> = {
  uuid: [allBut('guest'), 'ROLES-02, LOAD-35'],
  isGuest: [only('guest'), 'ROLES-01, LOAD-34'],
  isBaseAccount: [only('baseAccount'), 'DATA-03, LOAD-37, AGENT-02, OPEN-A017'],
  isHsidMember: [only('hsidMember', 'member', 'recordTypeP'), 'LOAD-39, AGENT-03'],
  isMember: [only('member'), 'LOAD-38, AGENT-04, ROLES-07, DATA-04'],
  isNonMember: [only('nonMember'), 'LOAD-40, OPEN-A018'],
  isAgentFlow: [only('agent'), 'ROLES-10, AGENT-06'],
  isCloaked: [only('cloaked'), 'ROLES-15, AGENT-11, MODEL-17'],
  hasMemberSiteCookie: [nobody, 'LOAD-41, OPEN-A019'],
};

const capabilities: Record<Capability, Row> = {
  beAskedToSignIn: [only('guest'), 'ROLES-01, AGENT-01'],
  signOut: [allBut('guest'), 'ROLES-05'],
  manageAccount: [allBut('guest'), 'ROLES-04, OPEN-A038'],
  openMemberBenefits: [only('member'), 'ROLES-06, ROLES-09, OPEN-A038'],
  importItems: [only('member'), 'ROLES-08, ROLES-09, AGENT-05, LOAD-29'],
  readExtraHelpRecord: [nobody, 'HELP-07'],
  answerExtraHelp: [allBut('cloaked'), 'HELP-10'],
  confirmIdentity: [
    only('telesalesM', 'telesalesTPM', 'telesalesP', 'telesalesTPP'),
    'ROLES-24, IDENT-01, IDENT-02, OPEN-A018, OPEN-B19',
  ],
  enroll: [allBut('cloaked'), 'ROLES-18, AGENT-13'],
  openApplications: [allBut('cloaked'), 'ROLES-19'],
  loadSavedApplication: [allBut('guest', 'cloaked'), 'ROLES-21'],
  loadMedsuppEnrollment: [allBut('guest', 'cloaked'), 'ROLES-22'],
  browsePlans: [allBut('cloaked'), 'ROLES-20, OPEN-A093'],
  goBack: [allBut('cloaked'), 'ROLES-17'],
  emailPlans: [allBut('cloaked'), 'ROLES-16, AGENT-12'],
  removeItems: [everyKind, 'ROLES-25, OPEN-B66'],
};

/** The capabilities that a flag changes. All others stay the same. */
const switched: Record<SwitchName, [changes: Partial<Record<Capability | Fact, KindName[]>>, rows: string]> =
  {
    A: [{ openMemberBenefits: allBut('guest') }, 'ROLES-06, OPEN-A038'],
    B: [{ readExtraHelpRecord: only('member') }, 'HELP-07'],
    C: [{ manageAccount: only('member') }, 'ROLES-09, OPEN-A038'],
    D: [{ removeItems: allBut('cloaked') }, 'OPEN-B66'],
    E: [{ isNonMember: nobody }, 'LOAD-40, OPEN-A018'],
    F: [{ hasMemberSiteCookie: everyKind }, 'LOAD-41, OPEN-A019'],
  };

/** The kinds of shoppers that have the capability. */
function whoIs(
  question: (shopper: Shopper) => unknown,
  prepare = (visit: Visit): Visit => visit,
): KindName[] {
  return everyKind.filter((kind) => Boolean(question(shopperOf(prepare(kinds[kind].visit)))));
}

const factNames = Object.keys(facts) as Fact[];
const capabilityNames = Object.keys(capabilities) as Capability[];

describe('roles: the table', () => {
  for (const fact of factNames)
    it(`knows who has ${fact} (${facts[fact][1]})`, () => {
      expect(whoIs((shopper) => shopper[fact])).to.deep.equal(facts[fact][0]);
    });

  it('knows the status of telesales profiles (ROLES-23, AGENT-14)', () => {
    const statuses = everyKind.flatMap((kind) => {
      const { telesales } = shopperOf(kinds[kind].visit);
      return telesales ? [[kind, telesales.status, telesales.form]] : [];
    });
    expect(statuses).to.deep.equal([
      ['telesalesM', 'M', 'memberConsent'],
      ['telesalesTPM', 'TPM', 'memberNoConsent'],
      ['telesalesP', 'P', 'genderZip'],
      ['telesalesTPP', 'TPP', 'genderZip'],
      ['telesalesAllowed', 'M', 'memberConsent'],
    ]);
  });

  for (const capability of capabilityNames)
    it(`knows who may ${capability} (${capabilities[capability][1]})`, () => {
      expect(whoIs(({ may }) => may[capability])).to.deep.equal(capabilities[capability][0]);
    });

  it('has a row for everything that there is (ROLES-25)', () => {
    const { may, ...rest } = shopperOf(kinds.guest.visit);
    expect(Object.keys(may)).to.have.members(capabilityNames);
    expect(Object.keys(rest)).to.have.members([...factNames, 'telesales']);
  });
});

describe('roles: what a site can change', () => {
  for (const name of Object.keys(switched) as SwitchName[]) {
    const { about, turnOn } = switches[name];
    const [changes, rows] = switched[name];
    it(`changes ${Object.keys(changes).join()} and nothing else when ${about} (${rows})`, () => {
      for (const fact of factNames)
        expect(
          whoIs((shopper) => shopper[fact], turnOn),
          fact,
        ).to.deep.equal(changes[fact] ?? facts[fact][0]);
      for (const capability of capabilityNames)
        expect(
          whoIs(({ may }) => may[capability], turnOn),
          capability,
        ).to.deep.equal(changes[capability] ?? capabilities[capability][0]);
    });
  }

  it('exempts no creator as long as none is listed (OPEN-A018, OPEN-B19)', () => {
    const byDefault = (visit: Visit): Visit => ({ ...visit, rules: resolveConfig([]).config });
    expect(whoIs(({ may }) => may.confirmIdentity, byDefault)).to.deep.equal(
      only('telesalesM', 'telesalesTPM', 'telesalesP', 'telesalesTPP', 'telesalesAllowed'),
    );
  });

  it('takes telesales types that the host has configured (OPEN-A094)', () => {
    const { config } = resolveConfig([
      { identity: { telesales: { prospect: { form: 'genderZip', status: 'P' } } } },
    ]);
    const visit: Visit = {
      ...kinds.consumer.visit,
      user: { telesalesProfileType: 'prospect' },
      rules: config,
    };
    expect(shopperOf(visit).telesales).to.deep.equal({ form: 'genderZip', status: 'P' });
    expect(shopperOf(visit).may.confirmIdentity).to.equal(true);
  });
});

const words = fc.stringMatching(/^[A-Za-z0-9]{1,8}$/);
const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const creator = fc.constantFrom('Call-Center', 'web', 'agency');

const users: fc.Arbitrary<User> = fc.record({
  firstName: perhaps(words),
  lastName: perhaps(words),
  email: perhaps(words),
  dob: perhaps(words),
  zipCode: perhaps(words),
  mbi: perhaps(words),
  optumId: perhaps(words),
  userType: perhaps(fc.constantFrom('hsid', 'HSID', 'hsid-2', 'other')),
  salesforceRecordType: perhaps(fc.constantFrom('p', 'P', 'm')),
  telesalesProfileType: perhaps(fc.constantFrom('M', 'TPM', 'P', 'TPP', 'constructor', 'x')),
  createdBy: perhaps(creator),
});

const rules = fc
  .record({
    allowedCreators: fc.subarray(['call-center', 'WEB']),
    nonMemberCreators: fc.subarray(['call-center', 'WEB']),
    manageAccountMembersOnly: fc.boolean(),
    readOnly: fc.boolean(),
  })
  .map(
    ({ allowedCreators, nonMemberCreators, manageAccountMembersOnly, readOnly }) =>
      resolveConfig([
        {
          identity: { allowedCreators, nonMemberCreators },
          roles: { manageAccountMembersOnly },
          cloaked: { readOnly },
        },
      ]).config,
  );

const visits: fc.Arbitrary<Visit> = fc.record({
  identity: fc.record({ uuid: perhaps(words), isGuest: fc.boolean(), isCloaked: fc.boolean() }),
  user: perhaps(users),
  isAgentFlow: fc.boolean(),
  hasMemberSiteCookie: fc.boolean(),
  flags: fc.record({ memberBenefits: fc.boolean(), lisChanges: fc.boolean() }),
  rules,
});

/** Any signed-in shopper with these known values. */
const signedInWith = (known: User): fc.Arbitrary<Visit> =>
  fc.tuple(visits, users).map(([visit, user]) => ({
    ...visit,
    identity: { ...visit.identity, uuid: 'u', isGuest: false },
    user: { ...user, ...known },
  }));

const withUser = (visit: Visit, changes: User): Visit => ({ ...visit, user: { ...visit.user, ...changes } });
const withIdentity = (visit: Visit, changes: Partial<Visit['identity']>): Visit => ({
  ...visit,
  identity: { ...visit.identity, ...changes },
});

/** The same letters in random case. */
const anyCase = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((capitals) =>
      [...text]
        .map((letter, index) => (capitals[index] ? letter.toUpperCase() : letter.toLowerCase()))
        .join(''),
    );

type Condition = [name: string, breakIt: (visit: Visit) => Visit];
const isNotSignedIn: Condition[] = [
  ['uuid', (visit) => withIdentity(visit, { uuid: undefined })],
  ['not a guest', (visit) => withIdentity(visit, { isGuest: true })],
];
const lacks = (...fields: (keyof User)[]): Condition[] =>
  fields.map((field) => [field, (visit) => withUser(visit, { [field]: undefined })]);

interface Test {
  name: 'isMember' | 'isHsidMember' | 'isNonMember';
  rows: string;
  known: User;
  conditions: Condition[];
}

const tests: Test[] = [
  {
    name: 'isHsidMember',
    rows: 'AGENT-03, LOAD-39',
    known: { userType: 'hsid', firstName: 'Sam', lastName: 'Sample' },
    conditions: [
      ...isNotSignedIn,
      ...lacks('userType', 'firstName', 'lastName'),
      ['user type HSID', (visit) => withUser(visit, { userType: 'other' })],
    ],
  },
  {
    name: 'isMember',
    rows: 'AGENT-04, LOAD-38',
    known: { optumId: 'o', mbi: 'm', salesforceRecordType: 'm' },
    conditions: [
      ...isNotSignedIn,
      ...lacks('optumId', 'mbi'),
      ['another record type than p', (visit) => withUser(visit, { salesforceRecordType: 'p' })],
    ],
  },
  {
    name: 'isNonMember',
    rows: 'LOAD-40, OPEN-A018',
    known: {
      firstName: 'Sam',
      lastName: 'Sample',
      email: 'e',
      dob: 'd',
      zipCode: 'z',
      mbi: undefined,
      createdBy: 'web',
    },
    conditions: [
      ...isNotSignedIn,
      ...lacks('firstName', 'lastName', 'email', 'dob', 'zipCode', 'createdBy'),
      ['no mbi', (visit) => withUser(visit, { mbi: 'm' })],
      ['one of the creators', (visit) => withUser(visit, { createdBy: 'agency' })],
    ],
  },
];

/** The source of non-members is checked only if the host lists one. */
const withSource = (visit: Visit): Visit => ({
  ...visit,
  rules: { ...visit.rules, identity: { ...visit.rules.identity, nonMemberCreators: ['WEB'] } },
});

describe('roles: conditions', () => {
  for (const { name, rows, known, conditions } of tests) {
    it(`is ${name} with all conditions, whatever else is so (${rows})`, () => {
      fc.assert(fc.property(signedInWith(known), (visit) => shopperOf(withSource(visit))[name]));
    });

    for (const [condition, breakIt] of conditions)
      it(`is not ${name} without the condition: ${condition} (${rows})`, () => {
        fc.assert(fc.property(signedInWith(known), (visit) => !shopperOf(breakIt(withSource(visit)))[name]));
      });
  }

  it('takes a missing record type for another one than p (AGENT-04, OPEN-B61)', () => {
    const visit = signedInWith({ optumId: 'o', mbi: 'm', salesforceRecordType: undefined });
    fc.assert(fc.property(visit, (known) => shopperOf(known).isMember));
  });

  it('does not check the creator of a non-member when none is listed (OPEN-A018)', () => {
    const { rules: anyCreator } = kinds.nonMember.visit;
    fc.assert(
      fc.property(perhaps(words), (createdBy) => {
        const visit = withUser(kinds.nonMember.visit, { createdBy });
        return shopperOf({ ...visit, rules: anyCreator }).isNonMember;
      }),
    );
  });

  it('finds every HSID account to be either a base account or an HSID member (OPEN-A017, OPEN-B61)', () => {
    fc.assert(
      fc.property(visits, (visit) => {
        const { isGuest, isBaseAccount, isHsidMember } = shopperOf(visit);
        const isHsid = !isGuest && /^hsid$/i.test(visit.user?.userType ?? '');
        expect(Number(isBaseAccount) + Number(isHsidMember)).to.equal(isHsid ? 1 : 0);
      }),
    );
  });

  it('is never a member and never both at the same time (LOAD-38, LOAD-40)', () => {
    fc.assert(
      fc.property(visits, (visit) => {
        const { isMember, isNonMember } = shopperOf(visit);
        return !(isMember && isNonMember);
      }),
    );
  });
});

describe('roles: names in any case', () => {
  it('of the user type (OPEN-A017)', () => {
    fc.assert(
      fc.property(visits, anyCase('hsid'), (visit, userType) => {
        expect(shopperOf(withUser(visit, { userType }))).to.deep.equal(
          shopperOf(withUser(visit, { userType: 'hsid' })),
        );
      }),
    );
  });

  it('of the record type (OPEN-B61, DATA-04)', () => {
    const isMember = (salesforceRecordType: string): boolean =>
      shopperOf(withUser(kinds.member.visit, { salesforceRecordType })).isMember;
    expect(['p', 'P', 'm', 'M', 'pp', 'sp'].map(isMember)).to.deep.equal([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  it('of creators, in the profile and in the configuration (OPEN-B19)', () => {
    fc.assert(
      fc.property(anyCase('call-center'), anyCase('call-center'), (createdBy, listed) => {
        const visit = (kind: KindName): Visit => {
          const known = withUser(kinds[kind].visit, { createdBy });
          const identity = {
            ...known.rules.identity,
            allowedCreators: [listed],
            nonMemberCreators: [listed],
          };
          return { ...known, rules: { ...known.rules, identity } };
        };
        expect(shopperOf(visit('telesalesM')).may.confirmIdentity).to.equal(false);
        expect(shopperOf(visit('nonMember')).isNonMember).to.equal(true);
      }),
    );
  });
});

describe('roles: independence (OPEN-A015)', () => {
  const factsOf = (visit: Visit): Omit<Shopper, 'may'> => {
    const { may: _, ...rest } = shopperOf(visit);
    return rest;
  };

  it('lets an agent’s session change only the agent flow, and forbid nothing (AGENT-06, ROLES-25)', () => {
    fc.assert(
      fc.property(visits, (visit) => {
        const without = shopperOf({ ...visit, isAgentFlow: false });
        expect(shopperOf({ ...visit, isAgentFlow: true })).to.deep.equal({ ...without, isAgentFlow: true });
      }),
    );
  });

  it('lets cloaking change no other fact, and allow nothing (ROLES-15)', () => {
    fc.assert(
      fc.property(visits, (visit) => {
        const [open, cloaked] = [false, true].map((isCloaked) => withIdentity(visit, { isCloaked }));
        expect(factsOf(cloaked!)).to.deep.equal({ ...factsOf(open!), isCloaked: true });
        for (const capability of capabilityNames)
          if (shopperOf(cloaked!).may[capability])
            expect(shopperOf(open!).may[capability], capability).to.equal(true);
      }),
    );
  });

  it('lets a member-site cookie change only its own fact (LOAD-41, OPEN-A019)', () => {
    fc.assert(
      fc.property(visits, (visit) => {
        const without = shopperOf({ ...visit, hasMemberSiteCookie: false });
        expect(shopperOf({ ...visit, hasMemberSiteCookie: true })).to.deep.equal({
          ...without,
          hasMemberSiteCookie: true,
        });
      }),
    );
  });

  it('finds guest or not, member or not, agent or not and cloaked or not in every combination', () => {
    const either = [false, true];
    for (const isGuest of either)
      for (const isMember of either)
        for (const isAgentFlow of either)
          for (const isCloaked of either) {
            const { visit } = isMember ? kinds.member : kinds.consumer;
            const asked = withIdentity({ ...visit, isAgentFlow }, { isGuest, isCloaked });
            expect(shopperOf(asked)).to.include({
              isGuest,
              isAgentFlow,
              isCloaked,
              isMember: isMember && !isGuest, // LOAD-38
            });
          }
  });
});

describe('roles: guests', () => {
  it('have no uuid, are no one in particular, and have nothing that is for those who sign in (ROLES-01, LOAD-35)', () => {
    fc.assert(
      fc.property(visits, fc.boolean(), (visit, hasUuid) => {
        const asked = withIdentity(visit, hasUuid ? { isGuest: true } : { uuid: undefined });
        const shopper = shopperOf(asked);
        expect(shopper).to.include({
          uuid: undefined,
          isGuest: true,
          isBaseAccount: false,
          isHsidMember: false,
          isMember: false,
          isNonMember: false,
          telesales: undefined,
        });
        expect(shopper.may).to.include({
          beAskedToSignIn: true,
          signOut: false,
          manageAccount: false,
          openMemberBenefits: false,
          importItems: false,
          readExtraHelpRecord: false,
          confirmIdentity: false,
        });
      }),
    );
  });

  it('are all who have no uuid, and no one else', () => {
    fc.assert(
      fc.property(visits, (visit) => {
        const { uuid, isGuest } = shopperOf(visit);
        return isGuest === (uuid === undefined);
      }),
    );
  });

  it('are those of whom nothing is known (LOAD-05)', () => {
    expect(shopperOf({ ...kinds.member.visit, identity: guest, user: undefined }).isGuest).to.equal(true);
  });
});

describe('roles: telesales types', () => {
  const listed = ['M', 'TPM', 'P', 'TPP'];
  const strange = fc.oneof(
    fc.constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', ''),
    fc.string().filter((type) => !listed.includes(type)),
  );

  it('are none when no one has configured them, and then there is nothing to confirm (OPEN-A094, OPEN-B68)', () => {
    fc.assert(
      fc.property(signedInWith({}), strange, (visit, telesalesProfileType) => {
        const { telesales, may } = shopperOf(withUser(visit, { telesalesProfileType }));
        expect(telesales).to.equal(undefined);
        expect(may.confirmIdentity).to.equal(false);
      }),
    );
  });

  it('ask everyone for a confirmation whose creator is not allowed (ROLES-24)', () => {
    fc.assert(
      fc.property(signedInWith({}), fc.constantFrom(...listed), (visit, telesalesProfileType) => {
        const { allowedCreators } = visit.rules.identity;
        const { createdBy } = visit.user!;
        const isAllowed = allowedCreators.some((name) => name.toUpperCase() === createdBy?.toUpperCase());
        const { may } = shopperOf(withUser(visit, { telesalesProfileType }));
        expect(may.confirmIdentity).to.equal(!isAllowed);
      }),
    );
  });
});
