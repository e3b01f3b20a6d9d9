/**
 * Progress of a shopper who confirms their identity, for an import or for a telesales profile. Contains nothing that
 * the shopper types.
 */
export interface IdentityAttempt<MoreSteps extends string = never> {
  step: 'details' | 'loading' | 'success' | MoreSteps;
  retriesLeft: number;
  /**
   * Failure of the last attempt. `counted`: the response contained the number of attempts left (IDENT-34, OPEN-B45).
   * `serverError` and `noAnswer`: the failure was not caused by the shopper.
   */
  failure: 'none' | 'counted' | 'uncounted' | 'serverError' | 'noAnswer';
}

export const succeededAttempt = {
  step: 'success',
  failure: 'none',
} as const satisfies Partial<IdentityAttempt>;

/** Returns to the form, with the number of attempts left from the response (IDENT-34 … IDENT-39, OPEN-B45). */
export const failedAttempt = (
  retriesLeft: number | undefined,
  why: IdentityAttempt['failure'],
): Partial<IdentityAttempt> =>
  retriesLeft === undefined
    ? { step: 'details', failure: why }
    : { step: 'details', failure: 'counted', retriesLeft };
