/**
 * Packs the output of `npm run build`, and installs the tarball beside React, Vue, Svelte, Lit and Angular. The tools
 * of each framework check the types and build a page, which the checks then open in a browser. Prints the result of
 * each check for each framework.
 *
 *   npm run test:frameworks
 *   npm run test:frameworks -- vue lit
 *   npm run test:frameworks -- guide
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../scripts/browser.mjs';
import { pack } from '../scripts/build/pack.mjs';
import { CHECKS } from './lib/checks.mjs';
import { openApp } from './lib/app.mjs';
import { guideChecks } from './lib/guide.mjs';
import { startSite } from './lib/site.mjs';
import { versionChecks } from './lib/versions.mjs';

const folder = import.meta.dirname;
process.chdir(path.join(folder, '..'));

const vite = (name) => [
  'vite',
  'build',
  name,
  '--outDir',
  `../dist/${name}`,
  '--emptyOutDir',
  '--logLevel',
  'error',
];

/** How each framework's own tools check types and build; plain HTML needs no build. */
const FRAMEWORKS = {
  react: { types: ['tsc', '-p', 'react'], build: vite('react') },
  vue: { types: ['vue-tsc', '-p', 'vue/tsconfig.json'], build: vite('vue') },
  angular: { build: ['ng', 'build', '--progress', 'false'], at: 'angular' },
  svelte: {
    types: ['svelte-check', '--workspace', 'svelte', '--tsconfig', './tsconfig.json'],
    build: vite('svelte'),
  },
  lit: { types: ['tsc', '-p', 'lit'], build: vite('lit') },
  plain: { types: ['tsc', '-p', 'plain'] },
};

const run = promisify(execFile);

async function runTool([name, ...args], at = '') {
  const program = path.join(folder, 'node_modules/.bin', name);
  const env = { ...process.env, NODE_ENV: 'production', NG_CLI_ANALYTICS: 'false' };
  try {
    await run(program, args, { cwd: path.join(folder, at), env, maxBuffer: 1e8 });
  } catch (error) {
    throw new Error(`${error.stdout ?? ''}${error.stderr ?? ''}` || error.message, { cause: error });
  }
}

/** Installs the frameworks once per lock file, and the package each time. */
async function install() {
  const stamp = path.join(folder, 'node_modules/.lock-hash');
  const lock = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
  if (!isInstalled) await run('npm', ['ci', ...quiet], { cwd: folder });
  const temporary = mkdtempSync(path.join(tmpdir(), 'package-'));
  try {
    await run('npm', ['install', '--no-save', pack(temporary), ...quiet], { cwd: folder });
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  writeFileSync(stamp, lock);
}

const results = new Map();
const failures = [];

function note(framework, check, verdict, error) {
  results.set(`${framework}/${check}`, verdict);
  if (error) failures.push(`FAILED  ${framework}: ${check}\n${error.message}`);
}

const attempt = async (framework, check, work) => {
  try {
    const outcome = await work();
    note(framework, check, outcome === 'none' ? '–' : 'passed');
    return true;
  } catch (error) {
    note(framework, check, 'FAILED', error);
    return false;
  }
};

async function tryFramework(name, browser, site) {
  const { types, build, at } = FRAMEWORKS[name];
  const [isBuilt] = await Promise.all([
    attempt(name, 'builds', () => (build ? runTool(build, at) : 'none')),
    types && attempt(name, 'types', () => runTool(types)),
  ]);
  // Angular checks its templates while it builds.
  if (!types) note(name, 'types', isBuilt ? 'passed' : 'FAILED');
  if (!isBuilt) return;
  const app = await openApp(browser, site, name);
  try {
    for (const [check, work] of Object.entries(CHECKS)) await attempt(name, check, () => work(app));
  } finally {
    await app.close();
  }
}

function printTable(names) {
  const rows = ['builds', 'types', ...Object.keys(CHECKS)];
  const width = Math.max(...rows.map((row) => row.length)) + 2;
  const line = (head, cells) =>
    console.log(head.padEnd(width) + cells.map((cell) => cell.padEnd(9)).join(''));
  line('', names);
  for (const row of rows)
    line(
      row,
      names.map((name) => results.get(`${name}/${row}`) ?? ''),
    );
}

/** Runs the checks with scripts of other versions next to the package. */
async function tryVersions(browser, site) {
  if (!(await attempt('versions', 'builds', () => runTool(vite('versions'))))) return;
  for (const [check, work] of versionChecks(browser, site)) await attempt('versions', check, work);
}

/** Follows the guide for hosts that test their pages. */
async function tryGuide() {
  for (const [check, work] of guideChecks(folder, await findBrowser())) await attempt('guide', check, work);
}

const asked = process.argv.slice(2);
const names = Object.keys(FRAMEWORKS).filter((name) => asked.length === 0 || asked.includes(name));

const seconds = () => `${(performance.now() / 1000).toFixed(0)} s`;
await install();
console.log(`installed after ${seconds()}`);
const site = await startSite(folder);
const browser = await launch(await findBrowser());
try {
  for (const name of names) {
    await tryFramework(name, browser, site);
    console.log(`${name} tried after ${seconds()}`);
  }
  if (asked.length === 0 || asked.includes('versions')) await tryVersions(browser, site);
  if (asked.length === 0 || asked.includes('guide')) await tryGuide();
} finally {
  await browser.close();
  site.close();
}
if (names.length > 0) printTable(names);
for (const [key, verdict] of results)
  if (/^(versions|guide)\//.test(key)) console.log(`${verdict}  ${key.replace('/', ': ')}`);
for (const failure of failures) console.log(`\n${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
