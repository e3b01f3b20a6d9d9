/**
 * How the built files request each other. A file that is loaded on demand may import files that have not loaded yet.
 * The code that loads it requests those files at the same time, so that loading takes one round trip, not two.
 *
 * - Files that the first cards need are imported directly, together with their imports.
 * - For files that a click requests, `import('./x')` becomes `loadFile(() => import('./x.js'), files,
 *   import.meta.url)`, which can request failed files again (src/browser/load-file.ts).
 */
import path from 'node:path';
import MagicString from 'magic-string';
import { ON_EVERY_PAGE } from './chunks.mjs';

const LOAD_FILE = 'src/browser/load-file.js';

/** An `import()` of a module with a string literal. */
const IMPORT = /\bimport\((['"])(\.{1,2}\/[^'"]+)\1\)/g;
/** A placeholder for the list of files until it is known. */
const FILES = '__FILES__';

/** Wraps each `import()` of a module in `loadFile`. */
const wrapImports = (compiledFolder) => (code, id) => {
  const loadFile = path.resolve(compiledFolder, LOAD_FILE);
  const calls = [...code.matchAll(IMPORT)];
  if (id === loadFile || !id.startsWith(path.resolve(compiledFolder)) || calls.length === 0) return null;
  const edited = new MagicString(code);
  for (const { 0: call, index } of calls) {
    edited.appendLeft(index, 'loadFile$(() => ');
    edited.appendRight(index + call.length, `, ${FILES}, import.meta.url)`);
  }
  edited.prepend(`import { loadFile as loadFile$ } from ${JSON.stringify(loadFile)};\n`);
  return { code: edited.toString(), map: edited.generateMap({ hires: true }) };
};

/** A wrapped `import()` with its placeholder. Bundling may have changed the name of `loadFile` and the `import()`. */
const WRAPPED = new RegExp(
  `[\\w$]+\\(\\(\\) => ((?:(?!\\(\\) =>)[^])*?), ${FILES}, import\\.meta\\.url\\)`,
  'g',
);

/**
 * Fills in the lists, and removes the wrapper where the list is empty. `filesFor` gets the name of the requested file in
 * dist; it is not called for an import within the same chunk.
 */
function fillIn(code, { fileName }, filesFor) {
  if (!code.includes(FILES)) return null;
  const edited = new MagicString(code);
  const folder = path.posix.dirname(fileName);
  for (const { 0: wrapped, 1: call, index } of code.matchAll(WRAPPED)) {
    const target = [...call.matchAll(IMPORT)].at(-1)?.[2];
    const files = target === undefined ? [] : filesFor(path.posix.join(folder, target));
    const list = files.map((name) => `./${path.posix.relative(folder, name)}`);
    const filled = list.length === 0 ? call : wrapped.replace(FILES, JSON.stringify(list));
    edited.overwrite(index, index + wrapped.length, filled);
  }
  return { code: edited.toString(), map: edited.generateMap({ hires: true }) };
}

/** The code that the loader uses for `import('./x')` when x imports other files. */
function importWith(others) {
  if (others.length === 0) return null;
  const requests = others.map((file) => `import('${file}')`);
  return { left: `Promise.all([${requests.join(', ')}, import(`, right: ')]).then((files) => files.at(-1))' };
}

/** A file and all files that it imports, directly or indirectly. */
function withImports(name, importsOf, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of importsOf(name)) withImports(imported, importsOf, found);
  return found;
}

/**
 * Plugins for the chunk build, and for the loader, which is built after it and imports no chunk statically.
 * @param {string} compiledFolder where the compiled modules are
 * @param {{ isLoadStep(chunk: string): boolean, isOnDemand(chunk: string): boolean }} kinds whether the load flow imports the
 *   chunk of that name; whether the loader imports it for something that a shopper has pressed
 */
export function chunkRequests(compiledFolder, { isLoadStep, isOnDemand }) {
  const fileOfModule = new Map();
  const importsOfFile = new Map();
  const onDemandFiles = new Set();

  /** Files that `target` needs and that neither the page nor `chunk` has loaded. */
  function missingFiles(target, chunk, chunks) {
    if (isLoadStep(chunks[target].name)) return [];
    const present = withImports(chunk.fileName, (name) => chunks[name].imports);
    return [...withImports(target, (name) => chunks[name].imports)].filter(
      (name) => !present.has(name) && !ON_EVERY_PAGE.includes(chunks[name].name),
    );
  }

  return {
    /** The file that an entry of the chunk build was written to. */
    fileOf: (id) => fileOfModule.get(id),

    /** Files that the file imports and that are not on every page. */
    importsOf: (file) => importsOfFile.get(file) ?? [],

    forChunks: () => ({
      name: 'chunk-requests',
      transform: wrapImports(compiledFolder),
      renderChunk: (code, chunk, _options, { chunks }) =>
        fillIn(code, chunk, (target) => missingFiles(target, chunk, chunks)),
      generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue;
          fileOfModule.set(chunk.facadeModuleId, chunk.fileName);
          if (isOnDemand(chunk.name)) onDemandFiles.add(chunk.fileName);
          if (!ON_EVERY_PAGE.includes(chunk.name))
            importsOfFile.set(
              chunk.fileName,
              chunk.imports.filter((file) => !ON_EVERY_PAGE.includes(bundle[file].name)),
            );
        }
      },
    }),

    /**
     * The loader starts immediately. A chunk must not import it, because a cache-busting query in its URL
     * would make the browser load it twice.
     */
    forLoader: () => ({
      name: 'loader-requests',
      async resolveDynamicImport(specifier, importer) {
        const resolved = typeof specifier === 'string' ? await this.resolve(specifier, importer) : null;
        const file = resolved && fileOfModule.get(resolved.id);
        if (!file)
          this.error(`the loader requests ${String(specifier)}, which is no entry of the chunk build`);
        return { id: `./${file}`, external: 'absolute' };
      },
      transform: wrapImports(compiledFolder),
      renderDynamicImport: ({ targetModuleId }) =>
        importWith((importsOfFile.get(targetModuleId.slice('./'.length)) ?? []).map((file) => `./${file}`)),
      renderChunk: (code, chunk) =>
        fillIn(code, chunk, (target) =>
          onDemandFiles.has(target) ? [target, ...(importsOfFile.get(target) ?? [])] : [],
        ),
    }),
  };
}
