import { atom } from 'jotai/vanilla';
import { pageAtom, read, shopperGuard, shopperValueAtom, write } from '../store';

/**
 * Optimistic removal: one overlay over what the service says. Putting an item back means taking it out of the
 * overlay, so it is at its exact place again, whatever happened to the list meanwhile (DEL-06 … DEL-12, OPEN-B72).
 */
export type RemovableKind = 'plan' | 'drug' | 'doctor';

interface Removal {
  /** Order of success; null while the call is under way. */
  settled: number | null;
}

/** One of each kind, so that the removal of a drug changes nothing for the plans. */
export const forEachKind = <Made>(
  make: (kind: RemovableKind) => Made,
): Readonly<Record<RemovableKind, Made>> => ({
  plan: make('plan'),
  drug: make('drug'),
  doctor: make('doctor'),
});

const removals = forEachKind((kind) =>
  shopperValueAtom<ReadonlyMap<string, Removal>>(`removals of ${kind}`, new Map()),
);
interface RequestedUndo {
  /** Order of the request. */
  at: number;
  /** Adds the item again, if an older removal has taken it off the service since. */
  repeat(): void;
}

const requestedUndos = forEachKind((kind) =>
  shopperValueAtom<ReadonlyMap<string, RequestedUndo>>(`requested undos of ${kind}`, new Map()),
);
const settledCountAtom = pageAtom('settledRemovals', 0);
const lastUndoAtom = pageAtom('lastUndo', 0);

const change = (kind: RemovableKind, key: string, removal: Removal | null): void => {
  const changed = new Map(read(removals[kind]));
  if (removal) changed.set(key, removal);
  else changed.delete(key);
  write(removals[kind], changed);
};

/** Whether an item is hidden because its removal is under way. */
export const isBeingRemovedAtoms = forEachKind((kind) =>
  atom((get) => {
    const current = get(removals[kind]);
    return (key: string): boolean => current.get(key)?.settled === null;
  }),
);

const count = (): number => {
  const settled = read(settledCountAtom) + 1;
  write(settledCountAtom, settled);
  return settled;
};

/** The shopper wants an item back: no removal that began before takes it away any more, however late it succeeds. */
export const noteUndo = (kind: RemovableKind, key: string, repeat: () => void): void => {
  write(requestedUndos[kind], new Map(read(requestedUndos[kind])).set(key, { at: count(), repeat }));
};

/** The undo of an item that was requested after a removal began: the removal counts no more. */
export const undoSince = (
  kind: RemovableKind,
  key: string,
  removalStartedAt: number,
): RequestedUndo | undefined => {
  const undo = read(requestedUndos[kind]).get(key);
  return undo && undo.at > removalStartedAt ? undo : undefined;
};

const forgetUndo = (kind: RemovableKind, key: string): void => {
  const left = new Map(read(requestedUndos[kind]));
  if (left.delete(key)) write(requestedUndos[kind], left);
};

/** An item is back: answers may show it again. */
export const forgetRemoval = (kind: RemovableKind, key: string): void => {
  change(kind, key, null);
  write(lastUndoAtom, count());
};

/** How many removals and undos have succeeded so far: taken before a read, it says which the answer cannot know. */
export const removalsSoFar = (): number => read(settledCountAtom);

/** Whether an answer may lack an item that was put back after the read went out: then it has to be asked for again. */
export const wasUndoneSince = (readStartedAt: number): boolean => read(lastUndoAtom) > readStartedAt;

/** Whether an item of an answer has to be left out, because its removal succeeded after the read went out. */
export const wasRemovedSince = (kind: RemovableKind, key: string, readStartedAt: number): boolean => {
  const settled = read(removals[kind]).get(key)?.settled;
  return settled !== undefined && settled !== null && settled > readStartedAt;
};

/**
 * Hides the item at once, then calls. Returns whether the call succeeded; otherwise the item shows again. A success that
 * comes after the call was given up takes it away after all, unless the shopper has asked for the item back since: then
 * `onUndone` gets the function that adds it again. A second removal of an item that is already under way does nothing and
 * returns false.
 */
export async function removeOptimistically<Outcome>(
  kind: RemovableKind,
  key: string,
  call: (onLateSuccess: (outcome: Outcome) => void) => Promise<Outcome | false>,
  onSuccess: (outcome: Outcome) => void,
  onUndone: (repeatUndo: () => void) => void = () => undefined,
): Promise<boolean> {
  if (read(isBeingRemovedAtoms[kind])(key)) return false;
  forgetUndo(kind, key);
  const isSameShopper = shopperGuard();
  const startedAt = removalsSoFar();
  const takeAway = (outcome: Outcome): void => {
    if (!isSameShopper()) return;
    const undo = undoSince(kind, key, startedAt);
    if (undo) {
      onUndone(undo.repeat);
      return;
    }
    const settled = count();
    onSuccess(outcome);
    change(kind, key, { settled });
  };
  change(kind, key, { settled: null });
  const outcome = await call(takeAway).catch((): false => false);
  if (outcome !== false) takeAway(outcome);
  else if (isSameShopper()) change(kind, key, null);
  return outcome !== false;
}
