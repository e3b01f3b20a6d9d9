/** Plans the changes to project files when an element is added or removed. Does not write files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { callEdits, callFiles } from './call.mjs';
import { byFile, insert, isInserted, takeOut } from './edits.mjs';
import { namesOf } from './names.mjs';
import { foldersOf, elementEdits, elementFiles } from './element.mjs';
import { popupEdits, popupFiles } from './popup.mjs';

const VARIANTS = [false, true].flatMap((hasCall) => [false, true].map((hasPopup) => ({ hasCall, hasPopup })));
const EVERYTHING = { hasCall: true, hasPopup: true };

const filesOf = (names, options) => ({
  ...elementFiles(names, options),
  ...(options.hasPopup && popupFiles(names)),
  ...(options.hasCall && callFiles(names)),
});

const editsOf = (names, { hasCall, hasPopup }) => [
  ...elementEdits(names),
  ...(hasPopup ? popupEdits(names) : []),
  ...(hasCall ? callEdits(names) : []),
];

const read = (file) => readFileSync(file, 'utf8');

async function formatted(file, text) {
  try {
    return await format(text, { ...(await resolveConfig(file)), filepath: file });
  } catch (error) {
    throw new Error(`${file}: ${error.message.split('\n')[0]}`, { cause: error });
  }
}

/** The text of a new file. Removes the empty lines that optional parts of a template leave. */
const newText = (file, template) => formatted(file, template.trim().replaceAll(/\n\s*\n+(?=import )/g, '\n'));

async function newTexts(names, options) {
  const files = Object.entries(filesOf(names, options));
  return new Map(await Promise.all(files.map(async ([file, text]) => [file, await newText(file, text)])));
}

/** Returns `{ made, changed }`, the new texts by file. Throws if one of the edits does not fit, or a name is taken. */
export async function planNew(name, options) {
  const names = namesOf(name);
  const taken = [...foldersOf(names), ...Object.keys(filesOf(names, EVERYTHING))].find(existsSync);
  if (taken) throw new Error(`${taken} exists already: choose another name.`);
  // Includes the options that were not selected, so that a removal does not match the names of other
  // elements.
  for (const { file, sign } of editsOf(names, EVERYTHING))
    if (read(file).includes(sign))
      throw new Error(`${file} has ${JSON.stringify(sign)} already: choose another name.`);

  const changed = new Map();
  for (const [file, edits] of byFile(editsOf(names, options))) {
    const before = read(file);
    const after = edits.reduce(insert, before);
    if ((await formatted(file, after)) !== after)
      throw new Error(`${file} is not as Prettier formats it, or would not be any more (scripts/new)`);
    if (edits.reduceRight(takeOut, after) !== before)
      throw new Error(`${file}: what is inserted could not be taken out again (scripts/new)`);
    changed.set(file, after);
  }
  return { made: await newTexts(names, options), changed };
}

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    : [];

/**
 * Returns `{ removed, changed, left }`: files to delete, changed files without the element by path, and files
 * that still name it because the inserted text was edited. Throws if edits would be lost, unless `isForced`.
 */
export async function planRemoval(name, { isForced }) {
  const names = namesOf(name);
  const folders = foldersOf(names);
  const shared = Object.keys(filesOf(names, EVERYTHING)).filter(
    (file) => existsSync(file) && !folders.some((folder) => file.startsWith(`${folder}/`)),
  );
  const variants = await Promise.all(VARIANTS.map((options) => newTexts(names, options)));
  const isAsMade = (file) => variants.some((texts) => texts.get(file) === read(file));

  const changed = new Map();
  const left = new Set();
  for (const [file, edits] of byFile(editsOf(names, EVERYTHING))) {
    const before = read(file);
    const after = edits.filter((edit) => isInserted(before, edit)).reduceRight(takeOut, before);
    if (after !== before) changed.set(file, after);
    if (edits.some(({ sign }) => after.includes(sign))) left.add(file);
  }

  const found = [...folders.flatMap(filesIn), ...shared];
  if (found.length === 0 && changed.size === 0) throw new Error(`There is no element "${name}".`);
  const ofSomebody = [...found.filter((file) => !isAsMade(file)), ...left];
  if (ofSomebody.length > 0 && !isForced)
    throw new Error(
      `Nothing was removed, because these have changed since: ${ofSomebody.join(', ')}. Add --force to remove all of it.`,
    );
  return { removed: [...folders.filter(existsSync), ...shared], changed, left: [...left] };
}
