/** Bundles test files for Node, all at the same time, with one copy of the modules that they share. */
import path from 'node:path';
import { context } from 'esbuild';
import { constants, sheets } from '../../../scripts/build/sources-as-built.mjs';

const START = 'test/support/node/start.ts';

export const compiledName = (folder, file) => path.resolve(folder, file.replace(/\.tsx?$/, '.js'));

/**
 * Writes the setup of the test process and the tests below `folder`, which must be inside the project so that
 * packages resolve.
 */
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
    define: constants('development', '0.0.0-test'),
    logLevel: 'error',
    plugins: [sheets],
  });

export const compiledStart = (folder) => compiledName(folder, START);
