/**
 * Loads the files of a popup, a panel or a tool so that a failed attempt can be repeated. Many browsers keep a failed
 * `import()` until the page is left (whatwg/html#6768), so each file is fetched first, which can be repeated, and is
 * imported from the HTTP cache when all of them have come. scripts/build/chunk-requests.mjs puts `loadFile` around each
 * `import()`; code that is not built imports as usual.
 */
const fetched = new Map<string, Promise<void>>();

async function fetchWhole(url: string): Promise<void> {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new TypeError(`status ${String(response.status)}`);
  await response.arrayBuffer();
}

function fetchFile(url: string): Promise<void> {
  const coming = fetched.get(url) ?? fetchWhole(url);
  fetched.set(url, coming);
  coming.catch(() => fetched.delete(url));
  return coming;
}

/**
 * Imports a module once its files have come. Rejects if one of them has not, and may be called again. Files of another origin
 * are imported directly: to fetch them would take a `connect-src` in the host's policy.
 * @param load the `import()` itself
 * @param files addresses of the module and of what it imports, relative to `base`
 */
export async function loadFile<Module>(
  load: () => Promise<Module>,
  files: readonly string[],
  base: string,
): Promise<Module> {
  if (new URL(base).origin === location.origin)
    await Promise.all(files.map((file) => fetchFile(new URL(file, base).href)));
  return load();
}
