import { expect } from 'chai';
import {
  deletePlan,
  readWireSection,
  writeProfile,
  type WritableSection,
} from '../../src/services/profile-items-service';
import { askAsAgent, askGuarded, describeUnread, expectSent, leaveMockService } from './contract';
import { respondWithJson, respondWithText, configured, describeFailures, valueOf } from './support';

const config = configured();
const UUID = 'demo-consumer';
const USERS = '/landrover/api/Users';
const success = { ok: true, value: undefined };

afterEach(leaveMockService);

const sections: WritableSection[] = ['plans', 'drugs', 'providers', 'medsuppPlans', 'demographics'];

describe('reading a section for sending it back', () => {
  const parts = {
    plans: 'plansDetails',
    drugs: 'drugsAndPharmacyDetails',
    providers: 'providersDetails',
    medsuppPlans: 'medsuppData',
    demographics: 'userDetails',
  } as const;

  for (const section of sections)
    it(`sends GET /Users/{uuid}/${section} and nothing more (NET-05, NET-06, HTTP-07, NET-34)`, async () => {
      const service = askGuarded({ scenario: 'consumer' });
      const wire = await valueOf(readWireSection(config, UUID, section));
      expectSent(service, { method: 'GET', path: `${USERS}/demo-consumer/${section}` });
      const part = parts[section];
      expect(wire).to.deep.equal({ uuid: UUID, [part]: service.state[part] });
    });

  it('keeps every field as it came, bad ones too (HTTP-08, OPEN-B32)', async () => {
    const body = { drugsAndPharmacyDetails: { drugInfoDetails: [null, { a: 'null' }, 7], more: {} } };
    respondWithJson(body);
    expect(await valueOf(readWireSection(config, UUID, 'drugs'))).to.deep.equal(body);
  });

  it('reads a body that is no object as an empty one (MODEL-26)', async () => {
    for (const body of [null, 7, 'text', [], true]) {
      respondWithJson(body);
      expect(await valueOf(readWireSection(config, UUID, 'drugs'))).to.deep.equal({});
    }
  });

  it('escapes the uuid (OPEN-B62)', async () => {
    const sent = respondWithJson({});
    await readWireSection(config, 'a/b?c', 'drugs');
    expect(sent[0]?.url.pathname).to.equal(`${USERS}/a%2Fb%3Fc/drugs`);
  });

  describeFailures(() => readWireSection(config, UUID, 'drugs'), 'profile (drugs)');
});

describe('writing a section of the profile', () => {
  for (const section of sections)
    it(`sends POST /Users/{uuid}/${section} with the section’s data (NET-01, NET-08, NET-34)`, async () => {
      const service = askGuarded({ scenario: 'consumer' });
      expect(await writeProfile(config, UUID, section, { zipCode: '60614', extra: [1, null] })).to.deep.equal(
        success,
      );
      expectSent(service, {
        method: 'POST',
        path: `${USERS}/demo-consumer/${section}`,
        body: { zipCode: '60614', extra: [1, null] },
      });
    });

  it('takes the lists of drugs and providers without one of theirs, all else as it came (HTTP-04, HTTP-05, OPEN-B32)', async () => {
    const service = askGuarded({ scenario: 'consumer' });
    const { drugsAndPharmacyDetails, providersDetails } = structuredClone(service.state);
    const drugInfoDetails = drugsAndPharmacyDetails.drugInfoDetails
      .slice(1)
      .map((drug) => ({ ...drug, onlyTheServiceKnows: { a: [null, 'null'] } }));
    const drugs = { ...drugsAndPharmacyDetails, drugInfoDetails };
    const providers = { providerIdList: providersDetails.providerIdList.slice(1) };
    expect(await writeProfile(config, UUID, 'drugs', drugs)).to.deep.equal(success);
    expect(await writeProfile(config, UUID, 'providers', providers)).to.deep.equal(success);
    expect(service.state.drugsAndPharmacyDetails).to.deep.equal(drugs);
    expect(service.state.providersDetails).to.deep.equal(providers);
  });

  it('has an optional last part of the path (NET-08)', async () => {
    const service = askGuarded({ scenario: 'consumer' });
    expect(await writeProfile(config, UUID, 'drugs', {}, 'more')).to.deep.equal(success);
    expectSent(service, { method: 'POST', path: `${USERS}/demo-consumer/drugs/more`, body: {} });
  });

  it('goes to the base of the configuration, with values escaped (NET-01, OPEN-B62)', async () => {
    const sent = respondWithText('');
    const other = configured({ services: { profile: 'https://api.example.com/v2' } });
    await writeProfile(other, 'a/b?c', 'plans', {}, 'd e#');
    expect(sent[0]?.url.href).to.equal('https://api.example.com/v2/Users/a%2Fb%3Fc/plans/d%20e%23');
  });

  describeUnread(() => writeProfile(config, UUID, 'plans', {}), 'profile write (plans)');
});

describe('deleting a saved supplement plan', () => {
  it('sends DELETE /Users/{uuid}/medsuppPlans/{planYear}/{planCode} without a body (NET-09)', async () => {
    const { service, config: agents } = askAsAgent();
    expect(await deletePlan(agents, 'demo-agent', 'medsuppPlans', 2027, 'G01')).to.deep.equal(success);
    expectSent(service, {
      method: 'DELETE',
      path: `${USERS}/demo-agent/medsuppPlans/2027/G01`,
      headers: { 'x-session-id': 'agent-session-1' },
    });
    expect(JSON.parse(service.state.medsuppData)).to.deep.include({
      savedPlanInformation: { favoritedPlans: [{ planCode: 'N01', planYear: '2027' }] },
    });
  });

  it('fails for a plan that is not saved (NET-09)', async () => {
    askGuarded({ scenario: 'consumer' });
    const result = await deletePlan(config, UUID, 'medsuppPlans', 2027, 'G01');
    expect(!result.ok && result.failure.status).to.equal(404);
  });

  it('escapes what it puts into the path (OPEN-B62)', async () => {
    const sent = respondWithText('', 204);
    await deletePlan(config, 'a/../b', 'medsuppPlans', 2027, 'G 0/1');
    expect(sent[0]?.url.pathname).to.equal(`${USERS}/a%2F..%2Fb/medsuppPlans/2027/G%200%2F1`);
  });

  describeUnread(() => deletePlan(config, UUID, 'medsuppPlans', 2027, 'G01'), 'delete supplement');
});
