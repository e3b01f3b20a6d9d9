/** What a site must set before it goes live (docs/guides/brand-engineer.md), as sentences. Keys, never values. */
import { isEnvironmentKnown } from '../src/config/derived';
import type { Config } from '../src/config/settings';
import { nearestName } from '../src/domain/nearest-name';
import { placeholdersOf } from '../src/domain/shopper/route-placeholders';

const orByPhone = ' (with a number in phones, "Enroll by phone" is)';

/** Settings without a default that elements need. */
const needs: readonly {
  key: string;
  elements: readonly string[];
  isSet: (config: Config) => boolean;
  consequence: string;
}[] = [
  ...(['MA', 'PDP', 'SNP'] as const).map((type) => ({
    key: `routes.application.${type}`,
    elements: ['plans', 'recommendation', 'applications'],
    isSet: ({ routes }: Config) => Boolean(routes.application[type]),
    consequence: `"Enroll in plan" and "Continue" are not offered for such plans${orByPhone}`,
  })),
  {
    key: 'routes.viewApplication',
    elements: ['plans', 'recommendation', 'applications'],
    isSet: ({ routes }) => Boolean(routes.viewApplication),
    consequence: '"View application" is not offered',
  },
  {
    key: 'routes.medsuppResume',
    elements: ['plans', 'recommendation', 'applications'],
    isSet: ({ routes }) => Boolean(routes.medsuppResume),
    consequence: '"Continue application" is not offered for supplement plans',
  },
  {
    key: 'vendors.providerSearch',
    elements: ['doctors'],
    isSet: ({ vendors, routes }) => vendors.providerSearch !== null || Boolean(routes.providerSearch),
    consequence: 'without it or routes.providerSearch doctors cannot be added or edited',
  },
  {
    key: 'phones.tollFree',
    elements: ['help', 'faq'],
    isSet: ({ phones, endpoints }) => phones.tollFree !== '' || endpoints.tollFree !== null,
    consequence: 'endpoints.tollFree is switched off, too, and no number to call shows',
  },
];

/** Settings without a default that an element needs. `isOnPage` receives the name of an element, `host` is the page's. */
export function missingSettings(
  config: Config,
  host: string,
  isOnPage: (element: string) => boolean,
): string[] {
  const missing = needs
    .filter(({ elements, isSet }) => !isSet(config) && elements.some(isOnPage))
    .map(({ key, consequence }) => `${key} is not set: ${consequence}`);
  if (config.analytics.enabled && !isEnvironmentKnown(config, host))
    missing.push(
      'environment is not set, and analytics.hosts does not list this host: analytics go to the topic for tests, without user id and names',
    );
  return missing;
}

/** Placeholders of routes that have no value. */
export function unknownRoutePlaceholders({ routes: { application, ...routes } }: Config): string[] {
  const inApplication = Object.entries(application).map(
    ([type, url]) => [`application.${type}`, url] as const,
  );
  return [...Object.entries(routes), ...inApplication].flatMap(([route, template]) => {
    const known = placeholdersOf(route);
    return [...(template ?? '').matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => {
      if (known.includes(name)) return [];
      const nearest = nearestName(name, known);
      return `routes.${route}: unknown placeholder {${name}}${nearest ? `; did you mean {${nearest}}?` : ''}`;
    });
  });
}
