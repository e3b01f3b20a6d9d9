/**
 * Creates a new element, and generates the files that depend on it:
 *
 *   npm run new -- saved-searches            all files of an element, its story and its test, in the group `lists`
 *   npm run new -- saved-searches --popup    with a popup that is loaded when it opens
 *   npm run new -- saved-searches --call     with a request of its own in the load flow, to which the demo responds
 *   npm run new -- saved-searches --remove   removes all of it; --force: also what was edited since
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { endWith } from './end-of-run.mjs';
import { checkName } from './new/names.mjs';
import { planNew, planRemoval } from './new/plan.mjs';

process.chdir(path.join(import.meta.dirname, '..'));

const USAGE =
  'Usage: npm run new -- <element> [--popup] [--call], or npm run new -- <element> --remove [--force]';

function readArguments() {
  const flag = { type: 'boolean', default: false };
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { call: flag, popup: flag, remove: flag, force: flag },
    });
    if (positionals.length === 1) return { name: positionals[0], ...values };
  } catch {
    // An unknown option.
  }
  throw new Error(USAGE);
}

function write(texts) {
  for (const [file, text] of texts) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const generate = () =>
  spawnSync(process.execPath, ['scripts/generate.mjs'], { stdio: 'inherit' }).status ?? 1;
const listOf = (files) => [...files].map((file) => `  ${file}`).join('\n');

async function make({ name, call, popup }) {
  const { made, changed } = await planNew(name, { hasCall: call, hasPopup: popup });
  write([...made, ...changed]);
  console.log(`Made <shopper-profile-${name}>:\n${listOf(made.keys())}\nChanged:\n${listOf(changed.keys())}`);
  process.exitCode = generate();
  console.log(
    `Next: describe it in elements/${name}/${name}.contract.ts, translate ${name}.es.ts (test/copy fails until then), and run npm run generate again. Its place on the whole page is in elements/page/contents.ts; its picture comes from npm run screenshots -- --elements.`,
  );
}

async function remove({ name, force }) {
  const { removed, changed, left } = await planRemoval(name, { isForced: force });
  write(changed);
  for (const place of removed) rmSync(place, { recursive: true });
  console.log(`Removed:\n${listOf(removed)}\nChanged:\n${listOf(changed.keys())}`);
  if (left.length > 0) throw new Error(`These still name the element; fix them by hand: ${left.join(', ')}.`);
  process.exitCode = generate();
}

try {
  const options = readArguments();
  const { name, call, popup } = options;
  checkName(
    name,
    process.argv.slice(2).filter((word) => word.startsWith('--')),
  );
  if (options.remove && (call || popup)) throw new Error(USAGE);
  await (options.remove ? remove(options) : make(options));
} catch (error) {
  endWith(error);
}
