/**
 * Turns the raw public files into the compact modules of `generated/`. Same input, same output, byte for byte.
 *
 *   node demo/data/compact.mjs <folder with the raw CSV files>
 *
 * Each table is one file of `compact/`; a new table is one more entry below.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeModule } from './compact/module.mjs';
import { plans } from './compact/plans.mjs';
import { counties } from './compact/counties.mjs';
import { benefits } from './compact/benefits.mjs';
import { nextYear } from './compact/next-year.mjs';
import { tiers } from './compact/tiers.mjs';
import { drugs } from './compact/drugs.mjs';
import { subsidies } from './compact/subsidies.mjs';
import { zips } from './compact/zips.mjs';
import { medigap } from './compact/medigap.mjs';
import { hospitals } from './compact/hospitals.mjs';

const source = process.argv[2];
if (!source) {
  console.error('usage: node demo/data/compact.mjs <folder with the raw CSV files>');
  process.exit(1);
}

const target = fileURLToPath(new URL('./generated/', import.meta.url));
await mkdir(target, { recursive: true });

let total = 0;
for (const [name, table] of Object.entries({
  plans,
  counties,
  benefits,
  tiers,
  drugs,
  subsidies,
  zips,
  medigap,
  hospitals,
  'next-year': nextYear,
})) {
  const bytes = await writeModule(target, name, await table(source));
  total += bytes;
  console.log(`${name.padEnd(10)} ${String(Math.round(bytes / 1024)).padStart(4)} KB`);
}
console.log(`total      ${String(Math.round(total / 1024)).padStart(4)} KB`);
