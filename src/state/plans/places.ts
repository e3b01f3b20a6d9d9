import { inPlace } from '../../domain/plans/place';
import type { County, SavedPlan } from '../../domain/plans/plan';
import { knownZipCodeAtom } from '../page/routes';
import { atom, shopperValueAtom } from '../store';

/** The first county of each ZIP code that was looked up. */
export const firstCountiesAtom = shopperValueAtom<ReadonlyMap<string, County>>('firstCounties', new Map());

/** Where a plan is, saved or looked up. */
export const inPlaceAtom = atom((get) => {
  const zipCode = get(knownZipCodeAtom);
  const counties = get(firstCountiesAtom);
  return <Plan extends Pick<SavedPlan, 'zipCode' | 'county'>>(plan: Plan): Plan =>
    inPlace(plan, zipCode, counties);
});
