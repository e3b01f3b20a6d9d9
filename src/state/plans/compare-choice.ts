import { parseJson, sessionStore } from '../../browser/storage';
import { isRecord } from '../../domain/coerce';
import { loadableCountOf } from '../../domain/plans/compare';
import {
  choosePlan,
  chosenIn,
  isPair,
  MOST_COMPARED,
  type ChosenPlans,
} from '../../domain/plans/compare-choice';
import { planKeyOf } from '../../domain/plans/plan';
import { configAtom } from '../config';
import { isPlansLoadedAtom } from '../profile/profile-state';
import { identityAtom } from '../shopper/identity';
import { atom, pageAtom, read, shopperValueAtom, store, write } from '../store';
import { planListsAtom, savedPlansAtom } from './plans';

/** Number of lists on the page whose cards may have checkboxes. */
const listsWithChoiceAtom = pageAtom('listsWithChoice', 0);

/** Whether a list has checkboxes and more than two plans, of which at least two can be in the table. */
export const canChooseAtom = atom(
  (get) =>
    get(listsWithChoiceAtom) > 0 &&
    get(planListsAtom).some(({ comparable }) => comparable.length > 2 && loadableCountOf(comparable) > 1),
);

/** The plans that the shopper has chosen on this page. Includes plans removed since, because undo can restore them. */
const chosenNowAtom = shopperValueAtom<ChosenPlans | null>('plansChosenToCompare', null);

const keyAtom = atom((get) => get(configAtom).storageKeys.comparedPlans);
const ownerAtom = atom((get) => get(identityAtom)?.uuid ?? '');

/** The stored choice of this shopper. The choice of another shopper is ignored. */
const storedAtom = atom((get): ChosenPlans => {
  if (get(identityAtom) === null) return [];
  const stored = parseJson(sessionStore.read(get(keyAtom)));
  if (!isRecord(stored) || stored.owner !== get(ownerAtom) || !Array.isArray(stored.planKeys)) return [];
  return stored.planKeys.filter((planKey) => typeof planKey === 'string');
});

/** The plans that the shopper has chosen in this session, of all lists and years. */
export const chosenPlansAtom = atom((get) => get(chosenNowAtom) ?? get(storedAtom));

/** The plans that can be compared with a plan, including the plan itself, by plan key. */
const listOfAtom = atom((get) => {
  const lists = get(planListsAtom).map(({ comparable }) => comparable.map(({ cardKey }) => cardKey));
  return new Map(lists.flatMap((list) => list.map((cardKey) => [cardKey, list] as const)));
});

const noList: readonly string[] = [];

/**
 * By plan key: whether the plan is chosen, and whether its list has as many chosen plans as can be compared. Both plans of
 * a pair are compared, whatever is chosen.
 */
export const choiceOfAtom = atom((get) => {
  const lists = get(listOfAtom);
  const chosen = get(chosenPlansAtom);
  return (planKey: string): { isChosen: boolean; isFull: boolean; isPair: boolean; count: number } => {
    const list = lists.get(planKey) ?? noList;
    const ofList = chosenIn(list, chosen);
    return {
      isChosen: ofList.includes(planKey),
      isFull: ofList.length >= MOST_COMPARED,
      isPair: isPair(list),
      count: ofList.length,
    };
  };
});

/** The choice to store, without plans that are no longer saved. Null while the saved plans are unknown. */
const toStoreAtom = atom((get): string | null => {
  if (!get(isPlansLoadedAtom)) return null;
  const saved = new Set(get(savedPlansAtom).map(planKeyOf));
  const planKeys = get(chosenPlansAtom).filter((planKey) => saved.has(planKey));
  return JSON.stringify({ owner: get(ownerAtom), planKeys });
});

function storeChoice(): void {
  const text = read(toStoreAtom);
  if (text !== null) sessionStore.write(read(keyAtom), text);
}

/** Updates only an existing stored choice, because a sign-out removes the choice before it removes the plans. */
function updateStored(): void {
  if (sessionStore.read(read(keyAtom)) !== undefined) storeChoice();
}

/** Selects or deselects a plan for the rest of the session. Returns false if its list has enough chosen plans. */
export function setChosen(planKey: string, isChosen: boolean): boolean {
  const list = read(listOfAtom).get(planKey) ?? noList;
  const chosen = choosePlan(read(chosenPlansAtom), planKey, list, isChosen);
  if (!chosen) return false;
  write(chosenNowAtom, chosen);
  storeChoice();
  return true;
}

/** Registers a list with checkboxes, and keeps the stored choice up to date. Returns a function that stops this. */
export function offerChoice(): () => void {
  write(listsWithChoiceAtom, read(listsWithChoiceAtom) + 1);
  const stop = store().sub(toStoreAtom, updateStored);
  return () => {
    write(listsWithChoiceAtom, read(listsWithChoiceAtom) - 1);
    stop();
  };
}
