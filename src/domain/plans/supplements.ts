import { isRecord, toNumber, toText } from '../coerce';
import { planKeyOf, type SavedPlan } from './plan';
import type { PlanDetail } from './plan-detail';

type JsonObject = Readonly<Record<string, unknown>>;

const groupOf = (data: JsonObject, name: string): JsonObject => {
  const group = data[name];
  return isRecord(group) ? group : {};
};

/** `savedPlanInformation.favoritedPlans[]` of `medsuppData`, as the wire has it (MEDSUPP-03). */
export function favoritesIn(data: JsonObject): readonly unknown[] {
  const { favoritedPlans } = groupOf(data, 'savedPlanInformation');
  return Array.isArray(favoritedPlans) ? favoritedPlans : [];
}

/** The same data with other favorites. */
export const withFavorites = (data: JsonObject, favoritedPlans: readonly unknown[]): JsonObject => ({
  ...data,
  savedPlanInformation: { ...groupOf(data, 'savedPlanInformation'), favoritedPlans },
});

/** A value of the applicant, else of the whole (MEDSUPP-04, OPEN-A080). */
const placeIn = (data: JsonObject, name: 'zipCode' | 'stateCode'): string | undefined =>
  toText(groupOf(data, 'applicantInformation')[name]) ?? toText(data[name]);

export const zipCodeIn = (data: JsonObject): string | undefined => placeIn(data, 'zipCode');
export const stateCodeIn = (data: JsonObject): string | undefined =>
  placeIn(data, 'stateCode')?.toUpperCase();

/** Codes are the same whatever their case (OPEN-A081). */
export const toPlanCode = (code: string): string => code.toUpperCase();

/**
 * A favorite as a saved plan; no value for one without a code. One without a year counts for `currentYear`, as nothing
 * that is saved may vanish.
 */
export function supplementOf(
  favorite: unknown,
  data: JsonObject,
  currentYear: number,
): SavedPlan | undefined {
  const { planCode, planYear, planName, stateCode } = isRecord(favorite) ? favorite : {};
  const code = toText(planCode);
  const state = toText(stateCode)?.toUpperCase() ?? stateCodeIn(data);
  return code === undefined
    ? undefined
    : {
        planId: toPlanCode(code),
        planType: 'MS',
        planYear: toNumber(planYear) ?? currentYear,
        planName: toText(planName),
        zipCode: zipCodeIn(data),
        isEnrolled: false,
        ...(state !== undefined && { county: { stateCode: state } }),
      };
}

/** By which a removal knows a favorite; no value for one without a code. */
export function favoriteKeyOf(favorite: unknown, currentYear: number): string | undefined {
  const plan = supplementOf(favorite, {}, currentYear);
  return plan && planKeyOf(plan);
}

/** The saved supplements, each once, at its first place. */
export function supplementsIn(data: JsonObject, currentYear: number): SavedPlan[] {
  const plans = favoritesIn(data).flatMap((favorite) => supplementOf(favorite, data, currentYear) ?? []);
  const first = new Map(plans.toReversed().map((plan) => [planKeyOf(plan), plan]));
  return plans.filter((plan) => first.get(planKeyOf(plan)) === plan);
}

const LETTERS = 'FGKLN';

/** The letter that says what a supplement covers (MEDSUPP-16): in its name, else at the start of a code such as `G01`. */
export const planLetterOf = (planName: string | undefined, planCode: string): string | undefined =>
  new RegExp(`\\bplan ([${LETTERS}])\\b`, 'i').exec(planName ?? '')?.[1]?.toUpperCase() ??
  new RegExp(`^([${LETTERS}])\\d+$`, 'i').exec(planCode)?.[1]?.toUpperCase();

/**
 * The plan of a search that has the saved code, whatever its case (OPEN-A081), in the state of the saved one where both are known;
 * the one of the saved year, if there are several.
 */
export function matchingSupplement(plan: SavedPlan, found: readonly PlanDetail[]): PlanDetail | undefined {
  const state = plan.county?.stateCode;
  const matches = found.filter(({ planId, supplement }) => {
    const isElsewhere = state && supplement?.stateCode && supplement.stateCode !== state;
    return planId === plan.planId && !isElsewhere;
  });
  return matches.find(({ planYear }) => planYear === plan.planYear) ?? matches[0];
}

/** A keyword in the names of supplement plans, ignoring case, hyphen and space alike (DATA-28, OPEN-A120). */
export const isHighDeductible = (planName: string | undefined): boolean =>
  /high[\s-]deductible/i.test(planName ?? '');
