import { isActivePlan } from '../../src/domain/plans/active-plan';
import { planKeyOf, type SavedPlan } from '../../src/domain/plans/plan';
import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import type { ShownPrices } from '../../src/domain/plans/year-cost';
import { byDosage } from '../../src/domain/profile/drugs';
import { configAtom } from '../../src/state/config';
import { activeYearAtom, nowAtom } from '../../src/state/page/dates';
import { supportPhoneAtom } from '../../src/state/page/phones';
import { mayShowActivePlansAtom } from '../../src/state/plans/active-plans';
import { inPlaceAtom } from '../../src/state/plans/places';
import { planDetailAtom } from '../../src/state/plans/plan-detail';
import { planPhoneAtom } from '../../src/state/plans/plan-phone';
import { savedPlansAtom } from '../../src/state/plans/plans';
import type { SheetPart } from '../../src/state/popups/popups';
import {
  areItemsKnownAtom,
  isPlansLoadedAtom,
  isProfileFailedAtom,
  profileAtom,
} from '../../src/state/profile/profile-state';
import { savedDrugsAtom, savedProvidersAtom } from '../../src/state/saved-items/saved-items';
import { eligibilityAtom, subsidyPercentAtom } from '../../src/state/shopper/extra-help';
import { userAtom } from '../../src/state/shopper/shopper';
import { wasSignedOutAtom } from '../../src/state/shopper/signed-out';
import { atom } from '../../src/state/store';

/** Saved drugs in the order of the drugs view. */
export const sheetDrugsAtom = atom((get) => byDosage(get(savedDrugsAtom)));

export const pharmacyAtom = atom((get) => get(profileAtom).pharmacyName);

export const shopperNameAtom = atom((get): string => {
  const { firstName, lastName, fullName } = get(userAtom) ?? {};
  return [firstName, lastName].filter(Boolean).join(' ') || (fullName ?? '');
});

/** Plans in which the shopper is enrolled today; guests have none. */
const currentPlansAtom = atom((get): readonly SavedPlan[] => {
  if (!get(mayShowActivePlansAtom)) return [];
  const { memberEnrolledPlans, plans } = get(profileAtom);
  const now = get(nowAtom);
  return [...memberEnrolledPlans, ...plans].filter((plan) => isActivePlan(plan, now));
});

export interface SheetPlan {
  key: string;
  plan: SavedPlan;
  isCurrent: boolean;
  name: string | undefined;
  /** `undefined` while it loads; null if it is unknown. */
  detail: PlanDetail | null | undefined;
  /** The plan's own number; '' if only the general one is known. */
  phone: { number: string; tty: string };
}

/** The current plan first, then the saved plans. Plans of the shown year precede those of other years. */
export const sheetPlansAtom = atom((get): readonly SheetPlan[] => {
  const detailOf = get(planDetailAtom);
  const phoneOf = get(planPhoneAtom);
  const support = get(supportPhoneAtom);
  const year = get(activeYearAtom);
  const current = get(currentPlansAtom);
  const currentKeys = new Set(current.map(planKeyOf));
  const saved = get(savedPlansAtom).filter((plan) => !currentKeys.has(planKeyOf(plan)));
  const sorted = saved.toSorted(
    (one, other) => Number(other.planYear === year) - Number(one.planYear === year),
  );
  const all = new Map([...current, ...sorted].map((plan) => [planKeyOf(plan), plan]));
  return [...all].map(([key, plan]) => {
    const detail = detailOf(plan);
    const phone = phoneOf(plan);
    return {
      key,
      plan,
      isCurrent: currentKeys.has(key),
      name: detail?.planName ?? plan.planName,
      detail,
      phone: phone.number === support.number ? { ...phone, number: '' } : phone,
    };
  });
});

export const pricesAtom = atom((get): ShownPrices => ({
  subsidyPercent: get(subsidyPercentAtom),
  subsidisedPremiums: get(eligibilityAtom)?.subsidisedPremiums ?? [],
}));

/** Whether the costs of the shown plans are loading. The costs of other plans may never be requested. */
export const areCostsLoadingAtom = atom((get) => !get(isPlansLoadedAtom));

/** Which kinds of items the shopper has saved. */
export const isSavedAtom = atom((get) => ({
  drugs: get(savedDrugsAtom).length > 0,
  pharmacy: get(pharmacyAtom) !== undefined,
  doctors: get(savedProvidersAtom).length > 0,
  plans: get(sheetPlansAtom).length > 0,
}));

export type SavedPart = Extract<SheetPart, 'drugs' | 'pharmacy' | 'doctors' | 'plans'>;

/**
 * Whether the button shows. It shows only if the saved items are known: after a sign-out they are unknown, and the
 * sheet would look as if nothing were saved.
 */
export const isOfferedAtom = atom(
  (get) =>
    get(areItemsKnownAtom) &&
    !get(isProfileFailedAtom) &&
    !(get(wasSignedOutAtom) && Object.values(get(isSavedAtom)).every((isSaved) => !isSaved)),
);

/** Whether it is settled that the button does not show. */
export const isHiddenAtom = atom(
  (get) => get(isProfileFailedAtom) || (get(areItemsKnownAtom) && !get(isOfferedAtom)),
);

/** The counseling programs of the shopper's states that the site has configured. */
export const counselorsAtom = atom((get) => {
  const { counseling } = get(configAtom).takeAlong;
  const inPlace = get(inPlaceAtom);
  // For a shopper without plans, uses the known ZIP code.
  const places: Pick<SavedPlan, 'zipCode' | 'county'>[] = get(sheetPlansAtom).map(({ plan }) => plan);
  const states = (places.length > 0 ? places : [{}]).map((place) => inPlace(place).county?.stateCode ?? '');
  return [...new Set(states)].flatMap((state) => counseling[state] ?? []);
});
