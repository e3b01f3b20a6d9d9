import { readCsv } from './csv.mjs';

/** ZIP codes of the states that have a county with plans. */
export async function zips(folder) {
  const states = new Set((await readCsv(folder, 'plan_counties_2026.csv')).map((row) => row.state));
  const rows = (await readCsv(folder, 'zip_county_fips_us.csv.gz')).filter((row) => states.has(row.state));

  const largestShare = new Map();
  for (const row of rows)
    largestShare.set(row.zip, Math.max(largestShare.get(row.zip) ?? 0, Number(row.ratio)));

  const counties = new Map();
  for (const row of rows) {
    const county = counties.get(row.county_fips) ?? {
      fips: row.county_fips,
      state: row.state,
      name: row.county_name,
      main: [],
      also: [],
    };
    (Number(row.ratio) === largestShare.get(row.zip) ? county.main : county.also).push(Number(row.zip));
    counties.set(row.county_fips, county);
  }
  const gaps = (numbers) =>
    numbers
      .sort((a, b) => a - b)
      .map((n, i) => (n - (numbers[i - 1] ?? 0)).toString(36))
      .join(' ');
  return {
    value: {
      rows: [...counties.values()]
        .sort((a, b) => (a.fips < b.fips ? -1 : 1))
        .map(({ fips, state, name, main, also }) => [fips, state, name, gaps(main), gaps(also)]),
    },
    types: `/**
 * Counties with their ZIP codes: those of which the county has the largest part, and the others it shares. ZIP codes are
 * written as gaps to the one before, in base 36, with blanks between.
 */
declare const zips: { rows: [fips: string, state: string, name: string, main: string, also: string][] };
export default zips;
`,
  };
}
