/**
 * Assigns each module to a file. There are few files, so that a page sends few requests:
 *
 * 1. `react`, `core` and `shared` are on every page with an element: React; the state of the page with the load flow,
 *    which starts before React has loaded; and the element kit.
 * 2. A module that one group of elements/groups.ts reaches goes to the file of that group. Groups that need this group
 *    use its file, and are not counted.
 * 3. A module that several groups reach goes to `extras` if all of them are extras, to `shared` if one of them loads
 *    with the page, otherwise to `late-shared`.
 *
 * So a file imports `react`, `core`, `shared`, `late-shared`, `extras` and the groups that it needs, and no two files
 * import each other.
 */

export const LOCALES = ['en', 'es'];

/** Including the helpers that CommonJS packages need. */
const REACT = /node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/;

/** Files that are on every page with an element. */
export const ON_EVERY_PAGE = ['react', 'core', 'shared'];

/** Entries of the chunk build, by the names of their files. */
export function chunkEntries(groups) {
  const all = Object.entries(groups);
  const withTexts = all.filter(([, { isOnDemand }]) => !isOnDemand);
  return {
    react: 'src/element-kit/react.ts',
    core: 'elements/core.ts',
    shared: 'elements/shared.ts',
    // The loader requests these when the browser has signed in before, or when the page is idle.
    'signed-in': 'src/state/applications/load-applications.ts',
    'page-check': 'elements/page-check.ts',
    ...Object.fromEntries(all.map(([name]) => [name, `elements/generated/${name}.ts`])),
    ...Object.fromEntries(
      withTexts.flatMap(([name]) =>
        LOCALES.map((locale) => [`${name}.${locale}`, `elements/generated/${name}.${locale}.ts`]),
      ),
    ),
    // The single-file builds load it, too.
    'authors-notes': 'elements/authors-notes.ts',
  };
}

const baseName = (id) => id.replace(/^.*[\\/]|\.\w+$/g, '');

/** The modules and all their static imports. */
function reach(ids, getModuleInfo) {
  const all = new Set(ids);
  for (const id of all) for (const imported of getModuleInfo(id)?.importedIds ?? []) all.add(imported);
  return all;
}

/** Groups by the names of their files: their start modules, and all groups that they need. */
function groupsByName(groups, onDemand, idOf, { getModuleIds, getModuleInfo }) {
  const files = new Map();
  const add = (name, { ids, needs = [], ...more }) => {
    const before = files.get(name) ?? { ids: [], needs: new Set() };
    const missing = needs.find((other) => !files.has(other));
    if (missing) throw new Error(`elements/groups.ts: "${name}" needs "${missing}", which is not above it.`);
    files.set(name, {
      ...before,
      ...more,
      ids: [...before.ids, ...ids],
      needs: new Set([...before.needs, ...needs, ...needs.flatMap((other) => [...files.get(other).needs])]),
    });
  };
  for (const [name, file] of Object.entries(chunkEntries(groups))) {
    const { needs, isOnDemand, isExtra } = groups[name] ?? {};
    if (!ON_EVERY_PAGE.includes(name))
      add(name, { ids: [idOf(file)], needs, isOnDemand: isOnDemand ?? !groups[name], isExtra });
  }
  for (const [name, { modules, needs, isLoadStep, isExtra }] of Object.entries(onDemand))
    add(name, {
      ids: modules.map(idOf),
      needs,
      isLoadStep,
      isExtra,
      ...(!groups[name] && { isOnDemand: true }),
    });
  const listed = new Set([
    ...Object.values(chunkEntries(groups)).map(idOf),
    ...[...files.values()].flatMap(({ ids }) => ids),
  ]);
  for (const id of getModuleIds()) {
    const asked = getModuleInfo(id)?.dynamicallyImportedIds ?? [];
    for (const target of asked.filter((other) => !listed.has(other))) {
      listed.add(target);
      add(baseName(target), { ids: [target], isOnDemand: true });
    }
  }
  return files;
}

/** The file of each module, by its id. */
function assign(groups, onDemand, idOf, graph) {
  const { getModuleIds, getModuleInfo } = graph;
  const entries = chunkEntries(groups);
  const files = groupsByName(groups, onDemand, idOf, graph);
  const reached = new Map([...files].map(([name, { ids }]) => [name, reach(ids, getModuleInfo)]));
  const common = {
    react: new Set([...getModuleIds()].filter((id) => REACT.test(id) || id === idOf(entries.react))),
    core: reach([idOf(entries.core)], getModuleInfo),
    shared: reach([idOf(entries.shared)], getModuleInfo),
    'late-shared': new Set(),
    extras: new Set(),
  };
  const fileOf = new Map();
  for (const id of getModuleIds()) {
    const all = [...reached.keys()].filter((name) => reached.get(name).has(id));
    const own = all.filter((name) => !all.some((other) => files.get(name).needs.has(other)));
    if (own.length === 1) fileOf.set(id, own[0]);
    else if (own.length > 1 && own.every((name) => files.get(name).isExtra)) common.extras.add(id);
    else if (
      own.some((name) => files.get(name).isLoadStep) &&
      own.some((name) => !files.get(name).isOnDemand)
    )
      common.core.add(id);
    else if (own.some((name) => !files.get(name).isOnDemand)) common.shared.add(id);
    else if (own.length > 1) common['late-shared'].add(id);
  }
  // A file is in the same chunk as its importer, or in an earlier one.
  for (const [name, ids] of Object.entries(common).toReversed())
    for (const id of reach(ids, getModuleInfo)) fileOf.set(id, name);
  return fileOf;
}

/**
 * @param {Record<string, { elements: readonly string[], needs?: readonly string[], isOnDemand?: boolean, isExtra?: boolean }>} groups
 * @param {Record<string, { modules: readonly string[], needs?: readonly string[], isLoadStep?: boolean, isExtra?: boolean }>} onDemand
 * @param {(file: string) => string} idOf the name by which the build knows a source file
 */
export function chunksOf(groups, onDemand, idOf) {
  let fileOf;
  return function manualChunks(id, graph) {
    fileOf ??= assign(groups, onDemand, idOf, graph);
    return fileOf.get(id);
  };
}
