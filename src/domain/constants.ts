/* Service values that no element uses. The npm package exports them as `shopper-profile/constants`. */

/** Month in which a plan year starts, `MM` (CONST-13, OPEN-A111). */
export const PLAN_START_MONTH = '01';

/** Category of a copay among the costs of a benefit (CONST-14, OPEN-A111). */
export const COPAY_CATEGORY = '0';

/**
 * A ZIP code for hosts that need a default: `defaultZip: DEFAULT_ZIP_CODE`. Without it, there is none (CONST-16,
 * OPEN-A112).
 */
export const DEFAULT_ZIP_CODE = '10001';

/** Plan categories of the services (CONST-21, OPEN-A114). */
export const PLAN_CATEGORIES = ['M90', 'M91a', 'M92a'] as const;

/** Type of a user who acts on behalf of a shopper, in the agent flow (CONST-22, OPEN-A114). */
export const AGENT_TYPE = 'AGENT';

/**
 * Length of the special election period for an assigned plan and for the first Medicare Advantage enrollment, in months
 * (CONST-19).
 */
export const SPECIAL_ELECTION_MONTHS = 3;

/** Period that questions about chronic conditions cover, in months (CONST-20). */
export const CHRONIC_LOOKBACK_MONTHS = 12;
