import { atom } from 'jotai/vanilla';
import { windowWidth } from '../../browser/document-events';
import { configAtom } from '../config';
import { pageAtom } from '../store';

/** Window width in CSS pixels; updated on each resize and load event, for the size of plan cards (LOAD-27, LOAD-28). */
export const windowWidthAtom = pageAtom('windowWidth', windowWidth());

/** Number of card columns: two from `breakpoints.medium`, otherwise one (PLANS-14, OPEN-A048). */
export const cardColumnsAtom = atom((get) =>
  get(windowWidthAtom) >= get(configAtom).breakpoints.medium ? 2 : 1,
);
