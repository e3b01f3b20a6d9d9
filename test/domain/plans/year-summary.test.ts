import { expect } from 'chai';
import * as fc from 'fast-check';
import type { YearRow, YearTopic } from '../../../src/domain/plans/year-change';
import { yearSummaryOf, type YearSummary } from '../../../src/domain/plans/year-summary';

type Value = YearRow['from'];

const money = (amount: number): Value => ({ kind: 'money', amount });
const network = (isIn: boolean): Value => ({ kind: 'network', isIn });
const covered = (isCovered: boolean | undefined, tier?: number): Value => ({ kind: 'drug', isCovered, tier });
const row = (topic: YearTopic, from: Value, to: Value, outcome: YearRow['outcome'] = 'changed'): YearRow => ({
  topic,
  from,
  to,
  outcome,
});

const lostDrug = (index: number) => row({ is: 'drug', index }, covered(true, 2), covered(false));
const lostDoctor = (index: number) => row({ is: 'doctor', index }, network(true), network(false));
const premium = (to: number, help?: 'included' | 'notIncluded') =>
  row({ is: 'premium', help }, money(1), money(to));
const drugCost = (to: number, help?: 'included' | 'notIncluded') =>
  row({ is: 'drugCost', help }, money(240), money(to));
const pharmacy = row({ is: 'pharmacy' }, network(true), network(false));
const maximum = row({ is: 'outOfPocketMaximum' }, money(4900), money(5200));
const notKnown = row({ is: 'premium', help: undefined }, money(1), undefined, 'oneKnown');

/** "drugs 0 1 +2; doctors 0; premium 1-6.5 included; others 3" */
function say(summary: YearSummary | 'same' | undefined): string {
  if (summary === undefined || summary === 'same') return String(summary);
  const lost = (what: 'drugs' | 'doctors'): string | false => {
    const { named, more } = summary[what];
    const names = named.map(({ topic }) => ('index' in topic ? topic.index : topic.is)).join(' ');
    return (named.length > 0 || more > 0) && `${what} ${names}${more > 0 ? ` +${more}` : ''}`;
  };
  return [
    lost('drugs'),
    lost('doctors'),
    summary.premium &&
      `premium ${String(summary.premium.from)}-${String(summary.premium.to)} ${summary.premium.help ?? ''}`.trim(),
    summary.drugCost && `drug cost +${summary.drugCost.more} ${summary.drugCost.help ?? ''}`.trim(),
    `others ${summary.others}`,
  ]
    .filter(Boolean)
    .join('; ');
}

