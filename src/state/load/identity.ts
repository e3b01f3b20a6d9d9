import { currentHost, queryParameter } from '../../browser/navigation';
import { parseJson, readCookie, sessionStore, writeCookie } from '../../browser/storage';
import type { Config } from '../../config/settings';
import { guest, type Identity } from '../../domain/roles';
import { toBoolean, toText } from '../../domain/value';
import { validateSignIn } from '../../services/profile-service';
import { agentUserNameAtom, isAccountSetupCompleteAtom, isLoginFlowAtom } from '../page-state';
import { write } from '../store';
import { reportFailure, reportProblem } from './report';

/** An agent's session header lies in session storage; then identity does too, instead of in a cookie (ROLES-10). */
const isAgentFlow = ({ agentSession }: Config): boolean =>
  agentSession !== null && sessionStore.read(agentSession.storageKey) !== undefined;

/** The identity cookie; a missing or unreadable one is nobody (LOAD-04). */
function identityOfCookie(config: Config): Identity | undefined {
  const { identityCookie } = config.storageKeys;
  const cookie = isAgentFlow(config) ? sessionStore.read(identityCookie) : readCookie(identityCookie);
  if (cookie === undefined) return undefined;
  const value = parseJson(cookie);
  if (typeof value !== 'object' || value === null) {
    reportProblem('the identity cookie is not JSON; it is ignored', 'identity-unreadable');
    return undefined;
  }
  const { uuid, isGuest, isCSRLogin } = value as Record<string, unknown>;
  const id = toText(uuid);
  return {
    uuid: id,
    isGuest: id === undefined || (toBoolean(isGuest) ?? false),
    isCloaked: toBoolean(isCSRLogin) ?? false,
  };
}

/**
 * Who the page is for: the sign-in code of the address, else the identity cookie, else a guest (LOAD-01 … LOAD-09).
 * A code is validated once; the same code again means the cookie (OPEN-A002). No value: the sign-in failed.
 */
export async function findIdentity(config: Config): Promise<Identity | undefined> {
  const code = queryParameter('code');
  const known = identityOfCookie(config);
  const { signInCode, identityCookie } = config.storageKeys;
  if (code === undefined || (known && sessionStore.read(signInCode) === code)) return known ?? guest;

  const answer = await validateSignIn(config, code, currentHost());
  if (!answer.ok) {
    reportFailure(answer.failure, 'sign-in-failed');
    return undefined;
  }
  const { uuid, agentUserName, isNewOptumIdProfileCreated } = answer.value;
  if (uuid === undefined) {
    reportProblem('authValidate failed: the answer has no uuid', 'sign-in-failed');
    return undefined;
  }
  sessionStore.write(signInCode, code);
  const identity = JSON.stringify({ uuid, isGuest: false, isCSRLogin: false });
  if (isAgentFlow(config)) sessionStore.write(identityCookie, identity);
  else writeCookie(identityCookie, identity);
  write(agentUserNameAtom, agentUserName ?? null);
  write(isAccountSetupCompleteAtom, isNewOptumIdProfileCreated ?? false);
  write(isLoginFlowAtom, true);
  return { uuid, isGuest: false, isCloaked: false };
}
