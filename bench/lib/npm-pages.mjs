/**
 * Pages as host pages build them from the npm package, including React: scripts by name, each with its
 * imports.
 */
import { build } from 'esbuild';

const imports = {
  plans: "import 'shopper-profile/elements/plans';",
  faq: "import 'shopper-profile/elements/faq';",
  everything: "import { defineAll } from 'shopper-profile'; defineAll();",
};

/** Resolves the package to this project, through its `exports`. */
const ownPackage = (dist) => ({
  name: 'own-package',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^shopper-profile(\/|$)/ }, ({ path, resolveDir }) =>
      resolve(
        path.replace(/^shopper-profile$/, `./${dist}/index.js`).replace('shopper-profile/', `./${dist}/`) +
          (path.includes('/') ? '.js' : ''),
        {
          kind: 'import-statement',
          resolveDir,
        },
      ),
    );
  },
});

/** @returns {Promise<Map<string, Uint8Array>>} by path, such as `faq/index.js` */
export async function buildNpmPages(dist) {
  const files = new Map();
  for (const [name, contents] of Object.entries(imports)) {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: process.cwd() },
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      write: false,
      outdir: name,
      entryNames: 'index',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [ownPackage(dist)],
      logLevel: 'error',
    });
    for (const { path, contents: bytes } of outputFiles)
      files.set(`${name}/${path.slice(path.lastIndexOf('/') + 1)}`, bytes);
  }
  return files;
}
