import { parseJson, readCookie, sessionStore, writeCookie } from '../../browser/storage';
import type { Config } from '../../config/settings';
import type { Identity } from '../../domain/shopper/roles';
import { toBoolean, toText } from '../../domain/coerce';
import { agentUserNameAtom } from '../shopper/identity';
import { isAgentFlow } from '../shopper/shopper';
import { write } from '../store';
import { reportProblem } from '../report';

const GUEST_COOKIE_DAYS = 90;

/**
 * Stores the identity record (`uuid`, `isGuest`, `isCSRLogin`) in a cookie: 90 days for a guest, otherwise for the session
 * (ROLES-03). In the agent flow it is in session storage, with the agent's name (ROLES-10, ROLES-11).
 */
export function keepIdentity(
  config: Config,
  { uuid, isGuest, isCloaked }: Identity,
  agentUserName?: string,
): void {
  const { identityCookie } = config.storageKeys;
  const record = { uuid, isGuest, isCSRLogin: isCloaked };
  if (isAgentFlow(config)) sessionStore.write(identityCookie, JSON.stringify({ ...record, agentUserName }));
  else writeCookie(identityCookie, JSON.stringify(record), isGuest ? GUEST_COOKIE_DAYS : undefined);
}

/** Reads the identity record; `undefined` when it is missing or unreadable (LOAD-04). */
export function rememberedIdentity(config: Config): Identity | undefined {
  const { identityCookie } = config.storageKeys;
  const text = isAgentFlow(config) ? sessionStore.read(identityCookie) : readCookie(identityCookie);
  if (text === undefined) return undefined;
  const record = parseJson(text);
  if (typeof record !== 'object' || record === null) {
    reportProblem('the identity cookie is not JSON; it is ignored', 'identity-unreadable');
    return undefined;
  }
  const { uuid, isGuest, isCSRLogin, agentUserName } = record as Record<string, unknown>;
  const id = toText(uuid);
  if (isAgentFlow(config)) write(agentUserNameAtom, toText(agentUserName) ?? null);
  return {
    uuid: id,
    isGuest: id === undefined || (toBoolean(isGuest) ?? false),
    isCloaked: toBoolean(isCSRLogin) ?? false,
  };
}
