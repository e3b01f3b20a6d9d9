/** Where a shopper goes after signing in: a page of the demo, with those parts of its query that say how it looks. */
export interface WayBack {
  path: string;
  query: [string, string][];
}

/** Relative addresses need a host to be read; it plays no part in what comes back. */
const HERE = 'http://localhost';

// These would open another session, or take a code that was used before.
const OVER = ['scenario', 'date', 'fail', 'delay', 'import', 'merge', 'reset', 'code'];

/**
 * The page that the visitor came from, else the one that was last looked at, else the first of the demo. Only paths of
 * the demo's own pages come back, whatever the addresses say.
 */
export function wayBack(
  referer: string | undefined,
  lastPage: string | undefined,
  pages: { path: string; hasProfile: boolean }[],
): WayBack {
  const own = pages.filter((page) => page.hasProfile);
  for (const address of [referer, lastPage]) {
    const url = address && URL.canParse(address, HERE) ? new URL(address, HERE) : undefined;
    const page = own.find(({ path }) => path === url?.pathname);
    if (url && page) {
      return { path: page.path, query: [...url.searchParams].filter(([name]) => !OVER.includes(name)) };
    }
  }
  return { path: own[0]?.path ?? '/', query: [] };
}

export const addressOf = ({ path, query }: WayBack): string =>
  query.length ? `${path}?${new URLSearchParams(query)}` : path;
