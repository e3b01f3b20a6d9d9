import { warnOnce } from '../../browser/logger';
import type { Config } from '../../config/settings';
import { countyAmong, isWholeCounty } from '../../domain/plans/place';
import { planKeyOf, type County, type SavedPlan } from '../../domain/plans/plan';
import type { PlanDetail } from '../../domain/plans/plan-detail';
import { planListKey, type PlanListQuery } from '../../services/plan-list-request';
import { readCounties, readPlanDetails, readPlanList } from '../../services/plan-service';
import { activeYearAtom } from '../page/dates';
import { knownZipCodeAtom } from '../page/routes';
import { countiesAtom } from '../plans/places';
import { planDetailsAtom } from '../plans/plan-details';
import { shownPlansAtom } from '../plans/plans';
import { currentConfig } from '../config';
import { numberOfRead, takeAnswer } from '../reads';
import { sameShopper } from '../shopper/identity';
import { remember } from '../shopper/remembered';
import { currentShopper } from '../shopper/shopper';
import { read, write } from '../store';
import { answersOfServices, forgetAnswers, once, type Numbered } from './answers';
import { reportFailure, reportProblem } from './report';
import { settlesWithin } from './time-limit';

async function askForCounties(config: Config, zip: string): Promise<readonly County[] | undefined> {
  const answer = await readCounties(config, zip);
  if (!answer.ok) {
    reportFailure(answer.failure, 'counties-failed');
    return undefined;
  }
  if (answer.value.length === 0) reportProblem('no counties found for zip', 'counties-missing');
  return answer.value.length === 0 ? undefined : answer.value;
}

/** Counties of a ZIP code, asked for once; none where they cannot be read. The first one is where plans without one are. */
export async function countiesOf(config: Config, zip: string): Promise<readonly County[]> {
  const isTheirs = sameShopper();
  const counties =
    (await once(config, answersOfServices().counties, zip, () => askForCounties(config, zip))) ?? [];
  const known = read(countiesAtom);
  if (counties.length > 0 && isTheirs() && known.get(zip) !== counties)
    write(countiesAtom, new Map([...known, [zip, counties]]));
  return counties;
}

/** Where a plan is, looked up if it was saved without a county. */
export async function countyOf(
  config: Config,
  plan: Pick<SavedPlan, 'zipCode' | 'county'>,
): Promise<County | undefined> {
  const zipCode = plan.zipCode ?? read(knownZipCodeAtom);
  if (isWholeCounty(plan.county) || zipCode === undefined) return plan.county;
  return countyAmong(await countiesOf(config, zipCode), plan.county) ?? plan.county;
}

async function listOf(
  config: Config,
  query: PlanListQuery,
): Promise<Numbered<readonly PlanDetail[]> | undefined> {
  const number = numberOfRead('plans');
  const answer = await readPlanList(config, query);
  if (answer.ok) return { answer: answer.value, number };
  reportFailure(answer.failure, 'plans-failed');
  return undefined;
}

function keep(details: ReadonlyMap<string, PlanDetail | null>): void {
  if (details.size > 0) write(planDetailsAtom, new Map([...read(planDetailsAtom), ...details]));
}

/** What an answer says of plans, unless a later one has said it already. */
const keepAnswered = (number: number, details: readonly [string, PlanDetail][]): void => {
  keep(new Map(details.filter(([key]) => takeAnswer(`plan ${key}`, number))));
};

const keepChecked = (number: number, details: readonly [string, PlanDetail][]): void => {
  if (details.some(([, { benefits }]) => benefits.length === 0)) warnOnce('Benefits not found !!'); // ERR-08
  keepAnswered(number, details);
};

/** Cards of these plans say that details are missing, instead of loading for ever; a late answer still shows. */
export function giveUpOn(plans: readonly SavedPlan[]): void {
  const known = read(planDetailsAtom);
  keep(new Map(plans.filter((plan) => !known.get(planKeyOf(plan))).map((plan) => [planKeyOf(plan), null])));
}

async function detailOf(config: Config, plan: SavedPlan): Promise<Numbered<PlanDetail> | undefined> {
  const number = numberOfRead('plans');
  const answer = await readPlanDetails(config, plan.planYear, plan.planId);
  if (!answer.ok) {
    reportFailure(answer.failure, 'plan-failed');
    return undefined;
  }
  const detail = answer.value?.planId === plan.planId ? answer.value : undefined;
  if (!detail) reportProblem('no plan matched in response', 'plan-missing');
  return detail && { answer: detail, number };
}

