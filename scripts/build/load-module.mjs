import path from 'node:path';
import { build } from 'esbuild';

/** Evaluates TypeScript data modules of the project in Node: contracts, settings, texts. */
export async function loadModule(source, resolveDir = process.cwd()) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: path.resolve(resolveDir), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent', // Its error message says the same.
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}
