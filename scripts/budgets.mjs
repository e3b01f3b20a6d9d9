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
const EXTRA_HELP_LIMIT = 1.25;
const PLANS_LIMIT = 1.6;
const LOADER_LIMIT = 3000;

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

/** Files that a file imports, at once and on demand. */
function importsOf(file) {
  const at = (source) => path.posix.join(path.posix.dirname(file), source.value);
  const imports = { static: [], dynamic: [] };
  for (const node of nodesOf(parseAst(read(file)))) {
    if (node.type === 'ImportExpression') {
      // The loader asks for most files by a name that it makes up.
      if (node.source.type === 'Literal') imports.dynamic.push(at(node.source));
    } else if (/^(Import|Export\w+)Declaration$/.test(node.type) && node.source)
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

/** A file that another asks for on demand, by its name without the hash; of several the longest one. */
function onDemand(from, name) {
  const named = readdirSync(inDist('chunks')).map((file) => `chunks/${file}`);
  const found = [...importsOf(from).dynamic, ...(from === LOADER ? named : [])].filter((file) =>
    new RegExp(`^${name}-\\w+\\.js$`).test(path.posix.basename(file)),
  );
  if (found.length === 0) throw new Error(`${inDist(from)} asks for no ${name}; which file has its place?`);
  const gzip = (file) => sizesOf(Buffer.from(read(file))).gzip;
  return found.reduce((one, other) => (gzip(other) > gzip(one) ? other : one));
}

const plansPage = () =>
  withImports([
    LOADER,
    ...['runtime', 'load-flow', 'plans', 'plans\\.(en|es)'].map((name) => onDemand(LOADER, name)),
  ]);

const extraHelpPage = () => withImports([EXTRA_HELP, onDemand(EXTRA_HELP, 'extra-help')]);

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

const none = (found) => ({ figure: found.join(', ') || 'none', budget: 'none', isKept: found.length === 0 });

const budgets = {
  'Extra Help page': () => againstHello(extraHelpPage(), EXTRA_HELP_LIMIT),
  'plans page': () => againstHello(plansPage(), PLANS_LIMIT),
  loader: () => {
    const { gzip } = sizesOf(Buffer.from(read(LOADER)));
    return { figure: `${gzip} bytes gzip`, budget: `${LOADER_LIMIT}`, isKept: gzip <= LOADER_LIMIT };
  },
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
