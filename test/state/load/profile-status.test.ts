import { expect } from 'chai';
import { signInCode } from '../../../demo/service/index';
import { logger } from '../../../src/browser/logger';
import { forgetShopper } from '../../../src/state/shopper/forget-shopper';
import { eligibilityAtom, extraHelpAnswerAtom } from '../../../src/state/shopper/extra-help';
import { profileAtom } from '../../../src/state/profile/profile-state';
import { savedProvidersCountAtom } from '../../../src/state/saved-items/saved-items';
import { removeSavedItem } from '../../../src/state/saved-items/remove-saved-item';
import { undoableAtoms } from '../../../src/state/saved-items/undo';
import { emptyProfile } from '../../../src/domain/profile/profile';
import { read, write } from '../../../src/state/store';
import { replaceResponseText, holdResponses } from '../../support/responses';
import { cardsShown } from '../../support/cards';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { inside, leaveTestPage, openTestPage, ready, type TestPage } from '../../support/page';
import { takeCallsInHand } from '../../support/calls-in-hand';
import { arriveWithCode } from '../../support/visits';

const PLANS = 'shopper-profile-plans';
const NOW = new Date('2026-11-02T09:00:00');
const CALL_WAIT_MS = 10_000;

/** Every text that the page has shown or announced, until the test ends. */
function watchTexts(element: HTMLElement): Set<string> {
  const texts = new Set<string>();
  const look = (): void => {
    for (const node of element.shadowRoot!.querySelectorAll('h2, h3, p, [role="status"]'))
      texts.add(node.textContent);
  };
  new MutationObserver(look).observe(element.shadowRoot!, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  look();
  return texts;
}

describe('the status of the profile', () => {
  afterEach(leaveTestPage);

  it('is “reading” after a sign-in that came late: nothing is said of plans that no one has read (OPEN-A105, LOAD-23)', async () => {
    const page = openTestPage({ scenario: 'guest' });
    arriveWithCode(signInCode('consumer'));
    startFakeClock(NOW);
    const signIn = holdResponses(page.service, 'authValidate');
    const profile = holdResponses(page.service, '/all');
    const plans = await page.place(PLANS);
    const texts = watchTexts(plans);
    await pass(CALL_WAIT_MS);
    expect(await window.shopperProfile!.ready).to.deep.equal({ outcome: 'failure' });
    await eventually(() => expect(page.screen.getByShadowRole('button', { name: 'Try again' })).to.exist);

    signIn.arrive();
    await settled();
    expect(page.screen.queryByShadowRole('button', { name: 'Try again' })).to.equal(null);
    profile.arrive();
    await cardsShown(page.screen, 6);
    expect([...texts].filter((text) => text.includes('no saved plans'))).to.deep.equal([]);
  });

  it('keeps the newest response: a doctor who was added stays when an earlier read comes late (LOAD-18)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    await page.place('shopper-profile-doctors');
    await ready();
    await settled();
    const count = read(savedProvidersCountAtom);
    const calls = takeCallsInHand(page.service);
    const earlier = window.shopperProfile!.refresh!();
    await calls.settle();
    calls.pending[0]!.next(); // it has been to the service, and its response waits
    await calls.settle();
    const { providersDetails } = page.service.state as { providersDetails: { providerIdList: object[] } };
    providersDetails.providerIdList.push({
      providerId: '999',
      providerName: 'Ada Quist, MD',
      addressId: '1',
    });
    const later = window.shopperProfile!.refresh!();
    await calls.settle();
    calls.pending[1]!.next();
    await calls.settle();
    calls.pending[1]!.next();
    await calls.settle();
    expect(read(savedProvidersCountAtom)).to.equal(count + 1);
    await calls.finish();
    await Promise.all([earlier, later]);
    expect(read(savedProvidersCountAtom)).to.equal(count + 1);
  });
});

describe('forgetting a shopper', () => {
  afterEach(leaveTestPage);

  const open = async (): Promise<TestPage> => {
    const page = openTestPage({ scenario: 'consumer' });
    await page.place(PLANS);
    await cardsShown(page.screen, 6);
    return page;
  };

  it('leaves nothing of the answer about Extra Help, of eligibility, of what could be undone (OUT-06, OPEN-B54)', async () => {
    await open();
    write(extraHelpAnswerAtom, 'yes');
    write(eligibilityAtom, { level: 1, subsidisedPremiums: [] });
    await removeSavedItem('plan', 'H5521016000/2027');
    expect(read(undoableAtoms.plan)).not.to.equal(null);
    forgetShopper();
    expect([read(extraHelpAnswerAtom), read(eligibilityAtom), read(undoableAtoms.plan)]).to.deep.equal([
      'unknown',
      null,
      null,
    ]);
    expect(read(profileAtom)).to.equal(emptyProfile);
  });

  it('happens at the end of a session too, and the page goes on for a guest (ERR-02)', async () => {
    const page = await open();
    write(extraHelpAnswerAtom, 'yes');
    replaceResponseText(page.service, '/all', '{"message":"Invalid session"}', 401);
    await window.shopperProfile!.refresh!();
    await cardsShown(page.screen, 0);
    expect(read(extraHelpAnswerAtom)).to.equal('unknown');
    expect(await page.screen.findByShadowRole('heading', { name: 'You were signed out' })).to.exist;
  });

  it('closes the popups that were about something of theirs (POP-17)', async () => {
    const page = await open();
    const [remove] = page.screen.getAllByShadowRole('button', { name: /^Remove / });
    await page.user.click(remove!);
    expect(await page.screen.findByShadowRole('dialog')).to.exist;
    forgetShopper();
    await eventually(() => expect(page.screen.queryByShadowRole('dialog')).to.equal(null));
  });
});

describe('functions of the host', () => {
  afterEach(leaveTestPage);

  const fail = (): never => {
    throw new Error('Marta Sampleton');
  };

  it('that throw are reported by their keys, and stop nothing (ERR-14)', async () => {
    const page = openTestPage({
      scenario: 'consumer',
      config: { profileRead: { flag: fail, extra: fail }, hooks: { linkId: fail } },
    });
    await page.place(PLANS);
    await cardsShown(page.screen, 6);
    expect(await window.shopperProfile!.ready).to.deep.equal({ outcome: 'success' });
    expect(page.log.join()).to.contain('profileRead.flag failed').and.to.contain('profileRead.extra failed');
    expect(page.log.join()).not.to.contain('Marta');
  });

  it('of which the logger is one: what it cannot take goes to the console (contract §3)', () => {
    const page = openTestPage({ config: { logger: { warn: fail, error: fail } } });
    expect(page.container).to.exist;
    logger().error('said in spite of it');
    expect(page.log.join()).to.contain('said in spite of it');
  });

  it('of which the router is one: the browser follows the link by itself (contract §3)', async () => {
    const page = openTestPage({ scenario: 'consumer', config: { navigate: fail } });
    const options = await page.place('shopper-profile-shopping-options');
    await ready();
    const [link] = await inside(options).findAllByShadowRole('link');
    let isFollowed = false;
    page.container.addEventListener('click', (event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    });
    await page.user.click(link!);
    expect(isFollowed).to.equal(true);
    expect(page.log.join()).to.contain('navigate failed');
  });
});
