/** The views of the profile, named as in the address: `#drugs` (OPEN-A021). */
export const views = ['plans', 'drugs', 'providers'] as const;
export type View = (typeof views)[number];

/** Where a shopper can come from (contract §7). */
const origins = ['pharmacy-search', 'drug-cost-estimator', 'plan-recommendation', 'plan-summary'] as const;
export type Origin = (typeof origins)[number];

/** Path of an address, `''` for what is none. */
const pathOf = (url: string): string => /^(?:[a-z]+:\/\/[^/?#]*)?([^?#]*)/i.exec(url)?.[1] ?? '';

/**
 * The origin by its name, else by the page before on this site: the one whose page it was, also when it has an address below that
 * page (`/plan-recommendation-engine.html/result`).
 */
export function originOf(
  name: string | undefined,
  referrer: string,
  pages: Readonly<Record<Origin, string>>,
): Origin | undefined {
  const named = origins.find((origin) => origin === name);
  if (named) return named;
  const path = pathOf(referrer);
  return origins.find((origin) => {
    const page = pathOf(pages[origin]).replace(/\/$/, '');
    return page !== '' && (path === page || path.startsWith(`${page}/`));
  });
}

/** `#drugs` → drugs; anything else names no view. */
export const viewOfHash = (hash: string): View | undefined =>
  views.find((view) => `#${view}` === hash.toLowerCase());

/**
 * Whether the hash of the page's address may name a view. Any other hash belongs to the host: to its router (`#/profile`) or
 * to a place on its page (`#content`), and is not replaced.
 */
export const isHashForViews = (hash: string): boolean =>
  hash === '' || viewOfHash(hash) !== undefined || hash.toLowerCase().startsWith('#faq-');

/**
 * The view to start with: drugs for those who come from the pharmacy search or the drug cost estimator, else what the
 * address names, else plans (LOAD-44 … LOAD-46). `hashFirst` lets the address win.
 */
export function initialViewOf(hash: string, origin: Origin | undefined, hashFirst: boolean): View {
  const named = viewOfHash(hash);
  const isFromDrugs = origin === 'pharmacy-search' || origin === 'drug-cost-estimator';
  if (isFromDrugs && !(hashFirst && named)) return 'drugs';
  return named ?? 'plans';
}
