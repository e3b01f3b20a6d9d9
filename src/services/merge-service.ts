import * as v from 'valibot';
import type { Config } from '../config/settings';
import { toText } from '../domain/coerce';
import { callForStatus, callJson, hostOf, type CallRequest, type Result } from './http';
import { group, number } from './wire';

/** Form values with which a shopper confirms their identity (MODEL-21). */
export interface MergeIdentity {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  dob?: { month: string; day: string; year: string } | undefined;
  /** The member ID field is sent under this name, too (OPEN-B63). */
  mbi?: string | undefined;
  gender?: string | undefined;
  zipCode?: string | undefined;
}

/** Part of the response that an error response may contain, too (OPEN-B45). */
export interface RetriesLeft {
  remainingRetryCount?: number | undefined;
}

export interface MergeResponse extends RetriesLeft {
  isProfileMerged: boolean;
  /** Its type is unknown; passed to `stopReminder` unchanged (OPEN-B33). */
  mergedProfile?: unknown;
}

/** Trimmed fields; drops empty ones, and a date with an empty part (HTTP-11 … HTTP-13). */
function mergeFields({ dob, ...rest }: MergeIdentity): Record<string, string> {
  const parts = [dob?.month, dob?.day, dob?.year].flatMap((part) => toText(part) ?? []);
  const { firstName, lastName, email, mbi, gender, zipCode } = rest;
  const fields = {
    firstName,
    lastName,
    email,
    dob: parts.length === 3 ? parts.join('/') : undefined,
    mbi,
    gender,
    zipCode,
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const text = toText(value);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** Any value except null, blank text and the texts 'null' and 'undefined' (RULES-14). */
const opaque = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value): unknown =>
      typeof value === 'string' && toText(value) === undefined ? undefined : (value ?? undefined),
    ),
  ),
);

/** True for `true` and the text `"true"`; any other value means that nothing was merged (IDENT-29, IDENT-34). */
const isTrue = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true || toText(value) === 'true'),
  ),
  false,
);

/** An integer of 0 or more. */
const count = v.optional(
  v.pipe(
    number,
    v.transform((value) => (Number.isInteger(value) && Number(value) >= 0 ? value : undefined)),
  ),
);

const retriesLeft = group({ remainingRetryCount: count });
const mergeResponse = group({
  isProfileMerged: isTrue,
  mergedProfile: opaque,
  remainingRetryCount: count,
});

const mergeRequest = (
  config: Config,
  call: CallRequest['call'],
  body: Record<string, string>,
): CallRequest => ({
  ...hostOf(config),
  call,
  method: 'POST',
  url: `${config.services.profile}/profiles/merge/v1`,
  body,
});

/** `POST /profiles/merge/v1` with `action` "m" (NET-13, HTTP-09 … HTTP-14, MODEL-22). */
export const mergeProfile = (
  config: Config,
  identity: MergeIdentity,
): Promise<Result<MergeResponse, RetriesLeft>> =>
  callJson(
    mergeRequest(config, 'merge profile', { ...mergeFields(identity), action: 'm' }),
    (body): MergeResponse => v.parse(mergeResponse, body),
    (body): RetriesLeft | undefined => {
      const refusal = v.parse(retriesLeft, body);
      return refusal.remainingRetryCount === undefined ? undefined : refusal;
    },
  );

/** The same call with only `action` "s"; ignores the response body (HTTP-10, IDENT-41, OPEN-B45). */
export const skipMerge = (config: Config): Promise<Result<undefined>> =>
  callForStatus(mergeRequest(config, 'skip merge', { action: 's' }));
