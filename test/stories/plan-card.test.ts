/** The stories of the plan card match the plans view for the same plan. */
import { expect } from 'chai';
import type { PlanCardProps } from '../../elements/plans/plan-card-props';
import type { EnrollmentStatus } from '../../src/domain/enrollment/enrollment-life-cycle';
import { planListsAtom, type PlanCardModel } from '../../src/state/plans/plans';
import { read } from '../../src/state/store';
import * as stories from '../../stories/elements/plans/plan-card.stories';
import { changePlan } from '../support/responses';
import { settled } from '../support/clock';
import { leaveTestPage, openTestPage, ready, type TestPage } from '../support/page';

const PLANS = 'shopper-profile-plans';

const argsOf = (story: { args?: Partial<PlanCardProps> }): PlanCardProps =>
  ({ ...stories.default.args, ...story.args }) as PlanCardProps;

async function cards(options: Parameters<typeof openTestPage>[0], prepare?: (page: TestPage) => void) {
  const page = openTestPage({ date: '2026-11-20', ...options });
  prepare?.(page);
  await page.place(PLANS);
  await ready();
  await settled();
  return read(planListsAtom).flatMap(({ plans }) => plans);
}

/** What of a card the connected element computes. */
const workedOut = (card: Pick<PlanCardModel, 'enrollmentAction' | 'enrollmentStatus'>) => ({
  enrollmentAction: card.enrollmentAction,
  enrollmentStatus: card.enrollmentStatus,
});

describe('stories of the plan card', () => {
  afterEach(leaveTestPage);

  const statuses: Record<EnrollmentStatus, { args?: Partial<PlanCardProps> }> = {
    saved: stories.ApplicationSaved,
    inProgress: stories.ApplicationInProgress,
    submitted: stories.ApplicationSubmitted,
    pending: stories.ApplicationPending,
    approved: stories.ApplicationApproved,
    denied: stories.ApplicationDenied,
    withdrawn: stories.ApplicationWithdrawn,
  };

  it('offer with each status of an application what the plans view offers (PLANS-36 … PLANS-40)', async () => {
    const known = await cards({ scenario: 'applications' }, ({ service: { state } }) => {
      // The plan that was approved stands among the saved ones until it counts as the shopper's own.
      const [plan] = state.plansDetails.plans;
      state.plansDetails.plans.push({ ...plan!, planId: 'H2802025000' });
      Object.assign(state, { memberEnrolledPlans: [] });
    });
    // Where no one asks how a sent one stands, it is submitted.
    const sent = await cards({
      scenario: 'applications',
      config: { endpoints: { applicationStatus: null } },
    });
    const connected = [...known, ...sent];
    for (const [status, story] of Object.entries(statuses)) {
      const card = connected.find(({ enrollmentStatus }) => enrollmentStatus === status);
      expect(card, status).to.not.equal(undefined);
      expect(workedOut(argsOf(story)), status).to.deep.equal(workedOut(card!));
    }
  });

  const kinds: [snpType: string, story: { args?: Partial<PlanCardProps> }][] = [
    ['Dual', stories.MedicaidRequired],
    ['Chronic', stories.ChronicCondition],
    ['Institutional', stories.NursingHomeLevelOfCare],
  ];
  for (const [snpType, story] of kinds) {
    it(`offer for a special needs plan of the kind ${snpType} what the plans view offers`, async () => {
      const connected = await cards({ scenario: 'consumer' }, ({ service }) => {
        changePlan(service, 'H7151005000', { snpType });
      });
      const card = connected.find(({ plan }) => plan.planId === 'H7151005000');
      expect(workedOut(argsOf(story))).to.deep.equal(workedOut(card!));
    });
  }

  it('show every panel, and the page fetched ahead, as the plans view does', async () => {
    const connected = await cards({ scenario: 'consumer' });
    for (const story of [stories.Advantage, stories.DrugPlan]) {
      const { plan, panelNames, isPrefetched } = argsOf(story);
      const card = connected.find((other) => other.plan.planType === plan.planType)!;
      expect(panelNames.includes('doctors'), plan.planType).to.equal(card.hasDoctors);
      expect(isPrefetched, plan.planType).to.equal(!card.isSuppressed);
    }
  });
});
