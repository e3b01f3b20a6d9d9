import { expect } from 'chai';
import { marketingInformation } from '../../demo/service/plans/marketing';
import { countiesWithPlans, plansInCounty } from '../../demo/service/plans/records';
import { readBenefitLine } from '../../src/domain/plans/benefit-lines';
import { bulletsToShow } from '../../src/domain/plans/benefits';

/** Lines that differ only in amounts count as one. */
const textOf = (text: string): string => text.replace(/(?:\$[\d,.]+|\d+%)(?:-(?:\$[\d,.]+|\d+%))?/g, '#');

describe('the benefit lines of the published plans', () => {
  const plans = new Map(
    countiesWithPlans()
      .flatMap(plansInCounty)
      .map((plan) => [plan.planId, plan]),
  );
  const lines = [...plans.values()].flatMap((plan) => {
    const bullets = marketingInformation(plan).flatMap(({ rank, shortBullets: text }) =>
      rank !== undefined && text?.trim() ? [{ rank, text, icon: '' }] : [],
    );
    return bulletsToShow(bullets, plan.planType).map(({ text }) => text);
  });

  it('are known where they are among the ten commonest', () => {
    const byText = new Map<string, string[]>();
    for (const text of lines) byText.set(textOf(text), [...(byText.get(textOf(text)) ?? []), text]);
    const commonest = [...byText.values()].sort((one, other) => other.length - one.length).slice(0, 10);
    expect(commonest.filter(([text = '']) => readBenefitLine(text) === undefined)).to.deep.equal([]);
  });

  it('are known in nineteen of twenty places', () => {
    const known = lines.filter((text) => readBenefitLine(text) !== undefined);
    expect(known.length / lines.length).to.be.above(0.95);
  });
});
