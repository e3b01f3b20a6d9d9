import { countyAmong, inPlace, isWholeCounty } from '../../domain/plans/place';
import type { County, SavedPlan } from '../../domain/plans/plan';
import { readCounties } from '../../services/plan-service';
import { knownZipCodeAtom } from '../page/routes';
import { reportProblem } from '../report';
import { resource, valuesOf } from '../resource';
import { atom, read } from '../store';

/** The counties of a ZIP code. The first one is where plans without a county are. */
export const counties = resource<string, readonly County[]>('counties', {
  read: async (zip, config) => {
    const result = await readCounties(config, zip);
    if (!result.ok || result.value.length > 0) return result;
    reportProblem('no counties found for zip', 'counties-missing');
    return { ok: true, value: undefined };
  },
  code: 'counties-failed',
  owner: 'shopper',
});

/** The counties of each ZIP code that was looked up. */
const countiesAtom = atom((get) => valuesOf(get(counties.states)));

/** Where a plan is, saved or looked up. */
export const inPlaceAtom = atom((get) => {
  const zipCode = get(knownZipCodeAtom);
  const known = get(countiesAtom);
  return <Plan extends Pick<SavedPlan, 'zipCode' | 'county'>>(plan: Plan): Plan =>
    inPlace(plan, zipCode, known);
});

/** Counties of a ZIP code; none where they cannot be read. */
export async function countiesOf(zip: string): Promise<readonly County[]> {
  const loaded = await counties.load(zip);
  return loaded.is === 'ready' ? loaded.value : [];
}

/** Where a plan is, looked up if it was saved without a county. */
export async function countyOf(plan: Pick<SavedPlan, 'zipCode' | 'county'>): Promise<County | undefined> {
  const zipCode = plan.zipCode ?? read(knownZipCodeAtom);
  if (isWholeCounty(plan.county) || zipCode === undefined) return plan.county;
  return countyAmong(await countiesOf(zipCode), plan.county) ?? plan.county;
}
