import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NOTE = '// Made by demo/data/compact.mjs, not by hand: see demo/data/README.md.\n';

/** Writes `name.js` and `name.d.ts`; returns the size of the script in bytes. */
export async function writeModule(folder, name, { value, types }) {
  const script = `${NOTE}export default ${print(value)};\n`;
  await writeFile(join(folder, `${name}.js`), script);
  await writeFile(join(folder, `${name}.d.ts`), NOTE + types);
  return Buffer.byteLength(script);
}

/** JSON with one line per row of each table, so that a change of the data reads well in a diff. */
function print(value) {
  const fields = Object.entries(value).map(([key, rows]) => {
    const text = Array.isArray(rows)
      ? `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`
      : JSON.stringify(rows);
    return `${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${fields.join(',\n')}\n}`;
}

/** Numbers the values. The most frequent ones get the smallest numbers; ties are sorted by text. */
export function dictionary(values) {
  const count = new Map();
  for (const value of values) count.set(value, (count.get(value) ?? 0) + 1);
  const words = [...count.keys()].sort((a, b) => count.get(b) - count.get(a) || (a < b ? -1 : 1));
  const number = new Map(words.map((word, i) => [word, i]));
  return { words, numberOf: (value) => number.get(value) };
}

/** "$1,250.00" → 1250, "−$2.00 reduction" → 2, blank or no amount → null. */
export function dollars(text) {
  const match = /\d[\d,]*(?:\.\d+)?/.exec(text);
  return match ? Number(match[0].replaceAll(',', '')) : null;
}
