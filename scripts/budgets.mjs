/**
 * Checks how much pages load, from the files of the build alone, so that the answer is the same on every machine:
 *
 *   npm run budgets                            of dist
 *   npm run budgets -- --dist ../before/dist   of another build
 *
 * What a page loads is read off the import statements. A language that a page may load counts with its longer wording.
 * `npm run bench` measures the same in a browser, and times.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { parseAst } from 'rollup/parseAst';
import { buildHello } from '../bench/lib/build.mjs';
import { sizesOf, sizesOfFiles } from '../bench/lib/sizes.mjs';

process.chdir(path.join(import.meta.dirname, '..'));

const { values: flags } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } });

const LOADER = 'shopper-profile.js';
const EXTRA_HELP = 'extra-help.js';
const EXTRA_HELP_LIMIT = 1.3;
const PLANS_LIMIT = 1.81;
/** Of the AMP page with all pieces, for a shopper who is signed in. */
const PAGE_KILOBYTES = 155;
const PAGE_FILES = 12;
/** With the calls that it sends ahead. */
const LOADER_LIMIT = 5200;

/** What a partner page must do without. */
const SERVICES = /node_modules\/(ofetch|valibot)\/|\/src\/(services|state\/load)\//;

const inDist = (file) => path.join(flags.dist, file);

function read(file) {
  if (!existsSync(inDist(file))) throw new Error(`${inDist(file)} is missing; run \`npm run build\``);
  return readFileSync(inDist(file), 'utf8');
}

const isNode = (value) => typeof value?.type === 'string';

function* nodesOf(node) {
  yield node;
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) if (isNode(item)) yield* nodesOf(item);
    if (isNode(value)) yield* nodesOf(value);
  }
}

/** Files that a file imports at once, and on demand. */
function importsOf(file) {
  const at = (source) => path.posix.join(path.posix.dirname(file), source.value);
  const imports = { static: [], dynamic: [] };
  for (const node of nodesOf(parseAst(read(file)))) {
    if (node.type === 'ImportExpression') imports.dynamic.push(at(node.source));
    else if (/^(Import|Export\w+)Declaration$/.test(node.type) && node.source)
      imports.static.push(at(node.source));
  }
  return imports;
}

/** The files and all that they import at once. */
function withImports(files) {
  const all = new Set(files);
  for (const file of all) for (const imported of importsOf(file).static) all.add(imported);
  return [...all];
}

const chunkNames = () => readdirSync(inDist('chunks')).filter((file) => file.endsWith('.js'));

/** A chunk by its name without the hash. */
function chunk(name) {
  const found = chunkNames().filter((file) => file.replace(/-[^-]+\.js$/, '') === name);
  if (found.length !== 1) throw new Error(`there are ${found.length} chunks called ${name}`);
  return `chunks/${found[0]}`;
}

const gzip = (file) => sizesOf(Buffer.from(read(file))).gzip;
const longest = (files) => files.reduce((one, other) => (gzip(other) > gzip(one) ? other : one));

/** What a page with pieces of these groups loads until all of them show. */
const pageOf = (groups, more = []) =>
  withImports([
    LOADER,
    ...['react', 'core', 'shared', ...groups, ...more].map(chunk),
    ...groups.map((group) => longest([chunk(`${group}.en`), chunk(`${group}.es`)])),
  ]);

const plansPage = () => pageOf(['plans']);
const ampPage = () => pageOf(['plans', 'frame', 'lists'], ['signed-in']);
const extraHelpPage = () => withImports([EXTRA_HELP]);

let helloSizes;
const hello = async () => (helloSizes ??= sizesOf(await buildHello()));

async function againstHello(files, limit) {
  const sizes = sizesOfFiles(files.map(inDist));
  const base = await hello();
  const ratio = sizes.gzip / base.gzip;
  return {
    figure: `${ratio.toFixed(3)} × React hello (${sizes.gzip} of ${base.gzip} bytes gzip; brotli ${sizes.brotli} of ${base.brotli})`,
    budget: `${limit} ×`,
    isKept: ratio <= limit,
  };
}

const atMost = (value, limit, unit) => ({
  figure: `${Number.isInteger(value) ? value : value.toFixed(1)} ${unit}`,
  budget: `${limit}`,
  isKept: value <= limit,
});

const none = (found) => ({ figure: found.join(', ') || 'none', budget: 'none', isKept: found.length === 0 });

const budgets = {
  'AMP page, bytes': () => {
    const { gzip: bytes } = sizesOfFiles(ampPage().map(inDist));
    return atMost(bytes / 1000, PAGE_KILOBYTES, 'kB gzip');
  },
  'AMP page, files': () => atMost(ampPage().length, PAGE_FILES, 'script files'),
  'Extra Help page': () => againstHello(extraHelpPage(), EXTRA_HELP_LIMIT),
  'plans page': () => againstHello(plansPage(), PLANS_LIMIT),
  loader: () => atMost(gzip(LOADER), LOADER_LIMIT, 'bytes gzip'),
  'static imports of the loader': () => none(importsOf(LOADER).static),
  'services in Extra Help': () => {
    // What is in a file is read off its source map, which names every module that left code in it.
    const files = withImports([EXTRA_HELP]);
    const sources = files.flatMap((file) => JSON.parse(read(`${file}.map`)).sources);
    if (sources.length === 0) throw new Error(`${inDist(EXTRA_HELP)}.map names no sources`);
    return none([...new Set(sources.filter((source) => SERVICES.test(source)))]);
  },
};

let failed = 0;
for (const [name, check] of Object.entries(budgets)) {
  try {
    const { figure, budget, isKept } = await check();
    if (!isKept) failed += 1;
    console.log(`${isKept ? 'kept  ' : 'BROKEN'}  ${name}: ${figure} / ${budget}`);
  } catch (error) {
    failed += 1;
    console.log(`BROKEN  ${name}: ${error.message}`);
  }
}
console.log(
  failed === 0 ? 'All budgets are kept.' : `${failed} of ${Object.keys(budgets).length} budgets are broken.`,
);
process.exit(failed === 0 ? 0 : 1); // a build that failed leaves workers behind
