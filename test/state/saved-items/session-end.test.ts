import { expect } from 'chai';
import { identityAtom } from '../../../src/state/shopper/identity';
import { profileAtom } from '../../../src/state/profile/profile-state';
import { signOut } from '../../../src/state/actions/sign-out';
import { removeSavedItem } from '../../../src/state/saved-items/remove-saved-item';
import { drugKeyOf } from '../../../src/state/saved-items/saved-items';
import { read } from '../../../src/state/store';
import { asked, replaceResponseText } from '../../support/responses';
import { takeCallsInHand } from '../../support/calls-in-hand';
import { settled } from '../../support/clock';
import { leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';

const SIGNED_OUT = 'You were signed out. Sign in to see what you saved.';

async function open(): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer' });
  await page.place('shopper-profile-drugs');
  await ready();
  await settled();
  return page;
}

async function removeFirst(): Promise<boolean | undefined> {
  const isRemoved = await removeSavedItem('drug', drugKeyOf(read(profileAtom).drugs[0]!));
  await settled();
  return isRemoved;
}

describe('a session that a section read finds ended', () => {
  afterEach(leaveTestPage);

  it('is left: logged out, and the page goes on for a guest (ERR-02)', async () => {
    const page = await open();
    page.service.expireSession();
    expect(await removeFirst()).to.equal(undefined);
    expect(read(identityAtom)).to.include({ isGuest: true });
    expect(asked(page.service)).to.include('DELETE /landrover/api/logout');
    expect(page.screen.getByShadowText('You were signed out')).to.exist;
    expect(page.visited).to.be.empty;
  });

  it('is not ended by any other 401 (ERR-02)', async () => {
    const page = await open();
    replaceResponseText(page.service, '/Users/', 'Who are you?', 401);
    expect(await removeFirst()).to.equal(false);
    expect(read(identityAtom)).to.include({ isGuest: false });
    expect(asked(page.service)).not.to.include('DELETE /landrover/api/logout');
  });
});

describe('a change of a list that ends when the page is for someone else', () => {
  afterEach(leaveTestPage);

  const said = ({ screen }: TestPage): string =>
    screen
      .getAllByShadowRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  const press = async ({ user, screen }: TestPage, name: string | RegExp): Promise<void> => {
    await user.click(screen.getAllByShadowRole('button', { name })[0]!);
    await settled();
  };
  const askToRemove = async (page: TestPage): Promise<void> => {
    await press(page, /^Remove /);
    await press(page, 'Remove from saved drugs');
  };

  it('is not announced to them, and no event reports it: a removal (ERR-02, OPEN-B54)', async () => {
    const page = await open();
    const calls = takeCallsInHand(page.service);
    const seen = spyOnEvents('item-removed', 'item-restored');
    await askToRemove(page);
    await signOut();
    await settled();
    await calls.finish();
    expect([said(page), seen]).to.deep.equal([SIGNED_OUT, []]);
  });

  it('is not announced to them, and no event reports it: an undo (ERR-02, OPEN-B54)', async () => {
    const page = await open();
    await askToRemove(page);
    const calls = takeCallsInHand(page.service);
    const seen = spyOnEvents('item-removed', 'item-restored');
    await press(page, 'Undo');
    await signOut();
    await settled();
    await calls.finish();
    expect([said(page), seen]).to.deep.equal([SIGNED_OUT, []]);
  });
});
