import { inPlace } from '../../domain/plans/place';
import type { County, SavedPlan } from '../../domain/plans/plan';
import { knownZipCodeAtom } from '../page/routes';
import { atom, shopperValueAtom } from '../store';

/** The counties of each ZIP code that was looked up. */
export const countiesAtom = shopperValueAtom<ReadonlyMap<string, readonly County[]>>('counties', new Map());

/** Where a plan is, saved or looked up. */
export const inPlaceAtom = atom((get) => {
  const zipCode = get(knownZipCodeAtom);
  const counties = get(countiesAtom);
  return <Plan extends Pick<SavedPlan, 'zipCode' | 'county'>>(plan: Plan): Plan =>
    inPlace(plan, zipCode, counties);
});
