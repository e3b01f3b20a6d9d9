import { expect } from 'chai';
import * as fc from 'fast-check';
import type { PlanType } from '../../../src/domain/plans/plan';
import { planBeside } from '../../../src/domain/plans/plan-beside';
import type { ShownPrices } from '../../../src/domain/plans/year-cost';
import { planDetail } from '../builders';

const normal: ShownPrices = { subsidyPercent: undefined, subsidisedPremiums: [] };
const help: ShownPrices = { subsidyPercent: 100, subsidisedPremiums: [] };
const drugs = ['1', '2'].map((nationalDrugCode) => ({ nationalDrugCode }));

const card = (
  id: string,
  monthlyPremium: number | undefined,
  annualDrugCost?: number,
  planType: PlanType = 'MAPD',
) => ({
  id,
  plan: { planType, planYear: 2027 },
  detail: planDetail({ monthlyPremium, annualDrugCost }),
  isApproved: false,
});
type Card = ReturnType<typeof card>;

const withHelp = (one: Card, lisAnnualDrugCost: number): Card => ({
  ...one,
  detail: { ...one.detail, lisAnnualDrugCost },
});
const covering = (one: Card, ...codes: string[]): Card => ({
  ...one,
  detail: { ...one.detail, coveredDrugs: new Set(codes) },
});
const approved = (one: Card): Card => ({ ...one, isApproved: true });
const unnamed = (one: Card) => ({ ...one, detail: undefined });

const own = card('own', 0, 5000);

/** "lowest a 220 4780": why it shows, the card, its cost, and by how much that is less. */
function beside(
  cards: readonly (Card | ReturnType<typeof unnamed>)[],
  { saved = [] as typeof drugs, prices = normal, isDecided = false, active = own } = {},
): string | undefined {
  const found = planBeside(active, cards, { prices, drugs: saved, isDecided });
  return (
    found && [found.is, found.card.id, found.total, found.saving].filter((one) => one !== undefined).join(' ')
  );
}

describe('the saved plan beside the shopper’s own plan (contract §8)', () => {
  const low = card('low', 10, 100);
  const high = card('high', 20, 300);

  it('is the plan with the lowest cost of a year, or the only one', () => {
    expect(beside([high, low])).to.equal('lowest low 220 4780');
    expect(beside([low])).to.equal('lowest low 220 4780');
    expect(beside([card('more', 100, 9000)]), 'also if it costs more').to.equal('lowest more 10200 -5200');
  });

  it('is none without saved plans', () => {
    expect(beside([])).to.equal(undefined);
    expect(beside([], { isDecided: true })).to.equal(undefined);
  });

  it('is the first one, without a cost, while a cost is unknown or two plans share it', () => {
    expect(beside([card('a', 10)])).to.equal('several a');
    expect(beside([high, card('b', 20), low])).to.equal('several high');
    expect(beside([low, { ...low, id: 'same' }])).to.equal('several low');
    expect(beside([unnamed(low)])).to.equal('several low');
  });

  it('is the one with an approved application, whatever the others cost', () => {
    expect(beside([low, approved(high)], { isDecided: true })).to.equal('approved high 540 4460');
    expect(beside([low, approved(card('b', 20))], { isDecided: true }), 'cost unknown').to.equal(
      'approved b',
    );
  });

  it('is no lowest one if a plan that is not saved was approved', () => {
    expect(beside([high, low], { isDecided: true })).to.equal('several high');
  });

  it('is no lowest one that is not known to cover every saved drug', () => {
    expect(beside([covering(low, '1', '2')], { saved: drugs })).to.equal('lowest low 220 4780');
    expect(beside([covering(low, '1')], { saved: drugs })).to.equal('several low');
    expect(beside([low], { saved: drugs })).to.equal('several low');
    const { detail, ...one } = covering(low, '1', '2');
    const isPharmacyOut = { ...one, detail: { ...detail, inNetwork: false, isPharmacyAvailable: true } };
    expect(beside([isPharmacyOut], { saved: drugs }), 'pharmacy not in network').to.equal('several low');
  });

  it('has no cost if the own plan has no drug cost', () => {
    expect(beside([low], { active: card('own', 0) })).to.equal('several low');
    expect(beside([low], { active: card('own', 0, undefined, 'MA') })).to.equal('several low');
    expect(beside([approved(low)], { active: card('own', 0), isDecided: true })).to.equal('approved low');
  });

  it('has no cost if only one of the two costs includes Extra Help', () => {
    const subsidised = withHelp(card('a', 10, 900), 50);
    expect(beside([subsidised])).to.equal('lowest a 1020 3980');
    expect(beside([subsidised], { prices: help })).to.equal('several a');
    const premium = { ...low, detail: { ...low.detail, premiumBySubsidy: { '100': 1 } } };
    expect(beside([premium], { prices: help })).to.equal('several low');
    expect(beside([subsidised], { prices: help, active: withHelp(own, 20) })).to.equal('lowest a 170 -150');
  });

  it('never costs more than another saved plan if it is the lowest, and its saving is the difference', () => {
    const price = fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined });
    fc.assert(
      fc.property(fc.array(fc.tuple(price, price)), price, fc.boolean(), (prices, drugCost, isDecided) => {
        const cards = prices.map(([premium, cost], index) => card(String(index), premium, cost));
        const active = card('own', 10, drugCost);
        const found = planBeside(active, cards, { prices: normal, drugs: [], isDecided });
        expect(found === undefined).to.equal(cards.length === 0);
        if (!found) return;
        expect(cards).to.include(found.card);
        expect(found.total === undefined).to.equal(found.saving === undefined);
        expect(found.is === 'lowest').to.equal(found.total !== undefined);
        if (found.total === undefined) return;
        expect(isDecided).to.equal(false);
        expect(found.total + found.saving!).to.equal(120 + drugCost!);
        for (const { detail } of cards)
          expect(found.total).to.be.at.most(12 * detail.monthlyPremium! + detail.annualDrugCost!);
      }),
    );
  });
});
