import { rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { chunkRequests } from './scripts/build/chunk-requests.mjs';
import { chunkEntries, chunksOf, ON_EVERY_PAGE } from './scripts/build/chunks.mjs';
import { refuseExpiredRules } from './scripts/build/dated-rules.mjs';
import { distFiles } from './scripts/build/dist-files.mjs';
import { loadModule } from './scripts/build/load-module.mjs';
import {
  compile,
  dependencies,
  minify,
  onwarn,
  plugins,
  pluginsForTools,
  version,
} from './scripts/build/rollup-plugins.mjs';
import { collectPackages } from './scripts/build/sbom.mjs';
import { testingTypes } from './scripts/build/testing-types.mjs';

await refuseExpiredRules();

const { groups, onDemand } = await loadModule(`export { groups, onDemand } from './elements/groups';`);

/** TypeScript is compiled once, module by module, into this folder; the bundles are made of its content. */
const COMPILED = 'node_modules/.cache/build';
const compiled = (file) => path.resolve(COMPILED, file.replace(/\.tsx?$/, '.js'));
const compiledEntries = (entries) =>
  Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, compiled(file)]));

const entries = {
  ...chunkEntries(groups),
  'shopper-profile': 'elements/bundle.ts',
  'shopper-profile.classic': 'elements/classic.ts',
  'extra-help': 'elements/extra-help.ts',
};

/** What bundlers import: all, or one tag. */
const npmEntries = {
  index: 'elements/index.ts',
  constants: 'src/domain/constants.ts',
  ...Object.fromEntries(
    Object.values(groups).flatMap(({ elements }) =>
      elements.map((element) => [`elements/${element}`, `elements/generated/tags/${element}.ts`]),
    ),
  ),
};

const empty = (folder) => ({
  name: 'empty-folder',
  buildStart() {
    rmSync(folder, { recursive: true, force: true });
  },
});

const requests = chunkRequests(COMPILED, {
  isLoadStep: (name) => name === 'signed-in' || onDemand[name]?.isLoadStep === true,
  isOnDemand: (name) => groups[name]?.isOnDemand === true,
});

/** Files that show a group in a language, for the `<link rel="modulepreload">` of a template. */
function preloadsOf(name, locale) {
  const { isOnDemand } = groups[name];
  const fileOf = (entry) => requests.fileOf(compiled(entries[entry]));
  const file = fileOf(name);
  const texts = isOnDemand ? [] : [fileOf(`${name}.${locale}`)];
  return [...ON_EVERY_PAGE.map(fileOf), ...requests.importsOf(file), file, ...texts];
}

/** What is for authors is in no file that shoppers load: it comes from the chunk build, where all else is in one file. */
const notesApart = () => ({
  name: 'notes-apart',
  async resolveDynamicImport(specifier, importer) {
    const resolved = typeof specifier === 'string' ? await this.resolve(specifier, importer) : null;
    if (resolved?.id !== compiled(entries['authors-notes'])) return null;
    return { id: `./${requests.fileOf(resolved.id)}`, external: 'absolute' };
  },
});

const ofNode = builtinModules.flatMap((name) => [name, `node:${name}`]);

const modules = {
  dir: 'dist',
  format: 'es',
  sourcemap: true,
  entryFileNames: '[name].js',
  // Of what is in the file: an unchanged one keeps its name from release to release.
  chunkFileNames: 'chunks/[name]-[hash].js',
  hashCharacters: 'base36',
  plugins: [minify(true)],
};

/** Packages whose code is in the bundles, by folder. */
const shipped = new Map();

/** Everything in one file. */
const single = (name, format) => ({
  input: compiled(entries[name]),
  onwarn,
  plugins: [...plugins(), notesApart(), collectPackages(shipped)],
  output: {
    file: `dist/${name}${format === 'iife' && !name.endsWith('.classic') ? '.classic' : ''}.js`,
    format,
    inlineDynamicImports: true,
    sourcemap: true,
    plugins: [minify(format === 'es')],
  },
});

export default [
  {
    // `loadFile` is imported by code of the build alone.
    input: Object.values({ ...entries, ...npmEntries, loadFile: 'src/browser/load-file.ts' }),
    external: (id) => !/^[./]|^\0|[?&]inline$/.test(id) && !path.isAbsolute(id),
    onwarn,
    plugins: [empty(COMPILED), ...compile(COMPILED)],
    output: { dir: COMPILED, format: 'es', preserveModules: true, preserveModulesRoot: '.', sourcemap: true },
  },
  {
    input: compiledEntries(chunkEntries(groups)),
    onwarn,
    preserveEntrySignatures: 'allow-extension',
    plugins: [empty('dist'), ...plugins(), requests.forChunks(), collectPackages(shipped)],
    output: {
      ...modules,
      entryFileNames: modules.chunkFileNames,
      manualChunks: chunksOf(groups, onDemand, compiled),
    },
  },
  {
    input: { 'shopper-profile': compiled(entries['shopper-profile']) },
    onwarn,
    plugins: [...plugins(), requests.forLoader(), collectPackages(shipped)],
    output: modules,
  },
  single('shopper-profile.classic', 'iife'),
  single('extra-help', 'es'),
  single('extra-help', 'iife'),
  {
    // The mock service for the tests of hosts, with all that it needs. It is in no page.
    input: { index: 'demo/testing/index.ts', node: 'demo/testing/node.ts' },
    external: ofNode,
    onwarn,
    plugins: [
      ...pluginsForTools(),
      testingTypes('demo/testing', 'dist/testing'),
      collectPackages(shipped, 'testing/'),
    ],
    output: { dir: 'dist/testing', format: 'es', chunkFileNames: 'service.js', plugins: [minify(true)] },
  },
  {
    // `npx shopper-profile check`, with its parser.
    input: { main: 'scripts/cli/main.ts' },
    external: ofNode,
    onwarn,
    plugins: [...pluginsForTools(), collectPackages(shipped, 'cli/')],
    output: {
      dir: 'dist/cli',
      format: 'es',
      inlineDynamicImports: true,
      banner: '#!/usr/bin/env node',
      plugins: [minify(true)],
    },
  },
  {
    // The last one: it describes the files of all.
    input: compiledEntries(npmEntries),
    external: Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`)),
    onwarn,
    plugins: [
      ...plugins(),
      distFiles({ dist: 'dist', types: `${COMPILED}/types`, groups, preloadsOf, version, shipped }),
    ],
    output: {
      dir: 'dist',
      format: 'es',
      sourcemap: true,
      entryFileNames: '[name].js',
      chunkFileNames: 'npm/[name]-[hash].js',
    },
  },
];
