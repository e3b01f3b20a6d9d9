import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { transform } from 'esbuild';
import { distFiles } from './scripts/build/dist-files.mjs';

const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** `import css from './x.css?inline'` is the minified text of the sheet. */
const cssText = () => ({
  name: 'css-text',
  async resolveId(source, importer) {
    if (!source.endsWith('.css?inline')) return null;
    const resolved = await this.resolve(source.slice(0, -'?inline'.length), importer, { skipSelf: true });
    return resolved && `${resolved.id}?inline`;
  },
  async load(id) {
    if (!id.endsWith('.css?inline')) return null;
    const file = id.slice(0, -'?inline'.length);
    this.addWatchFile(file);
    const { code } = await transform(await readFile(file, 'utf8'), { loader: 'css', minify: true, target: 'chrome120' });
    return { code: `export default ${JSON.stringify(code.trim())};`, map: { mappings: '' } };
  },
});

const plugins = (dir, { declarations = false } = {}) => [
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': '"production"', __VERSION__: JSON.stringify(version) },
  }),
  cssText(),
  resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  commonjs(),
  typescript({
    tsconfig: './tsconfig.json',
    noEmitOnError: true,
    include: ['src/**', 'elements/**'],
    compilerOptions: {
      outDir: dir,
      noEmit: false,
      ...(declarations && { declaration: true, declarationDir: `${dir}/types` }),
    },
  }),
];

const onwarn = (warning, warn) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning); // 'use client' of packages
};

const minify = (module) => terser({ module, ecma: 2020, compress: { passes: 2 }, mangle: { module } });

/** React and what every piece mounts with travel together; the rest is split by what needs it. */
function manualChunks(id) {
  if (/node_modules\/(react|react-dom|scheduler|@r2wc)\//.test(id)) return 'react';
  if (/\/copy\/(en|es)\//.test(id)) return undefined;
  if (/\/src\/element-kit\/|\/elements\/runtime|\/components\/host/.test(id)) return 'react';
  return undefined;
}

const classic = (entry, file) => ({
  input: entry,
  onwarn,
  plugins: plugins('dist'),
  output: {
    file: `dist/${file}`,
    format: 'iife',
    inlineDynamicImports: true,
    sourcemap: true,
    plugins: [minify(false)],
  },
});

export default [
  {
    input: { 'shopper-profile': 'elements/bundle.ts', 'extra-help': 'elements/extra-help.ts' },
    onwarn,
    plugins: plugins('dist'),
    output: {
      dir: 'dist',
      format: 'es',
      sourcemap: true,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      hashCharacters: 'base36',
      manualChunks,
      plugins: [minify(true)],
    },
  },
  classic('elements/classic.ts', 'shopper-profile.classic.js'),
  classic('elements/extra-help.ts', 'extra-help.classic.js'),
  {
    input: 'elements/index.ts',
    external: Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`)),
    onwarn,
    plugins: [...plugins('dist', { declarations: true }), distFiles()],
    output: { dir: 'dist', format: 'es', sourcemap: true, entryFileNames: '[name].js', chunkFileNames: 'npm/[name]-[hash].js' },
  },
];
