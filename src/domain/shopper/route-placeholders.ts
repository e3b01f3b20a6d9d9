const everywhere = ['identityProvider', 'brand', 'zipcode', 'planYear', 'year'] as const;
const place = ['fips', 'county'] as const;
const application = ['planId', 'planYear', 'planType', 'zipcode', 'fips', 'county', 'brand', 'step'] as const;

/** Placeholders in addition to those that all routes have. */
const byRoute: Readonly<Record<string, readonly string[]>> = {
  planDetails: [...place, 'planId', 'planCode'],
  medsuppDetails: [...place, 'planId', 'planCode'],
  planCompare: [...place, 'planType', 'planIds'],
  viewApplication: [...place, 'planId', 'planType', 'confirmationNo'],
};

/**
 * The placeholders that elements fill in the template of a route; `application.MA` and similar routes have their own.
 */
export const placeholdersOf = (route: string): readonly string[] =>
  route.startsWith('application.') ? application : [...everywhere, ...(byRoute[route] ?? [])];
