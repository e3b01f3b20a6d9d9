import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  browseYearOf,
  byDosage,
  doseOf,
  drugDeductibleOf,
  drugTitleOf,
  supplyDaysOf,
} from '../../../src/domain/profile/drugs';
import type { Drug } from '../../../src/domain/profile/profile';

const drug = (known: Partial<Drug>): Drug => ({ drugName: 'Metformin', ...known });
const dosages = (...texts: (string | undefined)[]): Drug[] => texts.map((drugDosage) => drug({ drugDosage }));
const order = (...texts: (string | undefined)[]) =>
  byDosage(dosages(...texts)).map(({ drugDosage }) => drugDosage);

describe('order of saved drugs', () => {
  for (const [why, saved, shown] of [
    ['from A to Z', ['Eliquis 5 mg', 'Atorvastatin 40 mg'], ['Atorvastatin 40 mg', 'Eliquis 5 mg']],
    ['whatever the case', ['b', 'A', 'C', 'a'], ['A', 'a', 'b', 'C']],
    ['as text, not as numbers', ['5 mg', '10 mg'], ['10 mg', '5 mg']],
    ['missing ones last', [undefined, 'b', undefined, 'a'], ['a', 'b', undefined, undefined]],
    ['none at all', [], []],
  ] as const) {
    it(`is by dosage text: ${why} (DRUGS-05, OPEN-B03)`, () => {
      expect(order(...saved)).to.deep.equal([...shown]);
    });
  }

  it('keeps the saved order of equal dosages, and the saved list as it is (OPEN-B03)', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'A', 'b', undefined)), (texts) => {
        const saved = texts.map((drugDosage, index) => drug({ drugDosage, drugName: String(index) }));
        const before = [...saved];
        const shown = byDosage(saved);
        expect(saved).to.deep.equal(before);
        expect([...shown].sort((a, b) => Number(a.drugName) - Number(b.drugName))).to.deep.equal(saved);
        for (const [index, later] of shown.slice(1).entries()) {
          const earlier = shown[index]!;
          if (earlier.drugDosage?.toLowerCase() === later.drugDosage?.toLowerCase())
            expect(Number(earlier.drugName)).to.be.below(Number(later.drugName));
        }
      }),
    );
  });
});

describe('title of a drug', () => {
  for (const [drugName, drugDosage, title] of [
    ['Eliquis', '5 mg tablet', 'Eliquis 5 mg tablet'],
    ['Eliquis', 'ELIQUIS 5 mg tablet', 'ELIQUIS 5 mg tablet'],
    ['Eliquis', undefined, 'Eliquis'],
  ] as const) {
    it(`is "${title}" for ${drugName} and ${drugDosage ?? 'no dosage'} (DRUGS-06)`, () => {
      expect(drugTitleOf({ drugName, drugDosage })).to.equal(title);
    });
  }
});

describe('dose', () => {
  for (const [drugQuantity, drugFrequency, dose] of [
    [1, 'Day', { quantity: 1, frequency: 'Day', frequencyText: 'Day' }],
    [2, 'week', { quantity: 2, frequency: 'Week', frequencyText: 'week' }],
    [0.5, ' MONTH ', { quantity: 0.5, frequency: 'Month', frequencyText: 'MONTH' }],
    [3, 'Every other day', { quantity: 3, frequency: undefined, frequencyText: 'Every other day' }],
    [3, 'constructor', { quantity: 3, frequency: undefined, frequencyText: 'constructor' }],
    [3, undefined, { quantity: 3, frequency: undefined, frequencyText: undefined }],
    [3, 'null', { quantity: 3, frequency: undefined, frequencyText: undefined }],
    [0, 'Day', undefined],
    [-1, 'Day', undefined],
    [undefined, 'Day', undefined],
    [undefined, undefined, undefined],
  ] as const) {
    it(`of ${String(drugQuantity)} and ${String(drugFrequency)} (DRUGS-07, CONST-25)`, () => {
      expect(doseOf(drug({ drugQuantity, drugFrequency }))).to.deep.equal(dose);
    });
  }
});

describe('supply', () => {
  for (const [length, days] of [
    [30, 30],
    [90, 90],
    ['30', 30],
    [' 90 ', 90],
    [14, 14],
    [1, 1],
    [0, undefined],
    [-30, undefined],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
    [NaN, undefined],
  ] as const) {
    it(`of ${length === undefined ? 'nothing' : JSON.stringify(length)} lasts ${String(days)} days (CONST-24, DRUGS-08, OPEN-B04)`, () => {
      expect(supplyDaysOf(length)).to.equal(days);
    });
  }
});

describe('year in the way to the plans', () => {
  const period = { start: '10-01', end: '12-31' };
  for (const [now, year] of [
    ['2026-09-30T23:59:59', undefined],
    ['2026-10-01T00:00:00', 2027],
    ['2026-11-20T10:15:00', 2027],
    ['2026-12-31T23:59:59', 2027],
    ['2027-01-01T00:00:00', undefined],
  ] as const) {
    it(`on ${now} is ${String(year)} (DRUGS-14, DRUGS-15, CONSTB-11)`, () => {
      expect(browseYearOf(now, period)).to.equal(year);
    });
  }

  it('goes by the month, not by the day (OPEN-B05)', () => {
    const fromMiddle = { start: '10-15', end: '12-07' };
    expect(browseYearOf('2026-10-01T00:00:00', fromMiddle)).to.equal(2027);
    expect(browseYearOf('2026-12-31T00:00:00', fromMiddle)).to.equal(2027);
    expect(browseYearOf('2026-09-30T00:00:00', fromMiddle)).to.equal(undefined);
  });
});

describe('drug deductible', () => {
  for (const [value, shown] of [
    ['$615', '$615'],
    ['$250.00', '$250.00'],
    [590, '590'],
    ['$200 for tiers 3 to 5', '$200 for tiers 3 to 5'],
    ['$0', undefined],
    ['$0.00', undefined],
    ['0', undefined],
    [0, undefined],
    ['', undefined],
    ['  ', undefined],
    ['null', undefined],
    [undefined, undefined],
  ] as const) {
    it(`of ${value === undefined ? 'nothing' : JSON.stringify(value)} is ${shown ?? 'none'} (DRUGS-30 … DRUGS-32, OPEN-B08)`, () => {
      expect(drugDeductibleOf(value)).to.equal(shown);
    });
  }
});
