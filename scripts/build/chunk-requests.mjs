/**
 * How the built files request each other. A file that is loaded on demand may import files that are not on the page yet:
 * whoever loads it requests those at the same time (one round trip, not two), by preload links, so that a file that did not
 * come can be requested again. `import('./x')` becomes `loadFile(() => import('./x.js'), files, import.meta.url)`; see
 * src/browser/load-file.ts.
 */
import path from 'node:path';
import MagicString from 'magic-string';
import { ON_EVERY_PAGE } from './chunks.mjs';

const LOAD_FILE = 'src/browser/load-file.js';

/** An `import()` of a module by a plain text. */
const IMPORT = /\bimport\((['"])(\.{1,2}\/[^'"]+)\1\)/;
/** Stands for the list of files until it is known. */
const FILES = '__FILES__';
/** As Rollup writes it: a module of the same chunk is there already; `then` takes a module out of its chunk. */
const WRITTEN = new RegExp(
  `(?:${IMPORT.source}|\\bPromise\\.resolve\\(\\))(?:\\.then\\((?:[^()]|\\([^()]*\\))*\\))?, ${FILES}`,
  'g',
);

/** A file and all that it imports, however deep. */
function withImports(name, importsOf, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of importsOf(name)) withImports(imported, importsOf, found);
  return found;
}

/**
 * Wraps each `import()` of a module of ours, and fills in the files once chunks are known.
 * @param {string} compiledFolder where the compiled modules are
 * @param {(target: string, chunk: object, chunks: object) => string} filesFor the list for a target, as JavaScript
 * @param {() => string} [intro] code before that of the chunk
 */
const wrapImports = (compiledFolder, filesFor, intro = () => '') => ({
  transform(code, id) {
    const loadFile = path.resolve(compiledFolder, LOAD_FILE);
    if (id === loadFile || !id.startsWith(path.resolve(compiledFolder))) return null;
    const calls = [...code.matchAll(new RegExp(IMPORT, 'g'))];
    if (calls.length === 0) return null;
    const edited = new MagicString(code);
    for (const { 0: call, index } of calls) {
      edited.appendLeft(index, 'loadFile$(() => ');
      edited.appendRight(index + call.length, `, ${FILES}, import.meta.url)`);
    }
    edited.prepend(`import { loadFile as loadFile$ } from ${JSON.stringify(loadFile)};\n`);
    return { code: edited.toString(), map: edited.generateMap({ hires: true }) };
  },

  renderChunk(code, chunk, _options, { chunks }) {
    const edited = new MagicString(code);
    const folder = path.posix.dirname(chunk.fileName);
    for (const { 0: call, 2: target, index } of code.matchAll(WRITTEN)) {
      const end = index + call.length;
      const files = target === undefined ? '[]' : filesFor(path.posix.join(folder, target), chunk, chunks);
      edited.overwrite(end - FILES.length, end, files);
    }
    if (!edited.hasChanged() && !code.includes(FILES)) return null;
    if (edited.toString().includes(FILES)) this.error(`an import() in ${chunk.fileName} was not understood`);
    edited.prepend(intro());
    return { code: edited.toString(), map: edited.generateMap({ hires: true }) };
  },
});

/** Plugins for the chunk build, and for the loader, which is built after it and imports no chunk statically. */
export function chunkRequests(compiledFolder) {
  const fileOfModule = new Map();
  const importsOfFile = new Map();
  /** Files of ON_EVERY_PAGE. */
  const common = [];
  const importsOf = (file) => importsOfFile.get(file) ?? [];
  const listOf = (files) => JSON.stringify(files.map((file) => `./${file}`));

  return {
    /** The file that an entry of the chunk build was written to. */
    fileOf: (id) => fileOfModule.get(id),

    /** Files that the file imports beside those that are on every page. */
    importsOf: (file) => importsOf(file).filter((imported) => !common.includes(imported)),

    forChunks: () => ({
      name: 'chunk-requests',
      ...wrapImports(compiledFolder, (target, chunk, chunks) => {
        const present = withImports(chunk.fileName, (name) => chunks[name].imports);
        const needed = [...withImports(target, (name) => chunks[name].imports)].filter(
          (name) => !present.has(name) && !ON_EVERY_PAGE.includes(chunks[name].name),
        );
        return listOf(needed.map((name) => path.posix.basename(name)));
      }),
      generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          if (chunk.facadeModuleId) fileOfModule.set(chunk.facadeModuleId, chunk.fileName);
          if (ON_EVERY_PAGE.includes(chunk.name)) common.push(chunk.fileName);
          importsOfFile.set(chunk.fileName, chunk.imports);
        }
      },
    }),

    /** The loader starts at once, and a cache-busting query on its address cannot load it a second time through a chunk. */
    forLoader: () => ({
      name: 'loader-requests',
      ...wrapImports(
        compiledFolder,
        (target) => {
          if (common.includes(target)) return listOf([...withImports(target, importsOf)]);
          const others = [...withImports(target, importsOf)].filter((file) => !common.includes(file));
          return `[...common$, ...${listOf(others)}]`;
        },
        () => `const common$ = ${listOf(common)};\n`,
      ),
      async resolveDynamicImport(specifier, importer) {
        const resolved = typeof specifier === 'string' ? await this.resolve(specifier, importer) : null;
        const file = resolved && fileOfModule.get(resolved.id);
        if (!file)
          this.error(`the loader asks for ${String(specifier)}, which is no entry of the chunk build`);
        return { id: `./${file}`, external: 'absolute' };
      },
    }),
  };
}
