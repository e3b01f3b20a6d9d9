import { countedCommits, forgetCommits } from '../support/commits';
import { expect } from 'chai';
import { registry } from '../../elements/registry';
import { answerExtraHelp } from '../../src/state/shopper/extra-help';
import { profileAtom } from '../../src/state/profile/profile-state';
import { removeSavedItem } from '../../src/state/saved-items/remove-saved-item';
import { drugKeyOf, providerKeyOf } from '../../src/state/saved-items/saved-items';
import { read } from '../../src/state/store';
import { goToView } from '../../src/state/page/view';
import { takeCallsInHand } from '../support/calls-in-hand';
import { cardsShown } from '../support/cards';
import { settled } from '../support/clock';
import { leaveTestPage, openTestPage, ready, whenLeaving, type TestPage } from '../support/page';

const AETNA = 'H5521016000/2027';
const popups = ['email', 'sign-out', 'loading', 'page'];

/** A consumer's page with every element placed by itself. */
async function openWholePage(): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', config: { phones: { tollFree: '1-800-555-0100' } } });
  const tags = Object.keys(registry).filter((tag) => !popups.includes(tag.replace('shopper-profile-', '')));
  for (const tag of tags) await page.place(tag as 'shopper-profile-plans');
  await ready();
  await cardsShown(page.screen, 7);
  await settled();
  forgetCommits();
  return page;
}

/** Does something and answers which elements React has changed in consequence. */
async function changedBy(action: () => unknown): Promise<Record<string, number>> {
  forgetCommits();
  await action();
  await settled();
  return countedCommits();
}

describe('a change re-renders the elements that show it, and no other', () => {
  afterEach(leaveTestPage);

  it('nothing, when nothing happens', async () => {
    await openWholePage();
    expect(await changedBy(() => undefined)).to.deep.equal({});
  });

  it('the drugs and their counts, while one is being removed (SHELL-05, SHELL-49, DEL-06)', async () => {
    const { service } = await openWholePage();
    takeCallsInHand(service);
    const [drug] = read(profileAtom).drugs;
    const changed = await changedBy(() => void removeSavedItem('drug', drugKeyOf(drug!)));
    // The cards of plans say how many drugs a plan leaves out.
    // The elements that compare plans, and years, have a row per drug. The card of the active plan counts the changes.
    expect(changed).to.deep.equal({
      'active-plan': 1,
      compare: 1,
      drugs: 1,
      nav: 1,
      plans: 1,
      tiles: 1,
      'year-change': 1,
    });
  });

  it('the doctors and their counts, while one is being removed (SHELL-05, SHELL-49, DEL-06)', async () => {
    const { service } = await openWholePage();
    takeCallsInHand(service);
    const [provider] = read(profileAtom).providers;
    const changed = await changedBy(() => void removeSavedItem('doctor', providerKeyOf(provider!)));
    // The cards say how many doctors are in network. The card of the active plan names doctors who leave the network.
    expect(changed).to.deep.equal({
      'active-plan': 1,
      compare: 1,
      doctors: 1,
      nav: 1,
      plans: 1,
      tiles: 1,
      'year-change': 1,
    });
  });

  it('the same and no other, when a drug has been removed (DEL-15)', async () => {
    await openWholePage();
    const [drug] = read(profileAtom).drugs;
    const changed = await changedBy(() => removeSavedItem('drug', drugKeyOf(drug!)));
    const expected = ['active-plan', 'compare', 'drugs', 'nav', 'plans', 'tiles', 'year-change'];
    expect(Object.keys(changed)).to.deep.equal(expected);
  });

  it('the plans and their counts, when a plan is removed (SHELL-06, SHELL-49, DEL-12)', async () => {
    await openWholePage();
    const changed = await changedBy(() => removeSavedItem('plan', AETNA));
    // The card of the active plan names the cost of the other saved plans of its kind.
    expect(Object.keys(changed)).to.deep.equal(['active-plan', 'nav', 'plans', 'tiles']);
    expect(changed.nav).to.equal(1);
    expect(changed.tiles).to.equal(1);
  });

  it('prices and the question, when the shopper answers about Extra Help (HELP-16)', async () => {
    await openWholePage();
    const changed = await changedBy(() => answerExtraHelp('no', Symbol('somebody')));
    expect(Object.keys(changed)).to.deep.equal(['extra-help']);
    const priced = await changedBy(() => answerExtraHelp('yes', Symbol('somebody')));
    expect(Object.keys(priced)).to.deep.equal([
      'active-plan',
      'compare',
      'extra-help',
      'plans',
      'year-change',
    ]);
  });

  it('the elements of the two views and those that name them, when the view changes (SHELL-02)', async () => {
    await openWholePage();
    const address = location.href;
    whenLeaving(() => {
      history.replaceState(null, '', address);
    });
    const changed = await changedBy(() => {
      goToView('drugs');
    });
    const untouched = ['banner', 'extra-help', 'help', 'outage', 'top-bar'];
    expect(untouched.filter((element) => element in changed)).to.deep.equal([]);
    expect(changed).to.include.keys('nav');
  });
});
