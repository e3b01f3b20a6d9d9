import { inPlace } from '../../domain/plans/place';
import type { County, SavedPlan } from '../../domain/plans/plan';
import { knownZipCodeAtom } from '../profile/profile-texts';
import { resourceStates, valuesOf } from '../resource-states';
import { atom } from '../store';

export const countyStates = resourceStates<readonly County[]>('counties', 'shopper');

/** Loaded counties by ZIP code. */
const countiesAtom = atom((get) => valuesOf(get(countyStates.atom)));

/** Adds ZIP code and county to a plan that was saved without them. */
export const inPlaceAtom = atom((get) => {
  const zipCode = get(knownZipCodeAtom);
  const known = get(countiesAtom);
  return <Plan extends Pick<SavedPlan, 'zipCode' | 'county'>>(plan: Plan): Plan =>
    inPlace(plan, zipCode, known);
});
