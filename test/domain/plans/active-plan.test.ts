import { expect } from 'chai';
import * as fc from 'fast-check';
import { isActivePlan, type PlanTerm } from '../../../src/domain/plans/active-plan';
import { toSpokenDate, type SpokenDate } from '../../../src/domain/dates/spoken-date';

const NOW = '2026-11-20T10:15:00';
const term = (known: Partial<PlanTerm> = {}): PlanTerm => ({ isEnrolled: true, ...known });

describe('an active plan', () => {
  const terms: [string, Partial<PlanTerm>, boolean][] = [
    ['enrolled, without dates (ACTIVE-01)', {}, true],
    ['not enrolled (ACTIVE-01)', { isEnrolled: false }, false],
    [
      'not enrolled, whatever its dates (ACTIVE-01)',
      { isEnrolled: false, effectiveDate: '2026-01-01' },
      false,
    ],
    ['begun long ago (ACTIVE-02)', { effectiveDate: '2019-01-01' }, true],
    ['begun yesterday (ACTIVE-02)', { effectiveDate: '2026-11-19' }, true],
    ['on its first day (ACTIVE-02)', { effectiveDate: '2026-11-20' }, true],
    ['on its first day, which begins later (ACTIVE-02)', { effectiveDate: '2026-11-20T23:59:59' }, true],
    ['not begun until tomorrow (ACTIVE-02)', { effectiveDate: '2026-11-21' }, false],
    ['not begun until next year (ACTIVE-02)', { effectiveDate: '01/01/2027' }, false],
    ['ended yesterday (ACTIVE-03)', { terminationDate: '2026-11-19' }, false],
    ['ended last night (ACTIVE-03)', { terminationDate: '2026-11-19T23:59:59' }, false],
    ['on its last day (ACTIVE-03)', { terminationDate: '2026-11-20' }, true],
    ['on its last day, which began earlier (ACTIVE-03)', { terminationDate: '2026-11-20T00:00:00Z' }, true],
    ['ending tomorrow (ACTIVE-03)', { terminationDate: '11/21/2026' }, true],
    ['ending with the year (ACTIVE-03)', { terminationDate: '2026-12-31' }, true],
    ['of this one day', { effectiveDate: '11/20/2026', terminationDate: '2026-11-20' }, true],
    ['begun and ended', { effectiveDate: '2025-01-01', terminationDate: '2025-12-31' }, false],
    ['neither begun nor ended', { effectiveDate: '2027-01-01', terminationDate: '2027-12-31' }, false],
    ['with an unreadable begin', { effectiveDate: 'next spring' }, true],
    ['with an unreadable end', { terminationDate: '02/30/2020' }, true],
    ['with dates that are empty', { effectiveDate: '', terminationDate: ' ' }, true],
  ];
  for (const [name, known, isActive] of terms)
    it(`is ${isActive ? '' : 'not '}one ${name}`, () => {
      expect(isActivePlan(term(known), NOW)).to.equal(isActive);
    });

  for (const now of ['2026-11-20T00:00:00', '2026-11-20T23:59:59'])
    it(`does not depend on the time of day: ${now} (OPEN-A007)`, () => {
      expect(isActivePlan(term({ effectiveDate: '2026-11-20', terminationDate: '2026-11-20' }), now)).to.be
        .true;
      expect(isActivePlan(term({ effectiveDate: '2026-11-21' }), now)).to.be.false;
      expect(isActivePlan(term({ terminationDate: '2026-11-19' }), now)).to.be.false;
    });

  const text = (count: number, length = 2) => String(count).padStart(length, '0');
  const day = fc
    .record({
      year: fc.integer({ min: 2024, max: 2028 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    })
    .map((parts) => ({
      count: parts.year * 10_000 + parts.month * 100 + parts.day,
      iso: `${text(parts.year, 4)}-${text(parts.month)}-${text(parts.day)}`,
      american: `${text(parts.month)}/${text(parts.day)}/${text(parts.year, 4)}`,
    }));
  const written = fc.option(fc.record({ day, isAmerican: fc.boolean() }), { nil: undefined });

  it('is one for which no reason speaks against it, in any way of writing dates (ACTIVE-01 … ACTIVE-03)', () => {
    fc.assert(
      fc.property(fc.boolean(), written, written, day, (isEnrolled, start, end, today) => {
        const reasons = [
          !isEnrolled,
          start !== undefined && start.day.count > today.count,
          end !== undefined && end.day.count < today.count,
        ];
        const write = (date: typeof start) => date && (date.isAmerican ? date.day.american : date.day.iso);
        const known = { isEnrolled, effectiveDate: write(start), terminationDate: write(end) };
        expect(isActivePlan(known, `${today.iso}T12:00:00`)).to.equal(!reasons.includes(true));
      }),
    );
  });
});

describe('a spoken date', () => {
  const dates: [string | undefined, SpokenDate | undefined][] = [
    ['2026-01-01', { year: 2026, month: 'january', day: 1 }],
    ['12/31/2026', { year: 2026, month: 'december', day: 31 }],
    ['2026-03-08T02:30:00', { year: 2026, month: 'march', day: 8 }],
    ['2024-02-29T00:00:00.000Z', { year: 2024, month: 'february', day: 29 }],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
  ];
  for (const [text, parts] of dates)
    it(`of ${text === undefined ? 'nothing' : `"${text}"`} is ${parts ? `${parts.month} ${String(parts.day)}` : 'none'} (DATA-18)`, () => {
      expect(toSpokenDate(text)).to.deep.equal(parts);
    });
});
