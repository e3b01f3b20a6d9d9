import { comparedIn } from '../../src/domain/plans/compare-choice';
import type { CompareContext } from '../../src/domain/plans/compare-rows';
import type { PlanGroup } from '../../src/domain/plans/plan';
import { drugNamesOnCardOf, providerNamesOf } from '../../src/domain/profile/names';
import { chosenPlansAtom } from '../../src/state/plans/compare-choice';
import { dentalPlanIdsAtom } from '../../src/state/plans/plan-fragments';
import { planListsAtom, type PlanCardModel, type PlanList } from '../../src/state/plans/plans';
import { isPlansLoadedAtom, isProfileFailedAtom, profileAtom } from '../../src/state/profile/profile-state';
import { savedDrugsAtom, savedProvidersAtom } from '../../src/state/saved-items/saved-items';
import { eligibilityAtom, subsidyPercentAtom } from '../../src/state/shopper/extra-help';
import { wasSignedOutAtom } from '../../src/state/shopper/signed-out';
import { atom, selectAtom } from '../../src/state/store';

/** The compared plans of one list, in the order of the list. */
export interface Comparison {
  group: Exclude<PlanGroup, 'MS'>;
  plans: readonly PlanCardModel[];
  /** Whether the shopper has chosen the plans. Otherwise, they are the only two comparable plans of the list. */
  isChosen: boolean;
}

export interface Comparisons {
  /** Whether the saved plans are unknown, or are requested again. */
  isLoading: boolean;
  /** Whether a list has more than two comparable plans, and the shopper has chosen no plans in any list. */
  isChoiceOpen: boolean;
  /** Whether a list may turn out to have two or more comparable plans. */
  isPending: boolean;
  shown: readonly Comparison[];
}

/**
 * Without a choice, compares two plans only if no plan of their list is still loading. A plan becomes comparable when
 * its name is known, so a third one may follow.
 */
function comparisonOf(
  { group, plans, comparable }: PlanList,
  chosen: readonly string[],
): Comparison | 'pending' | null {
  const keys = comparable.map(({ cardKey }) => cardKey);
  const compared = comparedIn(keys, chosen);
  if (!compared || group === 'MS') return null;
  const isChosen = compared.every((key) => chosen.includes(key));
  if (!isChosen && plans.some(({ detail }) => detail === undefined)) return 'pending';
  return { group, isChosen, plans: comparable.filter(({ cardKey }) => compared.includes(cardKey)) };
}

/** The fields of a plan that the table shows. */
const shownFields = ['plan', 'detail', 'enrollmentStatus', 'enrollmentAction', 'isSuppressed'] as const;

const isSameList = (one: Comparison, other: Comparison | undefined): boolean =>
  one.group === other?.group &&
  one.plans.length === other.plans.length &&
  one.plans.every((plan, index) => shownFields.every((field) => plan[field] === other.plans[index]?.[field]));

const stillLoading: Comparisons = { isLoading: true, isChoiceOpen: false, isPending: true, shown: [] };

/** Null if the plans are unknown because of a failure or a sign-out. */
export const comparisonsAtom = selectAtom(
  atom((get): Comparisons | null => {
    if (get(isProfileFailedAtom) || get(wasSignedOutAtom)) return null;
    if (!get(isPlansLoadedAtom)) return stillLoading;
    const lists = get(planListsAtom);
    const chosen = get(chosenPlansAtom);
    const all = lists.map((list) => comparisonOf(list, chosen));
    const shown = all.filter((comparison) => comparison !== null && comparison !== 'pending');
    const isOpen = lists.some(({ comparable }, index) => comparable.length > 2 && all[index] === null);
    return {
      isLoading: false,
      isChoiceOpen: isOpen && !shown.some(({ isChosen }) => isChosen),
      isPending: all.includes('pending'),
      shown,
    };
  }),
  (comparisons) => comparisons,
  (now, before) =>
    now?.isChoiceOpen === before?.isChoiceOpen &&
    now?.isLoading === before?.isLoading &&
    now?.isPending === before?.isPending &&
    now?.shown.length === before?.shown.length &&
    (now?.shown.every((list, index) => isSameList(list, before?.shown[index])) ?? true),
);

const hasPharmacyAtom = atom((get) => {
  const { pharmacyNumber, pharmacyName } = get(profileAtom);
  return (pharmacyNumber ?? pharmacyName) !== undefined;
});

/** Values on which the rows depend, in addition to the plans. */
export const compareContextAtom = atom((get): CompareContext => ({
  drugs: get(savedDrugsAtom),
  providers: get(savedProvidersAtom),
  dentalPlanIds: get(dentalPlanIdsAtom),
  hasPharmacy: get(hasPharmacyAtom),
  subsidyPercent: get(subsidyPercentAtom),
  subsidisedPremiums: get(eligibilityAtom)?.subsidisedPremiums ?? [],
}));

/** Names that distinguish the saved drugs and doctors, by topic. */
export const itemNamesAtom = atom((get) => ({
  drug: drugNamesOnCardOf(get(savedDrugsAtom)),
  doctor: providerNamesOf(get(savedProvidersAtom)),
}));
