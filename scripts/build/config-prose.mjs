/**
 * What each configuration key does, for docs/reference/configuration.md. A key of src/config/settings.ts without a
 * sentence here fails the generation, and so does a sentence without a key. `group.*` speaks for all keys below.
 */
export const configProse = {
  site: 'Brand of the page: theme, wording overlay, site codes.',
  siteId: 'Site code of the sign-in validation. Without it AMP is `AARPM` and UMS is `UHCM`.',
  locale:
    'Language of the pieces, `en` or `es`; only the language part counts. Without it the page’s `lang`.',
  environment:
    'Name of the environment. Without it the first one in `analytics.hosts` that lists the page’s host, else `Dev`.',
  identityProvider: 'Fills `{identityProvider}` in the sign-in and registration routes.',
  'brandPaths.*': 'Fills `{brand}` in routes, by brand code.',
  origin:
    'Where the shopper came from: `pharmacy-search`, `drug-cost-estimator`, `plan-recommendation`, `plan-summary`.',
  'routes.*':
    'URL template of a route; placeholders in braces. A route of null has no default and is not followed.',
  'routes.application.*': 'Online application page by plan type.',
  'services.*': 'Base path or address of a backend service; empty means the site root.',
  'endpoints.*':
    'Method and path of a single call, as `"GET /path"` or `{ "method", "path" }`; null switches the call off.',
  'contentPaths.*': 'Path of a content fragment below `services.content`.',
  'loading.toggleWaitMs': 'How long the load flow waits for the feature flags; later ones still take effect.',
  'loading.callWaitMs':
    'How long pieces show that they are loading before they show what is known; later answers still take effect.',
  pageUtilityData: 'Feature flags of the page; then `endpoints.featureToggle` is not asked.',
  'storageKeys.*': 'Name of a cookie, or of a key in local or session storage.',
  agentSession: 'Session header of the agent flow.',
  'identity.*': 'Who counts as which kind of telesales profile.',
  'import.triggeredBy.*': 'Value of `triggeredBy` in the two import calls.',
  'session.*':
    'Session timeout: limit, its unit, length of the warning in milliseconds, and the events that reset the counter.',
  'phones.*': 'Telephone numbers. A missing number draws no link, the TTY note stays.',
  'aep.*': 'First and last day of the annual enrollment period, `MM-DD`.',
  'breakpoints.*':
    'Screen widths in CSS pixels: two card columns from `medium`, desktop-only pieces from `desktop`.',
  'analytics.*': 'Analytics switch, names and hosts.',
  'suppression.*': 'Plan codes without a start-application button.',
  providerCoverageTypes: 'Plan types whose cards have a doctors panel.',
  subsidyLevels: 'Percent of Extra Help by level code.',
  subsidyFields: 'Field of a plan that holds its premium, by percent of Extra Help.',
  'delete.closePlanPopupOnFailure': 'Whether the remove popup of a plan closes when the removal has failed.',
  texts: 'Wording by language and key: `{ "en": { "plans.heading": "…" } }`. The keys are in texts.md.',
  'vendors.*': 'Tools that are mounted into a piece: script, style sheet, global name, close event.',
  personalization:
    'Host object with `getLisDetails()`, `getExtraHelp()`, `setExtraHelp(answer)`. Without it `window.personalizationContextService`.',
  navigate: 'Router of the host. Without it the browser follows links itself.',
  print: 'What Print does. Without it `window.print`.',
  logger: 'Object with `warn` and `error`. Without it the console.',
};
