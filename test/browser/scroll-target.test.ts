import { expect } from 'chai';
import { scrollAndFocus } from '../../src/browser/scroll-target';
import { cardsShown } from '../support/cards';
import { pass, settled, startFakeClock } from '../support/clock';
import { leaveTestPage, openTestPage } from '../support/page';

const PLANS = 'shopper-profile-plans';

describe('scrolling to an element', () => {
  afterEach(leaveTestPage);

  it('gives focus to its heading after 10 ms (POP-21, CONST-09, CONSTB-08)', async () => {
    const { place, screen } = openTestPage({ scenario: 'consumer' });
    const plans = await place(PLANS);
    await cardsShown(screen, 6);
    startFakeClock(0);
    void scrollAndFocus(PLANS);
    await pass(9);
    expect(plans.shadowRoot!.activeElement).to.equal(null);
    await pass(1);
    expect(plans.shadowRoot!.activeElement?.textContent).to.equal('Your plans');
  });

  it('finds it in a shadow root that the host has named (contract, "Shadow roots of the host")', async () => {
    const { container, place, screen } = openTestPage({ scenario: 'consumer' });
    const plans = await place(PLANS);
    const root = container.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    root.append(plans);
    window.shopperProfile!.observe(root);
    await cardsShown(screen, 6);
    await scrollAndFocus(PLANS);
    expect(plans.shadowRoot!.activeElement?.textContent).to.equal('Your plans');
  });

  it('gives it focus as soon as a popup that is still closing lets it (SHELL-73)', async () => {
    const { place, screen, container } = openTestPage({ scenario: 'consumer' });
    const plans = await place(PLANS);
    await cardsShown(screen, 6);
    const dialog = document.createElement('dialog');
    container.append(dialog);
    dialog.showModal();
    startFakeClock(0);
    void scrollAndFocus(PLANS);
    await pass(20);
    expect(plans.shadowRoot!.activeElement).to.equal(null);
    dialog.remove();
    await pass(10);
    expect(plans.shadowRoot!.activeElement?.textContent).to.equal('Your plans');
  });

  it('does not scroll while the heading is in the viewport, so that what led there stays (WCAG 2.4.11)', async () => {
    const { place, screen, container } = openTestPage({ scenario: 'consumer' });
    container.style.paddingBlockStart = '100px';
    const plans = await place(PLANS);
    await cardsShown(screen, 6);
    window.scrollTo(0, 20);
    await scrollAndFocus(PLANS);
    expect(plans.shadowRoot!.activeElement?.textContent).to.equal('Your plans');
    expect(window.scrollY).to.equal(20);
  });

  it('scrolls to below the host’s sticky header', async () => {
    const { place, screen, container } = openTestPage({ scenario: 'consumer' });
    container.style.setProperty('--shopper-profile-header-height', '50px');
    container.style.paddingBlockStart = '300px';
    const plans = await place(PLANS);
    await cardsShown(screen, 6);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await scrollAndFocus(PLANS);
    expect(plans.getBoundingClientRect().top).to.be.closeTo(68, 1);
  });

  it('says that an element is not on the page, and leaves focus alone (ERRB-15)', async () => {
    const { log } = openTestPage();
    startFakeClock(0);
    const before = document.activeElement?.localName;
    void scrollAndFocus('shopper-profile-faq');
    await pass(10);
    await settled();
    expect(log.join()).to.contain('Element not found to scroll & focus');
    expect(document.activeElement?.localName).to.equal(before);
  });
});
