/**
 * `npm run dev`: the demo, rebuilt after each change of src/, elements/ or demo/. Open pages reload. esbuild
 * builds the bundles in seconds, without type checks, into a separate folder, so that `dist` does not change.
 * PORT works as in `npm start`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { context, formatMessages } from 'esbuild';
import { readContracts } from './build/contracts.mjs';
import { toReserveSheet } from './build/describe.mjs';
import { constants, sheets, stubs } from './build/sources-as-built.mjs';

process.chdir(path.join(import.meta.dirname, '..'));

const CACHE = 'node_modules/.cache/dev';
const DIST = `${CACHE}/dist`;
const SCRIPTS = `${CACHE}/scripts`;
const SERVER = `${CACHE}/server.mjs`;
const PORT = Number(process.env.PORT ?? 4173);
/** Editors and `git checkout` write several files at the same time. */
const SETTLE_MS = 50;

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const quiet = { bundle: true, logLevel: 'silent', sourcemap: true };

const forBrowsers = (entryPoints, options) =>
  context({
    ...quiet,
    entryPoints,
    outdir: DIST,
    platform: 'browser',
    target: 'es2022',
    define: constants('development', `${version}-dev`),
    plugins: [sheets, stubs],
    ...options,
  });

/** The bundles that the pages of the demo load, split as in `dist`. Each bundle has its own copy of React. */
const pageBuilds = () =>
  Promise.all([
    forBrowsers(
      { 'shopper-profile': 'elements/bundle.ts' },
      { format: 'esm', splitting: true, chunkNames: 'chunks/[name]-[hash]' },
    ),
    forBrowsers({ 'extra-help': 'elements/extra-help.ts' }, { format: 'esm' }),
    forBrowsers({ builder: 'demo/builder/main.tsx' }, { format: 'esm', outdir: SCRIPTS }),
  ]);

/** Bundles that no page of the demo loads, for other pages that use this server. */
const classicBuild = () =>
  forBrowsers(
    { 'shopper-profile.classic': 'elements/classic.ts', 'extra-help.classic': 'elements/extra-help.ts' },
    { format: 'iife' },
  );

const serverBuild = () =>
  context({
    ...quiet,
    sourcemap: 'inline',
    entryPoints: ['demo/server/server.ts'],
    outfile: SERVER,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });

const isAny = (files, pattern) => files.some((file) => pattern.test(file));

const needsGeneration = (files) => isAny(files, /contract\.ts$|^elements\/groups\.ts$/);
const isBrowserCode = (files) => isAny(files, /^(src|elements|demo\/builder)\//);
/** The server reads style sheets and records again for each visitor. Its other files stay in memory. */
const isServerCode = (files) => isAny(files, /^demo\/(?!server\/assets\/).*\.(ts|json)$/);

/** Temporary files of editors. */
const isDraft = (file) => /(^|\/)(\.|#)|~$|\.(swp|tmp)$|\/\d+$/.test(file);

function run(script) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${script} failed, see above`))));
  });
}

async function writeSheet() {
  mkdirSync(DIST, { recursive: true });
  writeFileSync(`${DIST}/shopper-profile.css`, toReserveSheet(await readContracts()));
}

const changes = new EventTarget();
const noDemo = { close: () => Promise.resolve() };
let demo = noDemo;
let starts = 0;

/** Node evaluates a module once per URL, so a new server needs a new URL. */
async function restartServer() {
  starts += 1;
  const { startDemo } = await import(`${pathToFileURL(SERVER).href}?${starts}`);
  await demo.close();
  demo = noDemo;
  demo = await startDemo({ port: PORT, dist: DIST, scripts: SCRIPTS, changes });
}

async function say(error) {
  if (!error.errors) return console.error(error.message);
  const texts = await formatMessages(error.errors, { kind: 'error', color: process.stderr.isTTY });
  console.error(texts.join('\n'));
}

rmSync(CACHE, { recursive: true, force: true });
const pages = await pageBuilds();
const classic = await classicBuild();
const server = await serverBuild();
const rebuild = (builds) => Promise.all(builds.map((build) => build.rebuild()));

async function update(files) {
  if (needsGeneration(files)) await writeSheet();
  await rebuild([...(isBrowserCode(files) ? pages : []), ...(isServerCode(files) ? [server] : [])]);
  if (isServerCode(files)) await restartServer();
  changes.dispatchEvent(new Event('change'));
}

let generation = Promise.resolve();

/**
 * Runs in the background, because it takes longer than a rebuild and usually changes nothing. Files that it
 * writes to elements/ trigger a rebuild.
 */
function generate() {
  generation = generation.then(() => run('scripts/generate.mjs')).catch(say);
}

const namesOf = ([first, ...more]) => (more.length > 0 ? `${first} and ${more.length} more` : first);

async function attempt(files) {
  const startedAt = performance.now();
  try {
    await update(files);
    console.log(`${namesOf(files)}: built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    return true;
  } catch (error) {
    if (error.code === 'EADDRINUSE')
      fail(`Port ${PORT} is in use. To use another port: PORT=4174 npm run dev`);
    await say(error);
    return false;
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

const changed = new Set();
/** Steps that failed run again with the next change. */
let unfinished = [];
let isBusy = false;

async function work() {
  if (isBusy) return;
  isBusy = true;
  while (changed.size > 0) {
    const files = [...new Set([...changed, ...unfinished])];
    changed.clear();
    unfinished = (await attempt(files)) ? [] : files;
    if (needsGeneration(files)) generate();
    // Pages reload before this finishes. Build errors are reported separately.
    if (isBrowserCode(files)) await classic.rebuild().catch(() => undefined);
  }
  isBusy = false;
}

let settling;
for (const folder of ['src', 'elements', 'demo']) {
  watch(folder, { recursive: true }, (_event, name) => {
    const file = `${folder}/${String(name).replaceAll(path.sep, '/')}`;
    if (isDraft(file)) return;
    changed.add(file);
    clearTimeout(settling);
    settling = setTimeout(() => void work(), SETTLE_MS);
  });
}

await writeSheet().catch(say);
changed.add('elements/bundle.ts').add('demo/server/server.ts');
console.log(`Shopper Profile demo: http://localhost:${PORT}/ (reloads after a change)`);
await work();
