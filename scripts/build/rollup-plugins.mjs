/** Rollup plugins that compile sources for browsers. The bundles and the bench share them. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { minify as shorten } from '@swc/core';
import typescript from '@rollup/plugin-typescript';
import { transform } from 'esbuild';
import { constants, minifySheet, SHEET, STUBS } from './sources-as-built.mjs';
import { withoutProse } from './without-prose.mjs';

export const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Imports style sheets as text. */
const sheets = () => ({
  name: 'sheets',
  async resolveId(source, importer) {
    if (!source.endsWith(SHEET)) return null;
    const resolved = await this.resolve(source.replace('?inline', ''), importer, { skipSelf: true });
    return resolved && `${resolved.id}?inline`;
  },
  async load(id) {
    if (!id.endsWith(SHEET)) return null;
    const file = id.replace('?inline', '');
    this.addWatchFile(file);
    const text = await minifySheet(await readFile(file, 'utf8'));
    return { code: `export default ${JSON.stringify(text)};`, map: { mappings: '' } };
  },
});

const stubs = () => ({
  name: 'stubs',
  resolveId: (source) => (Object.hasOwn(STUBS, source) ? `\0stub:${source}` : null),
  load: (id) => STUBS[id.replace('\0stub:', '')] ?? null,
});

const replaceConstants = () => replace({ preventAssignment: true, values: constants('production', version) });

const packages = (options) => [
  stubs(),
  resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'], ...options }),
  commonjs(),
];

const CACHE = path.join('node_modules', '.cache');

/** The source maps of compiled modules point to their sources. */
const sourceMaps = () => ({
  name: 'source-maps',
  async load(id) {
    if (!id.includes(CACHE) || !existsSync(`${id}.map`)) return null;
    const [code, map] = await Promise.all([readFile(id, 'utf8'), readFile(`${id}.map`, 'utf8')]);
    return { code, map: JSON.parse(map) };
  },
});

/**
 * TypeScript names the source in a map as seen from its output folder, but Rollup reads it as seen from the source itself. The
 * paths would lead out of the project, and depend on how deep its folder is.
 */
function withSourceNames(plugin) {
  return {
    ...plugin,
    async load(id) {
      const output = await plugin.load.call(this, id);
      if (!output?.map) return output;
      return { ...output, map: { ...JSON.parse(output.map), sources: [path.basename(id)] } };
    },
  };
}

/**
 * Compiles sources to JavaScript, module by module, with their types in `${dir}/types`. A type error ends the
 * build.
 */
export const compile = (dir) => [
  sheets(),
  resolve({ extensions: ['.ts', '.tsx'], resolveOnly: [/^\.{0,2}\//] }),
  withSourceNames(
    typescript({
      tsconfig: './tsconfig.build.json',
      noEmitOnError: true,
      include: ['src/**', 'elements/**'],
      compilerOptions: { outDir: dir, noEmit: false, declaration: true, declarationDir: `${dir}/types` },
    }),
  ),
];

/** Compiles TypeScript without type checks, which other steps run. */
const withoutTypes = () => ({
  name: 'without-types',
  async transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null;
    const options = {
      loader: id.endsWith('x') ? 'tsx' : 'ts',
      jsx: 'automatic',
      target: 'es2022',
      sourcemap: true,
    };
    const result = await transform(code, { ...options, sourcefile: id });
    return { code: result.code, map: JSON.parse(result.map) };
  },
});

/** Plugins for bundles from compiled modules. */
export const plugins = () => [replaceConstants(), sourceMaps(), ...packages(), withoutProse()];

/** Plugins for a bundle directly from sources, for the bench. Any source may be an entry point. */
export const pluginsFromSource = () => [
  replaceConstants(),
  sheets(),
  ...packages({ ignoreSideEffectsForRoot: true }),
  withoutTypes(),
  withoutProse(),
];

/** Plugins for what runs in Node or in tests of a host, with everything that it imports. */
export const pluginsForTools = () => [
  replaceConstants(),
  sheets(),
  resolve({ extensions: ['.mjs', '.js', '.ts', '.tsx'], exportConditions: ['node'] }),
  commonjs(),
  withoutTypes(),
];

/** Treats warnings as errors, because warnings that do not stop the build are easily missed. */
export const onwarn = (warning) => {
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return; // The directive 'use client' in packages.
  throw new Error(`The build has a warning: ${warning.message}`);
};

/** @param {boolean} module an ES module, not a classic script */
export const minify = (module) => ({
  name: 'minify',
  renderChunk: (code) =>
    shorten(code, {
      module,
      ecma: 2022,
      compress: {
        passes: 3,
        unsafe_arrows: true,
        unsafe_methods: true,
        pure_getters: true,
        keep_fargs: false,
        collapse_vars: false, // Smaller after gzip.
      },
      mangle: { toplevel: module },
      sourceMap: true,
    }),
});
