/** Bundles the demo server, so that the TypeScript of `demo/` needs no step of its own, and runs it. */
import { build } from 'esbuild';
import { fileURLToPath, pathToFileURL } from 'node:url';

// The server finds `dist` and its own style sheets from here, wherever the command was started.
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
await import(pathToFileURL(outfile).href);
