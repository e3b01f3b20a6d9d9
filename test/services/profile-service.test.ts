import { expect } from 'chai';
import * as fc from 'fast-check';
import { deletePlan } from '../../src/services/profile-items-service';
import type { ProfileSection } from '../../src/services/call-name';
import { logout, parseProfile, readProfile } from '../../src/services/profile-service';
import { validateSignIn } from '../../src/services/sign-in-service';
import {
  respondWithJson,
  respondWithText,
  askService,
  configured,
  describeFailures,
  jsonWith,
  leaveNetwork,
  valueOf,
} from './support';

const config = configured();
const UUID = 'demo-consumer';

afterEach(leaveNetwork);

describe('reading the profile', () => {
  it('asks GET /landrover/api/Users/{uuid}/all and nothing more (NET-01, NET-05, CONSTB-14)', async () => {
    const service = askService({ scenario: 'consumer' });
    await valueOf(readProfile(config, UUID));
    expect(service.requests).to.have.length(1);
    expect(service.requests[0]).to.include({ method: 'GET', path: '/landrover/api/Users/demo-consumer/all' });
    expect(service.requests[0]?.query).to.deep.equal({});
    expect(service.requests[0]?.body).to.equal(undefined);
  });

  const sections: ProfileSection[] = ['all', 'plans', 'drugs', 'providers', 'medsuppPlans', 'demographics'];
  for (const section of sections)
    it(`requests the section ${section} by its name, with the flag for "all" only (NET-05, NET-06, HTTP-07)`, async () => {
      const sent = respondWithJson({});
      await readProfile(config, UUID, section);
      await readProfile(config, UUID, section, 'merged');
      const path = `/landrover/api/Users/demo-consumer/${section}`;
      expect(sent.map(({ url }) => url.pathname)).to.deep.equal([
        path,
        section === 'all' ? `${path}/merged` : path,
      ]);
    });

  it('lets the host add to the path: extra to every section, flag to "all" only (NET-05, OPEN-A098)', async () => {
    const sent = respondWithJson({});
    const asked: string[] = [];
    const hosts = configured({
      profileRead: {
        extra: (section) => {
          asked.push(section);
          return `x ${section}`;
        },
        flag: (section) => `f-${section}`,
      },
    });
    for (const section of sections) await readProfile(hosts, 'u', section);
    await readProfile(hosts, 'u', 'all', 'merged');
    expect(asked).to.deep.equal([...sections, 'all']);
    expect(sent.map(({ url }) => url.pathname.replace('/landrover/api/Users/u/', ''))).to.deep.equal([
      'all/x%20all/f-all',
      'plans/x%20plans',
      'drugs/x%20drugs',
      'providers/x%20providers',
      'medsuppPlans/x%20medsuppPlans',
      'demographics/x%20demographics',
      'all/x%20all/merged',
    ]);
  });

  it('leaves no empty part in the path when the host adds nothing (OPEN-A098)', async () => {
    const sent = respondWithJson({});
    for (const nothing of [undefined, '', ' ']) {
      await readProfile(configured({ profileRead: { extra: () => nothing, flag: () => nothing } }), 'u');
      await readProfile(configured({ profileRead: { extra: () => nothing, flag: () => 'f' } }), 'u');
      await readProfile(configured({ profileRead: { extra: () => 'x', flag: () => nothing } }), 'u');
    }
    expect(new Set(sent.map(({ url }) => url.pathname.replace('/landrover/api/Users/u/', '')))).to.deep.equal(
      new Set(['all', 'all/f', 'all/x']),
    );
  });

  it('goes to the base path of the configuration, with the uuid escaped (NET-01, OPEN-B62)', async () => {
    const sent = respondWithJson({});
    await readProfile(configured({ services: { profile: 'https://api.example.com/v2' } }), 'a/b?c#d e');
    expect(sent[0]?.url.href).to.equal('https://api.example.com/v2/Users/a%2Fb%3Fc%23d%20e/all');
  });

  it('does not throw at a uuid with half a character', async () => {
    const sent = respondWithJson({});
    expect((await readProfile(config, 'a\uD800')).ok).to.equal(true);
    expect(sent[0]?.url.pathname).to.equal('/landrover/api/Users/a%EF%BF%BD/all');
  });

  it('reads the sections of the response (NET-07, DATA-01, DATA-08, DATA-09, HTTP-08, MODEL-04)', async () => {
    const service = askService({ scenario: 'consumer' });
    const profile = await valueOf(readProfile(config, UUID));
    const { state } = service;
    expect(profile?.uuid).to.equal(UUID);
    expect(profile?.zipCode).to.equal('60614');
    expect(profile?.plans.map(({ planId, planYear }) => [planId, String(planYear)])).to.deep.equal(
      state.plansDetails.plans.map(({ planId, planYear }) => [planId, planYear]),
    );
    expect(profile?.plans.map(({ isEnrolled }) => isEnrolled)).to.deep.equal(Array<boolean>(8).fill(false));
    expect(profile?.memberEnrolledPlans.map(({ isEnrolled }) => isEnrolled)).to.deep.equal([true]);
    expect(profile?.plans[0]?.county).to.include({ fipsCountyCode: '031', stateCode: 'IL' });
    expect(profile?.user).to.include({ firstName: 'Marta', userType: 'hsid', salesforceRecordType: 'p' });
    expect(profile?.drugs).to.have.length(3);
    expect(profile?.pharmacyNumber).to.equal('9900025');
    expect(profile?.pharmacyName).to.equal('Sample Corner Pharmacy');
    expect(profile?.providers.map(({ specialty }) => specialty)).to.deep.equal([
      'Family medicine',
      'Cardiology',
    ]);
  });

  it('says that the session has ended (ERR-02)', async () => {
    askService({ scenario: 'consumer', fail: { call: 'profile', kind: 401 } });
    const result = await readProfile(config, UUID);
    expect(!result.ok && result.failure.isInvalidSession).to.equal(true);
  });

  describeFailures(() => readProfile(config, UUID), 'profile (all)');
});

