import * as v from 'valibot';
import type { Config } from '../config/settings';
import { toText } from '../domain/coerce';
import { callForStatus, callJson, hostOf, type CallRequest, type Result } from './http';
import { group, number } from './wire';

/** What a shopper has filled in to show who they are (MODEL-21). */
export interface MergeIdentity {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  dob?: { month: string; day: string; year: string } | undefined;
  /** The member ID field goes out under this name too (OPEN-B63). */
  mbi?: string | undefined;
  gender?: string | undefined;
  zipCode?: string | undefined;
}

/** What an error, too, may say (OPEN-B45). */
export interface RetriesLeft {
  remainingRetryCount?: number | undefined;
}

export interface MergeAnswer extends RetriesLeft {
  isProfileMerged: boolean;
  /** Of no known type; handed on unchanged to `stopReminder` (OPEN-B33). */
  mergedProfile?: unknown;
}

/** Trimmed fields that have a value, and the date only if all of its parts do (HTTP-11 … HTTP-13). */
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

/** Any value but null, blank text and the texts 'null' and 'undefined' (RULES-14). */
const opaque = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value): unknown =>
      typeof value === 'string' && toText(value) === undefined ? undefined : (value ?? undefined),
    ),
  ),
);

/** `true` and the text `"true"`; any other value means that nothing was merged (IDENT-29, IDENT-34). */
const isTrue = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true || toText(value) === 'true'),
  ),
  false,
);

/** A whole number from 0. */
const count = v.optional(
  v.pipe(
    number,
    v.transform((value) => (Number.isInteger(value) && Number(value) >= 0 ? value : undefined)),
  ),
);

const retriesLeft = group({ remainingRetryCount: count });
const mergeAnswer = group({
  isProfileMerged: isTrue,
  mergedProfile: opaque,
  remainingRetryCount: count,
});

const mergeRequest = (config: Config, call: string, body: Record<string, string>): CallRequest => ({
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
): Promise<Result<MergeAnswer, RetriesLeft>> =>
  callJson(
    mergeRequest(config, 'merge profile', { ...mergeFields(identity), action: 'm' }),
    (body): MergeAnswer => v.parse(mergeAnswer, body),
    (body): RetriesLeft | undefined => {
      const refusal = v.parse(retriesLeft, body);
      return refusal.remainingRetryCount === undefined ? undefined : refusal;
    },
  );

/** The same call with nothing but `action` "s", answer not read (HTTP-10, IDENT-41, OPEN-B45). */
export const skipMerge = (config: Config): Promise<Result<undefined>> =>
  callForStatus(mergeRequest(config, 'skip merge', { action: 's' }));
