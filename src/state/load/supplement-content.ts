import type { Config } from '../../config/settings';
import { planKeyOf, type SavedPlan } from '../../domain/plans/plan';
import { withoutDetails, type PlanDetail } from '../../domain/plans/plan-detail';
import { planLetterOf, toPlanCode } from '../../domain/plans/supplements';
import { searchSupplements, type Supplement } from '../../services/supplement-plans-service';
import { knownZipCodeAtom } from '../page/routes';
import { numberOfRead } from '../reads';
import { sameShopper } from '../shopper/identity';
import { read } from '../store';
import { answersOfServices, once, type Numbered } from './answers';
import { reportFailure, reportProblem } from './report';
import { settlesWithin } from './time-limit';

/** A supplement as cards know plans: it has no drugs and no network, and its bullets come in order. */
const toPlanDetail = (plan: Supplement): PlanDetail => ({
  ...withoutDetails,
  planId: toPlanCode(plan.planCode),
  planYear: plan.planYear,
  planName: plan.planName,
  monthlyPremium: plan.monthlyPremium ?? plan.medicalPremium,
  bullets: plan.marketingBulletsV2.map(({ icon = '', shortBullets }, rank) => ({
    rank,
    text: shortBullets,
    icon,
  })),
  positioningStatement: plan.msPlanPositioningStatement,
  supplement: {
    planCode: plan.planCode,
    letter: planLetterOf(plan.planName, plan.planCode),
    legalEntity: plan.msLegalEntity,
    stateCode: plan.stateCode?.toUpperCase(),
    marketingPlanCode: plan.marketingPlanCode,
  },
});

async function search(config: Config, zipCode: string): Promise<Numbered<readonly PlanDetail[]> | undefined> {
  const number = numberOfRead('plans');
  const answer = await searchSupplements(config, zipCode);
  if (answer.ok) return { answer: answer.value.map(toPlanDetail), number };
  reportFailure(answer.failure, 'supplements-failed');
  return undefined;
}

/**
 * The plan of an answer that has the saved code, whatever its case (OPEN-A081), in the state of the saved one where both
 * are known; the one of the saved year, if there are several.
 */
function matchOf(plan: SavedPlan, found: readonly PlanDetail[]): PlanDetail | undefined {
  const state = plan.county?.stateCode;
  const matches = found.filter(({ planId, supplement }) => {
    const isElsewhere = state && supplement?.stateCode && supplement.stateCode !== state;
    return planId === plan.planId && !isElsewhere;
  });
  return matches.find(({ planYear }) => planYear === plan.planYear) ?? matches[0];
}

/** What becomes of the plans: the answer has them, or nobody does. */
interface Outcomes {
  keep(number: number, details: readonly [string, PlanDetail][]): void;
  giveUpOn(plans: readonly SavedPlan[]): void;
}

async function loadFromSearch(
  config: Config,
  plans: readonly SavedPlan[],
  zipCode: string,
  outcomes: Outcomes,
): Promise<void> {
  const isTheirs = sameShopper();
  const { lists } = answersOfServices();
  const key = `MS/${zipCode}`;
  const found = await once(config, lists, key, () => search(config, zipCode));
  if (!isTheirs()) return;
  const matches = plans.flatMap((plan): [string, PlanDetail][] => {
    const match = matchOf(plan, found?.answer ?? []);
    return match ? [[planKeyOf(plan), match]] : [];
  });
  if (found) outcomes.keep(found.number, matches);
  const known = new Set(matches.map(([key]) => key));
  const lacking = plans.filter((plan) => !known.has(planKeyOf(plan)));
  if (found && lacking.length > 0) {
    reportProblem('no supplement matched in response', 'supplement-missing');
    lists.delete(key); // who tries again asks again
  }
  outcomes.giveUpOn(lacking);
}

/** What cards say of supplements: one search per ZIP code, for all of them (NET-25, MEDSUPP-15). */
export async function loadSupplements(
  config: Config,
  plans: readonly SavedPlan[],
  outcomes: Outcomes,
): Promise<void> {
  const byZipCode = new Map<string | undefined, SavedPlan[]>();
  for (const plan of plans) {
    const zipCode = plan.zipCode ?? read(knownZipCodeAtom);
    byZipCode.set(zipCode, [...(byZipCode.get(zipCode) ?? []), plan]);
  }
  await Promise.all(
    [...byZipCode].map(async ([zipCode, ofPlace]) => {
      if (zipCode === undefined) {
        reportProblem('a saved supplement has no ZIP code', 'supplement-without-zip');
        outcomes.giveUpOn(ofPlace);
        return;
      }
      const found = loadFromSearch(config, ofPlace, zipCode, outcomes);
      if (!(await settlesWithin(found, config.loading.callWaitMs))) outcomes.giveUpOn(ofPlace);
    }),
  );
}
