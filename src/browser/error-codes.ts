interface ErrorMeaning {
  /** What happened, and what the shopper sees as a result. */
  meaning: string;
  /** What the page author can do about it. */
  remedy: string;
  requirements: string;
}

const SERVICE = 'See the status in the console line; retried at the next load or refresh.';
const FILES =
  'Keep the chunks of the last release on the server (deploying.md); check the content security policy.';

const updateFailed = (what: string, requirements: string) => ({
  meaning: `The changed list of ${what} could not be read or written; the item is back where it was.`,
  remedy: SERVICE,
  requirements,
});
const reloadFailed = (what: string) => ({
  meaning: `After a failed or lost change the list of ${what} could not be read again; it stays as it was known.`,
  remedy: SERVICE,
  requirements: 'DEL-11',
});

/**
 * Every `code` of `shopper-profile-error`, for docs/troubleshooting.md. Not part of the bundle, which uses only the type of
 * the keys.
 */
export const errorCodes = {
  'load-failed': {
    meaning:
      'Files of the bundle did not load, or the load flow stopped early. Elements that need them do not show; the others work.',
    remedy: FILES,
    requirements: 'LOAD-10',
  },
  'render-failed': {
    meaning: 'An element could not be shown. Its author content shows again; the other elements work.',
    remedy: 'Report it with the tag in `source`.',
    requirements: 'ERR-07',
  },
  'host-function-failed': {
    meaning:
      'A function of the page’s own configuration threw or rejected. What it was called for goes on without it.',
    remedy: 'Fix the function named in the console line.',
    requirements: 'OPEN-A110',
  },
  'sign-in-failed': {
    meaning: 'The sign-in code was refused, or the response has no `uuid`. The elements offer to try again.',
    remedy: 'Check `services.profile` and `siteId`; a code works once.',
    requirements: 'ERR-01, LOAD-06',
  },
  'identity-unreadable': {
    meaning: 'The identity cookie is not JSON; the page is a guest’s.',
    remedy: 'Check who else writes `storageKeys.identityCookie`.',
    requirements: 'LOAD-04',
  },
  'profile-failed': {
    meaning:
      'The profile could not be read. What the page knew before stays; without that, the elements offer to try again.',
    remedy: SERVICE,
    requirements: 'ERR-02, ERR-07',
  },
  'profile-missing': {
    meaning: 'The account has no `userDetails`: logged out, and on to the sign-in.',
    remedy: 'The account is not complete on the service.',
    requirements: 'ERR-03, LOAD-26',
  },
  'stored-profile-unreadable': {
    meaning: 'The guest profile of this browser cannot be parsed; the page starts with an empty one.',
    remedy: 'Check who else writes `storageKeys.guestProfile`.',
    requirements: 'ERR-10, ERRB-14',
  },
  'telesales-type-unknown': {
    meaning:
      'The profile has a telesales type that is not configured. The shopper is not asked to confirm their identity.',
    remedy: 'Add it to `identity.telesales`.',
    requirements: 'ERRB-13',
  },
  'logout-failed': {
    meaning: 'The logout call failed or took too long; the shopper stays signed in, and can try again.',
    remedy: SERVICE,
    requirements: 'OUT-10, ERRB-03',
  },
  'flags-failed': {
    meaning: 'The feature flags could not be read; all count as off.',
    remedy: 'Check `endpoints.featureToggle`, or configure `pageUtilityData`.',
    requirements: 'LOAD-10',
  },
  'time-failed': {
    meaning: 'The server’s date-time could not be read; the clock of the browser counts.',
    remedy: 'Check `endpoints.serverData`.',
    requirements: 'ERR-04, OPEN-A107',
  },
  'content-failed': {
    meaning: 'A content fragment could not be read; defaults show, or the block is missing.',
    remedy: 'Check `services.content` and `contentPaths`.',
    requirements: 'ERR-05',
  },
  'counties-failed': {
    meaning: 'The counties of a ZIP code could not be read; plans show with what is saved.',
    remedy: SERVICE,
    requirements: 'ERR-06',
  },
  'counties-missing': {
    meaning: 'The service knows no county for the saved ZIP code.',
    remedy: 'Nothing on the page; the saved ZIP code is wrong.',
    requirements: 'ERR-08',
  },
  'plans-failed': {
    meaning: 'The plan list could not be read; cards show what is saved, without benefits.',
    remedy: SERVICE,
    requirements: 'ERR-06',
  },
  'plan-failed': {
    meaning: 'The details of one plan could not be read; its card shows what is saved.',
    remedy: SERVICE,
    requirements: 'ERR-06',
  },
  'plan-missing': {
    meaning: 'The response does not include a saved plan. Its card shows what is saved.',
    remedy: 'Nothing on the page; the plan is not sold at this place any more.',
    requirements: 'ERR-08',
  },
  'plan-contact-failed': {
    meaning: 'The telephone number of an application’s plan could not be read; the configured one shows.',
    remedy: SERVICE,
    requirements: 'ERR-07',
  },
  'toll-free-failed': {
    meaning: 'The toll-free number could not be read.',
    remedy: 'Check `endpoints.tollFree`, or configure `phones.tollFree`.',
    requirements: 'CONST-03',
  },
  'lis-failed': {
    meaning: 'The Extra Help record could not be read; prices show without it.',
    remedy: 'Check `endpoints.lisData`.',
    requirements: 'LOAD-15, NET-26',
  },
  'lis-unavailable': {
    meaning: 'The host object for Extra Help is missing; prices show without it.',
    remedy:
      'Configure `personalization`, or provide `window.personalizationContextService` before the script.',
    requirements: 'ERR-11',
  },
  'import-failed': {
    meaning: 'The drugs and doctors of a member could not be brought in; the profile shows without them.',
    remedy: SERVICE,
    requirements: 'ERR-07',
  },
  'import-date-unreadable': {
    meaning: 'The date of the member’s agreement to the import cannot be read; nothing is brought in.',
    remedy: 'Nothing on the page; the stored date is wrong.',
    requirements: 'ERR-07',
  },
  'email-failed': {
    meaning: 'The host function `email.send` has rejected, or has resolved to `false`: nothing was sent.',
    remedy: 'Fix the function.',
    requirements: 'ERRB-04',
  },
  'import-form-failed': {
    meaning: 'The host function of the import form is missing, or did not return in time.',
    remedy: 'Configure `import.submitProfile`; check `import.waitMs`.',
    requirements: 'OPEN-B40',
  },
  'guest-merge-failed': {
    meaning: 'What a guest had saved could not be added to the account; it stays in this browser.',
    remedy: SERVICE,
    requirements: 'LOAD-36',
  },
  'merge-failed': {
    meaning:
      'The profile could not be merged with what was told to an agent; the form is back, with a message.',
    remedy: SERVICE,
    requirements: 'ERRB-11',
  },
  'merge-refused': {
    meaning:
      'The service did not merge the profile: what was typed does not fit. The form is back, with a message.',
    remedy: 'Nothing on the page.',
    requirements: 'ERRB-11',
  },
  'skip-failed': {
    meaning: 'That the shopper wants to skip confirming could not be saved; they are asked again.',
    remedy: SERVICE,
    requirements: 'ERRB-12',
  },
  'stop-reminder-failed': {
    meaning: 'The reminder could not be stopped after the profile was confirmed.',
    remedy: 'Check `endpoints.stopReminder`.',
    requirements: 'IDENT-30',
  },
  'application-status-failed': {
    meaning: 'The status of the applications could not be read. They show with the status in the profile.',
    remedy: 'Check `endpoints.applicationStatus`.',
    requirements: 'NET-19, ERR-07',
  },
  'saved-application-failed': {
    meaning: 'The application that was saved elsewhere could not be read; it does not show.',
    remedy: SERVICE,
    requirements: 'ERR-07',
  },
  'saved-application-incomplete': {
    meaning: 'The application that was saved elsewhere lacks what a card needs; it does not show.',
    remedy: 'Nothing on the page.',
    requirements: 'ERR-08',
  },
  'supplement-application-failed': {
    meaning: 'The supplement application could not be read; it does not show.',
    remedy: SERVICE,
    requirements: 'ERR-07',
  },
  'supplements-failed': {
    meaning: 'The supplement plans could not be read; their cards show what is saved.',
    remedy: SERVICE,
    requirements: 'ERR-07',
  },
  'supplements-unreadable': {
    meaning: '`medsuppData` of the profile is no JSON object; supplement plans do not show.',
    remedy: 'Nothing on the page; the stored profile is wrong.',
    requirements: 'ERR-10',
  },
  'supplement-unreadable': {
    meaning: 'A saved supplement plan has no code; it does not show.',
    remedy: 'Nothing on the page; the stored profile is wrong.',
    requirements: 'ERR-10',
  },
  'supplement-missing': {
    meaning: 'The response does not include a saved supplement plan. Its card shows what is saved.',
    remedy: 'Nothing on the page.',
    requirements: 'ERR-08',
  },
  'supplement-without-zip': {
    meaning: 'A saved supplement plan has no ZIP code, so that nothing can be asked about it.',
    remedy: 'Nothing on the page; the stored profile is wrong.',
    requirements: 'ERR-08',
  },
  'supplement-interface-failed': {
    meaning: 'The script of `vendors.medsupp` did not load. Links for supplements lead to the route instead.',
    remedy: 'Check its address, its `integrity`, and the content security policy.',
    requirements: 'MEDSUPP-13, OPEN-A085',
  },
  'provider-search-failed': {
    meaning:
      'The tool of `vendors.providerSearch` did not load. The route `providerSearch` opens instead, or the element shows that it could not be opened.',
    remedy: 'Check its address, its `globalName`, and the content security policy.',
    requirements: 'ERR-08, OPEN-A108',
  },
  'drug-estimator-failed': {
    meaning:
      'The tool of `vendors.drugEstimator` did not load. The route `drugCostEstimator` opens instead, or the element shows that it could not be opened.',
    remedy: 'Check its address, its `globalName`, and the content security policy.',
    requirements: 'ERR-08, OPEN-A108',
  },
  'recommendation-unreadable': {
    meaning: '`preData.data` of the profile is no JSON object; no recommendation shows.',
    remedy: 'Nothing on the page; the stored profile is wrong.',
    requirements: 'ERR-10',
  },
  'recommendation-ambiguous': {
    meaning: 'More than one plan has rank 1 in `preData.data`; the first one shows.',
    remedy: 'Nothing on the page; the stored profile is wrong.',
    requirements: 'ERR-10',
  },
  'delete-plan-failed': {
    meaning: 'A plan could not be removed; its card is back.',
    remedy: SERVICE,
    requirements: 'ERRB-01',
  },
  'update-plan-failed': updateFailed('saved plans', 'ERRB-01'),
  'update-drug-failed': updateFailed('drugs', 'ERRB-02'),
  'update-doctor-failed': updateFailed('doctors', 'ERRB-02'),
  'update-supplement-failed': updateFailed('supplement plans', 'ERRB-01'),
  'reload-plan-failed': reloadFailed('saved plans'),
  'reload-drug-failed': reloadFailed('drugs'),
  'reload-doctor-failed': reloadFailed('doctors'),
  'reload-supplement-failed': reloadFailed('supplement plans'),
} as const satisfies Record<string, ErrorMeaning>;

export type ErrorCode = keyof typeof errorCodes;
