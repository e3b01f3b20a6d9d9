import { expect } from 'chai';
import * as fc from 'fast-check';
import { withoutConflicts, type Enrollment } from '../../../src/domain/enrollment/enrollment';

/** `planName` identifies the applications. */
const enrollment = (planName: string, known: Partial<Enrollment> = {}): Enrollment => ({
  planId: 'H1036054000',
  planYear: 2027,
  planName,
  isSubmitted: false,
  isJarvisEnrollment: false,
  ...known,
});

const kept = (...enrollments: Enrollment[]) => withoutConflicts(enrollments).map(({ planName }) => planName);

const EARLY = 'saved 11/05/2026 09:30 AM CST';
const LATE = 'saved 11/05/2026 01:15 PM CST';

describe('enrollments in conflict', () => {
  it('leave the one that was saved later, in either order (APPS-07)', () => {
    for (const isSubmitted of [true, false]) {
      const early = enrollment('early', { lastSaved: EARLY, isSubmitted });
      const late = enrollment('late', { lastSaved: LATE, isSubmitted: !isSubmitted });
      expect(kept(early, late)).to.deep.equal(['late']);
      expect(kept(late, early)).to.deep.equal(['late']);
    }
  });

  it('are compared by time and not by text (APPS-07)', () => {
    const older = enrollment('older', { lastSaved: 'saved 12/31/2025 11:00 PM CST' });
    const newer = enrollment('newer', { lastSaved: '2026-01-02T08:00:00' });
    expect(kept(newer, older)).to.deep.equal(['newer']);
    expect(kept(older, newer)).to.deep.equal(['newer']);
  });

  it('leave the later read one of the same time, if the other is not submitted (APPS-08, OPEN-A065)', () => {
    const unsent = enrollment('unsent', { lastSaved: EARLY });
    const sent = enrollment('sent', { lastSaved: EARLY, isSubmitted: true });
    expect(kept(unsent, { ...unsent, planName: 'unsent too' })).to.deep.equal(['unsent too']);
    expect(kept(unsent, sent)).to.deep.equal(['sent']);
    expect(kept(sent, unsent)).to.deep.equal(['sent']);
    expect(kept(sent, { ...sent, planName: 'sent too' })).to.deep.equal(['sent']);
  });

  for (const lastSaved of [undefined, '', 'saved', 'saved soon CST', 'saved 02/30/2099 09:30 AM CST'])
    it(`count ${lastSaved === undefined ? 'no time' : `"${lastSaved}"`} as the oldest (OPEN-A065)`, () => {
      const unreadable = enrollment('unreadable', { lastSaved, isSubmitted: true });
      const old = enrollment('old', { lastSaved: 'saved 01/01/1990 CST' });
      expect(kept(unreadable, old)).to.deep.equal(['old']);
      expect(kept(old, unreadable)).to.deep.equal(['old']);
      expect(kept(unreadable, enrollment('no time', {}))).to.deep.equal(['unreadable']);
    });

  it('are of one plan and one year (OPEN-A065)', () => {
    expect(
      kept(
        enrollment('2027'),
        enrollment('2026', { planYear: 2026 }),
        enrollment('another plan', { planId: 'S5884190000' }),
      ),
    ).to.deep.equal(['2027', '2026', 'another plan']);
  });

  it('leave the winner instead of the first (OPEN-A065)', () => {
    const other = { planId: 'S5884190000' };
    expect(
      kept(
        enrollment('first', { lastSaved: EARLY }),
        enrollment('other', other),
        enrollment('second', { lastSaved: LATE }),
      ),
    ).to.deep.equal(['second', 'other']);
  });

  it('leave each as it was, and the list untouched', () => {
    const list = [enrollment('a', { lastSaved: EARLY }), enrollment('b', { lastSaved: LATE })];
    const [winner] = withoutConflicts(list);
    expect(winner).to.equal(list[1]);
    expect(list).to.have.length(2);
    expect(withoutConflicts([])).to.deep.equal([]);
  });

  it('are settled as if all enrollments of each plan were read one after the other (APPS-07, APPS-08, OPEN-A065)', () => {
    const someTimes: [text: string | undefined, minute: number][] = [
      [undefined, -1],
      ['saved never CST', -1],
      ['saved 11/05/2026 12:00 AM CST', 0],
      ['saved 11/05/2026 CST', 0],
      ['saved 11/05/2026 12:01 AM CST', 1],
      ['saved 11/05/2026 12:00 PM CST', 720],
      ['saved 11/05/2026 01:00 PM CST', 780],
    ];
    const some = fc
      .record({
        planId: fc.constantFrom('H1', 'H2'),
        planYear: fc.constantFrom(2026, 2027),
        isSubmitted: fc.boolean(),
        time: fc.constantFrom(...someTimes),
      })
      .map(({ time: [lastSaved, minute], ...known }) => ({
        minute,
        enrollment: enrollment('', { ...known, lastSaved }),
      }));

    fc.assert(
      fc.property(fc.array(some, { maxLength: 12 }), (all) => {
        const expected: Enrollment[] = [];
        for (const { enrollment: first } of all) {
          const rivals = all.filter(
            ({ enrollment: { planId, planYear } }) => planId === first.planId && planYear === first.planYear,
          );
          if (rivals[0]?.enrollment !== first) continue;
          const newest = Math.max(...rivals.map(({ minute }) => minute));
          const ofThatTime = rivals
            .filter(({ minute }) => minute === newest)
            .map((rival) => rival.enrollment);
          const winner = ofThatTime.find(({ isSubmitted }) => isSubmitted) ?? ofThatTime.at(-1);
          if (winner) expected.push(winner);
        }
        const found = withoutConflicts(all.map((rival) => rival.enrollment));
        expect(found).to.have.length(expected.length);
        for (const [index, one] of found.entries()) expect(one).to.equal(expected[index]);
      }),
    );
  });
});
