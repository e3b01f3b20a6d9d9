/**
 * `npm run build`: runs rollup with rollup.config.mjs, and prints the written files in one line instead of
 * rollup's list of all inputs. A warning ends the build (`onwarn` in scripts/build/rollup-plugins.mjs).
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { rollup } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';

process.chdir(path.join(import.meta.dirname, '..'));

const startedAt = performance.now();
const { options, warnings } = await loadConfigFile(path.resolve('rollup.config.mjs'), {});
warnings.flush();
try {
  for (const { output: outputs, ...input } of options) {
    const bundle = await rollup(input);
    for (const output of outputs) await bundle.write(output);
    await bundle.close();
  }
  const files = readdirSync('dist', { recursive: true }).filter((name) =>
    statSync(path.join('dist', name)).isFile(),
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Built dist/: ${files.length} files in ${seconds} s.`);
} catch (error) {
  const place = error.loc ? ` (${error.loc.file}:${error.loc.line}:${error.loc.column})` : '';
  console.error(`The build failed: ${error.message}${place}`);
  if (error.frame) console.error(error.frame);
  // The workers of a failed bundle would keep the process running.
  process.exit(1);
}
