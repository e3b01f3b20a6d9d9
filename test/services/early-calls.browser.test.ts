import { expect } from 'chai';
import type { PageOptions } from '../../demo/page';
import { sendEarlyCalls } from '../../src/services/early-calls';
import { startLoadFlow } from '../../src/state/load/load-flow';
import { profileAtom } from '../../src/state/profile/profile';
import { read } from '../../src/state/store';
import { requestsTo } from '../support/answers';
import { leaveTestPage, openTestPage, type TestPage } from '../support/page';
import { arriveWithCode } from '../support/visits';

const PROFILE = '/landrover/api/Users/demo-consumer/all';
const FIRST_CALLS = ['/landrover/api/serverData', '/landrover/api/featureToggle'];

const sent = ({ service }: TestPage): string[] => service.requests.map(({ path }) => path);

function openAndSend(options: PageOptions): TestPage {
  const page = openTestPage(options);
  sendEarlyCalls();
  return page;
}

describe('calls that the loader sends ahead', () => {
  afterEach(leaveTestPage);

  it('are those for the date, the flags and the profile of a shopper who has signed in before (LOAD-10)', () => {
    expect(sent(openAndSend({ scenario: 'consumer' }))).to.have.members([...FIRST_CALLS, PROFILE]);
  });

  it('are not sent again by the load flow, which shows their answers (LOAD-10)', async () => {
    const page = openAndSend({ scenario: 'consumer' });
    await startLoadFlow();
    for (const path of [...FIRST_CALLS, PROFILE])
      expect(requestsTo(page.service, path), path).to.have.length(1);
    expect(read(profileAtom).plans).not.to.be.empty;
  });

  it('are read once: a refresh asks the service (LOAD-18)', async () => {
    const page = openAndSend({ scenario: 'consumer' });
    await startLoadFlow();
    await window.shopperProfile!.refresh!();
    expect(requestsTo(page.service, PROFILE)).to.have.length(2);
  });

  it('fail as calls of the load flow do (ERR-02)', async () => {
    openAndSend({ scenario: 'consumer', fail: { call: 'profile', kind: 500 } });
    expect(await startLoadFlow()).to.deep.equal({ outcome: 'failure' });
  });

  it('leave the profile out for a guest (ROLES-02)', () => {
    expect(sent(openAndSend({ scenario: 'guest' }))).to.have.members(FIRST_CALLS);
  });

  it('leave the profile out while somebody signs in (LOAD-01)', () => {
    const page = openTestPage({ scenario: 'consumer' });
    arriveWithCode('demo-consumer');
    sendEarlyCalls();
    expect(sent(page)).to.have.members(FIRST_CALLS);
  });

  it('carry the token of the XSRF cookie, like all calls (NET-34, HTTP-25)', () => {
    const { service } = openAndSend({ scenario: 'consumer', xsrf: true });
    expect(service.requests).to.have.length(3);
    for (const { path, headers } of service.requests)
      expect(headers['x-xsrf-token'], path).to.equal(service.xsrfToken);
  });

  it('are none for an agent, whose calls carry a session (AGENT-07)', () => {
    expect(sent(openAndSend({ scenario: 'agent' }))).to.be.empty;
  });

  it('go where the host has said, and leave out what it has switched off (NET-01)', () => {
    const page = openAndSend({
      scenario: 'consumer',
      config: { endpoints: { serverData: null }, pageUtilityData: {} },
    });
    expect(sent(page)).to.deep.equal([PROFILE]);
  });

  it('go below services.base, and are those that the load flow reads (NET-01)', async () => {
    const page = openAndSend({ scenario: 'consumer', config: { services: { base: location.origin } } });
    await startLoadFlow();
    for (const path of [...FIRST_CALLS, PROFILE])
      expect(requestsTo(page.service, path), path).to.have.length(1);
  });
});
