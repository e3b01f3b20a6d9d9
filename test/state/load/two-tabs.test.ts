/** Two tabs of one browser. */
import { expect } from 'chai';
import type { Service } from '../../../demo/service/index';
import { savedPlansCountAtom } from '../../../src/state/plans/plans';
import { removeSavedItem } from '../../../src/state/saved-items/remove-saved-item';
import type { RemovableKind } from '../../../src/state/profile/wishes';
import { drugKeyOf, savedDrugsAtom } from '../../../src/state/saved-items/saved-items';
import { currentShopper } from '../../../src/state/shopper/shopper';
import { read } from '../../../src/state/store';
import { nextTask } from '../../../src/browser/clock';
import { holdResponses, requestsTo } from '../../support/responses';
import { cardsShown, planNames } from '../../support/cards';
import { eventually } from '../../support/clock';
import { leaveTestPage, openTestPage, ready } from '../../support/page';
import { openTab, type Tab } from '../../support/other-tab';
import { identityCookie } from '../../support/visits';

const PLANS = 'shopper-profile-plans';
const GUEST_PROFILE = 'shopperProfile.guestProfile';
const AETNA = 'H5521016000/2027';

interface OtherTab extends Tab {
  /** Names of plans on cards. */
  plans(): string[];
  remove(kind: RemovableKind, key: string): Promise<boolean | undefined>;
  signOut(): Promise<boolean>;
  refresh(): Promise<void>;
}

async function openOtherTab(service: Service): Promise<OtherTab> {
  const tab = await openTab(service, `<${PLANS}></${PLANS}>`);
  return {
    ...tab,
    plans: () => {
      const root = tab.document.querySelector(PLANS)?.shadowRoot;
      return [...(root?.querySelectorAll('article') ?? [])].map(({ textContent }) => textContent);
    },
    remove: async (kind, key) =>
      (
        await tab.load<{ removeSavedItem: typeof removeSavedItem }>('src/state/saved-items/remove-saved-item')
      ).removeSavedItem(kind, key),
    signOut: async () =>
      (await tab.load<{ signOut(): Promise<boolean> }>('src/state/actions/sign-out')).signOut(),
    refresh: async () => tab.window.shopperProfile!.refresh!(),
  };
}

const refresh = () => window.shopperProfile!.refresh!();
const shown = (tab: OtherTab, count: number) => eventually(() => expect(tab.plans()).to.have.length(count));

