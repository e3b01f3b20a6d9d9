import type { County } from './plan';

interface Placed {
  zipCode?: string | undefined;
  county?: County | undefined;
}

/** A county that plans can be looked up by. */
export const isWholeCounty = (county: County | undefined): county is County =>
  Boolean(county?.fipsCountyCode && county.stateCode);

/**
 * A plan that was saved without a ZIP code is in the known one, and one without a county in the first county of its ZIP
 * code, as if it had been saved so (contract: ZIP codes with several counties).
 */
export function inPlace<Item extends Placed>(
  item: Item,
  knownZipCode: string | undefined,
  firstCounties: ReadonlyMap<string, County>,
): Item {
  const zipCode = item.zipCode ?? knownZipCode;
  const found = isWholeCounty(item.county) ? undefined : firstCounties.get(zipCode ?? '');
  return { ...item, zipCode, county: found ?? item.county };
}
