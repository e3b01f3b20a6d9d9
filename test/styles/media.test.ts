import { expect } from 'chai';
import { cardsShown } from '../support/cards';
import { emulateMediaFeatures } from '../support/devtools';
import { leaveTestPage, openTestPage, type TestPage } from '../support/page';

const PLANS = 'shopper-profile-plans';

async function openPlans(): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer' });
  await page.place(PLANS);
  await cardsShown(page.screen, 6);
  return page;
}

const inPlans = (page: TestPage, selector: string): HTMLElement => {
  const found = page.container.querySelector(PLANS)?.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};

describe('what a shopper asks the system for', () => {
  afterEach(async () => {
    await emulateMediaFeatures({});
    leaveTestPage();
  });

  it('is more contrast: labels and lines as dark as the text', async () => {
    const page = await openPlans();
    const label = getComputedStyle(inPlans(page, '.fact dt'));
    const card = getComputedStyle(inPlans(page, '.card'));
    const text = getComputedStyle(inPlans(page, '.root')).color;
    expect(label.color).not.to.equal(text);
    expect(card.borderBottomColor).not.to.equal(text);
    await emulateMediaFeatures({ 'prefers-contrast': 'more' });
    expect(label.color).to.equal(text);
    expect(card.borderBottomColor).to.equal(text);
  });

  it('is colors of its own: no line is drawn through the text of a text button', async () => {
    const page = await openPlans();
    await emulateMediaFeatures({ 'forced-colors': 'active' });
    const button = getComputedStyle(inPlans(page, '.text-button'));
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.color = 'Canvas';
    expect(button.borderTopColor).to.equal(getComputedStyle(probe).color);
    probe.remove();
  });
});