describe('two tabs', () => {
  afterEach(leaveTestPage);

  it('are for the same shopper, each with a load flow of its own (LOAD-04)', async () => {
    const { service, place, screen } = openTestPage({ scenario: 'consumer' });
    await place(PLANS);
    const other = await openOtherTab(service);
    await cardsShown(screen, 6);
    await shown(other, 6);
    expect(requestsTo(service, '/all').map(({ path }) => path)).to.deep.equal([
      '/landrover/api/Users/demo-consumer/all',
      '/landrover/api/Users/demo-consumer/all',
    ]);
  });

  it('signed out in one, the other forgets the shopper and goes on as a guest (OUT-06, OPEN-B54)', async () => {
    const { service, place, screen, visited } = openTestPage({ scenario: 'consumer' });
    await place(PLANS);
    const other = await openOtherTab(service);
    await cardsShown(screen, 6);
    expect(await other.signOut()).to.be.true;
    expect(service.isSignedOut).to.be.true;
    // Changes of cookies and storage in one frame reach the other frame some time later.
    await eventually(() => {
      expect(identityCookie()).to.equal(undefined);
      expect(currentShopper().isGuest).to.be.true;
    });
    await shown(other, 0);
    expect(await screen.findByShadowRole('heading', { name: 'You were signed out' })).to.exist;
    const reads = requestsTo(service, '/all').length;
    await refresh();
    expect(requestsTo(service, '/all')).to.have.length(reads);
    // Only the tab in which the shopper signed out navigates away.
    expect([visited, other.visited]).to.deep.equal([[], ['/hsid-logout']]);
  });

  it('signed out in one while the other removes a plan: nothing of it comes back there (OPEN-B54)', async () => {
    const { service, place, screen } = openTestPage({ scenario: 'consumer' });
    await place(PLANS);
    const other = await openOtherTab(service);
    await cardsShown(screen, 6);
    await Promise.all([other.signOut(), removeSavedItem('plan', AETNA)]);
    await cardsShown(screen, 0);
    expect(screen.queryByShadowRole('button', { name: 'Undo' })).to.equal(null);
  });

  it('each may remove a drug of its own at the same time: the service keeps neither (DEL-07, HTTP-04)', async () => {
    const { service, place } = openTestPage({ scenario: 'consumer' });
    await place('shopper-profile-drugs');
    const other = await openOtherTab(service);
    await eventually(() => expect(read(savedDrugsAtom)).not.to.be.empty);
    const [first, second, ...rest] = read(savedDrugsAtom).map(drugKeyOf);
    const readsOfList = () => requestsTo(service, '/drugs').length;
    const responses = holdResponses(service, '/drugs');
    const removals = [other.remove('drug', first!)];
    await eventually(() => expect(readsOfList()).to.equal(1));
    removals.push(removeSavedItem('drug', second!));
    // Enough turns to read the list, too, if nothing prevented it.
    for (let turn = 0; turn < 20 && readsOfList() === 1; turn += 1) await nextTask();
    responses.arrive();
    expect(await Promise.all(removals)).to.deep.equal([true, true]);
    await refresh();
    expect(read(savedDrugsAtom).map(drugKeyOf)).to.deep.equal(rest);
  });

  it('a plan removed in one is gone in the other after a refresh (LOAD-18)', async () => {
    const { service, place, screen } = openTestPage({ scenario: 'consumer' });
    await place(PLANS);
    const other = await openOtherTab(service);
    await cardsShown(screen, 6);
    expect(await other.remove('plan', AETNA)).to.be.true;
    await shown(other, 5);
    expect(planNames(screen)).to.include('Aetna Medicare Premier (PPO)');
    await refresh();
    expect(await cardsShown(screen, 5)).not.to.include('Aetna Medicare Premier (PPO)');
  });

  it('a plan that the other has removed already counts as removed (DEL-11)', async () => {
    const { service, place, screen, log } = openTestPage({ scenario: 'consumer' });
    await place(PLANS);
    const other = await openOtherTab(service);
    await cardsShown(screen, 6);
    await other.remove('plan', AETNA);
    expect(planNames(screen)).to.have.length(6);
    expect(await removeSavedItem('plan', AETNA)).to.be.true;
    expect(log).to.be.empty;
    await cardsShown(screen, 5);
    expect(read(savedPlansCountAtom)).to.equal(8 - 1);
  });

  it('a plan that the other has removed already: the list is then as the service has it, with what the other has added (DEL-11, DEL-12)', async () => {
    const { service, place, screen } = openTestPage({ scenario: 'consumer' });
    await place(PLANS);
    const other = await openOtherTab(service);
    await cardsShown(screen, 6);
    await other.remove('plan', AETNA);
    const { plans } = service.state.plansDetails;
    plans.push({ ...plans[0]!, planId: 'H1036273000' });
    expect(await removeSavedItem('plan', AETNA)).to.be.true;
    expect(read(savedPlansCountAtom)).to.equal(8 - 1 + 1);
  });

  it('each may remove a plan of its own at the same time (DEL-06)', async () => {
    const { service, place, screen } = openTestPage({ scenario: 'consumer' });
    await place(PLANS);
    const other = await openOtherTab(service);
    await cardsShown(screen, 6);
    expect(
      await Promise.all([other.remove('plan', AETNA), removeSavedItem('plan', 'H8145006000/2027')]),
    ).to.deep.equal([true, true]);
    await Promise.all([refresh(), other.refresh()]);
    expect(await cardsShown(screen, 4)).to.have.length(4);
    await shown(other, 4);
  });

  describe('of a guest', () => {
    interface Stored {
      plansDetails: { plans: { planId: string }[]; savedPlans: string };
    }
    const stored = () => (JSON.parse(localStorage.getItem(GUEST_PROFILE)!) as Stored).plansDetails;

    it('a plan removed in one is gone in the other after a refresh (ROLES-02)', async () => {
      const { service, place, screen } = openTestPage({ scenario: 'guest' });
      await place(PLANS);
      const other = await openOtherTab(service);
      await cardsShown(screen, 3);
      await other.remove('plan', 'H1036054000/2027');
      await refresh();
      await cardsShown(screen, 2);
    });

    it('a removal in one does not bring back what the other has removed (ROLES-02, DEL-13)', async () => {
      const { service, place, screen } = openTestPage({ scenario: 'guest' });
      await place(PLANS);
      const other = await openOtherTab(service);
      await cardsShown(screen, 3);
      await other.remove('plan', 'H1036054000/2027');
      expect(await removeSavedItem('plan', 'H7284008000/2027')).to.be.true;
      expect(stored().plans.map(({ planId }) => planId)).to.deep.equal([
        'H1036077000',
        'R5826074000',
        'S5884190000',
      ]);
      expect(stored().savedPlans).to.equal('H1036077000 2027 SNP,R5826074000 2026 MAPD,S5884190000 2026 PDP');
      await Promise.all([refresh(), other.refresh()]);
      await cardsShown(screen, 1);
      await shown(other, 1);
    });

    it('one signs in: the other stays a guest’s until it is opened again (LOAD-36)', async () => {
      const { service, place, screen } = openTestPage({ scenario: 'guest' });
      await place(PLANS);
      await ready();
      await cardsShown(screen, 3);
      document.cookie = `shopperProfile.identity=${encodeURIComponent('{"uuid":"demo-consumer","isGuest":false}')}; Path=/`;
      await refresh();
      await cardsShown(screen, 3);
      expect(requestsTo(service, '/Users/')).to.be.empty;
      expect(identityCookie()).to.include({ uuid: 'demo-consumer', isGuest: false });
    });
  });
});
