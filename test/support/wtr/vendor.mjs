/**
 * Serves npm packages to the browser. Many are CommonJS, which no browser loads, and the others would take
 * thousands of requests per test file. So every package that the code imports is bundled once and cached, as
 * modules that share their common parts, because two copies of React would not work together.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { STUBS, stubs } from '../../../scripts/build/sources-as-built.mjs';
import { listFiles } from './files.mjs';

const CACHE = 'node_modules/.cache/test-vendor';
const KEPT_BUNDLES = 3;

const isPackage = (specifier) =>
  /^[\w@]/.test(specifier) &&
  !/^shopper-profile(\/|$)/.test(specifier) &&
  !/^(node|virtual):|:\/\//.test(specifier);

const sourceFiles = () => [
  ...['src', 'elements', 'stories', 'test', 'demo/service'].flatMap((folder) =>
    listFiles(folder, /(?<!\.d)\.tsx?$/),
  ),
  ...listFiles('.storybook', /\/(preview|with-[\w-]+)\.tsx$/),
];

/** Package specifiers by the files that import them at run time, collected by esbuild. */
async function packagesOf(files) {
  const found = Object.fromEntries(files.map((file) => [file, []]));
  const collect = {
    name: 'collect',
    setup(bundle) {
      bundle.onResolve({ filter: /.*/ }, ({ path: specifier, kind, importer }) => {
        if (kind === 'entry-point') return undefined;
        const file = path.relative('.', importer).split(path.sep).join('/');
        if (isPackage(specifier)) found[file].push(specifier);
        // All files are entry points, so imports need not be followed.
        return { path: specifier, external: true };
      });
    },
  };
  const options = {
    bundle: true,
    write: false,
    outdir: 'none',
    format: 'esm',
    logLevel: 'silent',
    plugins: [collect],
  };
  // The test that loads a file with a syntax error reports it. The other files still count.
  await build({ ...options, entryPoints: files }).catch(() => undefined);
  return found;
}

const IMPORTS = `${CACHE}/imports.json`;

function readImports() {
  try {
    return JSON.parse(readFileSync(IMPORTS, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Every package specifier that the code imports at run time. Reads only files that have changed since the
 * last run.
 */
async function importedPackages() {
  const known = readImports();
  const entries = {};
  for (const file of sourceFiles()) {
    const { mtimeMs, size } = statSync(file);
    const version = `${mtimeMs} ${size}`;
    entries[file] = known[file]?.version === version ? known[file] : { version };
  }
  const changed = Object.keys(entries).filter((file) => !entries[file].packages);
  if (changed.length > 0) {
    for (const [file, packages] of Object.entries(await packagesOf(changed)))
      entries[file].packages = packages;
    mkdirSync(CACHE, { recursive: true });
    // Written to a temporary file and renamed, so that a parallel run does not read an incomplete file.
    const draft = `${IMPORTS}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(entries));
    renameSync(draft, IMPORTS);
  }
  return [...new Set(Object.values(entries).flatMap(({ packages }) => packages))].sort();
}

function cacheKey(specifiers) {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', fileURLToPath(import.meta.url)]) hash.update(readFileSync(file));
  return hash.update(JSON.stringify(STUBS)).update(specifiers.join('\n')).digest('hex').slice(0, 16);
}

const fileNames = (specifiers) =>
  new Map(specifiers.map((specifier) => [specifier, specifier.replace(/^@/, '').replace(/[^\w.-]+/g, '__')]));

const require = createRequire(path.resolve('package.json'));

/** Names of the values that a CommonJS package exports; `undefined` for an ES module, which lists them itself. */
function commonJsExports(specifier) {
  try {
    const exported = require(specifier);
    if (exported?.[Symbol.toStringTag] === 'Module') return undefined;
    return Object.keys(exported).filter((name) => name !== 'default' && /^[A-Za-z_$][\w$]*$/.test(name));
  } catch {
    return undefined; // An ES module, or one that runs in browsers only; those are ES modules too.
  }
}

/** A module that exports what the package exports, by name and as default. */
function entryModule(specifier) {
  const from = JSON.stringify(specifier);
  const names = commonJsExports(specifier);
  if (!names) {
    return `export * from ${from};\nimport * as all from ${from};\nexport default all.default;\n`;
  }
  return [
    `import * as all from ${from};`,
    'const exported = all.default ?? all;',
    'export default exported?.__esModule ? exported.default : exported;',
    ...names.map((name) => `const $${name} = exported.${name};\nexport { $${name} as ${name} };`),
  ].join('\n');
}

async function bundlePackages(specifiers, outdir, define) {
  const entries = {
    name: 'entries',
    setup(bundle) {
      bundle.onResolve({ filter: /^package:/ }, (args) => ({
        path: args.path.slice('package:'.length),
        namespace: 'package',
      }));
      bundle.onLoad({ filter: /.*/, namespace: 'package' }, (args) => ({
        contents: entryModule(args.path),
        resolveDir: process.cwd(),
      }));
    },
  };
  await build({
    entryPoints: [...fileNames(specifiers)].map(([specifier, out]) => ({ in: `package:${specifier}`, out })),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { global: 'globalThis', ...define },
    legalComments: 'none',
    logLevel: 'error',
    plugins: [entries, stubs],
  });
}

/** Keeps the bundles of the last few lists, for switches between branches. */
function removeOldBundles() {
  readdirSync(CACHE)
    .filter((name) => statSync(path.join(CACHE, name)).isDirectory())
    .map((name) => ({ name, usedAt: statSync(path.join(CACHE, name)).mtimeMs }))
    .sort((a, b) => b.usedAt - a.usedAt)
    .slice(KEPT_BUNDLES)
    .forEach(({ name }) => rmSync(path.join(CACHE, name), { recursive: true, force: true }));
}

async function bundleOnce(specifiers, define) {
  const folder = `${CACHE}/${cacheKey(specifiers)}`;
  if (!existsSync(folder)) {
    mkdirSync(CACHE, { recursive: true });
    // Bundles into a temporary folder and renames it, so that a parallel run does not find an incomplete
    // bundle.
    const draft = mkdtempSync(`${CACHE}/draft-`);
    const startedAt = performance.now();
    await bundlePackages(specifiers, draft, define);
    try {
      renameSync(draft, folder);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
    console.log(
      `Bundled ${specifiers.length} packages for the tests in ${Math.round(performance.now() - startedAt)} ms.`,
    );
  }
  const now = new Date();
  utimesSync(folder, now, now);
  removeOldBundles();
  return folder;
}

/** Installed packages. The others are reported once, and fail where they are imported. */
function installed(specifiers) {
  return specifiers.filter((specifier) => {
    const [scopeOrName, name] = specifier.split('/');
    const folder = specifier.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName;
    if (existsSync(`node_modules/${folder}`)) return true;
    console.warn(`Imported but not installed: ${specifier}`);
    return false;
  });
}

/** Reads the imports at the start. In watch mode, a newly imported package needs a restart. */
export async function vendorPlugin({ define }) {
  const specifiers = installed(await importedPackages());
  const folder = await bundleOnce(specifiers, define);
  const names = fileNames(specifiers);
  return {
    name: 'vendor',
    resolveImport({ source }) {
      return names.has(source) ? `/${folder}/${names.get(source)}.js` : undefined;
    },
  };
}
