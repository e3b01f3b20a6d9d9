import { expect } from 'chai';
import { identityAtom } from '../../../src/state/shopper/identity';
import { profileAtom } from '../../../src/state/profile/profile';
import { removeSavedItem } from '../../../src/state/saved-items/remove-saved-item';
import { drugKeyOf } from '../../../src/state/saved-items/saved-items';
import { read } from '../../../src/state/store';
import { asked, answerText } from '../../support/answers';
import { settled } from '../../support/clock';
import { leaveTestPage, openTestPage, ready, type TestPage } from '../../support/page';

async function open(): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer' });
  await page.place('shopper-profile-drugs');
  await ready();
  await settled();
  return page;
}

async function removeFirst(): Promise<boolean> {
  const isRemoved = await removeSavedItem('drug', drugKeyOf(read(profileAtom).drugs[0]!));
  await settled();
  return isRemoved;
}

describe('a session that a section read finds ended', () => {
  afterEach(leaveTestPage);

  it('is left: logged out, and the page goes on for a guest (ERR-02)', async () => {
    const page = await open();
    page.service.expireSession();
    expect(await removeFirst()).to.equal(false);
    expect(read(identityAtom)).to.include({ isGuest: true });
    expect(asked(page.service)).to.include('DELETE /landrover/api/logout');
    expect(page.screen.getByShadowText('You have no saved drugs')).to.exist;
    expect(page.visited).to.be.empty;
  });

  it('is not ended by any other 401 (ERR-02)', async () => {
    const page = await open();
    answerText(page.service, '/Users/', 'Who are you?', 401);
    expect(await removeFirst()).to.equal(false);
    expect(read(identityAtom)).to.include({ isGuest: false });
    expect(asked(page.service)).not.to.include('DELETE /landrover/api/logout');
  });
});
