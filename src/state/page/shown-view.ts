import { atom, type Atom } from 'jotai/vanilla';
import type { View } from '../../domain/shopper/view';
import { pageAtom } from '../store';

/** The view that shows; null on a page where nothing switches views: then the pieces of all of them do. */
export const shownViewAtom = pageAtom<View | null>('shownView', null);

const offAtoms = new Map<View | undefined, Atom<boolean>>();

/** Whether the pieces of a view do not show now; those without a view always do. */
export function isHiddenViewAtom(view: View | undefined): Atom<boolean> {
  const known = offAtoms.get(view);
  if (known) return known;
  const made = atom((get) => view !== undefined && (get(shownViewAtom) ?? view) !== view);
  offAtoms.set(view, made);
  return made;
}