async function loadSinglePlan(config: Config, plan: SavedPlan): Promise<void> {
  const key = planKeyOf(plan);
  const isTheirs = sameShopper();
  const detail = await once(config, answersOfServices().plans, key, () => detailOf(config, plan));
  if (!isTheirs()) return;
  if (detail) keepChecked(detail.number, [[key, detail.answer]]);
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
  const query = {
    year: first.planYear,
    planType: first.planType,
    stateCode: county.stateCode ?? '',
    fips: county.fipsCountyCode ?? '',
  };
  const isTheirs = sameShopper();
  const list = await once(config, answersOfServices().lists, planListKey(query), () => listOf(config, query));
  if (!isTheirs()) return [];
  if (!list) {
    giveUpOn(plans);
    return [];
  }
  const byId = new Map(list.answer.map((detail) => [detail.planId, detail]));
  keepChecked(
    list.number,
    plans.flatMap((plan): [string, PlanDetail][] => {
      const detail = byId.get(plan.planId);
      return detail ? [[planKeyOf(plan), detail]] : [];
    }),
  );
  const lacking = plans.filter(({ planId }) => !byId.has(planId));
  if (lacking.length > 0) warnOnce('no plan matched in response'); // ERR-08
  return lacking;
}

/** Supplements are in no county list; few shoppers have any. */
async function loadSupplements(config: Config, plans: readonly SavedPlan[]): Promise<void> {
  if (plans.length === 0) return;
  const files = await import('./supplement-content').catch(() => {
    reportProblem('a part of the load flow could not be loaded', 'load-failed');
  });
  if (files) await files.loadSupplements(config, plans, { keep: keepAnswered, giveUpOn });
  else giveUpOn(plans);
}

/**
 * Loads what cards say: one county list per year, type, state and county; counties only where a saved plan lacks
 * one. Ends when the lists have answered; plans that no list has are then asked for one by one, behind it.
 */
export async function loadPlanContent(config: Config, plans: readonly SavedPlan[]): Promise<void> {
  const isTheirs = sameShopper();
  const open = plans.filter(({ planType }) => planType !== 'MS');
  // No other card waits for them.
  void loadSupplements(
    config,
    plans.filter(({ planType }) => planType === 'MS'),
  );
  const groups = new Map<string, { county: Promise<County | undefined>; plans: SavedPlan[] }>();
  for (const plan of open) {
    const { county, zipCode, planYear, planType } = plan;
    const place = isWholeCounty(county) ? [county.stateCode, county.fipsCountyCode] : [zipCode];
    const key = [planYear, planType, ...place].join('/');
    const entry = groups.get(key) ?? { county: countyOf(config, plan), plans: [] };
    entry.plans.push(plan);
    groups.set(key, entry);
  }
  const lacking = await Promise.all(
    [...groups.values()].map(async (entry) => {
      const county = await entry.county;
      if (!isTheirs()) return [];
      return isWholeCounty(county) ? loadFromList(config, entry.plans, county) : entry.plans;
    }),
  );
  if (!isTheirs()) return;
  rememberLists();
  for (const plan of lacking.flat()) {
    void settlesWithin(loadSinglePlan(config, plan), config.loading.callWaitMs).then((isInTime) => {
      if (!isInTime) giveUpOn([plan]);
    });
  }
}

/** The next visit asks for the lists of this year beside the profile; those of a guest need no profile. */
function rememberLists(): void {
  if (currentShopper().uuid === undefined) return;
  const ofYear = `${String(read(activeYearAtom))}/`;
  const keys = [...answersOfServices().lists.keys()].filter((key) => key.startsWith(ofYear));
  if (keys.length > 0) remember('planLists', keys.join(' '));
}

/** For a piece of its own: what is not there in time is missing, until it comes. */
export async function loadInTime(plans: readonly SavedPlan[]): Promise<void> {
  const config = currentConfig();
  if (!(await settlesWithin(loadPlanContent(config, plans), config.loading.callWaitMs))) giveUpOn(plans);
}

/** Asks for what the cards lack. */
export const loadShownPlans = (): Promise<void> => loadPlanContent(currentConfig(), read(shownPlansAtom));

/** Costs and coverage on cards hang on the saved drugs and doctors: asks for all of it again. */
export function refreshPlanContent(): Promise<void> {
  forgetAnswers();
  return loadShownPlans();
}
