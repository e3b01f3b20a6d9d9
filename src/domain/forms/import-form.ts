import { isRecord, toNumber } from '../coerce';
import type { IdentityValues } from './identity-form';

/**
 * Values that a host receives to look for claims (MODEL-20). Texts are trimmed; `mbi` is formatted as on the card, or
 * consists of digits.
 */
export type ClaimsForm = Pick<
  IdentityValues,
  'firstName' | 'lastName' | 'dobMonth' | 'dobDay' | 'dobYear' | 'zipCode' | 'mbi' | 'isAttested'
>;

/** No value: nothing was found. */
export type ClaimsResult = { isFound: boolean } | undefined;

/** Values that a host receives to add a shopper's own data (IMPORT-13). `gender` is `female` or `male`. */
export type ProfileForm = Omit<IdentityValues, 'isAttested'>;

/** `remainingRetryCount`: number of attempts left after a failure (OPEN-B65). */
export interface ProfileResult {
  isSuccess: boolean;
  remainingRetryCount?: number;
}

/** Accepts any response of a host; only `true` is a success. */
export const areClaimsFound = (result: unknown): boolean => isRecord(result) && result.isFound === true;

export function toProfileResult(result: unknown): ProfileResult {
  if (!isRecord(result)) return { isSuccess: false };
  const left = toNumber(result.remainingRetryCount);
  return {
    isSuccess: result.isSuccess === true,
    ...(left !== undefined && Number.isInteger(left) && left >= 0 && { remainingRetryCount: left }),
  };
}
