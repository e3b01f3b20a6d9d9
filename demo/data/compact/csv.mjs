import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Reads a CSV file with a header line (gzipped or not) into objects by column name; values are trimmed texts. */
export async function readCsv(folder, file) {
  const bytes = await readFile(join(folder, file));
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const [header = [], ...rows] = parse(text);
  return rows.map((row) => Object.fromEntries(header.map((column, i) => [column, (row[i] ?? '').trim()])));
}

/** RFC 4180: fields may be quoted, a quote inside is doubled, a quoted field may hold line breaks. */
function parse(text) {
  const rows = [];
  let row = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (!match) throw new Error(`no CSV at row ${rows.length + 1}`);
    row.push(match[1] === undefined ? match[2] : match[1].replaceAll('""', '"'));
    if (match[3] !== ',') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
