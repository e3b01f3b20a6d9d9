/**
 * Opens pages in a browser, waits until the network is idle, clicks the controls that shoppers use, and
 * compares the downloaded bytes with bench/targets.mjs and with what CHANGELOG.md says. A page that cannot be measured
 * counts as a failure.
 *
 *   npm run budgets                            of dist
 *   npm run budgets -- --dist ../before/dist   of another build
 *   npm run budgets -- --files                 lists the files, too
 *   npm run budgets -- --write figures.json    stores the figures, for the page of a release
 *
 * It counts bytes and files, which are the same on every machine. `npm run bench` measures times.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { launch } from 'puppeteer-core';
import { parseAst } from 'rollup/parseAst';
import { buildHello, importDemo } from '../bench/lib/build.mjs';
import { measureDownloads } from '../bench/lib/downloads.mjs';
import { buildNpmPages } from '../bench/lib/npm-pages.mjs';
import { startServer } from '../bench/lib/server.mjs';
import {
  clickLimits,
  coreKilobytes,
  loaderBytes,
  npmLimits,
  npmTagRatio,
  pageLimits,
  ratioLimits,
} from '../bench/targets.mjs';
import { findBrowser } from './browser.mjs';
import { figuresOf } from './build/changelog-figures.mjs';
import { ownBytes } from './build/own-bytes.mjs';

process.chdir(path.join(import.meta.dirname, '..'));

const { values: flags } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    files: { type: 'boolean', default: false },
    write: { type: 'string' },
  },
});
const { dist } = flags;

/** Pages that are open at the same time. */
const AT_ONCE = 4;

const AMP = 'amp/profile.html';
const CARD = ['.card .card-facts'];
const alone = (tag) => `bench/elements.html?tag=${tag}`;
const npm = (name) => `bench/npm/${name}/`;
const as = (scenario) => ({ scenario });

const dialog = 'dialog[open]';
const press = {
  remove: { name: 'Remove on a plan card', button: '^Remove', shows: dialog },
  panel: { name: 'Drugs panel of a plan card', button: '^Your drugs', shows: '.card-panel :is(li, p)' },
  prices: { name: 'See drug costs in the panel', button: '^See drug prices', shows: dialog },
  signOut: { name: 'Sign out', button: '^Sign out$', shows: dialog },
  import: { name: 'the popup of the import', call: 'showImport', shows: dialog },
};

/** The same page once for each control, so that each click is the first one. */
const visits = [
  { page: 'AMP page, guest', path: AMP, session: as('guest'), shows: CARD },
  { page: 'AMP page, consumer', path: AMP, session: as('consumer'), shows: CARD, presses: [press.signOut] },
  { page: 'AMP page, member', path: AMP, session: as('member'), shows: CARD, presses: [press.import] },
  { page: 'AMP page, supplements', path: AMP, session: as('medsupp'), shows: CARD },
  {
    page: 'plans alone, guest',
    path: alone('plans'),
    session: as('guest'),
    shows: CARD,
    presses: [press.remove],
  },
  {
    page: 'plans alone, consumer',
    path: alone('plans'),
    session: as('consumer'),
    shows: CARD,
    presses: [press.panel, press.prices],
  },
  { page: 'FAQ alone', path: alone('faq'), session: as('guest'), shows: ['summary'] },
  {
    page: 'recommendation promo alone',
    path: alone('recommendation-promo'),
    session: as('guest'),
    shows: ['.promo a'],
  },
  { page: 'partner page', path: 'partner/extra-help.html', shows: ['.extra-help'] },
  { page: 'npm: plans', path: npm('plans'), session: as('guest'), shows: CARD },
  { page: 'npm: faq', path: npm('faq'), session: as('guest'), shows: ['summary'] },
  { page: 'npm: everything', path: npm('everything'), session: as('guest'), shows: CARD },
];

/** Files that a partner page must not load. */
const SERVICES = /node_modules\/(ofetch|valibot)\/|\/src\/(services|state\/load)\//;

const read = (file) => readFileSync(path.join(dist, file), 'utf8');
const gzip = (bytes) => gzipSync(bytes, { level: 9 }).length;

