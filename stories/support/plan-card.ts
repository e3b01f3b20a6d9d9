import { secondBenefitOf, type PlanSpecificBenefit } from '../../src/domain/plans/benefits';
import { cannotEnrollHere, enrollmentActionOf } from '../../src/domain/enrollment/enrolling';
import type { EnrollmentStatus } from '../../src/domain/enrollment/enrollment-life-cycle';
import type { SavedPlan } from '../../src/domain/plans/plan';
import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import { resolveConfig } from '../../src/config/settings';
import type { PlanCardProps } from '../../elements/plans/plan-card-props';
import { planDetail, savedPlan } from './examples';

/** Facts that determine the content of a card. */
interface CardFacts {
  plan?: Partial<SavedPlan>;
  detail?: Partial<PlanDetail> | null | 'loading';
  ownBenefit?: Pick<PlanSpecificBenefit, 'name' | 'description'>;
  status?: EnrollmentStatus;
  isSuppressed?: boolean;
  isResumeDisabled?: boolean;
  /** Wall-clock time. */
  now?: string;
}

type WorkedOut = Pick<
  PlanCardProps,
  | 'plan'
  | 'detail'
  | 'secondBenefit'
  | 'panelNames'
  | 'enrollmentStatus'
  | 'enrollmentAction'
  | 'cannotEnrollHere'
  | 'isPrefetched'
>;

const { providerCoverageTypes } = resolveConfig([]).config;

const readDetail = (detail: CardFacts['detail']): PlanDetail | null | undefined => {
  if (detail === 'loading') return undefined;
  return detail === null ? null : planDetail(detail);
};

/** Creates the props of a card with the rules of the plans view, so that no story shows an impossible state. */
export function cardBy(facts: CardFacts = {}): WorkedOut {
  const plan = savedPlan(facts.plan);
  const detail = readDetail(facts.detail);
  const { status, ownBenefit, isSuppressed = false, now = '2026-11-20T12:00:00' } = facts;
  const ownBenefits = ownBenefit
    ? [{ ...ownBenefit, planId: plan.planId, planYear: plan.planYear, isHidden: false }]
    : [];
  const hasDoctors = providerCoverageTypes.includes(plan.planType);
  return {
    plan,
    detail,
    secondBenefit: detail ? secondBenefitOf(detail, plan.planType, plan.planYear, ownBenefits) : undefined,
    panelNames: hasDoctors ? ['doctors', 'drugs'] : ['drugs'],
    enrollmentStatus: status,
    cannotEnrollHere: cannotEnrollHere({ ...plan, isSuppressed, isEnrolled: false }, now, status),
    enrollmentAction: enrollmentActionOf(
      { ...plan, snpType: detail?.snpType ?? plan.snpType, isSuppressed },
      now,
      status,
      facts.isResumeDisabled ?? false,
    ),
    isPrefetched: !isSuppressed,
  };
}
