import { expect } from 'chai';
import { openService, PROFILE } from './support';

const USER = `${PROFILE}/Users/demo-consumer`;

describe('the profile of the mock service', () => {
  it('is the whole data holder (NET-05, DATA-01)', async () => {
    const { profile } = openService({ scenario: 'consumer' });
    expect(Object.keys(await profile()).sort()).to.deep.equal([
      'drugsAndPharmacyDetails',
      'enrollmentsDetails',
      'macraData',
      'medsuppData',
      'memberEnrolledPlans',
      'plansDetails',
      'preData',
      'providersDetails',
      'userDetails',
      'uuid',
    ]);
  });

  it('is read with the flag after a merge', async () => {
    const { profile } = openService({ scenario: 'consumer' });
    expect(await profile('/merged')).to.deep.equal(await profile());
  });

  for (const [section, part] of [
    ['plans', 'plansDetails'],
    ['drugs', 'drugsAndPharmacyDetails'],
    ['providers', 'providersDetails'],
    ['medsuppPlans', 'medsuppData'],
    ['demographics', 'userDetails'],
  ] as const)
    it(`has ${section} as ${part} alone (NET-06, NET-07, HTTP-07)`, async () => {
      const { get, service } = openService({ scenario: 'consumer' });
      expect(await get(`${USER}/${section}`)).to.deep.equal({
        uuid: 'demo-consumer',
        [part]: service.state[part],
      });
    });

  it('takes the drugs that are left, with the pharmacy (HTTP-04, OPEN-B32)', async () => {
    const { profile, post, service } = openService({ scenario: 'consumer' });
    const { drugInfoDetails, pharmacyObj } = service.state.drugsAndPharmacyDetails;
    const left = { drugInfoDetails: drugInfoDetails.slice(1), pharmacyObj };
    await post(`${USER}/drugs`, left);
    expect((await profile()).drugsAndPharmacyDetails).to.deep.equal(left);
  });

  it('takes the providers that are left (HTTP-05, OPEN-B32)', async () => {
    const { profile, post, service } = openService({ scenario: 'consumer' });
    const left = { providerIdList: service.state.providersDetails.providerIdList.slice(1) };
    await post(`${USER}/providers`, left);
    expect((await profile()).providersDetails).to.deep.equal(left);
  });

  it('does not take a body that is no JSON', async () => {
    const { service } = openService({ scenario: 'consumer' });
    const response = await service.fetch(`${USER}/drugs`, { method: 'POST', body: 'drugs' });
    expect(response.status).to.equal(400);
  });

  it('loses a plan of one year, and its entry in the text of saved plans (NET-10, HTTP-02)', async () => {
    const { ask, profile } = openService({ scenario: 'consumer' });
    expect((await ask('DELETE', `${USER}/plans/2026/H5521016000`)).status).to.equal(404);
    expect((await ask('DELETE', `${USER}/plans/2027/H5521016000`)).status).to.equal(204);
    expect((await ask('DELETE', `${USER}/plans/2027/H5521016000`)).status).to.equal(404);
    const { plansDetails } = await profile();
    expect(plansDetails.plans).to.have.lengthOf(7);
    expect(plansDetails.savedPlans).to.not.include('H5521016000');
  });

  it('loses a supplement', async () => {
    const { ask, service } = openService({ scenario: 'agent' });
    const headers = { 'X-Session-Id': service.agentToken ?? '' };
    const path = `${PROFILE}/Users/demo-agent/medsuppPlans/2027/G01`;
    expect((await ask('DELETE', path, undefined, headers)).status).to.equal(204);
    expect((await ask('DELETE', path, undefined, headers)).status).to.equal(404);
    expect(JSON.parse(service.state.medsuppData)).to.deep.equal({
      savedPlanInformation: { favoritedPlans: [{ planCode: 'N01', planYear: '2027' }] },
      applicantInformation: { zipCode: '60614' },
    });
  });

  it('is no one else’s', async () => {
    const { ask } = openService({ scenario: 'consumer' });
    expect((await ask('GET', `${PROFILE}/Users/demo-member/all`)).status).to.equal(404);
    expect((await ask('POST', `${PROFILE}/Users/demo-member/drugs`, {})).status).to.equal(404);
    expect((await ask('DELETE', `${PROFILE}/Users/demo-member/plans/2027/H5521016000`)).status).to.equal(404);
  });

  it('is as it was after a reset', async () => {
    const { ask, profile, service } = openService({ scenario: 'consumer' });
    const before = await profile();
    await ask('DELETE', `${USER}/plans/2027/H5521016000`);
    await ask('POST', `${PROFILE}/apps/UHCM/authValidate`, { code: 'demo-member', tool: 'profile' });
    service.reset();
    expect(service.scenario).to.equal('consumer');
    expect(service.requests).to.deep.equal([]);
    expect(await profile()).to.deep.equal(before);
  });
});
