import type { Config } from '../../config/settings';
import type { ApplicationState } from '../../domain/enrollment/application-match';
import { planKeyOf, type County, type SavedPlan } from '../../domain/plans/plan';
import type { LowIncomeSubsidy } from '../../domain/plans/low-income-subsidy';
import type { PlanDetail } from '../../domain/plans/plan-detail';
import type { SupplementApplication } from '../../domain/enrollment/supplement-application';
import { readCounties, readPlanDetails, readPlanList } from '../../services/plan-service';
import { planDetailsAtom } from '../plans/plan-details';
import { shownPlansAtom } from '../plans/plans';
import { shared } from '../../browser/shared';
import { currentConfig } from '../config';
import { read, write } from '../store';
import { reportFailure, reportProblem } from './report';
import { settlesWithin } from './time-limit';

/** Answers by what was asked, so that no list, county or plan is asked for twice (OPEN-A101). */
interface ServiceAnswers {
  lists: Map<string, Promise<readonly PlanDetail[] | undefined>>;
  counties: Map<string, Promise<readonly County[] | undefined>>;
  plans: Map<string, Promise<PlanDetail | undefined>>;
  eligibility: Map<string, Promise<LowIncomeSubsidy | undefined>>;
  /** By Medicare number. */
  applicationStates: Map<string, Promise<readonly ApplicationState[] | undefined>>;
  /** By e-mail address; JSON text of the form, '' where nothing was left. */
  savedApplications: Map<string, Promise<string | undefined>>;
  /** By profile id; made by the file that asks. */
  supplements?: Map<string, Promise<{ application: SupplementApplication | null | undefined } | undefined>>;
}

/** How often all was asked for anew, and in which of these rounds what is known of a plan was asked for. */
const rounds = () => shared('planContentRounds', () => ({ now: 0, ofPlans: new Map<string, number>() }));

export const answersOfServices = (): ServiceAnswers =>
  shared('serviceAnswers', () => ({
    lists: new Map(),
    counties: new Map(),
    plans: new Map(),
    eligibility: new Map(),
    applicationStates: new Map(),
    savedApplications: new Map(),
  }));

/** Forgets what was asked, so that a refresh asks again. */
export function forgetPlanContent(): void {
  rounds().now += 1;
  for (const answers of Object.values(answersOfServices()) as Map<string, unknown>[]) answers.clear();
}

/** An answer without a value, and one that is overdue, may be asked for again; if it comes late it still shows. */
export const once = <Value>(
  { loading }: Config,
  answers: Map<string, Promise<Value | undefined>>,
  key: string,
  ask: () => Promise<Value | undefined>,
): Promise<Value | undefined> => {
  const known = answers.get(key);
  if (known) return known;
  const answer = ask();
  answers.set(key, answer);
  const forget = (): void => {
    if (answers.get(key) === answer) answers.delete(key);
  };
  void settlesWithin(answer, loading.callWaitMs).then((isInTime) => {
    if (!isInTime) forget();
  });
  void answer.then((value) => {
    if (value === undefined) forget();
  });
  return answer;
};

async function askForCounties(config: Config, zip: string): Promise<readonly County[] | undefined> {
  const answer = await readCounties(config, zip);
  if (!answer.ok) {
    reportFailure(answer.failure, 'counties-failed');
    return undefined;
  }
  if (answer.value.length === 0) reportProblem('no counties found for zip', 'counties-missing');
  return answer.value.length === 0 ? undefined : answer.value;
}

/** Counties of a ZIP code, asked for once; none where they cannot be read. */
export const countiesOf = async (config: Config, zip: string): Promise<readonly County[]> =>
  (await once(config, answersOfServices().counties, zip, () => askForCounties(config, zip))) ?? [];

async function listOf(
  config: Config,
  plan: SavedPlan,
  county: County,
): Promise<readonly PlanDetail[] | undefined> {
  const answer = await readPlanList(config, {
    year: plan.planYear,
    planType: plan.planType,
    stateCode: county.stateCode ?? '',
    fips: county.fipsCountyCode ?? '',
  });
  if (answer.ok) return answer.value;
  reportFailure(answer.failure, 'plans-failed');
  return undefined;
}

function keep(details: ReadonlyMap<string, PlanDetail | null>): void {
  if (details.size > 0) write(planDetailsAtom, new Map([...read(planDetailsAtom), ...details]));
}

