import { timed } from '../../browser/timing';
import { currentShopper } from '../shopper/shopper';
import { atom, read, write } from '../store';
import {
  forEachKind,
  newestAtoms,
  offeredUndoAtoms,
  type RemovableKind,
  type Undoable,
} from '../profile/wishes';
import { wishFor } from './wish-loop';

/** The last removal of each kind, while it can be undone. */
export const undoableAtoms = forEachKind((kind) =>
  atom((get): Undoable | null => {
    const offered = get(offeredUndoAtoms[kind]);
    return get(newestAtoms[kind]).find(({ madeAt }) => madeAt === offered)?.undo ?? null;
  }),
);

/** Ends the offer to undo a removal of this kind. */
export function withdrawUndo(kind: RemovableKind): void {
  write(offeredUndoAtoms[kind], 0);
}

/**
 * Restores the item that was removed last to its old place. Returns whether it was restored; if not, undo is offered again.
 * Returns `undefined` when the page is for another shopper by then, or the shopper has removed the item again. `onLateSuccess`
 * is called when an undo succeeds after it has timed out.
 */
export async function undoRemoval(
  kind: RemovableKind,
  onLateSuccess: () => void = () => undefined,
): Promise<boolean | undefined> {
  const undoable = read(undoableAtoms[kind]);
  if (!undoable || currentShopper().uuid !== undoable.uuid) return false;
  const { list, key } = undoable;
  return timed('undo', () =>
    wishFor(list, { key, place: undoable }, (_, isLate) => {
      if (isLate) onLateSuccess();
    }),
  );
}
