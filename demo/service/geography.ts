import zips from '../data/generated/zips.js';
import type { County } from './wire';

const toCounty = (fips: string, stateCode: string, name: string): County => ({
  fipsCountyCode: fips.slice(2),
  fipsCountyName: name,
  fipsStateCode: fips.slice(0, 2),
  stateCode,
  cmsCountyCodes: [],
});

/** The ZIP codes written as base-36 gaps. */
function decodeZips(gaps: string): string[] {
  let zip = 0;
  return gaps ? gaps.split(' ').map((gap) => String((zip += Number.parseInt(gap, 36))).padStart(5, '0')) : [];
}

let decoded: Map<string, County[]> | undefined;

function countiesByZip(): Map<string, County[]> {
  if (decoded) return decoded;
  decoded = new Map();
  // The main counties of all ZIP codes come first, so that each list starts with the county that holds most
  // of the ZIP code.
  for (const part of [3, 4] as const) {
    for (const row of zips.rows) {
      const county = toCounty(row[0], row[1], row[2]);
      for (const zip of decodeZips(row[part])) decoded.set(zip, [...(decoded.get(zip) ?? []), county]);
    }
  }
  return decoded;
}

/** Counties of a ZIP code, the one with the largest part first. Empty for an unknown ZIP code. */
export const countiesOfZip = (zip: string): County[] => countiesByZip().get(zip) ?? [];

/** The county with a 5-digit FIPS code. */
export function countyByFips(fips: string): County {
  const row = zips.rows.find(([code]) => code === fips);
  if (!row) throw new Error(`no county ${fips}`);
  return toCounty(row[0], row[1], row[2]);
}

/** A ZIP code of the county, for generated shoppers. */
export function someZipOf(fips: string): string {
  const row = zips.rows.find(([code]) => code === fips);
  return decodeZips(row?.[3] ?? '')[0] ?? '';
}
