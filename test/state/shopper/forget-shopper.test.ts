import { expect } from 'chai';
import { readCookie, writeCookie } from '../../../src/browser/storage';
import { applicationStates, savedApplications } from '../../../src/state/applications/application-resources';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { forgetShopper } from '../../../src/state/shopper/forget-shopper';
import { identityAtom } from '../../../src/state/shopper/identity';
import { userAtom } from '../../../src/state/shopper/shopper';
import { read, shopperGuard } from '../../../src/state/store';
import { settled } from '../../support/clock';
import { leaveTestPage, openTestPage, type TestPage } from '../../support/page';
import { valuesOfShopper } from '../../support/page-state';

const LAUNCH = 'shopperProfile.launchPlan';

async function open(): Promise<TestPage> {
  const page = openTestPage({ scenario: 'applications' });
  await startLoadFlow();
  await settled();
  return page;
}

describe('a shopper who is forgotten', () => {
  afterEach(leaveTestPage);

  it('leaves no value of theirs in the page (OUT-06, OPEN-B54)', async () => {
    await open();
    expect(Object.keys(valuesOfShopper())).to.include('atom profile');
    forgetShopper();
    expect(valuesOfShopper()).to.deep.equal({});
  });

  it('leaves nothing of a response in the page, neither by the email address and not by the Medicare number (OUT-06, OPEN-B54)', async () => {
    await open();
    const { email = '', mbi = '' } = read(userAtom) ?? {};
    const number = mbi.replaceAll('-', '');
    expect([...read(savedApplications.states).keys()]).to.deep.equal([email]);
    expect([...read(applicationStates.states).keys()]).to.include(number);
    forgetShopper();
    expect([...read(savedApplications.states), ...read(applicationStates.states)]).to.be.empty;
  });

  it('is followed by a guest, or by whom the caller says (ERR-02)', async () => {
    await open();
    forgetShopper();
    expect(read(identityAtom)).to.include({ isGuest: true, uuid: undefined });
    const next = { uuid: 'next', isGuest: false, isCloaked: false };
    forgetShopper(next);
    expect(read(identityAtom)).to.equal(next);
  });

  it('is not the same shopper any more, also if the next one is a guest like them (OPEN-B54)', () => {
    openTestPage({ scenario: 'guest' });
    const isSameShopper = shopperGuard();
    expect(isSameShopper()).to.equal(true);
    forgetShopper();
    expect(isSameShopper()).to.equal(false);
    expect(shopperGuard()()).to.equal(true);
  });

  it('takes the plan along that was launched last (OUT-06, PLANS-42)', async () => {
    await open();
    writeCookie(LAUNCH, '{"planName":"A"}');
    forgetShopper();
    expect(readCookie(LAUNCH)).to.equal(undefined);
  });
});
