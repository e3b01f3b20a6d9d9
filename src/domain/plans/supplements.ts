import { isRecord, toNumber, toText } from '../coerce';
import { planKeyOf, type SavedPlan } from './plan';
import type { PlanDetail } from './plan-detail';

type JsonObject = Readonly<Record<string, unknown>>;

const groupOf = (data: JsonObject, name: string): JsonObject => {
  const group = data[name];
  return isRecord(group) ? group : {};
};

/** `savedPlanInformation.favoritedPlans[]` of `medsuppData`, as received (MEDSUPP-03). */
export function favoritesIn(data: JsonObject): readonly unknown[] {
  const { favoritedPlans } = groupOf(data, 'savedPlanInformation');
  return Array.isArray(favoritedPlans) ? favoritedPlans : [];
}

/** The same data with other favorites. */
export const withFavorites = (data: JsonObject, favoritedPlans: readonly unknown[]): JsonObject => ({
  ...data,
  savedPlanInformation: { ...groupOf(data, 'savedPlanInformation'), favoritedPlans },
});

/** A value of the applicant, otherwise of the top level (MEDSUPP-04, OPEN-A080). */
const placeIn = (data: JsonObject, name: 'zipCode' | 'stateCode'): string | undefined =>
  toText(groupOf(data, 'applicantInformation')[name]) ?? toText(data[name]);

export const zipCodeIn = (data: JsonObject): string | undefined => placeIn(data, 'zipCode');
export const stateCodeIn = (data: JsonObject): string | undefined =>
  placeIn(data, 'stateCode')?.toUpperCase();

/** Normalizes a code; codes are case-insensitive (OPEN-A081). */
export const toPlanCode = (code: string): string => code.toUpperCase();

/**
 * Converts a favorite to a saved plan. No value for a favorite without a code. A favorite without a year gets
 * `currentYear`, so that no saved plan disappears.
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

/** Key by which a removal identifies a favorite. No value for a favorite without a code. */
export function favoriteKeyOf(favorite: unknown, currentYear: number): string | undefined {
  const plan = supplementOf(favorite, {}, currentYear);
  return plan && planKeyOf(plan);
}

/** The saved supplements without duplicates; the first occurrence counts. */
export function supplementsIn(data: JsonObject, currentYear: number): SavedPlan[] {
  const plans = favoritesIn(data).flatMap((favorite) => supplementOf(favorite, data, currentYear) ?? []);
  const first = new Map(plans.toReversed().map((plan) => [planKeyOf(plan), plan]));
  return plans.filter((plan) => first.get(planKeyOf(plan)) === plan);
}

const LETTERS = 'FGKLN';

/**
 * The letter of a supplement, which identifies its coverage (MEDSUPP-16): in its name, otherwise at the start of a code
 * such as `G01`.
 */
export const planLetterOf = (planName: string | undefined, planCode: string): string | undefined =>
  new RegExp(`\\bplan ([${LETTERS}])\\b`, 'i').exec(planName ?? '')?.[1]?.toUpperCase() ??
  new RegExp(`^([${LETTERS}])\\d+$`, 'i').exec(planCode)?.[1]?.toUpperCase();

/**
 * Finds the search result with the saved code, ignoring case (OPEN-A081), and with the saved state if both are known.
 * If several match, returns the result of the saved year.
 */
export function matchingSupplement(plan: SavedPlan, found: readonly PlanDetail[]): PlanDetail | undefined {
  const state = plan.county?.stateCode;
  const matches = found.filter(({ planId, supplement }) => {
    const isElsewhere = state && supplement?.stateCode && supplement.stateCode !== state;
    return planId === plan.planId && !isElsewhere;
  });
  return matches.find(({ planYear }) => planYear === plan.planYear) ?? matches[0];
}

/** Whether the plan's name contains the keyword, ignoring case; hyphen and space are equal (DATA-28, OPEN-A120). */
export const isHighDeductible = (planName: string | undefined): boolean =>
  /high[\s-]deductible/i.test(planName ?? '');
