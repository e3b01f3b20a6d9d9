import { expect } from 'chai';
import { comparedPlansOf, hasJustEnded } from '../../../src/domain/plans/compared-plans';
import type { SavedPlan } from '../../../src/domain/plans/plan';
import { everyMoment } from '../moments';

const window = { start: '10-01', end: '12-07' };
const NOVEMBER = '2026-11-20T10:15:00';

const saved = (known: Partial<SavedPlan> = {}): SavedPlan => ({
  planId: 'H1036054000',
  planType: 'MAPD',
  planYear: 2026,
  isEnrolled: false,
  ...known,
});
const enrolled = (known: Partial<SavedPlan> = {}): SavedPlan => saved({ isEnrolled: true, ...known });

const compared = (
  plans: { enrolled?: SavedPlan[]; saved?: SavedPlan[] },
  now = NOVEMBER,
): (string | number)[][] =>
  comparedPlansOf({ enrolled: [], saved: [], ...plans }, window, now).map(({ plan, relation }) => [
    relation,
    plan.planId,
    plan.planYear,
  ]);

describe('plans whose next year shows', () => {
  it('are the active ones, then the saved ones of this year', () => {
    expect(
      compared({
        enrolled: [enrolled({ planId: 'A' })],
        saved: [saved({ planId: 'B' }), saved({ planId: 'C', planYear: 2027 }), saved({ planId: 'D' })],
      }),
    ).to.deep.equal([
      ['active', 'A', 2026],
      ['saved', 'B', 2026],
      ['saved', 'D', 2026],
    ]);
  });

  it('include a plan once that is active and saved', () => {
    expect(compared({ enrolled: [enrolled()], saved: [enrolled()] })).to.deep.equal([
      ['active', 'H1036054000', 2026],
    ]);
  });

  it('include no supplement', () => {
    const supplement = { planType: 'MS' } as const;
    expect(compared({ enrolled: [enrolled(supplement)], saved: [saved(supplement)] })).to.be.empty;
  });

  it('are compared from the current year where active, whatever year they were saved for', () => {
    expect(compared({ enrolled: [enrolled({ planYear: 2024 })] })).to.deep.equal([
      ['active', 'H1036054000', 2026],
    ]);
  });

  it('show on both boundary days and on no day outside of them', () => {
    for (const { now, year, month, day } of everyMoment) {
      const isInside = month === 10 || month === 11 || (month === 12 && day <= 7);
      expect(compared({ saved: [saved({ planYear: year })] }, now), now).to.have.lengthOf(isInside ? 1 : 0);
    }
  });

  const ends: [string, string, boolean][] = [
    ['2026-12-31', '2026-12-31T23:59:59', false],
    ['2026-12-31', '2027-01-01T00:00:00', true],
    ['2026-12-31', '2027-03-01T23:59:59', true],
    ['2026-12-31', '2027-03-02T00:00:00', false],
    ['12/31/2027', '2028-02-29T12:00:00', true],
    ['12/31/2027', '2028-03-01T12:00:00', false],
    ['2026-08-15T23:59:59', '2026-10-14T08:00:00', true],
    ['2026-08-15', '2026-10-15T08:00:00', false],
    ['soon', '2027-01-15T12:00:00', false],
  ];
  for (const [terminationDate, now, isShown] of ends)
    it(`${isShown ? 'include' : 'do not include'} on ${now} as ended a plan that was active until ${terminationDate}`, () => {
      const plan = enrolled({ terminationDate, planYear: 2026 });
      expect(hasJustEnded(plan, now)).to.equal(isShown);
      const ended = compared({ enrolled: [plan] }, now).filter(([relation]) => relation === 'ended');
      expect(ended).to.deep.equal(isShown ? [['ended', 'H1036054000', 2026]] : []);
    });

  it('do not include as ended a plan in which the shopper was not enrolled', () => {
    expect(hasJustEnded(saved({ terminationDate: '2026-12-31' }), '2027-01-15T12:00:00')).to.be.false;
  });

  it('include, outside the dates, only the plan that has ended', () => {
    const plans = {
      enrolled: [enrolled({ planId: 'A' }), enrolled({ planId: 'B', terminationDate: '2026-12-31' })],
      saved: [saved({ planId: 'C', planYear: 2027 })],
    };
    expect(compared(plans, '2027-01-15T12:00:00')).to.deep.equal([['ended', 'B', 2026]]);
  });
});
