/** Builds what is measured in addition to the bundles, with the plugins and the minifier of the bundles. */
import { build as bundle } from 'esbuild';
import { rollup } from 'rollup';
import { minify, onwarn, pluginsFromSource } from '../../scripts/build/rollup-plugins.mjs';

const CACHE = 'node_modules/.cache/bench';

/** When the first statement of a bundle runs. The measured pages read it. */
const MARK = "performance.mark('script-start');";

async function buildModule(input, options = {}) {
  const build = await rollup({
    input,
    onwarn,
    plugins: pluginsFromSource(),
  });
  const { output } = await build.generate({
    dir: CACHE,
    format: 'es',
    inlineDynamicImports: true,
    sourcemap: true,
    plugins: [minify(true)],
    ...options,
  });
  await build.close();
  return output[0].code;
}

/** A minimal React app: the smallest download of any React page. */
export const buildHello = async () => Buffer.from(await buildModule('bench/hello/hello.tsx'));

/** Replaces the bundle on a page that is compared. */
export const buildMockServices = async () => ({
  floor: await buildModule('bench/pages/floor.tsx'),
  'hello-in-place': await buildModule('bench/pages/hello.tsx'),
});

/** The two ways to show the plans, each as a single-file module, so that nothing else differs. */
export async function buildRenderVariants() {
  const variants = {};
  for (const [name, input] of Object.entries({
    elements: 'bench/render/custom-elements.ts',
    react: 'bench/render/plain-react.tsx',
    'all-elements': 'bench/render/custom-elements.ts',
    'all-react': 'bench/render/all-react.tsx',
  })) {
    variants[name] = await buildModule(input, { intro: MARK });
  }
  return variants;
}

/** The elements with a control that removes a drug, as one file. */
export const buildRemovalPage = () => buildModule('bench/removal/page.ts', { intro: MARK });

/** A script that runs in a measured page before all other scripts. */
export async function buildPageScript(entry) {
  const { outputFiles } = await bundle({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  return outputFiles[0].text;
}

/** The demo and its mock services, as a module for Node. */
export async function importDemo() {
  const outfile = `${CACHE}/demo.mjs`;
  await bundle({
    stdin: {
      contents: "export * from './demo/server/app'; export * from './demo/service/index';",
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  return import(new URL(`../../${outfile}`, import.meta.url).href);
}
