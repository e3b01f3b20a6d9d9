/**
 * Transforms of sources that the rollup build, the dev server and the tests share, so that all of them run
 * the same code.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';

/** Constants that the build inserts into the code. */
export const constants = (mode, version) => ({
  'process.env.NODE_ENV': JSON.stringify(mode),
  __VERSION__: JSON.stringify(version),
});

export const SHEET = '.css?inline';

/** The text of `import css from './x.css?inline'`: the minified sheet. */
export async function minifySheet(css) {
  const { code } = await transform(css, { loader: 'css', minify: true, target: 'chrome120' });
  return code.trim();
}

/**
 * Packages that are replaced. ofetch uses destr to detect the type of responses, but all requests here expect
 * text. It uses ufo for its options `baseURL` and `query`, which no request here has.
 */
export const STUBS = {
  destr: 'export default JSON.parse;',
  ufo: 'export const withBase = (url) => url; export const withQuery = withBase;',
};

/** Style sheets as text, for esbuild. */
export const sheets = {
  name: 'sheets',
  setup(bundle) {
    bundle.onResolve({ filter: /\.css\?inline$/ }, (args) => ({
      path: path.resolve(args.resolveDir, args.path.replace('?inline', '')),
      namespace: 'sheet',
    }));
    bundle.onLoad({ filter: /.*/, namespace: 'sheet' }, async (args) => ({
      contents: await minifySheet(await readFile(args.path, 'utf8')),
      loader: 'text',
      watchFiles: [args.path],
    }));
  },
};

/** The replaced packages, for esbuild. */
export const stubs = {
  name: 'stubs',
  setup(bundle) {
    const filter = new RegExp(`^(${Object.keys(STUBS).join('|')})$`);
    bundle.onResolve({ filter }, (args) => ({ path: args.path, namespace: 'stub' }));
    bundle.onLoad({ filter: /.*/, namespace: 'stub' }, (args) => ({ contents: STUBS[args.path] }));
  },
};
