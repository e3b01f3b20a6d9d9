import { expect } from 'chai';
import {
  CODE_WITHOUT_UUID,
  scenarioNames,
  scenarios,
  signInCode,
  type FailSpec,
} from '../../demo/service/index';
import { at, openService, PROFILE } from './support';

const VALIDATE = `${PROFILE}/apps/UHCM/authValidate`;
const withCode = (code: string) => ({
  code,
  isHsidLogin: true,
  requestHost: 'localhost',
  dcClientCookie: '',
  isMultiProfileCloakInEnabled: false,
  tool: 'profile',
});

describe('signing in to the mock service', () => {
  it('responds to a code with uuid and whether the account is new (NET-02 … NET-04)', async () => {
    const { post } = openService();
    expect(await post(VALIDATE, withCode('demo-consumer'))).to.deep.equal({
      uuid: 'demo-consumer',
      isNewOptumIdProfileCreated: false,
    });
  });

  it('responds to an agent’s code with the agent’s name', async () => {
    const response = await openService().post(VALIDATE, withCode('demo-agent'));
    expect(at(response, 'agentUserName')).to.equal('demo.agent');
  });

  it('calls an account new on its first sign-in only', async () => {
    const { post } = openService();
    const first = await post(VALIDATE, withCode('demo-base-account.1'));
    const second = await post(VALIDATE, withCode('demo-base-account.2'));
    expect([first, second].map((response) => at(response, 'isNewOptumIdProfileCreated'))).to.deep.equal([
      true,
      false,
    ]);
  });

  it('responds to one code without a uuid (LOAD-09)', async () => {
    const response = await openService().post(VALIDATE, withCode(CODE_WITHOUT_UUID));
    expect(response).to.not.have.property('uuid');
  });

  for (const code of ['', 'demo-nobody', 'demo-guest', 'consumer', 'demo-', 'x-demo-consumer'])
    it(`refuses the code "${code}"`, async () => {
      const { ask, service } = openService();
      const { status, body } = await ask('POST', VALIDATE, withCode(code));
      expect(status).to.equal(code === '' ? 400 : 401);
      expect(JSON.stringify(body)).to.not.include('Invalid session');
      expect(service.scenario).to.equal('guest');
    });

  for (const scenario of scenarioNames.filter((name) => !scenarios[name].isGuest))
    it(`makes a guest ${scenario}, whose profile can be read then`, async () => {
      const { post, ask, service } = openService();
      const response = await post(VALIDATE, withCode(signInCode(scenario, 'again')));
      expect(service.scenario).to.equal(scenario);
      const headers = service.agentToken === null ? {} : { 'X-Session-Id': service.agentToken };
      expect(
        (await ask('GET', `${PROFILE}/Users/${String(at(response, 'uuid'))}/all`, undefined, headers)).status,
      ).to.equal(200);
    });

  it('keeps what everyone has done, also after another sign-in', async () => {
    const { ask, post, profile } = openService({ scenario: 'consumer' });
    await ask('DELETE', `${PROFILE}/Users/demo-consumer/plans/2027/H5521016000`);
    await post(VALIDATE, withCode('demo-member'));
    expect((await ask('GET', `${PROFILE}/Users/demo-consumer/all`)).status).to.equal(404);
    await post(VALIDATE, withCode('demo-consumer'));
    expect((await profile()).plansDetails.plans).to.have.lengthOf(7);
  });
});

describe('the end of a session of the mock service', () => {
  const profileCalls: [string, string, object?][] = [
    ['GET', `${PROFILE}/Users/demo-consumer/all`],
    ['POST', `${PROFILE}/Users/demo-consumer/drugs`, { drugInfoDetails: [] }],
    ['DELETE', `${PROFILE}/Users/demo-consumer/plans/2027/H5521016000`],
    ['POST', `${PROFILE}/profiles/merge/v1`, { action: 's' }],
    ['POST', `${PROFILE}/profiles/import/member-items/v1`, { uuid: 'demo-consumer', triggeredBy: 'M&R' }],
    ['GET', `${PROFILE}/enrollments/medsupp/v1`],
  ];

  for (const [method, path, body] of profileCalls)
    it(`responds with 401 "Invalid session" to ${method} ${path} until a new sign-in (ERR-02)`, async () => {
      const { ask, post, service } = openService({ scenario: 'consumer' });
      service.expireSession();
      const refusal = await ask(method, path, body);
      expect(refusal.status).to.equal(401);
      expect(JSON.stringify(refusal.body)).to.include('Invalid session');
      await post(VALIDATE, withCode('demo-consumer'));
      expect((await ask(method, path, body)).status).to.not.equal(401);
    });

  it('comes with a logout (NET-11, HTTP-01)', async () => {
    const { ask, service } = openService({ scenario: 'consumer' });
    expect(await ask('DELETE', `${PROFILE}/logout`)).to.include({ status: 204, body: '' });
    expect(service.isSignedOut).to.equal(true);
    expect((await ask('GET', `${PROFILE}/Users/demo-consumer/all`)).status).to.equal(401);
  });

  it('leaves the site’s own calls alone', async () => {
    const { ask, service } = openService({ scenario: 'consumer' });
    service.expireSession();
    expect((await ask('GET', `${PROFILE}/serverData`)).status).to.equal(200);
  });

  it('can be a failure, too, which a sign-in ends', async () => {
    const fail: FailSpec = { call: 'profile', kind: 'expired' };
    const { ask, post } = openService({ scenario: 'consumer', fail });
    const path = `${PROFILE}/Users/demo-consumer/all`;
    expect(await ask('GET', path)).to.deep.include({ status: 401, body: { error: 'Invalid session' } });
    expect((await ask('GET', path)).status).to.equal(401);
    await post(VALIDATE, withCode('demo-consumer'));
    expect((await ask('GET', path)).status).to.equal(200);
  });
});