/** The name of a chunk without its hash. */
function chunk(name) {
  const all = readdirSync(path.join(dist, 'chunks')).filter((file) => file.endsWith('.js'));
  const found = all.filter((file) => file.replace(/-[^-]+\.js$/, '') === name);
  if (found.length !== 1) throw new Error(`there are ${found.length} chunks called ${name}`);
  return `chunks/${found[0]}`;
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Each figure with its limit: `[what, value, limit, show]`. */
const atMost = (what, value, limit, show = String) => ({
  what,
  figure: show(value),
  limit: show(limit),
  isKept: value <= limit,
});

const none = (what, found) => ({
  what,
  figure: found.join(', ') || 'none',
  limit: 'none',
  isKept: found.length === 0,
});

const ratio = (value) => value.toFixed(3);

function downloadRows(what, { files, bytes, roundTrips }, limits) {
  const named = flags.files ? `${what} (${files.join(' ')})` : what;
  return [
    atMost(named, bytes, limits.kilobytes * 1000, kilobytes),
    ...(limits.files === undefined ? [] : [atMost(`${what}, files`, files.length, limits.files)]),
    ...(limits.roundTrips === undefined
      ? []
      : [atMost(`${what}, round trips`, roundTrips, limits.roundTrips)]),
  ];
}

const results = new Map();

function pageRows(bench) {
  return visits.map((visit) => ({
    what: visit.page,
    async measure() {
      const result = await measureDownloads(bench, visit);
      results.set(visit.page, result);
      return [
        ...downloadRows(visit.page, result.all, pageLimits[visit.page] ?? npmLimits[visit.page]),
        ...Object.entries(result.clicks).flatMap(([name, click]) =>
          downloadRows(name, click, clickLimits[name]),
        ),
      ];
    },
  }));
}

/** Checks of files, without a browser, and checks of the measured pages. */
function fileRows(hello) {
  const ofHello = (name, page, part) => ({
    what: name,
    measure: () => [atMost(name, results.get(page)[part].bytes / hello, ratioLimits[name], ratio)],
  });
  return [
    ofHello('partner page ÷ React hello', 'partner page', 'all'),
    ofHello('plans alone, until the cards show ÷ React hello', 'plans alone, guest', 'shown'),
    {
      what: 'core',
      measure: () => [atMost('core', gzip(read(chunk('core'))), coreKilobytes * 1000, kilobytes)],
    },
    {
      what: 'loader',
      measure: () => [
        atMost('loader', gzip(read('shopper-profile.js')), loaderBytes, (bytes) => `${bytes} bytes`),
      ],
    },
    {
      what: 'static imports of the loader',
      measure: () => [
        none(
          'static imports of the loader',
          parseAst(read('shopper-profile.js')).body.flatMap(({ type, source }) =>
            type !== 'ImportExpression' && source ? [source.value] : [],
          ),
        ),
      ],
    },
    {
      what: 'services on a partner page',
      measure() {
        // The source map of a file lists every module with code in it.
        const { sources } = JSON.parse(read('extra-help.js.map'));
        if (sources.length === 0) throw new Error('the source map names no sources');
        return [
          none(
            'services on a partner page',
            sources.filter((source) => SERVICES.test(source)),
          ),
        ];
      },
    },
    {
      what: 'npm: one tag ÷ everything',
      async measure() {
        const folder = process.cwd();
        const one = await ownBytes(`import './${dist}/elements/faq.js'`, folder);
        const all = await ownBytes(`import { defineAll } from './${dist}/index.js'; defineAll()`, folder);
        return [
          atMost(
            `npm: one tag ÷ everything (${one} of ${all} bytes of own code)`,
            one / all,
            npmTagRatio,
            ratio,
          ),
        ];
      },
    },
  ];
}

/** Figures of the changelog may be this far from what is measured: a change of a few bytes is no reason to edit it. */
const CHANGELOG_KILOBYTES = 0.5;

/** Compares what the changelog says with what was measured: pages and clicks, by name. */
function changelogRows() {
  const measured = new Map(
    [...results].flatMap(([page, { all, clicks }]) => [[page, all], ...Object.entries(clicks)]),
  );
  return figuresOf(readFileSync('CHANGELOG.md', 'utf8')).map(({ what, files, kilobytes: said }) => {
    const { bytes, files: loaded } = measured.get(what) ?? {};
    const name = `changelog: ${what}`;
    const text = (count, amount) => `${count} files, ${amount.toFixed(1)} kB`;
    if (bytes === undefined)
      return { what: name, figure: 'not measured', limit: text(files, said), isKept: false };
    return {
      what: name,
      figure: text(loaded.length, bytes / 1000),
      limit: text(files, said),
      isKept: loaded.length === files && Math.abs(bytes / 1000 - said) <= CHANGELOG_KILOBYTES,
    };
  });
}

async function check({ what, measure }) {
  try {
    return await measure();
  } catch (error) {
    return [{ what, figure: `could not be measured: ${error.message}`, limit: '', isKept: false }];
  }
}

/** Runs the checks in order, a number of them at the same time. */
async function checkAll(checks, atOnce) {
  const rows = [];
  const left = [...checks.entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) rows[next[0]] = await check(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return rows.flat();
}

if (!existsSync(path.join(dist, 'shopper-profile.js'))) {
  console.error(`There is no build in ${dist}: run \`npm run build\` first.`);
  process.exit(1);
}

const startedAt = performance.now();
const [hello, demo, npmPages, found] = await Promise.all([
  buildHello(),
  importDemo(),
  buildNpmPages(dist),
  findBrowser(),
]);
const server = await startServer(demo, { dist, npmPages });
const browser = await launch(found);
let rows;
try {
  const bench = { browser, base: server.url, dist };
  rows = [
    ...(await checkAll(pageRows(bench), AT_ONCE)),
    ...(await checkAll(fileRows(gzip(hello)), 1)),
    ...(await checkAll([{ what: 'changelog', measure: changelogRows }], 1)),
  ];
} finally {
  await browser.close();
  await server.close();
}

for (const { what, figure, limit, isKept } of rows)
  console.log(`${isKept ? 'kept  ' : 'BROKEN'}  ${what}: ${figure}${limit && ` / ${limit}`}`);
if (flags.write)
  writeFileSync(
    flags.write,
    `${JSON.stringify(
      rows.map(({ what, figure, limit }) => ({ what, figure, limit })),
      null,
      2,
    )}\n`,
  );
const broken = rows.filter(({ isKept }) => !isKept).length;
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
console.log(
  `${broken === 0 ? 'All budgets are kept' : `${broken} of ${rows.length} budgets are broken`} (${seconds} s).`,
);
process.exit(broken === 0 ? 0 : 1); // The build leaves worker processes running.
