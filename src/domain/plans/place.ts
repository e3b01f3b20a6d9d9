import type { County } from './plan';

interface Placed {
  zipCode?: string | undefined;
  county?: County | undefined;
}

/** A county that plans can be looked up by. */
export const isWholeCounty = (county: County | undefined): county is County =>
  Boolean(county?.fipsCountyCode && county.stateCode);

const withoutKind = (name: string | undefined): string =>
  (name ?? '').toLowerCase().replace(/ (county|parish|borough)$/, '');

/** The county of a ZIP code that somebody has named, else the first one (contract: ZIP codes with several counties). */
export const countyAmong = (counties: readonly County[], named: County | undefined): County | undefined =>
  counties.find(
    ({ fipsCountyName }) =>
      named?.fipsCountyName !== undefined &&
      withoutKind(fipsCountyName) === withoutKind(named.fipsCountyName),
  ) ?? counties[0];

/**
 * A plan that was saved without a ZIP code is in the known one, and one without a whole county in one of its ZIP code, as if
 * it had been saved so.
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
