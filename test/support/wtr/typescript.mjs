import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { getRequestFilePath, PluginSyntaxError } from '@web/dev-server-core';
import { transform } from 'esbuild';

const EXTENSIONS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Added before the other imports of a test file. */
const START = "import '/test/support/start.ts';";

/** A dynamic import in a source file, as esbuild writes it. */
const ON_DEMAND = /\bimport\(("[^"]+")\)/g;

/** Tests wait for pending work, and browsers do not report dynamic imports: see test/support/under-way.ts. */
const countFilesOnDemand = (code) =>
  code.replaceAll(ON_DEMAND, '((file) => globalThis.fileOnDemand?.($1, file) ?? file)(import($1))');

const isTest = (context) => /\.test\.tsx?$/.test(context.path);
const isProduct = (context) => /^\/(src|elements)\//.test(context.path);

const isFile = (file) => existsSync(file) && statSync(file).isFile();

/** Serves TypeScript as JavaScript, and resolves `import './thing'` to `./thing.ts` as the bundlers do. */
export function typescriptPlugin({ define = {} } = {}) {
  const tsconfigRaw = readFileSync('tsconfig.json', 'utf8');
  let rootDir;

  return {
    name: 'typescript',

    serverStart({ config }) {
      rootDir = config.rootDir;
    },

    resolveMimeType(context) {
      return /\.tsx?$/.test(context.path) ? 'js' : undefined;
    },

    resolveImport({ source, context }) {
      if (!/^\.{0,2}\//.test(source) || /\/node_modules\//.test(context.path)) return undefined;
      const importer = getRequestFilePath(context.url, rootDir);
      const target = source.startsWith('/')
        ? path.join(rootDir, source)
        : path.resolve(path.dirname(importer), source);
      if (isFile(target)) return undefined;
      const extension = EXTENSIONS.find((candidate) => isFile(target + candidate));
      return extension === undefined ? undefined : source + extension;
    },

    async transform(context) {
      const loader = /\.(tsx?)$/.exec(context.path)?.[1];
      if (loader === undefined) return undefined;
      const file = getRequestFilePath(context.url, rootDir);
      try {
        const { code } = await transform(context.body, {
          sourcefile: file,
          sourcemap: 'inline',
          loader,
          target: 'es2022',
          define,
          tsconfigRaw,
          ...(isTest(context) && { banner: START }),
        });
        return isProduct(context) ? countFilesOnDemand(code) : code;
      } catch (error) {
        const { text, location } = error.errors?.[0] ?? {};
        if (!location) throw error;
        throw new PluginSyntaxError(text, file, context.body, location.line, location.column);
      }
    },
  };
}
