/**
 * Starts a new piece: `npm run new -- saved-searches` makes its contract, element, widget, wording, story and test, puts
 * it into the group `lists`, and generates what follows. With `--popup` it has a popup, with `--call` a call of its own in
 * the load flow, with a stand-in answer.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { callChanges, callFiles } from './new/call.mjs';
import { namesOf, pieceChanges, pieceFiles } from './new/piece.mjs';

function readArguments() {
  const flag = { type: 'boolean', default: false };
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { call: flag, popup: flag },
    });
    if (positionals.length === 1 && /^[a-z]+(-[a-z]+)*$/.test(positionals[0]))
      return { name: positionals[0], hasCall: values.call, hasPopup: values.popup };
  } catch {
    // An option that there is not: the same answer.
  }
  console.error(
    'Usage: npm run new -- <piece> [--popup] [--call]\nThe piece in kebab-case, without the prefix: saved-searches',
  );
  return process.exit(1);
}

async function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  // What a template leaves out leaves an empty line.
  const dense = text.trimStart().replaceAll(/\n{2,}(?=import )/g, '\n');
  writeFileSync(file, await format(dense, { ...(await resolveConfig(file)), filepath: file }));
}

/** The changed texts by file; fails before anything is written where a file does not look as expected. */
function changedTexts(changes) {
  return Object.entries(changes).map(([file, change]) => {
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} does not look as expected: see scripts/new`);
    return [file, after];
  });
}

const { name, ...options } = readArguments();
if (existsSync(`elements/${name}`)) {
  console.error(`elements/${name} exists already`);
  process.exit(1);
}

const names = namesOf(name);
const files = Object.entries({ ...pieceFiles(names, options), ...(options.hasCall && callFiles(names)) });
const changed = changedTexts({ ...pieceChanges(names), ...(options.hasCall && callChanges(names)) });
for (const [file, text] of [...files, ...changed]) await write(file, text);

const list = (entries) => entries.map(([file]) => `  ${file}`).join('\n');
console.log(`Made <shopper-profile-${name}>:\n${list(files)}\nChanged:\n${list(changed)}`);
const { status } = spawnSync(process.execPath, ['scripts/generate.mjs'], { stdio: 'inherit' });
console.log(
  `Next: say what it is in elements/${name}/${name}.contract.ts, translate ${name}.es.ts, and run npm run generate again. Where it stands on the whole page says elements/page/contents.ts.`,
);
process.exitCode = status ?? 1;
