import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  formatCost,
  formatMonthlyAverage,
  formatPopupPremium,
  formatPremium,
  formatTier,
  plainAmounts,
  splitAmounts,
} from '../../src/domain/money';

const amount = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100);

describe('money', () => {
  const money: [number, string][] = [
    [24, '$24.00'],
    [0.5, '$0.50'],
    [12.3, '$12.30'],
    [1250, '$1,250.00'],
    [1234567.89, '$1,234,567.89'],
    [-2, '-$2.00'],
    [1.005, '$1.01'],
    [0.125, '$0.13'],
    [999.995, '$1,000.00'],
  ];
  for (const [dollars, text] of money)
    it(`writes ${dollars} as "${text}" (PRICE-01)`, () => {
      expect(formatCost(dollars)).to.equal(text);
    });

  it('always has a dollar sign and two decimals, and says the same amount (PRICE-01)', () => {
    fc.assert(
      fc.property(amount, (dollars) => {
        const text = formatCost(dollars);
        expect(text).to.match(/^\$\d{1,3}(,\d{3})*\.\d{2}$/);
        expect(Number(text.replace(/[$,]/g, ''))).to.equal(dollars);
      }),
    );
  });

  it('writes a cost of zero without decimals, and of minus zero too (PRICE-02)', () => {
    expect(formatCost(0)).to.equal('$0');
    expect(formatCost(-0)).to.equal('$0');
  });

  it('writes every other cost with two decimals, the annual drug cost too (PRICE-02, PRICE-04)', () => {
    fc.assert(
      fc.property(amount, (dollars) => {
        expect(formatCost(dollars)).to.match(/\.\d{2}$/);
      }),
    );
    expect(formatCost(1250.5)).to.equal('$1,250.50');
  });

  it('reads a missing premium as "$0" (PRICE-03)', () => {
    expect(formatPremium(undefined)).to.equal('$0');
    expect(formatPremium(0)).to.equal('$0');
    expect(formatPremium(24)).to.equal('$24.00');
  });

  const averages: [number, string][] = [
    [240, '$20'],
    [250, '$20.83'],
    [0, '$0'],
    [12, '$1'],
    [6, '$0.50'],
    [12_000, '$1,000'],
    [119.99, '$10'],
  ];
  for (const [yearly, text] of averages)
    it(`averages ${yearly} a year to "${text}" a month (PRICE-05)`, () => {
      expect(formatMonthlyAverage(yearly)).to.equal(text);
    });

  it('never ends a monthly average in ".00", and keeps all other cents (PRICE-05)', () => {
    fc.assert(
      fc.property(amount, (yearly) => {
        const text = formatMonthlyAverage(yearly);
        expect(text).to.match(/^\$\d{1,3}(,\d{3})*(\.\d{2})?$/);
        expect(text).not.to.match(/\.00$/);
        expect(Number(text.replace(/[$,]/g, ''))).to.be.closeTo(yearly / 12, 0.0051);
      }),
    );
  });

  it('shows a tier as a number (PRICE-06)', () => {
    for (const tier of [1, 2, 3, 4, 5, 6]) expect(formatTier(tier)).to.equal(String(tier));
  });

  it('has no text for a tier of 0 and for a missing one (PRICE-07)', () => {
    expect(formatTier(0)).to.equal(undefined);
    expect(formatTier(undefined)).to.equal(undefined);
  });

  it('writes popup premiums with two decimals, or 0 when missing (PRICE-11, OPEN-A059)', () => {
    expect(formatPopupPremium(12.3)).to.equal('12.30');
    expect(formatPopupPremium(0)).to.equal('0.00');
    expect(formatPopupPremium(undefined)).to.equal('0');
  });
});

describe('amounts in texts of the services', () => {
  const bold = (text: string): string[] =>
    splitAmounts(text)
      .filter(({ isAmount }) => isAmount)
      .map(({ text: element }) => element);

  const examples: [string, string[]][] = [
    ['$0 copay for primary care', ['$0']],
    ['Up to $2,500 a year', ['$2,500']],
    ['$1,234,567.89', ['$1,234,567.89']],
    ['Pay $12.30, then $4.', ['$12.30', '$4']],
    ['Pay $1,200, then nothing', ['$1,200']],
    ['$10/$20/$30', ['$10', '$20', '$30']],
    ['Costs 5 dollars', []],
    ['25% coinsurance, 33 % from tier 4', ['25%', '33 %']],
    ['US$ and $ alone', []],
    ['', []],
  ];
  for (const [text, amounts] of examples)
    it(`are ${amounts.join(' and ') || 'none'} in "${text}" (PLANS-26)`, () => {
      expect(bold(text)).to.deep.equal(amounts);
    });

  const plain: [string, string][] = [
    ['$2.00 copay', '$2 copay'],
    ['$1,250.00', '$1,250'],
    ['$2.50 copay', '$2.50 copay'],
    ['$2.005', '$2.005'],
    ['$0-$30 copay', '$0 to $30 copay'],
    ['$0.00 – $30.00 copay', '$0 to $30 copay'],
    ['0%-20% coinsurance', '0% to 20% coinsurance'],
    ['$5-20 copay', '$5-20 copay'],
    ['Plan H1036-054', 'Plan H1036-054'],
  ];
  for (const [text, shown] of plain)
    it(`are plain: "${text}" shows as "${shown}"`, () => {
      expect(plainAmounts(text)).to.equal(shown);
      expect(plainAmounts(shown)).to.equal(shown);
    });

  it('cut the text into elements that lose no character (PLANS-26)', () => {
    const withMoney = fc
      .array(fc.oneof(fc.string(), fc.constantFrom('$5', '$1,200.50', '20%', '$', ',', '.', ' $12, ')))
      .map((elements) => elements.join(''));
    fc.assert(
      fc.property(withMoney, (text) => {
        const elements = splitAmounts(text);
        expect(elements.map(({ text: element }) => element).join('')).to.equal(text);
        for (const { text: element, isAmount } of elements) {
          expect(element).not.to.equal('');
          if (isAmount) expect(element).to.match(/^(\$\d[\d,]*(\.\d+)?|\d+(\.\d+)?\s?%)$/);
          else expect(element).not.to.match(/\$\d|\d%/);
        }
      }),
      { numRuns: 500 },
    );
  });
});
