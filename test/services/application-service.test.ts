import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  parseEnrollments,
  readApplicationStates,
  readSavedApplication,
} from '../../src/services/application-service';
import { askAsAgent, askGuarded, bodyOf, describeEndpoint, expectSent, leaveMockService } from './contract';
import { respondWithJson, configured, describeFailures, jsonWith, valueOf } from './support';

const config = configured();
const MBI = '1EG4-TE5-MK73';
const NOW = 1_795_000_000_000;

afterEach(leaveMockService);

describe('enrollments of the profile', () => {
  const enrollment = { planId: 'H1036054000', planYear: 2027 };
  const parse = (...wire: unknown[]) => parseEnrollments(wire, config);
  const parseOne = (known: object) => parse({ ...enrollment, ...known })[0];

  it('have what a card needs (APPS-02, DATA-10, DATA-15)', () => {
    const formData = [
      {
        view: 'medicare-information',
        formValid: true,
        nextPageUrl: '/review',
        keyLables: [
          { questionKey: 'medicareClaimNumber', userInput: MBI },
          { questionKey: 'lastName', userInput: 'Sample' },
        ],
      },
    ];
    const county = {
      fipsCountyCode: '031',
      fipsCountyName: 'Cook',
      fipsStateCode: '17',
      stateCode: 'IL',
      cmsCountyCodes: ['14141'],
    };
    const fields = {
      planId: 'H1036054000',
      planName: 'Sample Plan',
      snpType: 'C&S',
      zipCode: '60614',
      lastSaved: 'saved 11/18/2026 09:30 AM CST',
      confirmationNo: 'C-1',
      status: 'Submitted',
      phoneNumber: '1-800-555-0100',
      tty: '711',
      hoursOfOperation: '8 a.m. to 8 p.m.',
    };
    expect(
      parse({
        ...fields,
        planYear: '2027',
        planType: 'special needs (SNP)',
        county: { ...county, colour: 'blue' },
        isSubmitted: true,
        isJarvisEnrollment: true,
        monthlyPremium: 24,
        createDateTime: '2026-11-18T00:00:00',
        updateDateTime: '2026-11-18T09:30:00',
        formData: JSON.stringify(formData),
      }),
    ).to.deep.equal([
      {
        ...fields,
        planYear: 2027,
        planType: 'SNP',
        county,
        isSubmitted: true,
        isJarvisEnrollment: true,
        form: {
          steps: [{ view: 'medicare-information', formValid: true, nextPageUrl: '/review' }],
          answers: { medicareClaimNumber: MBI },
        },
      },
    ]);
  });

  it('need no more than plan and year (DATA-10, MODEL-26)', () => {
    expect(parse(enrollment)).to.have.length(1);
    const { planId, planYear, isSubmitted, isJarvisEnrollment, ...others } = parseOne({}) ?? {};
    expect({ planId, planYear, isSubmitted, isJarvisEnrollment }).to.deep.equal({
      ...enrollment,
      isSubmitted: false,
      isJarvisEnrollment: false,
    });
    expect(Object.values(others).filter((value) => value !== undefined)).to.deep.equal([]);
  });

  it('drop out without plan or year, and leave the others in order (MODEL-26)', () => {
    const bad: unknown[] = [
      null,
      7,
      'text',
      [],
      {},
      { planId: 'H1' },
      { planId: 'null', planYear: 2027 },
      { planId: 'H1', planYear: 'soon' },
    ];
    const read = parse(...bad, enrollment, ...bad, { ...enrollment, planYear: 2026 }, ...bad);
    expect(read.map(({ planYear }) => planYear)).to.deep.equal([2027, 2026]);
  });

  for (const field of [
    'planName',
    'planType',
    'snpType',
    'zipCode',
    'status',
    'lastSaved',
    'confirmationNo',
    'phoneNumber',
    'tty',
    'hoursOfOperation',
  ] as const)
    it(`have no ${field} where it reads "null" or "undefined", or is no text (DATA-10, RULES-14)`, () => {
      for (const wrong of ['null', 'undefined', '', ' ', null, {}, [], true])
        expect(parseOne({ [field]: wrong })?.[field], JSON.stringify(wrong)).to.equal(undefined);
    });

  it('read numbers and truth from text (DATA-10)', () => {
    expect(parseOne({ zipCode: 60614, confirmationNo: 7 })).to.include({
      zipCode: '60614',
      confirmationNo: '7',
    });
    for (const field of ['isSubmitted', 'isJarvisEnrollment'] as const) {
      for (const yes of [true, 'true', 'TRUE', 'Yes', 'Y', '1'])
        expect(parseOne({ [field]: yes })?.[field], JSON.stringify(yes)).to.equal(true);
      for (const no of [false, 'false', 'No', 'null', 'maybe', null, {}, undefined])
        expect(parseOne({ [field]: no })?.[field], JSON.stringify(no)).to.equal(false);
    }
  });

  it('have no county and no form where these cannot be read (DATA-10, APPS-43)', () => {
    for (const wrong of [null, 7, true, 'Cook', 'null', '{"view":']) {
      const { county, form } = parse({ ...enrollment, county: wrong, formData: wrong })[0] ?? {
        county: wrong,
      };
      expect([county, form], JSON.stringify(wrong)).to.deep.equal([undefined, undefined]);
    }
  });

  it('find the Medicare number under the names of the configuration (OPEN-A076)', () => {
    const formData = JSON.stringify([{ view: 'a', data: { mbi: MBI } }]);
    const aliases = configured({ application: { questionAliases: { medicareClaimNumber: ['mbi'] } } });
    expect(parseEnrollments([{ ...enrollment, formData }], aliases)[0]?.form?.answers).to.deep.equal({
      medicareClaimNumber: MBI,
    });
    expect(parseOne({ formData })?.form?.answers).to.deep.equal({});
  });

  it('never throw, whatever JSON arrives (MODEL-26)', () => {
    const names = ['planId', 'planYear', 'planType', 'county', 'cmsCountyCodes', 'isSubmitted', 'formData'];
    fc.assert(
      fc.property(fc.array(jsonWith(...names)), (wire) => {
        for (const read of parseEnrollments(wire, config)) {
          expect(read.planId).to.be.a('string');
          expect(read.planYear).to.be.a('number');
          expect(read.isSubmitted).to.be.a('boolean');
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('the states of sent applications', () => {
  const read = async (...applications: unknown[]) => {
    respondWithJson({ data: { applications } });
    return valueOf(readApplicationStates(config, MBI));
  };

  it('are requested by POST with mbi, its dashes stripped, and pageSize 100 (NET-19, NET-34, APPS-22)', async () => {
    const service = askGuarded({ scenario: 'member' });
    const states = await valueOf(readApplicationStates(config, MBI));
    expectSent(service, {
      method: 'POST',
      path: '/landrover/api/applications/status/v1',
      body: { mbi: '1EG4TE5MK73', pageSize: 100 },
    });
    expect(states).to.deep.equal([{ code: 11, imageIdentifier: 'DEMO-100200', confirmationNo: undefined }]);
  });

  it('have code, image identifier and, if it is sent, confirmation number (NET-20)', async () => {
    expect(
      await read({
        applicationState: { code: '12', name: 'Denied' },
        imageIdentifier: 7,
        confirmationNo: ' C-1 ',
        mbi: MBI,
      }),
    ).to.deep.equal([{ code: 12, imageIdentifier: '7', confirmationNo: 'C-1' }]);
  });

  it('have no identifier when it reads "null" or "undefined", or is no text (NET-20, RULES-14)', async () => {
    for (const wrong of ['null', 'undefined', '', null, {}, [], true])
      expect(
        await read({ applicationState: { code: 1 }, imageIdentifier: wrong, confirmationNo: wrong }),
        JSON.stringify(wrong),
      ).to.deep.equal([{ code: 1, imageIdentifier: undefined, confirmationNo: undefined }]);
  });

  it('leave out an application without a code, and keep the others in order (NET-20, APPS-23, MODEL-26)', async () => {
    const states = await read(
      null,
      { imageIdentifier: 'no state' },
      { applicationState: { code: 3 } },
      { applicationState: { code: 'null' } },
      { applicationState: null },
      7,
      [],
      { applicationState: { code: 13 } },
    );
    expect(states.map(({ code }) => code)).to.deep.equal([3, 13]);
  });

  it('are none in a body without a list (MODEL-26)', async () => {
    for (const applications of [undefined, null, {}, 'none', 7]) {
      respondWithJson({ data: { applications } });
      expect(await valueOf(readApplicationStates(config, MBI))).to.deep.equal([]);
    }
  });

  it('never throw, whatever JSON arrives (MODEL-26)', async () => {
    const body = jsonWith('data', 'applications', 'applicationState', 'code', 'imageIdentifier', 'formData');
    await fc.assert(
      fc.asyncProperty(body, async (json) => {
        respondWithJson(json);
        for (const { code } of await valueOf(readApplicationStates(config, MBI)))
          expect(Number.isFinite(code)).to.equal(true);
        const formData = await valueOf(readSavedApplication(config, 'a@example.com', NOW));
        expect(['string', 'undefined']).to.include(typeof formData);
      }),
      { numRuns: 200 },
    );
  });

  describeEndpoint('applicationStatus', (other) => readApplicationStates(other, MBI));
  describeFailures(() => readApplicationStates(config, MBI), 'applicationStatus');
});

describe('the application that was left', () => {
  it('is requested by email address, with site id and time as trace id (NET-16, NET-17, NET-34, OPEN-A100, OPEN-A102)', async () => {
    const { service, config: agents } = askAsAgent();
    const formData = await valueOf(readSavedApplication(agents, 'agnes@example.com', NOW));
    expectSent(service, {
      method: 'POST',
      path: '/online-enrollment/user/fetchEnrollmentDataByEmailId/UHCM1795000000000/v1',
      body: { emailId: 'agnes@example.com' },
    });
    expect(JSON.parse(formData ?? '')).to.have.length(2);
  });

  it('goes to the base of the configuration, the trace id escaped (NET-17, OPEN-A100)', async () => {
    const sent = respondWithJson({});
    const services = { enrollment: 'https://enroll.example.com' };
    await readSavedApplication(configured({ site: 'AMP', services }), 'a@example.com', 5);
    await readSavedApplication(configured({ siteId: 'a/b c', services }), 'a@example.com', 5);
    const path = 'https://enroll.example.com/online-enrollment/user/fetchEnrollmentDataByEmailId';
    expect(sent.map(({ url }) => url.href)).to.deep.equal([`${path}/AARPM5/v1`, `${path}/a%2Fb%20c5/v1`]);
  });

  it('keeps the address out of the URL and sends it as it stands (NET-16)', async () => {
    const sent = respondWithJson({});
    await readSavedApplication(config, 'a+b&c@example.com', NOW);
    expect(sent[0]?.url.href).not.to.include('example.com/');
    expect(bodyOf(sent)).to.deep.equal({ emailId: 'a+b&c@example.com' });
  });

  it('is no value when nothing was left, or when it is no text (NET-16, MODEL-26, RULES-14)', async () => {
    askGuarded({ scenario: 'consumer' });
    expect(await valueOf(readSavedApplication(config, 'marta@example.com', NOW))).to.equal(undefined);
    for (const formData of [null, undefined, 'null', 'undefined', '', {}, [], true]) {
      respondWithJson({ data: { formData } });
      expect(await valueOf(readSavedApplication(config, 'marta@example.com', NOW))).to.equal(undefined);
    }
  });

  describeFailures(() => readSavedApplication(config, 'a@example.com', NOW), 'saved application');
});
