import { atom } from 'jotai/vanilla';
import { readProfile } from '../services/profile-service';
import type { Profile } from '../domain/profile';
import { currentConfig } from './config';
import { itemLists } from './item-lists';
import { updateList } from './list-update';
import { loadPlanContent, forgetPlanContent } from './load/plan-content';
import { reportFailure } from './load/report';
import { profileAtom } from './page-state';
import { shownPlansAtom } from './plans';
import { removalsSoFar, removeOptimistically, wasRemovedSince } from './removal';
import { drugKeyOf, providerKeyOf } from './saved-items';
import { currentShopper } from './shopper';
import { offerUndo } from './undo';
import { pageAtom, read, write } from './store';

export type ListedKind = 'drug' | 'doctor';

/** Which drug or doctor the remove popup is about, and which element opened it (DRUGS-17, DOCS-07). */
export const itemToBeDeletedAtom = pageAtom<{ kind: ListedKind; key: string; openedBy: symbol } | null>(
  'itemToBeDeleted',
  null,
);

/** The drugs or providers of a profile, without those of which `isGone` is true. */
const without = (kind: ListedKind, profile: Profile, isGone: (key: string) => boolean): Partial<Profile> =>
  kind === 'drug'
    ? { drugs: profile.drugs.filter((drug) => !isGone(drugKeyOf(drug))) }
    : { providers: profile.providers.filter((provider) => !isGone(providerKeyOf(provider))) };

/** Costs and coverage on plan cards hang on what is saved. */
export async function refreshPlans(): Promise<void> {
  forgetPlanContent();
  await loadPlanContent(currentConfig(), read(shownPlansAtom));
}

/** Rebuilds the list from the service; a failure is logged and changes nothing (DEL-15, DEL-19, HTTP-07, HTTP-08). */
async function readAgain(kind: ListedKind, uuid: string): Promise<void> {
  const startedAt = removalsSoFar();
  const answer = await readProfile(currentConfig(), uuid, itemLists[kind].section);
  if (!answer.ok) reportFailure(answer.failure, `reload-${kind}-failed`);
  else if (answer.value && currentShopper().uuid === uuid) {
    const kept = without(kind, answer.value, (key) => wasRemovedSince(kind, key, startedAt));
    write(profileAtom, { ...read(profileAtom), ...kept });
  }
}

/**
 * Removes a saved drug or doctor: from the page at once, then by an update of the list without it (DEL-06 … DEL-20).
 * Answers whether it is gone; if not, it shows again at its place. The popup closes in either case (DEL-14, DEL-17).
 */
export const removeItemAction = atom(
  null,
  async (get, set, kind: ListedKind, key: string): Promise<boolean> => {
    const { keyOf } = itemLists[kind];
    let before: readonly unknown[] | undefined;
    const call = async (): Promise<boolean> => {
      before = await updateList(kind, (items) => items.filter((item) => keyOf(item) !== key));
      return before !== undefined;
    };
    const isRemoved = await removeOptimistically(kind, key, call, () => {
      const profile = read(profileAtom);
      write(profileAtom, { ...profile, ...without(kind, profile, (candidate) => candidate === key) });
    });
    const asked = get(itemToBeDeletedAtom);
    if (asked?.kind === kind && asked.key === key) set(itemToBeDeletedAtom, null);
    const { uuid } = currentShopper();
    if (isRemoved && uuid !== undefined) await readAgain(kind, uuid);
    if (isRemoved) {
      offerUndo(kind, key, before ?? []);
      void refreshPlans();
    }
    return isRemoved;
  },
);
