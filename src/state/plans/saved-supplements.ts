import { supplementsIn } from '../../domain/plans/supplements';
import { currentYearAtom } from '../page/dates';
import { medsuppDataAtom } from '../profile/profile-texts';
import { atom } from '../store';

/** Saved Medicare Supplement plans, which the profile keeps apart from the others (MEDSUPP-03, MODEL-14). */
export const savedSupplementsAtom = atom((get) => {
  const data = get(medsuppDataAtom);
  return data ? supplementsIn(data, get(currentYearAtom)) : [];
});

/** It is known which supplements are saved. */
export const areSupplementsKnownAtom = atom((get) => get(medsuppDataAtom) !== null);
