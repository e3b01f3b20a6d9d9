import { parseJson } from '../../browser/storage';
import { favoriteKeyOf, favoritesIn, supplementsIn, withFavorites } from '../../domain/plans/supplements';
import type { Profile } from '../../domain/profile/profile';
import { isRecord } from '../../domain/coerce';
import { currentYearAtom } from '../page/dates';
import { medsuppDataAtom } from '../profile/profile-texts';
import { atom, read } from '../store';

/** Saved Medicare Supplement plans, which the profile stores separately from the others (MEDSUPP-03, MODEL-14). */
export const savedSupplementsAtom = atom((get) => {
  const data = get(medsuppDataAtom);
  return data ? supplementsIn(data, get(currentYearAtom)) : [];
});

/** Whether all saved plans are known, including supplements. Before that, elements must not say that there are none. */
export const areSavedPlansKnownAtom = atom((get) => get(medsuppDataAtom) !== null);

/** A profile without the saved supplements for which `isGone` returns true. */
export function withoutSupplements(profile: Profile, isGone: (key: string) => boolean): Profile {
  const data = parseJson(profile.medsuppData);
  if (!isRecord(data)) return profile;
  const year = read(currentYearAtom);
  const favorites = favoritesIn(data);
  const left = favorites.filter((favorite) => !isGone(favoriteKeyOf(favorite, year) ?? ''));
  return left.length < favorites.length
    ? { ...profile, medsuppData: JSON.stringify(withFavorites(data, left)) }
    : profile;
}
