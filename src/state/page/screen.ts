import { atom } from 'jotai/vanilla';
import { windowWidth } from '../../browser/document-events';
import { configAtom } from '../config';
import { pageAtom } from '../store';

/** CSS pixels; taken again on each resize and load event, which updates the size of plan cards (LOAD-27, LOAD-28). */
export const windowWidthAtom = pageAtom('windowWidth', windowWidth());

/** Card columns: one, and two from a medium screen (PLANS-14, OPEN-A048). */
export const cardColumnsAtom = atom((get) =>
  get(windowWidthAtom) >= get(configAtom).breakpoints.medium ? 2 : 1,
);