describe('the summary of the next year of a plan', () => {
  const table: [string, YearRow[], number, string][] = [
    ['a drug that is no longer covered', [lostDrug(1)], 3, 'drugs 1; others 0'],
    ['two drugs', [lostDrug(0), lostDrug(2)], 3, 'drugs 0 2; others 0'],
    ['three drugs: two by name', [lostDrug(0), lostDrug(2), lostDrug(5)], 3, 'drugs 0 2 +1; others 0'],
    ['a doctor who is no longer in network', [lostDoctor(0)], 3, 'doctors 0; others 0'],
    ['four doctors', [0, 1, 2, 3].map(lostDoctor), 3, 'doctors 0 1 +2; others 0'],
    ['the new premium', [premium(6.5)], 3, 'premium 1-6.5; others 0'],
    ['a new premium of $0', [premium(0)], 3, 'premium 1-0; others 0'],
    ['the premium with Extra Help', [premium(3, 'included')], 3, 'premium 1-3 included; others 0'],
    ['the premium without it', [premium(3, 'notIncluded')], 3, 'premium 1-3 notIncluded; others 0'],
    ['a higher drug cost, in whole dollars', [drugCost(300.6)], 3, 'drug cost +61; others 0'],
    [
      'a higher drug cost with Extra Help',
      [drugCost(300, 'included')],
      3,
      'drug cost +60 included; others 0',
    ],
    ['a lower drug cost only as one of the others', [drugCost(100)], 3, 'others 1'],
    ['a drug cost that rises by less than $1 only as one of the others', [drugCost(240.4)], 3, 'others 1'],
    [
      'the drug cost, if it rises by more than twelve premiums do',
      [premium(5.9), drugCost(300)],
      3,
      'drug cost +60; others 1',
    ],
    [
      'the premium, if twelve of them rise by as much',
      [premium(6), drugCost(300)],
      3,
      'premium 1-6; others 1',
    ],
    [
      'the premium, if twelve of them fall by more',
      [row({ is: 'premium', help: undefined }, money(9), money(0)), drugCost(300)],
      3,
      'premium 9-0; others 1',
    ],
    ['the pharmacy is no doctor', [pharmacy], 3, 'others 1'],
    [
      'a drug that is covered now, or in another tier, only as one of the others',
      [
        row({ is: 'drug', index: 0 }, covered(false), covered(true, 1)),
        row({ is: 'drug', index: 1 }, covered(true, 1), covered(true, 2)),
        row({ is: 'drug', index: 2 }, covered(undefined, 1), covered(undefined, 2)),
        row({ is: 'doctor', index: 0 }, network(false), network(true)),
      ],
      3,
      'others 4',
    ],
    [
      'drugs, doctors, premium and others, in any order',
      [premium(6.5), maximum, drugCost(300), lostDrug(0), lostDoctor(1), pharmacy],
      0,
      'drugs 0; doctors 1; premium 1-6.5; others 3',
    ],
    [
      'a change, but not what one year lacks',
      [
        maximum,
        notKnown,
        row({ is: 'drug', index: 0 }, covered(undefined), covered(false), 'oneKnown'),
        row({ is: 'doctor', index: 0 }, undefined, network(false), 'oneKnown'),
      ],
      0,
      'others 1',
    ],
    ['that all is the same', [], 12, 'same'],
    ['nothing if one year lacks a value', [notKnown], 12, 'undefined'],
    ['nothing if no value is known', [], 0, 'undefined'],
  ];
  for (const [name, rows, unchanged, expected] of table)
    it(`states ${name}`, () => {
      expect(say(yearSummaryOf({ rows, unchanged }))).to.equal(expected);
    });

  it('accounts for each changed value once, and for no other, in random comparisons', () => {
    const outcome = fc.constantFrom<YearRow['outcome']>('changed', 'changed', 'oneKnown');
    const state = fc.constantFrom(true, false, undefined);
    const amount = fc.constantFrom(undefined, 0, 6.5);
    const networkOf = (isIn: boolean | undefined) => (isIn === undefined ? undefined : network(isIn));
    const moneyOf = (value: number | undefined) => (value === undefined ? undefined : money(value));
    const anyRow = fc.oneof(
      fc.nat(9).map(lostDrug),
      fc.nat(9).map(lostDoctor),
      fc
        .tuple(fc.nat(9), state, state, outcome)
        .map(([index, from, to, its]) => row({ is: 'drug', index }, covered(from), covered(to), its)),
      fc
        .tuple(fc.nat(9), state, state, outcome)
        .map(([index, from, to, its]) => row({ is: 'doctor', index }, networkOf(from), networkOf(to), its)),
      fc
        .tuple(amount, amount, outcome)
        .map(([from, to, its]) => row({ is: 'outOfPocketMaximum' }, moneyOf(from), moneyOf(to), its)),
    );
    const moneyRow = fc.constantFrom(premium(6.5), notKnown, drugCost(300), drugCost(900));
    const comparison = fc.record({
      rows: fc.tuple(
        fc.oneof(fc.constant([]), fc.array(anyRow, { maxLength: 12, size: 'max' })),
        fc.option(moneyRow),
      ),
      unchanged: fc.nat(3),
    });
    const seen = new Set<string>();
    fc.assert(
      fc.property(comparison, ({ rows: [others, one], unchanged }) => {
        const rows = one ? [...others, one] : others;
        const changed = rows.filter((entry) => entry.outcome === 'changed');
        const summary = yearSummaryOf({ rows, unchanged });
        if (summary === undefined || summary === 'same') {
          seen.add(String(summary));
          expect(changed).to.be.empty;
          expect(summary).to.equal(rows.length === 0 && unchanged > 0 ? 'same' : undefined);
          return;
        }
        const { drugs, doctors } = summary;
        for (const { named, more } of [drugs, doctors]) {
          expect(named.length)
            .to.equal(more > 0 ? 2 : named.length)
            .and.to.be.at.most(2);
          for (const entry of named) {
            expect(changed).to.include(entry);
            const { from, to } = entry;
            expect(
              [from, to].map(
                (value) => value && ('isIn' in value ? value.isIn : 'isCovered' in value && value.isCovered),
              ),
            ).to.deep.equal([true, false]);
          }
          if (more > 0) seen.add('more');
        }
        const stated = [drugs, doctors].reduce((sum, { named, more }) => sum + named.length + more, 0);
        const amount = summary.premium ?? summary.drugCost;
        expect(stated + (amount ? 1 : 0) + summary.others).to.equal(changed.length);
        expect(amount !== undefined).to.equal(one?.outcome === 'changed');
        expect(summary.premium && summary.drugCost).to.equal(undefined);
        if (summary.others > 0) seen.add('others');
      }),
    );
    expect([...seen]).to.include.members(['same', 'undefined', 'more', 'others']);
  });
});
