import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { dependencies } from './rollup-plugins.mjs';

/** Gzip bytes of the package's own code that a host page's build loads immediately for these imports. */
export async function ownBytes(contents, resolveDir) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'error',
    outdir: 'out',
    external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  });
  const { outputs } = metafile;
  const [entry] = Object.keys(outputs).filter((file) => outputs[file].entryPoint === '<stdin>');
  const files = new Set([entry]);
  for (const file of files)
    for (const { kind, path } of outputs[file].imports)
      if (kind === 'import-statement' && outputs[path]) files.add(path);
  const codeOf = (file) => outputFiles.find(({ path }) => path.endsWith(`/${file}`)).contents;
  return [...files].reduce((sum, file) => sum + gzipSync(codeOf(file), { level: 9 }).length, 0);
}
