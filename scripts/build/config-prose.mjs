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
  'roles.manageAccountMembersOnly':
    'Whether Manage account is for members only, instead of for all who are signed in.',
  'cloaked.readOnly': 'Whether a cloaked profile has no remove buttons.',
  'guest.mergeOnSignIn':
    'Whether what a guest has saved in this browser is added to the account at sign-in. Without it the account’s own profile shows, and the guest’s stays in the browser.',
  'signIn.isHsidLogin': 'Value of `isHsidLogin` in the sign-in validation.',
  'signIn.requestHost': 'Value of `requestHost` in the sign-in validation. Without it the page’s host.',
  'signIn.clientCookie': 'Name of the cookie whose value is sent as `dcClientCookie`; empty: none.',
  'signIn.isMultiProfileCloakInEnabled': 'Value of `isMultiProfileCloakInEnabled` in the sign-in validation.',
  'signOut.clearIdentityCookie':
    'Whether signing out removes the identity cookie as well, so that the next visit starts as a guest.',
  'profileRead.*':
    'Function `(section) => text` that adds a part to the path of the profile call, behind the section; the flag goes with section `all` only.',
  isAccountSetupComplete: 'Whether the account-ready banner shows, whatever the sign-in answer says.',
  'initialView.hashFirst':
    'Whether the view that the address names goes before the drugs view for those who come from the pharmacy search or the drug cost estimator.',
  'import.waitMs': 'How long the member import may take before the page goes on without it, in milliseconds.',
  'hooks.dataLoaded':
    'Called once with `{ outcome }` when the load flow has ended in the external login flow.',
  'drugs.showImportLink': 'Whether the import link of the drugs shows, on pages that have the import popup.',
  'drugs.editLinkOnce': 'Whether the drug pricing popup has one edit link instead of one in each row.',
  'hooks.linkId': 'Called 1 second after the load flow has ended.',
  'hours.*':
    'Hours beside the telephone numbers, as text in the language of the page. Without them the wording of the piece.',
  faqByView: 'Questions of the FAQ by view: `talk`, `saving`, `information`, `continue`, `allPlans`.',
  'blocks.*': 'Switches a block off, wherever it is placed.',
  'email.blockInvalid': 'Whether Send stays in the e-mail popup while the address is missing or malformed.',
  defaultZip: 'ZIP code that the ZIP field starts with.',
  'import.triggeredBy.*': 'Value of `triggeredBy` in the two import calls.',
  'session.applyToGuests': 'Whether the session of a guest ends, too.',
  'session.timeout':
    'How long nobody may use the page before the timeout popup opens, in units of `session.timeoutUnitMs`. Content may say it by the text key `session.timeout`, which goes before the default and not before the configuration. Above 0.',
  'session.timeoutUnitMs': 'Unit of `session.timeout`, in milliseconds. Above 0.',
  'session.warningMs':
    'How long the timeout popup counts down before it signs out, in milliseconds. Above 0.',
  'session.resetEvents':
    'DOM events that count as use of the page; `touchstart` is not among them by default.',
  'phones.*': 'Telephone numbers. A missing number draws no link, the TTY note stays.',
  'aep.*': 'First and last day of the annual enrollment period, `MM-DD`.',
  'breakpoints.*':
    'Screen widths in CSS pixels: two card columns from `medium`, desktop-only pieces from `desktop`.',
  'analytics.*': 'Analytics switch, names and hosts.',
  'activePlan.requireMemberProfile':
    'Whether the active plan shows for members only (`optumId` and `mbi`), and not for every signed-in shopper who has one.',
  'application.gpsImagePrefix':
    'What the image identifier of an application begins with; those that begin otherwise are left out of account.',
  'application.timeSuffix': 'Text behind the time at which an application was saved.',
  'application.resumeReferrer': 'Value of `referrer` in the link that goes on with a supplement application.',
  'application.stepsLeftOut.*': 'Routes of the steps that this kind of online application does not have.',
  'application.questionAliases':
    'Other names of questions of the online application, by ours: `{ "medicareClaimNumber": ["mbi"] }`.',
  'suppression.*': 'Plan codes without a start-application button.',
  providerCoverageTypes: 'Plan types whose cards have a doctors panel.',
  subsidyLevels: 'Percent of Extra Help by level code.',
  subsidyFields: 'Field of a plan that holds its premium, by percent of Extra Help.',
  'delete.closePlanPopupOnFailure': 'Whether the remove popup of a plan closes when the removal has failed.',
  texts: 'Wording by language and key: `{ "en": { "plans.heading": "…" } }`. The keys are in texts.md.',
  'vendors.*':
    'Tools that open in a drawer: script, style sheet, global name, close event. What they have to offer: configuration.md.',
  personalization:
    'Host object with `getLisDetails()`, `getExtraHelp()`, `setExtraHelp(answer)`. Without it `window.personalizationContextService`.',
  navigate: 'Router of the host. Without it the browser follows links itself.',
  print: 'What Print does. Without it `window.print`.',
  logger: 'Object with `warn` and `error`. Without it the console.',
};
