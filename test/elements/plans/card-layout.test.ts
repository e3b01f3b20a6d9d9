import { expect } from 'chai';
import { changePlan } from '../../support/responses';
import { cardOf, cardsShown } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
import { cdp } from '../../support/devtools';
import { inside, leaveTestPage, openTestPage, type TestPage } from '../../support/page';
import { resetWindowWidth, setWindowWidth } from '../../support/window';

const PLANS = 'shopper-profile-plans';
const PPO = 'H5521016000';
const LONG_NAME =
  'Sample Medicare Advantage Extra Complete Care with Dental, Vision and Hearing IL-0003 (HMO-POS)';

const AETNA = /Aetna Medicare Premier/;
const FEE_FOR_SERVICE = /PFFS/;

type Brand = 'AMP' | 'UMS';

async function openPlans(width: number, brand: Brand, locale = 'en'): Promise<TestPage> {
  await setWindowWidth(width);
  const page = openTestPage({ scenario: 'consumer', config: { site: brand, locale } });
  await page.place(PLANS);
  await cardsShown(page.screen, 6);
  return page;
}

/** The reader's text size in the browser. Most browsers start with 16 px. */
const setTextSize = (standard: number): Promise<unknown> =>
  cdp('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } });

/** The name and the kind of a plan are one part: the kind is directly below the name. */
const PARTS = '.card-head, .card-row, .coverage-button, .card-more, .card-foot';

/** The top of each part of a card, by name. */
function topsOf(card: HTMLElement): Record<string, number> {
  const parts = [...card.querySelectorAll<HTMLElement>(PARTS)].filter((part) => part.checkVisibility());
  return Object.fromEntries(
    parts.map((part) => [
      part.dataset.row ?? (part.getAttribute('name') || part.className),
      part.getBoundingClientRect().top,
    ]),
  );
}

/** Expects the shared parts of both cards to start at the same height. */
function expectAligned(one: HTMLElement, other: HTMLElement): void {
  expect(one.getBoundingClientRect().top).to.equal(other.getBoundingClientRect().top);
  const [tops, otherTops] = [topsOf(one), topsOf(other)];
  const shared = Object.keys(tops).filter((part) => part in otherTops);
  expect(shared).to.include.members([
    'premium',
    'drug-cost',
    'maximum',
    'deductible',
    'plan-drugs',
    'card-foot',
  ]);
  for (const part of shared) expect(tops[part], part).to.be.closeTo(otherTops[part]!, 0.5);
}

const bothCards = async ({ screen }: TestPage, name = AETNA): Promise<[HTMLElement, HTMLElement]> => [
  await cardOf(screen, name),
  await cardOf(screen, FEE_FOR_SERVICE),
];

describe('layout of plan cards', () => {
  afterEach(leaveTestPage);
  after(resetWindowWidth);

  for (const brand of ['AMP', 'UMS'] as const) {
    for (const width of [768, 1280]) {
      it(`lines up the rows of neighbors at ${width} px (${brand}, PLANS-14)`, async () => {
        const page = await openPlans(width, brand);
        expectAligned(...(await bothCards(page)));
      });

      it(`keeps rows and highlights in line if only the neighbor has a benefit, at ${width} px (${brand}, PLANS-20)`, async () => {
        const page = await openPlans(width, brand);
        const [withBenefit, without] = await bothCards(page);
        expect(topsOf(withBenefit)).to.include.keys('benefit');
        expect(topsOf(without)).not.to.include.keys('benefit');
        const deductible = without.querySelector('[data-row="deductible"]')!.getBoundingClientRect();
        const more = without.querySelector('.card-more')!.getBoundingClientRect();
        expect(more.top - deductible.bottom).to.be.closeTo(0, 0.5);
        const [one, other] = [withBenefit, without].map((card) => card.querySelector('.bullets')!);
        expect(one!.getBoundingClientRect().top, 'highlights').to.be.closeTo(
          other!.getBoundingClientRect().top,
          0.5,
        );
      });

      it(`lines up the rows in Spanish at ${width} px (${brand}, PLANS-14)`, async () => {
        const page = await openPlans(width, brand, 'es');
        expectAligned(...(await bothCards(page)));
      });
    }

    it(`lines up the rows next to a long name (${brand}, PLANS-17)`, async () => {
      await setWindowWidth(768);
      const page = openTestPage({ scenario: 'consumer', config: { site: brand } });
      changePlan(page.service, PPO, { planName: LONG_NAME });
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      expectAligned(...(await bothCards(page, /Sample Medicare Advantage Extra/)));
    });

    it(`is at most 530 px high on a phone while its panels are closed (${brand})`, async () => {
      const page = await openPlans(390, brand);
      for (const name of [AETNA, /AARP Medicare Rx Saver/, /Humana Premier Rx/, /DEVOTED/]) {
        const card = await cardOf(page.screen, name);
        expect(card.getBoundingClientRect().height, String(name)).to.be.at.most(530);
      }
    });
  }

  describe('at twice the text size', () => {
    before(() => setTextSize(32));
    after(() => setTextSize(16));

    for (const width of [1280, 1920])
      it(`lines up the rows where two cards fit, and never leaves its place, at ${width} px`, async () => {
        const page = await openPlans(width, 'AMP');
        const [one, other] = await bothCards(page);
        const areNeighbors = one.getBoundingClientRect().left !== other.getBoundingClientRect().left;
        if (areNeighbors) expectAligned(one, other);
        expect(areNeighbors).to.equal(width === 1920);
        for (const card of [one, other]) expect(card.scrollWidth).to.be.at.most(card.clientWidth);
      });
  });

  it('gives the only plan of a list the whole width, with its costs beside its coverage', async () => {
    await setWindowWidth(1280);
    const page = openTestPage({ scenario: 'guest', config: { site: 'UMS' } });
    await page.place(PLANS, 'year-cost');
    await cardsShown(page.screen, 3);
    const card = await cardOf(page.screen, /SNP-DE/);
    const list = card.closest('ul')!.getBoundingClientRect();
    expect(card.getBoundingClientRect().width).to.be.closeTo(list.width, 1);
    await eventually(() => expect(card.querySelector('.card-lead [data-row]')).to.exist);
    await settled();
    const parts = ['.card-lead [data-row]', '.card-rest > .card-facts', '.card-coverage'];
    const [lead, facts, coverage] = parts.map((part) => card.querySelector(part)!.getBoundingClientRect());
    expect(lead!.width).to.be.closeTo(card.clientWidth, 1);
    expect(facts!.top).to.be.at.least(lead!.bottom);
    expect(coverage!.top).to.be.closeTo(facts!.top, 1);
    expect(coverage!.right).to.be.below(facts!.left);
    const [drugs, doctors] = inside(card)
      .getAllByRole('button', { name: /^Your (drugs|doctors): / })
      .map((button) => button.getBoundingClientRect());
    expect(doctors!.top).to.be.at.least(drugs!.bottom);
    await page.user.click(inside(card).getByRole('button', { name: /^Your drugs: / }));
    await eventually(() => expect(card.querySelector('.card-panel li')).to.exist);
    const [panel, below] = ['.card-panels', '.card-rest > .card-facts'].map((part) =>
      card.querySelector(part)!.getBoundingClientRect(),
    );
    expect(panel!.top).to.be.at.least(below!.bottom);
    expect(panel!.width).to.be.above(card.clientWidth * 0.9);
    expect(below!.height).to.be.closeTo(facts!.height, 1);
  });

  it('leaves the neighbor of a card with open panels as it is (PLANS-28, PLANS-31)', async () => {
    const page = await openPlans(1280, 'UMS');
    for (const [opened, neighbor] of [
      [AETNA, FEE_FOR_SERVICE],
      [FEE_FOR_SERVICE, AETNA],
    ] as const) {
      const card = await cardOf(page.screen, opened);
      const other = await cardOf(page.screen, neighbor);
      const before = topsOf(other);
      const { height } = other.getBoundingClientRect();
      for (const button of inside(card).getAllByRole('button', { name: /^Your (drugs|doctors): / }))
        await page.user.click(button);
      await eventually(() => expect(card.querySelectorAll('.card-panel li')).not.to.be.empty);
      expect(topsOf(other)).to.deep.equal(before);
      expect(other.getBoundingClientRect().height).to.equal(height);
      const { 'plan-drugs': button, 'card-foot': controls } = topsOf(card);
      expect(button).to.equal(before['plan-drugs']);
      expect(controls).to.be.above(before['card-foot']! + 50);
      for (const button of inside(card).getAllByRole('button', { name: /^Your (drugs|doctors): / }))
        await page.user.click(button);
    }
  });
});
