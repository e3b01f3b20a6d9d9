import { atom, type Atom } from 'jotai/vanilla';
import type { View } from '../../domain/shopper/view';
import { pageAtom } from '../store';

/** The current view; null on a page without a view switcher, where the elements of all views show. */
export const shownViewAtom = pageAtom<View | null>('shownView', null);

const offAtoms = new Map<View | undefined, Atom<boolean>>();

/** Whether elements of a view are hidden now; elements without a view never are. */
export function isHiddenViewAtom(view: View | undefined): Atom<boolean> {
  const known = offAtoms.get(view);
  if (known) return known;
  const made = atom((get) => view !== undefined && (get(shownViewAtom) ?? view) !== view);
  offAtoms.set(view, made);
  return made;
}
