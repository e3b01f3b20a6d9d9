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

/** The last removal of each kind, as long as it can be undone. */
export const undoableAtoms = forEachKind((kind) =>
  atom((get): Undoable | null => {
    const offered = get(offeredUndoAtoms[kind]);
    return get(newestAtoms[kind]).find(({ madeAt }) => madeAt === offered)?.undo ?? null;
  }),
);

/** Removals of a kind can no longer be undone. */
export function withdrawUndo(kind: RemovableKind): void {
  write(offeredUndoAtoms[kind], 0);
}

/**
 * Puts the item that was removed last back in its old place. Returns whether it is back; if not, undo is offered again. No
 * value when the page is for somebody else by then, or the shopper has removed the item once more. `onLateSuccess` is called
 * when an undo that was given up has succeeded after all.
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
