/** The views of the profile, named as in the URL: `#drugs` (OPEN-A021). */
export const views = ['plans', 'drugs', 'providers'] as const;
export type View = (typeof views)[number];

/** Pages that a shopper can come from (contract §7). */
const origins = ['pharmacy-search', 'drug-cost-estimator', 'plan-recommendation', 'plan-summary'] as const;
export type Origin = (typeof origins)[number];

/** Path of a URL; `''` if it is invalid. */
const pathOf = (url: string): string => /^(?:[a-z]+:\/\/[^/?#]*)?([^?#]*)/i.exec(url)?.[1] ?? '';

/**
 * The origin by its name, otherwise by the previous page on this site, including pages below it
 * (`/plan-recommendation-engine.html/result`).
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

/** `#drugs` → drugs. Any other hash returns no view. */
export const viewOfHash = (hash: string): View | undefined =>
  views.find((view) => `#${view}` === hash.toLowerCase());

/**
 * Whether the hash of the URL may name a view. Any other hash belongs to the host, for its router (`#/profile`) or an
 * anchor on its page (`#content`), and is not replaced.
 */
export const isHashForViews = (hash: string): boolean =>
  hash === '' || viewOfHash(hash) !== undefined || hash.toLowerCase().startsWith('#faq-');

/**
 * The initial view: drugs for shoppers who come from the pharmacy search or the drug cost estimator, otherwise the view
 * in the hash, otherwise plans (LOAD-44 … LOAD-46). With `hashFirst`, the hash takes precedence.
 */
export function initialViewOf(hash: string, origin: Origin | undefined, hashFirst: boolean): View {
  const named = viewOfHash(hash);
  const isFromDrugs = origin === 'pharmacy-search' || origin === 'drug-cost-estimator';
  if (isFromDrugs && !(hashFirst && named)) return 'drugs';
  return named ?? 'plans';
}
