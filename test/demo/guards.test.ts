import { expect } from 'chai';
import { documentedCalls, goodRequests, openService, PROFILE } from './support';

const WRITES = documentedCalls.filter((name) => goodRequests[name][0] !== 'GET');

describe('the anti-forgery token of the mock service (NET-34, HTTP-25)', () => {
  for (const name of WRITES)
    it(`is requested by ${name}`, async () => {
      const { ask, service } = openService({ scenario: 'consumer', xsrf: true });
      const [method, path, body] = goodRequests[name];
      expect((await ask(method, path, body)).status).to.equal(403);
      expect((await ask(method, path, body, { 'X-XSRF-TOKEN': 'another' })).status).to.equal(403);
      const right = { 'X-XSRF-TOKEN': service.xsrfToken ?? '' };
      expect((await ask(method, path, body, right)).status).to.not.equal(403);
    });

  it('changes nothing when it is refused', async () => {
    const { ask, profile, service } = openService({ scenario: 'consumer', xsrf: true });
    await ask('DELETE', `${PROFILE}/Users/demo-consumer/plans/2027/H5521016000`);
    await ask('DELETE', `${PROFILE}/logout`);
    expect(service.isSignedOut).to.equal(false);
    expect((await profile()).plansDetails.plans).to.have.lengthOf(8);
  });

  it('is not requested by reads, nor by anything unless wanted', async () => {
    expect((await openService({ xsrf: true }).ask('GET', `${PROFILE}/serverData`)).status).to.equal(200);
    const { ask, service } = openService({ scenario: 'consumer' });
    expect(service.xsrfToken).to.equal(null);
    expect((await ask('DELETE', `${PROFILE}/logout`)).status).to.equal(204);
  });

  it('is another one in each session', () => {
    const { service } = openService({ xsrf: true });
    const first = service.xsrfToken;
    service.reset();
    expect(service.xsrfToken).to.be.a('string').and.not.equal(first);
  });
});

describe('the agent’s session header of the mock service (ROLES-13, ROLES-14)', () => {
  const profile = `${PROFILE}/Users/demo-agent/all`;
  const header = (value: string | null) => ({ 'X-Session-Id': value ?? '' });

  it('is requested below the path prefix', async () => {
    const { ask, service } = openService({ scenario: 'agent' });
    expect((await ask('GET', profile)).status).to.equal(403);
    expect((await ask('GET', profile, undefined, header('made up'))).status).to.equal(403);
    expect((await ask('GET', profile, undefined, header(service.agentToken))).status).to.equal(200);
  });

  it('is not requested anywhere else', async () => {
    const { ask } = openService({ scenario: 'agent' });
    const response = await ask('GET', '/geolocationinfo/counties/60614');
    expect(response.status).to.equal(200);
    expect(response.headers.get('X-Session-Id')).to.equal(null);
  });

  it('is renewed with each response, also with one that says no', async () => {
    const { ask, service } = openService({ scenario: 'agent', fail: { call: 'tollFree', kind: 500 } });
    const first = await ask('GET', profile, undefined, header(service.agentToken));
    const second = await ask(
      'GET',
      `${PROFILE}/tollFree`,
      undefined,
      header(first.headers.get('X-Session-Id')),
    );
    const tokens = [service.agentToken, ...[first, second].map(({ headers }) => headers.get('X-Session-Id'))];
    expect(new Set(tokens).size).to.equal(3);
    expect(second.status).to.equal(500);
    expect((await ask('GET', profile, undefined, header(tokens[2] ?? null))).status).to.equal(200);
  });

  it('still takes an older value, for requests that were sent together', async () => {
    const { ask, service } = openService({ scenario: 'agent' });
    const both = [1, 2].map(() => ask('GET', profile, undefined, header(service.agentToken)));
    expect((await Promise.all(both)).map(({ status }) => status)).to.deep.equal([200, 200]);
  });

  it('is no one else’s business', async () => {
    const { ask, service } = openService({ scenario: 'cloaked' });
    expect(service.agentToken).to.equal(null);
    const response = await ask('GET', `${PROFILE}/Users/demo-cloaked/all`);
    expect(response.headers.get('X-Session-Id')).to.equal(null);
  });
});
