import { expect } from 'chai';
import { cardsShown } from '../support/cards';
import { eventually, settled } from '../support/clock';
import { emulateMediaFeatures } from '../support/devtools';
import { leaveTestPage, openTestPage, ready, type TestPage } from '../support/page';

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

/** Words of a label that stand on more than one line. */
function brokenWordsOf(label: Element): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(word);
    }
  }
  return broken;
}

describe('what a shopper asks the system for', () => {
  afterEach(async () => {
    await emulateMediaFeatures({});
    leaveTestPage();
  });

  it('is more contrast: labels and lines as dark as the text', async () => {
    const page = await openPlans();
    const label = getComputedStyle(inPlans(page, '.card-kind'));
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

describe('words in buttons', () => {
  afterEach(leaveTestPage);

  for (const width of [320, 390])
    it(`stay whole in a window of ${String(width)} px with letters of twice the size`, async () => {
      const page = openTestPage({ scenario: 'consumer' });
      page.container.style.inlineSize = `${String(width - 32)}px`;
      const roots: ShadowRoot[] = [];
      for (const tag of ['banner', 'nav', 'active-plan', 'plans', 'drugs'] as const) {
        const element = await page.place(`shopper-profile-${tag}`);
        await ready();
        await eventually(() => expect(element.shadowRoot!.querySelector('button, a')).to.exist);
        element.shadowRoot!.querySelector<HTMLElement>('.root')!.style.fontSize = '32px';
        roots.push(element.shadowRoot!);
      }
      await settled();
      const labels = roots.flatMap((root) => [...root.querySelectorAll('button, .button')]);
      expect(labels).to.have.length.greaterThan(12);
      expect(labels.flatMap(brokenWordsOf)).to.deep.equal([]);
    });
});
