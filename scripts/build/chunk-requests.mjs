/**
 * A file that is loaded on demand may import files that are not on the page yet. Whoever loads it requests those at the
 * same time: one round trip, not two.
 */
import { ON_EVERY_PAGE } from './chunks.mjs';

/** How `import('./x')` is written when x imports others. */
function importWith(others) {
  if (others.length === 0) return null;
  const requests = others.map((file) => `import('${file}')`);
  return { left: `Promise.all([${requests.join(', ')}, import(`, right: ')]).then((files) => files.at(-1))' };
}

/** Plugins for the chunk build, and for the loader, which is built after it and imports no chunk statically. */
export function chunkRequests() {
  const fileOfModule = new Map();
  const importsOfFile = new Map();

  return {
    /** The file that an entry of the chunk build was written to. */
    fileOf: (id) => fileOfModule.get(id),

    /** Files that the file imports beside those that are on every page. */
    importsOf: (file) => importsOfFile.get(file) ?? [],

    forChunks: () => ({
      name: 'chunk-requests',
      renderDynamicImport({ chunk, targetChunk, getTargetChunkImports }) {
        if (!targetChunk || ON_EVERY_PAGE.includes(targetChunk.name)) return null;
        const others = getTargetChunkImports().filter(
          (imported) => ![...ON_EVERY_PAGE, chunk.name].includes(imported.chunk.name),
        );
        return importWith(others.map(({ resolvedImportPath }) => resolvedImportPath.slice(1, -1)));
      },
      generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue;
          fileOfModule.set(chunk.facadeModuleId, chunk.fileName);
          if (!ON_EVERY_PAGE.includes(chunk.name))
            importsOfFile.set(
              chunk.fileName,
              chunk.imports.filter((file) => !ON_EVERY_PAGE.includes(bundle[file].name)),
            );
        }
      },
    }),

    /** The loader starts at once, and a cache-busting query on its address cannot load it a second time through a chunk. */
    forLoader: () => ({
      name: 'loader-requests',
      async resolveDynamicImport(specifier, importer) {
        const resolved = typeof specifier === 'string' ? await this.resolve(specifier, importer) : null;
        const file = resolved && fileOfModule.get(resolved.id);
        if (!file)
          this.error(`the loader asks for ${String(specifier)}, which is no entry of the chunk build`);
        return { id: `./${file}`, external: 'absolute' };
      },
      renderDynamicImport: ({ targetModuleId }) =>
        importWith((importsOfFile.get(targetModuleId.slice('./'.length)) ?? []).map((file) => `./${file}`)),
    }),
  };
}
