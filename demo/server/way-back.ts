/**
 * Where a shopper goes after signing in: a page of the demo, with the query parameters that control its look.
 */
export interface WayBack {
  path: string;
  query: [string, string][];
}

/** A base for parsing relative URLs. It is not part of the result. */
const HERE = 'http://localhost';

// These would open another session, or use a code a second time.
const OVER = ['scenario', 'date', 'fail', 'delay', 'import', 'merge', 'reset', 'code'];

/**
 * The page that the visitor came from, else the last one they saw, else the first page of the demo. Returns
 * only paths of the demo, whatever the URLs contain.
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
