import { expect } from 'chai';
import * as fc from 'fast-check';
import { readApplicationStates, readSavedApplication } from '../../src/services/application-service';
import { askAsAgent, askGuarded, bodyOf, describeEndpoint, expectSent, leaveStandIn } from './contract';
import { answerJson, configured, describeFailures, jsonWith, valueOf } from './support';

const config = configured();
const MBI = '1EG4-TE5-MK73';
const NOW = 1_795_000_000_000;

afterEach(leaveStandIn);

describe('the states of sent applications', () => {
  const read = async (...applications: unknown[]) => {
    answerJson({ data: { applications } });
    return valueOf(readApplicationStates(config, MBI));
  };

  it('are asked for by POST with mbi, its dashes stripped, and pageSize 100 (NET-19, NET-34, APPS-22)', async () => {
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
      answerJson({ data: { applications } });
      expect(await valueOf(readApplicationStates(config, MBI))).to.deep.equal([]);
    }
  });

  it('never throw, whatever JSON arrives (MODEL-26)', async () => {
    const body = jsonWith('data', 'applications', 'applicationState', 'code', 'imageIdentifier', 'formData');
    await fc.assert(
      fc.asyncProperty(body, async (json) => {
        answerJson(json);
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
  it('is asked for by e-mail address, with site id and time as trace id (NET-16, NET-17, NET-34, OPEN-A100, OPEN-A102)', async () => {
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
    const sent = answerJson({});
    const services = { enrollment: 'https://enroll.example.com' };
    await readSavedApplication(configured({ site: 'AMP', services }), 'a@example.com', 5);
    await readSavedApplication(configured({ siteId: 'a/b c', services }), 'a@example.com', 5);
    const path = 'https://enroll.example.com/online-enrollment/user/fetchEnrollmentDataByEmailId';
    expect(sent.map(({ url }) => url.href)).to.deep.equal([`${path}/AARPM5/v1`, `${path}/a%2Fb%20c5/v1`]);
  });

  it('keeps the address out of the URL and sends it as it stands (NET-16)', async () => {
    const sent = answerJson({});
    await readSavedApplication(config, 'a+b&c@example.com', NOW);
    expect(sent[0]?.url.href).not.to.include('example.com/');
    expect(bodyOf(sent)).to.deep.equal({ emailId: 'a+b&c@example.com' });
  });

  it('is no value when nothing was left, or when it is no text (NET-16, MODEL-26, RULES-14)', async () => {
    askGuarded({ scenario: 'consumer' });
    expect(await valueOf(readSavedApplication(config, 'marta@example.com', NOW))).to.equal(undefined);
    for (const formData of [null, undefined, 'null', 'undefined', '', {}, [], true]) {
      answerJson({ data: { formData } });
      expect(await valueOf(readSavedApplication(config, 'marta@example.com', NOW))).to.equal(undefined);
    }
  });

  describeFailures(() => readSavedApplication(config, 'a@example.com', NOW), 'saved application');
});
