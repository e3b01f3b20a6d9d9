import { readCsv } from './csv.mjs';

/** Hospitals of the counties that have plans. */
export async function hospitals(folder) {
  const rows = await readCsv(folder, 'hospitals_cms.csv');
  return {
    value: {
      rows: rows
        .map((row) => [
          row['Facility ID'],
          row['Facility Name'],
          row.Address,
          row['City/Town'],
          row.State,
          row['ZIP Code'],
          row['Hospital Type'],
        ])
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    },
    types: `/** Hospitals by their Medicare number. */
declare const hospitals: {
  rows: [id: string, name: string, address: string, town: string, state: string, zip: string, kind: string][];
};
export default hospitals;
`,
  };
}
