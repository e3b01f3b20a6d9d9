import { expect } from 'chai';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { sessionEnd } from '../../../src/state/shopper/session-end';
import { currentShopper } from '../../../src/state/shopper/shopper';
import { asked, requestsTo } from '../../support/responses';
import { settled } from '../../support/clock';
import { leaveTestPage, openTestPage, type TestPage } from '../../support/page';
import { arriveWithCode, identityCookie, visitAgain } from '../../support/visits';

const CODE = 'demo-consumer';

/** A shopper signs in with a code, and their session ends. */
async function signInAndEnd(): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer' });
  arriveWithCode(CODE);
  await startLoadFlow();
  localStorage.setItem('shopperProfile.extraHelp', 'yes');
  page.service.expireSession();
  sessionEnd().handle?.();
  await settled();
  return page;
}

describe('the end of a session', () => {
  afterEach(leaveTestPage);

  it('logs out, and the page goes on for a guest, on later visits too (ERR-02)', async () => {
    const { service } = await signInAndEnd();
    expect(asked(service)).to.include('DELETE /landrover/api/logout');
    expect(currentShopper().isGuest).to.equal(true);
    expect(identityCookie()).to.include({ isGuest: true });
  });

  it('forgets what the browser remembers of the shopper (ERR-02, OPEN-B54)', async () => {
    await signInAndEnd();
    expect(localStorage.getItem('shopperProfile.extraHelp')).to.equal(null);
  });

  it('forgets the sign-in code: the address that still has it signs in again (ERR-02, OPEN-A002)', async () => {
    const page = await signInAndEnd();
    const before = requestsTo(page.service, '/authValidate').length;
    visitAgain(page);
    await startLoadFlow();
    expect(requestsTo(page.service, '/authValidate')).to.have.length(before + 1);
  });
});
