/**
 * Into which file each module goes. Few files, so that a page asks seldom: React; the state of the page with the load
 * flow, without React, so that it starts before React has arrived; what several groups of pieces share; one for each
 * group of elements/groups.ts, and one for its wording in each language; what is for signed-in shoppers only; and what
 * most visits never need.
 */

const LOCALES = ['en', 'es'];

/** The group of what is asked for on demand and has no file of its own. */
const OTHERS = 'popups';

/** With what it takes to read packages of its kind. */
const REACT = /node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/;

/** Entries of the chunk build, by the names of their files. */
export function chunkEntries(groups) {
  const names = Object.keys(groups);
  return {
    react: 'src/element-kit/react.ts',
    core: 'elements/core.ts',
    shared: 'elements/runtime.ts',
    // The loader asks for these: where there is somebody who has signed in before, and when the page is idle.
    'signed-in': 'src/state/load/applications.ts',
    'page-check': 'elements/page-check.ts',
    ...Object.fromEntries(names.map((name) => [name, `elements/generated/${name}.ts`])),
    ...Object.fromEntries(
      names.flatMap((name) =>
        LOCALES.map((locale) => [`${name}.${locale}`, `elements/generated/${name}.${locale}.ts`]),
      ),
    ),
    // Single files ask for it, too. It comes last, as it is nothing to shoppers.
    'authors-notes': 'elements/authors-notes.ts',
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
 * @param {Record<string, { modules: readonly string[] }>} onDemand by the names of their files
 * @param {(file: string) => string} idOf by which name the build knows a source file
 */
export function chunksOf(groups, onDemand, idOf) {
  const names = Object.keys(groups);
  const [first] = names;
  const steps = Object.keys(onDemand).filter((name) =>
    onDemand[name].modules.every((file) => file.startsWith('src/state/load/')),
  );
  let rooms;

  const measure = (getModuleInfo) => {
    const entries = chunkEntries(groups);
    const reach = (files) => withImports(files.map(idOf), getModuleInfo);
    return {
      react: idOf(entries.react),
      core: reach([entries.core]),
      shared: reach([entries.shared]),
      groups: names.map((name) => [name, reach([entries[name]])]),
      wording: names.flatMap((name) =>
        LOCALES.map((locale) => [`${name}.${locale}`, reach([entries[`${name}.${locale}`]])]),
      ),
      onDemand: Object.entries(onDemand).map(([name, { modules }]) => [name, reach(modules)]),
    };
  };

  const namesOf = (list, id) => list.filter(([, ids]) => ids.has(id)).map(([name]) => name);

  return function manualChunks(id, { getModuleInfo }) {
    rooms ??= measure(getModuleInfo);
    if (REACT.test(id) || id === rooms.react) return 'react';
    if (rooms.core.has(id)) return 'core';
    if (rooms.shared.has(id)) return 'shared';
    const [wording] = namesOf(rooms.wording, id);
    if (wording) return wording;
    const homes = namesOf(rooms.groups, id);
    const [late] = namesOf(rooms.onDemand, id);
    // A step of the load flow waits for no piece.
    if (homes.length > 0 && steps.includes(late)) return 'core';
    // What the first group needs beside others is shared; what only later ones need travels with the first of them.
    if (homes.length > 1) return homes[0] === first ? 'shared' : homes[0];
    if (homes.length === 1) return homes[0];
    return late ?? OTHERS;
  };
}
