/**
 * How far a shopper has come with showing who they are, for an import or to confirm their identity. Holds nothing of what
 * they type.
 */
export interface IdentityAttempt<MoreSteps extends string = never> {
  step: 'details' | 'loading' | 'success' | MoreSteps;
  retriesLeft: number;
  /**
   * Of the last attempt; `counted` when the response has said how many are left (IDENT-34, OPEN-B45), `serverError` and
   * `noAnswer` when it was not the shopper's doing.
   */
  failure: 'none' | 'counted' | 'uncounted' | 'serverError' | 'noAnswer';
}

export const succeededAttempt = {
  step: 'success',
  failure: 'none',
} as const satisfies Partial<IdentityAttempt>;

/** The form comes back, with as many attempts as the response has said (IDENT-34 … IDENT-39, OPEN-B45). */
export const failedAttempt = (
  retriesLeft: number | undefined,
  why: IdentityAttempt['failure'],
): Partial<IdentityAttempt> =>
  retriesLeft === undefined
    ? { step: 'details', failure: why }
    : { step: 'details', failure: 'counted', retriesLeft };
