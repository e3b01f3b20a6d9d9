/** Makes JavaScript of test files for Node, all of them at once, with one copy of the modules that they share. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { context } from 'esbuild';

const START = 'test/support/node/start.ts';

/** `import text from './sheet.css?inline'` is the text of the sheet, as in the browser. */
const cssText = {
  name: 'css-text',
  setup(bundle) {
    bundle.onResolve({ filter: /\.css\?inline$/ }, ({ resolveDir, path: file }) => ({
      path: path.resolve(resolveDir, file.replace('?inline', '')),
      namespace: 'css-text',
    }));
    bundle.onLoad({ filter: /.*/, namespace: 'css-text' }, async ({ path: file }) => ({
      contents: await readFile(file, 'utf8'),
      loader: 'text',
    }));
  },
};

export const compiledName = (folder, file) => path.resolve(folder, file.replace(/\.tsx?$/, '.js'));

/** The setup of the test process, and the tests, below `folder`, which has to be inside of the project to find packages. */
export const bundleFor = (files, folder) =>
  context({
    entryPoints: [START, ...files],
    outdir: folder,
    outbase: '.',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    define: { __VERSION__: '"0.0.0-test"' },
    logLevel: 'error',
    plugins: [cssText],
  });

export const compiledStart = (folder) => compiledName(folder, START);
