import type { Setting } from './setting';

/**
 * On a partner page nobody reads the keys of brand-settings.ts: they are known by name, and whatever a host writes
 * there is left to the brand bundle.
 */
const names =
  'siteId environment identityProvider brandPaths origin routes services endpoints contentPaths loading pageUtilityData agentSession identity roles cloaked guest signIn signOut profileRead isAccountSetupComplete initialView import hooks hours faqByView blocks email defaultZip session phones breakpoints analytics activePlan application suppression providerCoverageTypes subsidyFields delete drugs vendors print';

const anything: Setting<unknown> = { byDefault: undefined, expected: '', accepts: () => true };

export const brandSettings = Object.fromEntries(names.split(' ').map((name) => [name, anything]));
