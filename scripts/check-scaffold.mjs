/**
 * Checks that `npm run new` makes complete elements. Makes two in a temporary copy of the project: one with a popup and a
 * request, and one without. Generates, checks types, lint, format and unused code, and runs the tests of the elements. Then
 * removes them, after which the copy must be as it was. Prints a line for each step. `KEEP=1` keeps the copy.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { replaceOnce } from './new/edits.mjs';

const root = path.join(import.meta.dirname, '..');
const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'scaffold-')));
const inCopy = (...names) => path.join(copy, ...names);

const WHOLE = 'scaffold-whole';
const PLAIN = 'scaffold-plain';
const ELEMENTS = { [WHOLE]: ['--popup', '--call'], [PLAIN]: [] };

/** Tests of the new elements and of the request, and of the tables that contain every element or request. */
const TESTS = [
  ...Object.keys(ELEMENTS).map((element) => `test/elements/${element}`),
  `test/services/${WHOLE}-service.test.ts`,
  ...['test/services/every-call.test.ts', 'test/demo/calls.test.ts', 'test/state/load/calls.test.ts'],
  'test/elements/every-element.test.ts',
];

/** In the copy, the table of elements has only these two. `npm test` has tested the others. */
const TABLE = 'test/support/showing.ts';
const ALL_TAGS = 'const tags = Object.keys(registry) as Tag[];';
const THESE_TAGS = `const tags = ${JSON.stringify(Object.keys(ELEMENTS).map((element) => `shopper-profile-${element}`))} as unknown as Tag[];`;

/** Resolves to the output of the program. Rejects with it if the program fails. */
const run = (file, args, { cwd = copy } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      const text = Buffer.concat(output).toString().trim();
      if (code === 0) resolve(text);
      else reject(new Error(text || `${path.basename(args[0] ?? file)} ended with code ${code}`));
    });
  });

const script = (name, ...args) => run(process.execPath, [`scripts/${name}.mjs`, ...args]);
const program = (name, file, ...args) => run(process.execPath, [`node_modules/${name}/${file}`, ...args]);

/** Copies the current files, committed or not, and links the packages. */
async function makeCopy() {
  const listed = await run('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root });
  const files = new Set(listed.split('\0').filter((file) => existsSync(path.join(root, file))));
  // A link has no trailing slash, so `node_modules/` in .gitignore does not match it.
  files.delete('');
  files.delete('node_modules');
  for (const file of files) {
    mkdirSync(path.dirname(inCopy(file)), { recursive: true });
    cpSync(path.join(root, file), inCopy(file));
  }
  symlinkSync(path.join(root, 'node_modules'), inCopy('node_modules'), 'junction');
}

/** A checksum of each file of the copy. */
function snapshot() {
  const files = readdirSync(copy, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const checksum = (file) => createHash('sha1').update(readFileSync(file)).digest('hex');
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(copy, file).replaceAll('\\', '/'), checksum(file)];
    }),
  );
}

/** The files that are in only one of two snapshots, or that differ. */
const differences = (before, after) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));

async function makeElements() {
  for (const [element, options] of Object.entries(ELEMENTS)) await script('new', element, ...options);
}

async function removeElements(before) {
  // Removes the element without a folder first, because nothing can be generated before that.
  for (const element of [PLAIN, WHOLE]) await script('new', element, '--remove');
  const left = differences(before, snapshot());
  if (left.length > 0) throw new Error(`not as before: ${left.join(', ')}`);
}

async function runTests() {
  const text = readFileSync(inCopy(TABLE), 'utf8');
  writeFileSync(inCopy(TABLE), replaceOnce(text, ALL_TAGS, THESE_TAGS, TABLE));
  try {
    await script('test', '--files', ...TESTS);
  } catch (error) {
    const failures = error.message.match(/^failed: .*$/gm);
    throw failures ? new Error(failures.join('\n'), { cause: error }) : error;
  } finally {
    writeFileSync(inCopy(TABLE), text);
  }
}

/** Throws unless the script fails with one line that contains these words. */
async function expectLine(words, ...args) {
  const output = await script(...args).then(
    () => 'nothing, and ended well',
    (error) => error.message,
  );
  if (output.includes('\n') || !words.every((word) => output.includes(word)))
    throw new Error(`${args.join(' ')}: expected one line with ${words.join(', ')}; it said ${output}`);
}

async function makeMistakes() {
  await expectLine(['npm run new -- quotes --call'], 'new', 'shopper-profile-quotes', '--call');
  await expectLine([`elements/${WHOLE} exists already`], 'new', WHOLE);
  await expectLine(['There is no element "quotes"'], 'new', 'quotes', '--remove');
  await expectLine(['Nothing was removed', 'elements/help/help.contract.ts'], 'new', 'help', '--remove');
  rmSync(inCopy('elements', PLAIN, `${PLAIN}.es.ts`));
  await expectLine([`${PLAIN}.es`], 'generate');
  rmSync(inCopy('elements', PLAIN), { recursive: true });
  await expectLine(['elements/groups.ts', `npm run new -- ${PLAIN} --remove`], 'generate');
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function step(what, action) {
  const startedAt = performance.now();
  try {
    const result = await action();
    console.log(`passed  ${what} in ${seconds(startedAt)}`);
    return result;
  } catch (error) {
    console.log(`FAILED  ${what} in ${seconds(startedAt)}: ${error.message}`);
    throw new StepError(what, { cause: error });
  }
}

class StepError extends Error {}

async function check() {
  await step('copies the project', makeCopy);
  const before = snapshot();
  await step(`makes ${WHOLE} with a popup and a request, and ${PLAIN}`, makeElements);
  const changed = differences(before, snapshot());
  const code = changed.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('generated/'));
  const checks = {
    'has the right types': () => program('typescript', 'bin/tsc', '--noEmit'),
    'passes lint': () => program('eslint', 'bin/eslint.js', '--max-warnings', '0', ...code),
    'is formatted': () => program('prettier', 'bin/prettier.cjs', '--check', ...changed),
    'has no unused code': () => program('knip', 'bin/knip.js'),
    'passes its tests': runTests,
    'answers mistakes with one line': makeMistakes,
  };
  let failed;
  for (const [what, action] of Object.entries(checks))
    await step(what, action).catch((error) => {
      failed ??= error;
    });
  if (failed) throw failed;
  await step('is taken out again', () => removeElements(before));
}

try {
  await check();
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  process.exitCode = 1;
} finally {
  if (process.env.KEEP) console.log(`Kept in ${copy}.`);
  else rmSync(copy, { recursive: true, force: true });
}