describe('parsing the profile', () => {
  const plan = { planId: 'H1036054000', planType: 'MAPD', planYear: '2027' };
  const drug = { drugName: 'Metformin' };
  const provider = { providerId: '9000000101', providerName: 'Dr. Robin Sample' };

  const empty = parseProfile({});
  const readUser = (userDetails: object) => parseProfile({ userDetails })?.user;

  it('reads missing sections as no value or an empty list (MODEL-26)', () => {
    expect(empty).to.deep.equal({
      uuid: undefined,
      user: undefined,
      plans: [],
      memberEnrolledPlans: [],
      zipCode: undefined,
      drugs: [],
      pharmacyNumber: undefined,
      pharmacyName: undefined,
      providers: [],
      enrollments: [],
      macraData: undefined,
      medsuppData: undefined,
      preData: undefined,
    });
  });

  it('finds no profile in what is no object (ERR-03)', () => {
    for (const body of [null, undefined, 7, 'text', true, [], [{ uuid: 'a' }]])
      expect(parseProfile(body), JSON.stringify(body)).to.equal(undefined);
  });

  it('reads sections of the wrong type as missing ones (MODEL-26)', () => {
    for (const wrong of [null, 7, 'text', [], true])
      expect(
        parseProfile({
          plansDetails: wrong,
          memberEnrolledPlans: wrong,
          drugsAndPharmacyDetails: wrong,
          providersDetails: wrong,
          enrollmentsDetails: wrong,
        }),
      ).to.deep.equal(empty);
  });

  it('ignores fields that it does not know (MODEL-26)', () => {
    const profile = parseProfile({
      surprise: { a: [1] },
      plansDetails: { extra: 1, plans: [{ ...plan, colour: 'blue' }] },
    });
    expect(profile?.plans).to.have.length(1);
    expect(profile?.plans[0]).not.to.have.property('colour');
  });

  it('drops a bad item and keeps the others in order (MODEL-26)', () => {
    const bad: unknown[] = [null, 7, 'text', [], {}, { planId: 'undefined' }];
    const profile = parseProfile({
      plansDetails: { plans: [...bad, plan, ...bad, { ...plan, planYear: 2026 }] },
      memberEnrolledPlans: [...bad, plan],
      drugsAndPharmacyDetails: {
        drugInfoDetails: [...bad, drug, { drugName: 'null' }, { drugName: 'Warfarin' }],
      },
      providersDetails: { providerIdList: [provider, { providerName: 'no id' }, ...bad] },
    });
    expect(profile?.plans.map(({ planYear }) => planYear)).to.deep.equal([2027, 2026]);
    expect(profile?.memberEnrolledPlans).to.have.length(1);
    expect(profile?.drugs.map(({ drugName }) => drugName)).to.deep.equal(['Metformin', 'Warfarin']);
    expect(profile?.providers.map(({ providerId }) => providerId)).to.deep.equal(['9000000101']);
  });

  it('drops a saved plan without id, year or known type (DATA-09, DATA-14)', () => {
    for (const missing of [
      { planId: undefined },
      { planId: 'null' },
      { planYear: undefined },
      { planYear: 'soon' },
      { planType: undefined },
      { planType: 'HMO' },
      { planType: 'constructor' },
    ])
      expect(
        parseProfile({ plansDetails: { plans: [{ ...plan, ...missing }] } })?.plans,
        JSON.stringify(missing),
      )
        .to // prettier-ignore
        .deep.equal([]);
  });

  it('knows every spelling of a plan type (DATA-14, MODEL-10, OPEN-A119)', () => {
    const types = [
      'ma',
      'MAPD',
      'pdp',
      'Chronic',
      'C&S',
      'Institutional - IESNP',
      'medicare supplement',
      'MEDSUPP',
    ];
    const profile = parseProfile({
      plansDetails: { plans: types.map((planType) => ({ ...plan, planType })) },
    });
    expect(profile?.plans.map(({ planType }) => planType)).to.deep.equal(['MA', 'MAPD', 'PDP', 'SNP', 'SNP', 'SNP', 'MS', 'MS']); // prettier-ignore
  });

  it('reads a saved plan with place and enrollment (DATA-09, DATA-14, DATA-15)', () => {
    const county = {
      fipsCountyCode: '031',
      fipsCountyName: 'Cook',
      fipsStateCode: '17',
      stateCode: 'IL',
      cmsCountyCodes: ['14141', null, 5],
    };
    const [read] = parseProfile({
      plansDetails: { plans: [{ ...plan, zipCode: 60614, county, isEnrolled: 'true', snpType: 'null' }] },
    })!.plans;
    expect(read).to.deep.equal({
      planId: 'H1036054000',
      planType: 'MAPD',
      planYear: 2027,
      zipCode: '60614',
      county: { ...county, cmsCountyCodes: ['14141', '5'] },
      isEnrolled: true,
      snpType: undefined,
    });
  });

  it('keeps a saved plan whose county cannot be read (DATA-15)', () => {
    for (const county of [null, 'Cook', 7]) {
      const [read] = parseProfile({ plansDetails: { plans: [{ ...plan, county }] } })!.plans;
      expect(read?.county, JSON.stringify(county)).to.equal(undefined);
      expect(read?.isEnrolled).to.equal(false);
    }
  });

  it('reads user details, and "null" and "undefined" as not given (DATA-02, DATA-05, MODEL-05, MODEL-27, RULES-14)', () => {
    const userDetails = {
      uuid: 'u',
      firstName: ' Marta ',
      lastName: 'undefined',
      userType: 'hsid',
      optumId: 'o',
      email: 'a@example.com',
      dob: '01/05/1956',
      zipCode: '60614',
      mbi: 'null',
      isGuestUser: 'false',
      telesalesProfileType: '',
      createdBy: 'site',
      salesforceRecordType: 'p',
      lastModifiedBy: 'agent',
      lastModifiedDate: '2026-10-31',
      importAgreementData: { agreementDate: '2026-11-01' },
    };
    expect(readUser(userDetails)).to.deep.equal({
      ...readUser({}),
      uuid: 'u',
      firstName: 'Marta',
      lastName: undefined,
      userType: 'hsid',
      optumId: 'o',
      email: 'a@example.com',
      dob: '01/05/1956',
      zipCode: '60614',
      mbi: undefined,
      isGuestUser: false,
      telesalesProfileType: undefined,
      createdBy: 'site',
      salesforceRecordType: 'p',
      lastModifiedBy: 'agent',
      lastModifiedDate: '2026-10-31',
      importAgreementDate: '2026-11-01',
    });
  });

  it('reads what a full profile says of the user, profileStatus as it stands (DATA-05, DATA-06, OPEN-A117)', () => {
    const more = {
      fullName: 'Marta Sample',
      nickName: 'Mia',
      siteId: 'UHCM',
      creationDate: '2025-03-01T08:00:00',
      consent: 'Y',
      gender: 'F',
      profileType: 'AUTHENTICATED',
      profileStatus: 'm',
      mergedProfileUuid: 'u-2',
      sessionLastAccessed: '2026-11-19T10:00:00Z',
    };
    expect(readUser({ ...more, accountLinkIds: ['a', 7, null, '', {}] })).to.deep.equal({
      ...readUser({}),
      ...more,
      accountLinkIds: ['a', '7'],
    });
  });

  it('reads the import history, entries without a date too (DATA-07, MODEL-24)', () => {
    const entry = {
      profileType: 'AUTHENTICATED',
      agreementName: 'import',
      agreementDate: '2026-10-01',
      triggeredBy: 'M&R',
    };
    const user = readUser({
      importHistory: [null, { ...entry, other: 1 }, 'text', { agreementDate: 'null' }],
    });
    expect(user?.importHistory).to.deep.equal([entry, { agreementDate: undefined }]);
  });

  it('reads missing and mistyped fields of the user as no value or an empty list (MODEL-26, MODEL-27)', () => {
    const names = [
      'uuid firstName lastName userType optumId email dob zipCode mbi isGuestUser telesalesProfileType createdBy',
      'lastModifiedBy lastModifiedDate salesforceRecordType importAgreementData fullName nickName siteId',
      'creationDate consent gender profileType profileStatus mergedProfileUuid sessionLastAccessed importHistory',
      'accountLinkIds',
    ].flatMap((line) => line.split(' '));
    for (const wrong of [undefined, null, {}, [], '', ' undefined ', [null]]) {
      const userDetails = wrong === undefined ? {} : Object.fromEntries(names.map((name) => [name, wrong]));
      const { importHistory, accountLinkIds, ...rest } = readUser(userDetails)!;
      expect([importHistory, accountLinkIds], JSON.stringify(wrong)).to.deep.equal([[], []]);
      expect(Object.values(rest).filter((value) => value !== undefined)).to.be.empty;
    }
  });

  it('types the guest flag of the user (MODEL-27)', () => {
    for (const [value, flag] of [
      [true, true],
      ['true', true],
      [false, false],
      ['N', false],
      ['perhaps', undefined],
    ] as const)
      expect(readUser({ isGuestUser: value })?.isGuestUser, String(value)).to.equal(flag);
  });

  it('tells missing user details from empty ones (LOAD-26)', () => {
    for (const userDetails of [undefined, null, 'text', 7, []])
      expect(parseProfile({ userDetails })?.user, String(userDetails)).to.equal(undefined);
    expect(parseProfile({ userDetails: {} })?.user).to.be.an('object');
  });

  it('reads a drug with its fields, numbers given as text too (DATA-13, MODEL-01, MODEL-02, MODEL-06)', () => {
    const profile = parseProfile({
      drugsAndPharmacyDetails: {
        drugInfoDetails: [
          {
            drugName: 'Metformin',
            drugDosage: 'Metformin 500 mg tablet',
            drugQuantity: '2',
            drugFrequency: 'Day',
            drugSupplyLength: 30,
            nationalDrugCode: '60505257908',
          },
        ],
        pharmacyObj: { pharmacyNumber: 9_900_025 },
      },
    });
    expect(profile?.drugs).to.deep.equal([
      {
        drugName: 'Metformin',
        drugDosage: 'Metformin 500 mg tablet',
        drugQuantity: 2,
        drugFrequency: 'Day',
        drugSupplyLength: 30,
        nationalDrugCode: '60505257908',
      },
    ]);
    expect(profile?.pharmacyNumber).to.equal('9900025');
  });

  it('reads a provider, the specialty under either name (MODEL-03, MODEL-07, MODEL-08, OPEN-B10)', () => {
    const profile = parseProfile({
      providersDetails: {
        providerIdList: [
          { ...provider, providerCoverageType: 'dental', type: 'place', specialty: 'Dentistry' },
          { ...provider, providerSpecialty: 'Cardiology', specialty: 'other', providerAddressId: 1 },
        ],
      },
    });
    expect(profile?.providers[0]).to.include({
      coverageType: 'dental',
      type: 'place',
      specialty: 'Dentistry',
    });
    expect(profile?.providers[1]).to.include({ specialty: 'Cardiology', providerAddressId: '1' });
  });

  it('hands enrollments on as they came, for the code that needs them to read (APPS-02)', () => {
    const enrollments = [{ planId: 'H1036054000', planYear: '2027', formData: '[]' }, null, 7, 'text', []];
    expect(parseProfile({ enrollmentsDetails: { enrollments } })?.enrollments).to.deep.equal(enrollments);
    for (const wrong of [undefined, null, 7, 'text', {}])
      expect(parseProfile({ enrollmentsDetails: { enrollments: wrong } })?.enrollments).to.deep.equal([]);
  });

  it('never throws, whatever JSON arrives (MODEL-26)', () => {
    const body = jsonWith(
      'uuid',
      'userDetails',
      'plansDetails',
      'plans',
      'memberEnrolledPlans',
      'drugsAndPharmacyDetails', // prettier-ignore
      'drugInfoDetails',
      'pharmacyObj',
      'pharmacyNumber',
      'providersDetails',
      'providerIdList',
      'enrollmentsDetails', // prettier-ignore
      'enrollments',
      'planId',
      'planYear',
      'planType',
      'county',
      'drugName',
      'providerId',
      'providerName',
      'cmsCountyCodes', // prettier-ignore
    );
    fc.assert(
      fc.property(body, (json) => {
        const profile = parseProfile(json);
        const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
        expect(profile !== undefined).to.equal(isObject);
        for (const read of profile?.plans ?? []) {
          expect(read.planId).to.be.a('string');
          expect(read.planYear).to.be.a('number');
          expect(['MA', 'MAPD', 'PDP', 'SNP', 'MS'].includes(read.planType)).to.equal(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('drops as many items as are bad, wherever they stand (MODEL-26)', () => {
    const bad = jsonWith('planType', 'planYear').filter(
      (item) => typeof item !== 'object' || item === null || !('planId' in item),
    );
    const items = fc.array(fc.oneof(bad, fc.constant(plan)));
    fc.assert(
      fc.property(items, (plans) => {
        const good = plans.filter((item) => item === plan);
        expect(parseProfile({ plansDetails: { plans } })?.plans).to.have.length(good.length);
      }),
    );
  });
});

describe('deleting a saved plan', () => {
  it('sends DELETE /Users/{uuid}/plans/{planYear}/{planId} without a body (NET-09, NET-10, HTTP-02, HTTP-03)', async () => {
    const service = askService({ scenario: 'consumer' });
    expect(await deletePlan(config, UUID, 'plans', 2026, 'H8768019000')).to.deep.equal({
      ok: true,
      value: undefined,
    });
    expect(service.requests[0]).to.include({
      method: 'DELETE',
      path: '/landrover/api/Users/demo-consumer/plans/2026/H8768019000',
    });
    expect(service.requests[0]).not.to.have.property('body');
    expect(service.state.plansDetails.plans.map(({ planId }) => planId)).not.to.include('H8768019000');
    expect(service.state.plansDetails.plans).to.have.length(7);
  });

  it('escapes what it puts into the path (OPEN-B62)', async () => {
    const sent = respondWithText('', 204);
    await deletePlan(config, 'a/../b', 'plans', 2026, 'H1 2/3');
    expect(sent[0]?.url.pathname).to.equal('/landrover/api/Users/a%2F..%2Fb/plans/2026/H1%202%2F3');
  });

  it('fails on every other status, and on no response (HTTP-24)', async () => {
    for (const status of [300, 401, 404, 500]) {
      respondWithText('no', status);
      expect((await deletePlan(config, UUID, 'plans', 2026, 'H1')).ok, String(status)).to.equal(false);
    }
  });

  it('does not read the response: a page is as good as nothing (NET-09)', async () => {
    respondWithText('<html>');
    expect((await deletePlan(config, UUID, 'plans', 2026, 'H1')).ok).to.equal(true);
  });
});

describe('logging out', () => {
  it('sends DELETE /landrover/api/logout without a body and does not read the response (NET-11, HTTP-01)', async () => {
    const service = askService({ scenario: 'consumer' });
    expect(await logout(config)).to.deep.equal({ ok: true, value: undefined });
    expect(service.requests[0]).to.include({ method: 'DELETE', path: '/landrover/api/logout' });
    expect(service.requests[0]).not.to.have.property('body');
  });
});

describe('validating a sign-in', () => {
  it('sends POST /apps/{site}/authValidate with the six fields (NET-02, NET-03, OPEN-A096, OPEN-A097)', async () => {
    const sent = respondWithJson({ uuid: 'u' });
    await validateSignIn(configured({ site: 'AMP' }), 'c-1', 'www.example.com');
    expect(sent[0]?.method).to.equal('POST');
    expect(sent[0]?.url.pathname).to.equal('/landrover/api/apps/AARPM/authValidate');
    expect(JSON.parse(sent[0]?.body ?? '')).to.deep.equal({
      code: 'c-1',
      isHsidLogin: true,
      requestHost: 'www.example.com',
      dcClientCookie: '',
      isMultiProfileCloakInEnabled: false,
      tool: 'profile',
    });
  });

  it('sends what the host has configured (NET-03, OPEN-A097)', async () => {
    const sent = respondWithJson({ uuid: 'u' });
    const signIn = {
      isHsidLogin: false,
      requestHost: 'shop.example.com',
      clientCookie: 'dcClient',
      isMultiProfileCloakInEnabled: true,
    };
    const bodies = () => sent.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    await validateSignIn(configured({ signIn }), 'c', 'www.example.com');
    document.cookie = 'dcClient=a%20b; Path=/';
    await validateSignIn(configured({ signIn }), 'c', 'www.example.com');
    document.cookie = 'dcClient=; Path=/; Max-Age=0';
    const expected = {
      code: 'c',
      isHsidLogin: false,
      requestHost: 'shop.example.com',
      isMultiProfileCloakInEnabled: true,
      tool: 'profile',
    };
    expect(bodies()).to.deep.equal([
      { ...expected, dcClientCookie: '' },
      { ...expected, dcClientCookie: 'a b' },
    ]);
  });

  it('reads uuid, agentUserName and isNewOptumIdProfileCreated (NET-04, LOAD-06 … LOAD-08)', async () => {
    respondWithJson({ uuid: 'u', agentUserName: 'agent', isNewOptumIdProfileCreated: 'true', other: 1 });
    expect(await valueOf(validateSignIn(config, 'c', 'host'))).to.deep.equal({
      uuid: 'u',
      agentUserName: 'agent',
      isNewOptumIdProfileCreated: true,
    });
  });

  it('reads a uuid of "undefined" as none (LOAD-09, RULES-14)', async () => {
    for (const body of [{ uuid: 'undefined' }, { uuid: '' }, {}, null, [], 'ok']) {
      respondWithJson(body);
      expect((await valueOf(validateSignIn(config, 'c', 'host'))).uuid).to.equal(undefined);
    }
  });

  describeFailures(() => validateSignIn(config, 'c', 'host'), 'authValidate');
});
