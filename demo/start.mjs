/**
 * Bundles the demo server and the scripts of its pages, and runs it. So the TypeScript of `demo/` needs no
 * separate build step.
 */
import { build } from 'esbuild';
import { fileURLToPath, pathToFileURL } from 'node:url';

// The server finds `dist` and its own style sheets relative to this folder, wherever the command was started.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const outfile = 'node_modules/.cache/demo/server.mjs';
await build({
  entryPoints: ['demo/server/main.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  sourcemap: 'inline',
  logLevel: 'warning',
});
await build({
  entryPoints: { builder: 'demo/builder/main.tsx' },
  outdir: 'node_modules/.cache/demo/scripts',
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});
await import(pathToFileURL(outfile).href);
