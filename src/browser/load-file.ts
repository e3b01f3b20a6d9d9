/**
 * Loads the chunks of a popup, a panel or a tool so that a failed attempt can be retried. Many browsers cache a failed
 * `import()` until the page is left (whatwg/html#6768). So each file is fetched first, which can be retried, and is imported
 * from the HTTP cache once all of them have loaded. scripts/build/chunk-requests.mjs wraps each `import()` in `loadFile`;
 * unbuilt code imports as usual.
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
 * Imports a module after its files have loaded. Rejects if one of them fails; the caller may try again. Files of another
 * origin are imported directly, because fetching them would require a `connect-src` in the host's policy.
 * @param load the `import()` itself
 * @param files URLs of the module and its imports, relative to `base`
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
