/**
 * Into which file each module goes. Few files, so that a page asks seldom: React; the state of the page with the load
 * flow, without React, so that it starts before React has arrived; what several groups of pieces share; one for each
 * group of elements/groups.ts, and one for its wording in each language; what is for signed-in shoppers only; and what
 * most visits never need.
 */

const LOCALES = ['en', 'es'];

/** With what it takes to read packages of its kind. */
const REACT = /node_modules\/(react|react-dom|scheduler)\/|commonjs/;

/** Entries of the chunk build, by the names of their files. */
export function chunkEntries(groups) {
  const names = Object.keys(groups);
  return {
    react: 'src/element-kit/react.ts',
    core: 'elements/core.ts',
    shared: 'elements/runtime.ts',
    ...Object.fromEntries(names.map((name) => [name, `elements/generated/${name}.ts`])),
    ...Object.fromEntries(
      names.flatMap((name) =>
        LOCALES.map((locale) => [`${name}.${locale}`, `elements/generated/${name}.${locale}.ts`]),
      ),
    ),
  };
}

/** Modules that come with these, whatever they ask for later. */
function withImports(ids, getModuleInfo) {
  const all = new Set(ids);
  for (const id of all) for (const imported of getModuleInfo(id)?.importedIds ?? []) all.add(imported);
  return all;
}

/**
 * @param {Record<string, { pieces: readonly string[] }>} groups
 * @param {{ signedIn: readonly string[], seldom: string }} late what comes on demand: modules for signed-in shoppers, and
 *   the group of everything else
 * @param {(file: string) => string} idOf by which name the build knows a source file
 */
export function chunksOf(groups, late, idOf) {
  let rooms;

  const measure = (getModuleInfo) => {
    const entries = chunkEntries(groups);
    const reach = (files) => withImports(files.map(idOf), getModuleInfo);
    const core = reach([entries.core]);
    const onDemandFromCore = [...core].flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    return {
      entries: new Map(Object.entries(entries).map(([name, file]) => [idOf(file), name])),
      core,
      shared: reach([entries.shared]),
      groups: Object.keys(groups).map((name) => [name, reach([entries[name]])]),
      wording: Object.keys(groups).flatMap((name) =>
        LOCALES.map((locale) => [`${name}.${locale}`, reach([entries[`${name}.${locale}`]])]),
      ),
      signedIn: withImports([...onDemandFromCore, ...late.signedIn.map(idOf)], getModuleInfo),
    };
  };

  return function manualChunks(id, { getModuleInfo }) {
    rooms ??= measure(getModuleInfo);
    if (REACT.test(id) || rooms.entries.get(id) === 'react') return 'react';
    if (rooms.core.has(id)) return 'core';
    const wording = rooms.wording.filter(([, ids]) => ids.has(id));
    if (wording.length > 0) return wording.length === 1 ? wording[0][0] : undefined;
    const homes = rooms.groups.filter(([, ids]) => ids.has(id));
    if (rooms.shared.has(id) || homes.length > 1) return 'shared';
    if (homes.length === 1) return homes[0][0];
    if (/node_modules\/dompurify\/|\/browser\/safe-html\./.test(id)) return 'safe-html';
    return rooms.signedIn.has(id) ? 'signed-in' : late.seldom;
  };
}
