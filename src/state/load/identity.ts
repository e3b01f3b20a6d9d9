import { queryParameter } from '../../browser/navigation';
import { parseJson, readCookie, sessionStore, writeCookie } from '../../browser/storage';
import type { Config } from '../../config/settings';
import { guest, type Identity } from '../../domain/shopper/roles';
import { toBoolean, toText } from '../../domain/untrusted';
import { agentUserNameAtom } from '../shopper/identity';
import { isAgentFlow } from '../shopper/shopper';
import { write } from '../store';
import { reportProblem } from './report';

const GUEST_COOKIE_DAYS = 90;

/**
 * The identity record: `uuid`, `isGuest`, `isCSRLogin` in a cookie, a guest's for 90 days (ROLES-03). In the agent
 * flow it lies in session storage, with the agent's name (ROLES-10, ROLES-11).
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

/** A missing or unreadable record is nobody (LOAD-04). */
function rememberedIdentity(config: Config): Identity | undefined {
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

/** From now on the page is for a guest, on later visits too. */
export function becomeGuest(config: Config, identity = guest): Identity {
  keepIdentity(config, identity);
  return identity;
}

async function signInWith(config: Config, code: string): Promise<Identity | undefined> {
  try {
    const { signIn } = await import('./sign-in');
    return await signIn(config, code);
  } catch {
    reportProblem('the sign-in could not be loaded', 'load-failed');
    return undefined;
  }
}

/**
 * Who the page is for: the sign-in code of the address, else the identity record, else a guest (LOAD-01 … LOAD-09).
 * A code is validated once; the same code again means the record (OPEN-A002). No value: the sign-in has failed.
 */
export async function findIdentity(config: Config): Promise<Identity | undefined> {
  const code = toText(queryParameter('code'));
  const isNewCode = code !== undefined && sessionStore.read(config.storageKeys.signInCode) !== code;
  const known = isNewCode ? undefined : rememberedIdentity(config);
  if (code !== undefined && !known) return signInWith(config, code);
  return known && !known.isGuest ? known : becomeGuest(config, known);
}