/** Of two answers the one that was asked for later counts, whichever comes first. */
function keepAnswered(round: number, details: readonly [string, PlanDetail][]): void {
  const { ofPlans } = rounds();
  const news = details.filter(([key]) => (ofPlans.get(key) ?? 0) <= round);
  for (const [key] of news) ofPlans.set(key, round);
  keep(new Map(news));
}

/** Cards of these plans say that details are missing, instead of loading for ever; a late answer still shows. */
export function giveUpOn(plans: readonly SavedPlan[]): void {
  const known = read(planDetailsAtom);
  keep(new Map(plans.filter((plan) => !known.get(planKeyOf(plan))).map((plan) => [planKeyOf(plan), null])));
}

async function detailOf(config: Config, plan: SavedPlan): Promise<PlanDetail | undefined> {
  const answer = await readPlanDetails(config, plan.planYear, plan.planId);
  if (!answer.ok) {
    reportFailure(answer.failure, 'plan-failed');
    return undefined;
  }
  if (!answer.value) reportProblem('no plan matched in response', 'plan-missing');
  return answer.value;
}

async function loadSinglePlan(config: Config, plan: SavedPlan): Promise<void> {
  const key = planKeyOf(plan);
  const { now: round } = rounds();
  const detail = await once(config, answersOfServices().plans, key, () => detailOf(config, plan));
  if (detail) keepAnswered(round, [[key, detail]]);
  else giveUpOn([plan]);
}

/** Plans of one county list, matched by id. Answers those that the list lacks; a list that failed lacks none. */
async function loadFromList(
  config: Config,
  plans: readonly SavedPlan[],
  county: County,
): Promise<SavedPlan[]> {
  const [first] = plans;
  if (!first) return [];
  const key = [first.planYear, first.planType, county.stateCode, county.fipsCountyCode].join('/');
  const { now: round } = rounds();
  const list = await once(config, answersOfServices().lists, key, () => listOf(config, first, county));
  if (!list) {
    giveUpOn(plans);
    return [];
  }
  const byId = new Map(list.map((detail) => [detail.planId, detail]));
  keepAnswered(
    round,
    plans.flatMap((plan): [string, PlanDetail][] => {
      const detail = byId.get(plan.planId);
      return detail ? [[planKeyOf(plan), detail]] : [];
    }),
  );
  return plans.filter(({ planId }) => !byId.has(planId));
}

/**
 * Loads what cards say: one county list per year, type, state and county; counties only where a saved plan lacks
 * one. Ends when the lists have answered; plans that no list has are then asked for one by one, behind it.
 */
export async function loadPlanContent(config: Config, plans: readonly SavedPlan[]): Promise<void> {
  const open = plans.filter(({ planType }) => planType !== 'MS');
  // Supplement plans are in no county list.
  keep(new Map(plans.filter(({ planType }) => planType === 'MS').map((plan) => [planKeyOf(plan), null])));
  const groups = new Map<string, { county: Promise<County | undefined>; plans: SavedPlan[] }>();
  for (const plan of open) {
    const { county, zipCode, planYear, planType } = plan;
    const place =
      county?.fipsCountyCode && county.stateCode ? `${county.stateCode}/${county.fipsCountyCode}` : zipCode;
    const key = [planYear, planType, place].join('/');
    const entry = groups.get(key) ?? {
      county:
        place === zipCode && zipCode
          ? countiesOf(config, zipCode).then(([first]) => first) // for a plan that was saved without one
          : Promise.resolve(county),
      plans: [],
    };
    entry.plans.push(plan);
    groups.set(key, entry);
  }
  const lacking = await Promise.all(
    [...groups.values()].map(async (entry) => {
      const county = await entry.county;
      return county?.fipsCountyCode && county.stateCode
        ? loadFromList(config, entry.plans, county)
        : entry.plans;
    }),
  );
  for (const plan of lacking.flat()) {
    void settlesWithin(loadSinglePlan(config, plan), config.loading.callWaitMs).then((isInTime) => {
      if (!isInTime) giveUpOn([plan]);
    });
  }
}

/** Asks for what the cards lack. */
export const loadShownPlans = (): Promise<void> => loadPlanContent(currentConfig(), read(shownPlansAtom));

/** Costs and coverage on cards hang on the saved drugs and doctors: asks for all of it again. */
export function refreshPlanContent(): Promise<void> {
  forgetPlanContent();
  return loadShownPlans();
}
