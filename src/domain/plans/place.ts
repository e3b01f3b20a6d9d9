import type { County } from './plan';

interface Placed {
  zipCode?: string | undefined;
  county?: County | undefined;
}

/** Whether the county has all the data needed to look up plans. */
export const isWholeCounty = (county: County | undefined): county is County =>
  Boolean(county?.fipsCountyCode && county.stateCode);

const withoutKind = (name: string | undefined): string =>
  (name ?? '').toLowerCase().replace(/ (county|parish|borough)$/, '');

/** The named county of a ZIP code, otherwise its first county (contract: ZIP codes with several counties). */
export const countyAmong = (counties: readonly County[], named: County | undefined): County | undefined =>
  counties.find(
    ({ fipsCountyName }) =>
      named?.fipsCountyName !== undefined &&
      withoutKind(fipsCountyName) === withoutKind(named.fipsCountyName),
  ) ?? counties[0];

/**
 * Completes the location of a plan: a plan saved without a ZIP code gets the known one, and a plan without a complete
 * county gets a county of its ZIP code.
 */
export function inPlace<Item extends Placed>(
  item: Item,
  knownZipCode: string | undefined,
  counties: ReadonlyMap<string, readonly County[]>,
): Item {
  const zipCode = item.zipCode ?? knownZipCode;
  const ofZipCode = isWholeCounty(item.county) ? [] : (counties.get(zipCode ?? '') ?? []);
  return { ...item, zipCode, county: countyAmong(ofZipCode, item.county) ?? item.county };
}
