import { expect } from 'chai';
import type { PageOptions } from '../../../demo/page';
import { cardOf, planNames } from '../../support/cards';
import { settled } from '../../support/clock';
import { inside, leaveTestPage, openTestPage, type TestPage } from '../../support/page';

const PLANS = 'shopper-profile-plans';
const ACTIVE_PLAN = 'shopper-profile-active-plan';
const SILVER = 'SilverScript Choice (PDP)';

interface Term {
  effectiveDate?: string;
  terminationDate?: string;
}

/** A saved plan that is also an enrolled plan. */
function openEnrolled(term: Term = {}, options: PageOptions = {}, planYear = '2026'): TestPage {
  const page = openTestPage({ scenario: 'consumer', date: '2026-06-30', ...options });
  const { state } = page.service;
  const saved = state.plansDetails.plans.find(({ planId }) => planId === 'S5601034000')!;
  state.plansDetails.plans = [{ ...saved, planYear }];
  state.memberEnrolledPlans = [{ ...saved, planYear, isEnrolled: true, ...term }];
  return page;
}

async function savedNames(page: TestPage, tags: readonly ('plans' | 'active-plan')[]): Promise<string[]> {
  for (const name of tags) await page.place(name === 'plans' ? PLANS : ACTIVE_PLAN);
  await settled();
  expect(page.screen.queryByShadowText(/have no saved plans/)).to.be.null;
  return planNames(inside(page.container.querySelector<HTMLElement>(PLANS)!));
}

const NOTHING_SAVED = /have no saved plans/;

describe('a saved plan that is enrolled, too', () => {
  afterEach(leaveTestPage);

  it('is not among the saved ones while it shows as active (PLANS-16, ACTIVE-01)', async () => {
    const page = openEnrolled();
    await page.place(ACTIVE_PLAN);
    await page.place(PLANS);
    await settled();
    expect(planNames(page.screen)).to.deep.equal([SILVER]);
    expect(page.screen.getByShadowRole('heading', { name: 'Your active plan' })).to.exist;
  });

  const cases: [when: string, page: () => TestPage][] = [
    ['starts later (ACTIVE-02)', () => openEnrolled({ effectiveDate: '2026-07-01' })],
    ['has ended (ACTIVE-03)', () => openEnrolled({ terminationDate: '2026-06-29' })],
    [
      'has its section switched off (LOAD-16)',
      () => openEnrolled({}, { config: { pageUtilityData: { activePlansSectionDisabled: true } } }),
    ],
    [
      'is not a member’s, where members alone see it (OPEN-A030)',
      () => openEnrolled({}, { config: { activePlan: { requireMemberProfile: true } } }),
    ],
  ];
  for (const [when, open] of cases)
    it(`is a saved one when it ${when}`, async () => {
      expect(await savedNames(open(), ['active-plan', 'plans'])).to.deep.equal([SILVER]);
    });

  it('is a saved one when nothing on the page shows active plans, and again when that leaves (PLANS-16)', async () => {
    const page = openEnrolled();
    expect(await savedNames(page, ['plans'])).to.deep.equal([SILVER]);
    const active = await page.place(ACTIVE_PLAN);
    await settled();
    expect(inside(page.container.querySelector<HTMLElement>(PLANS)!).getByShadowText(NOTHING_SAVED)).to.exist;
    active.remove();
    await settled();
    expect(planNames(page.screen)).to.deep.equal([SILVER]);
  });

  it('cannot be enrolled in again, unless it has ended (PLANS-38)', async () => {
    const enroll = { name: /Enroll in plan/ };
    const next = openEnrolled({ effectiveDate: '2027-01-01' }, { date: '2026-11-20' }, '2027');
    await next.place(PLANS);
    await settled();
    expect(inside(await cardOf(next.screen, /SilverScript/)).queryByRole('button', enroll)).to.be.null;
    const ended = openEnrolled({ terminationDate: '2026-06-29' });
    await ended.place(PLANS);
    await settled();
    expect(inside(await cardOf(ended.screen, /SilverScript/)).getByRole('button', enroll)).to.exist;
  });
});
