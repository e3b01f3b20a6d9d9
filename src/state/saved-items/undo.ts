import { timed } from '../../browser/timing';
import { currentShopper } from '../shopper/shopper';
import { read } from '../store';
import { undoableAtoms, type RemovableKind } from './removal';
import { wishFor } from './wish-loop';

export { undoableAtoms, withdrawUndo } from './removal';

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
