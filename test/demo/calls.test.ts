import { expect } from 'chai';
import { servicePaths } from '../../demo/service/index';
import { documentedCalls, goodRequests, openService } from './support';

/** Calls that need more than a consumer to succeed. */
const refused: Record<string, number> = { deleteMedsuppPlan: 404, memberImport: 404 };

describe('the calls of the mock service', () => {
  for (const name of documentedCalls) {
    const [method, path, body] = goodRequests[name];

    it(`serves ${name}: ${method} ${path}`, async () => {
      const { ask, service } = openService({ scenario: 'consumer' });
      const response = await ask(method, path, body);
      expect(response.status).to.be.oneOf([refused[name] ?? 200, refused[name] ?? 204]);
      expect(service.requests).to.have.lengthOf(1);
      expect(service.requests[0]?.body).to.deep.equal(body);
    });

    it(`is requested as ${path} by servers and pages that look at the start of a path`, () => {
      expect(servicePaths.some((start) => path.startsWith(start))).to.equal(true);
    });

    it(`fails ${name} under its name, and changes nothing then`, async () => {
      const { ask, service } = openService({ scenario: 'consumer', fail: { call: name, kind: 503 } });
      const before = JSON.stringify(service.state);
      expect((await ask(method, path, body)).status).to.equal(503);
      expect(JSON.stringify(service.state)).to.equal(before);
      expect(service.isSignedOut).to.equal(false);
    });
  }

  it('takes events of the alternate site below /content (HTTP-20)', async () => {
    const [method, path, body] = goodRequests.analytics;
    expect((await openService().ask(method, `/content${path}`, body)).status).to.equal(200);
  });

  it('knows no other paths, also not with another method', async () => {
    const { ask } = openService({ scenario: 'consumer' });
    expect((await ask('GET', '/landrover/api/nothing')).status).to.equal(404);
    expect((await ask('GET', '/landrover/api/logout')).status).to.equal(404);
    expect((await ask('GET', '/landrover/api/Users/demo-consumer/plans/merged')).status).to.equal(404);
    expect((await ask('POST', '/landrover/api/Users/demo-consumer/everything', {})).status).to.equal(404);
  });

  it('is late for one call alone, as an import is', async () => {
    const { ask, post } = openService({ scenario: 'member-import', delays: { memberImport: 60 } });
    const start = performance.now();
    await ask('GET', '/landrover/api/serverData');
    expect(performance.now() - start).to.be.below(60);
    await post(goodRequests.memberImport[1], { uuid: 'demo-member-import', triggeredBy: 'E&I' });
    expect(performance.now() - start).to.be.at.least(59);
  });
});
