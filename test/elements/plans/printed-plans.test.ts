import { expect } from 'chai';
import { changePlan } from '../../support/responses';
import { cardOf, cardsShown } from '../../support/cards';
import { eventually } from '../../support/clock';
import { cdp } from '../../support/devtools';
import { inside, leaveTestPage, openTestPage, type TestPage } from '../../support/page';
import type { PageOptions } from '../../../demo/page';

const PLANS = 'shopper-profile-plans';

async function openPlans(options: PageOptions = {}): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', ...options });
  changePlan(page.service, 'H5521016000', { inNetwork: true, isPharmacyCovered: true });
  await page.place(PLANS);
  await cardsShown(page.screen, 6);
  return page;
}

/** The content of a card on paper, once the file with the panels has loaded. */
const printed = async (card: HTMLElement): Promise<string> => {
  await eventually(() => {
    window.dispatchEvent(new Event('beforeprint'));
    expect(card.querySelector('.card-panel li')).to.exist;
  });
  return card.innerText;
};

describe('plans on paper', () => {
  beforeEach(() => cdp('Emulation.setEmulatedMedia', { media: 'print' }));
  afterEach(async () => {
    window.dispatchEvent(new Event('afterprint'));
    await cdp('Emulation.setEmulatedMedia', { media: '' });
    leaveTestPage();
  });

  it('have the drugs and doctors of each plan, whether a panel is open or not', async () => {
    const page = await openPlans();
    const card = await cardOf(page.screen, /Aetna Medicare Premier/);
    const text = await printed(card);
    expect(text).to.contain('Your drugs').and.to.contain('Eliquis').and.to.contain('Not covered');
    expect(text).to.contain('Your doctors').and.to.contain('Dr. Robin Sample');
    window.dispatchEvent(new Event('afterprint'));
    expect(card.querySelector('.card-panel')).to.equal(null);
  });

  it('leave a panel open that the shopper has opened', async () => {
    await cdp('Emulation.setEmulatedMedia', { media: '' });
    const page = await openPlans();
    const card = await cardOf(page.screen, /Aetna Medicare Premier/);
    await page.user.click(inside(card).getByRole('button', { name: /^Your drugs/ }));
    await printed(card);
    window.dispatchEvent(new Event('afterprint'));
    expect(card.querySelectorAll('.card-panel').length).to.equal(1);
  });

  it('have the plan ID, the date and whom to call', async () => {
    const page = await openPlans({
      config: { phones: { tollFree: '1-800-555-0142' } },
    });
    const card = await cardOf(page.screen, /Aetna Medicare Premier/);
    expect(card.innerText).to.contain('ID H5521-016-000');
    const { innerText } = document.querySelector(PLANS)!.shadowRoot!.querySelector<HTMLElement>('.plans')!;
    expect(innerText).to.contain('Printed November 20, 2026.');
    expect(innerText).to.contain('Questions? Call 1-800-555-0142 (TTY 711).');
  });

  it('have none of that on the screen', async () => {
    await cdp('Emulation.setEmulatedMedia', { media: '' });
    const page = await openPlans();
    const card = await cardOf(page.screen, /Aetna Medicare Premier/);
    expect(card.querySelector('.card-panel')).to.equal(null);
    expect(page.screen.queryByShadowText(/^Printed/)?.checkVisibility() ?? false).to.equal(false);
  });
});
