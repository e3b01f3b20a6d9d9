import { isRecord, toNumber } from '../coerce';
import type { IdentityValues } from './identity-form';

/** What a host gets to look for claims (MODEL-20). Texts without blanks around them; `mbi` as on the card, or digits. */
export type ClaimsForm = Pick<
  IdentityValues,
  'firstName' | 'lastName' | 'dobMonth' | 'dobDay' | 'dobYear' | 'zipCode' | 'mbi' | 'isAttested'
>;

/** Without a value, nothing has been found. */
export type ClaimsAnswer = { isFound: boolean } | undefined;

/** What a host gets to add a shopper's own data (IMPORT-13). `gender` is `female` or `male`. */
export type ProfileForm = Omit<IdentityValues, 'isAttested'>;

/** `remainingRetryCount`: how many more attempts there are, when this one has failed (OPEN-B65). */
export interface ProfileAnswer {
  isSuccess: boolean;
  remainingRetryCount?: number;
}

/** Whatever a host answers: only `true` is a success. */
export const areClaimsFound = (answer: unknown): boolean => isRecord(answer) && answer.isFound === true;

export function toProfileAnswer(answer: unknown): ProfileAnswer {
  if (!isRecord(answer)) return { isSuccess: false };
  const left = toNumber(answer.remainingRetryCount);
  return {
    isSuccess: answer.isSuccess === true,
    ...(left !== undefined && Number.isInteger(left) && left >= 0 && { remainingRetryCount: left }),
  };
}
