/** Defaults of the keys that the loader reads before the configuration is resolved. */
export const earlyDefaults = {
  identityCookie: 'shopperProfile.identity',
  rememberedFor: 'shopperProfile.rememberedFor',
  planLists: 'shopperProfile.planLists',
  profileService: '/landrover/api',
  serverData: 'GET /landrover/api/serverData',
  featureToggle: 'GET /landrover/api/featureToggle',
} as const;
