import { currentHost } from '../../browser/navigation';
import { removeCookie, sessionStore } from '../../browser/storage';
import type { Config } from '../../config/settings';
import type { Identity } from '../../domain/shopper/roles';
import { validateSignIn, type SignInResponse } from '../../services/sign-in-service';
import { agentUserNameAtom, isLoginFlowAtom, isNewAccountAtom } from '../shopper/identity';
import { write } from '../store';
import { keepIdentity } from './identity-record';
import { reportProblem } from '../report';
import { resource } from '../resource';
import { resourceStates } from '../resource-states';

const signIns = resource(resourceStates<SignInResponse>('sign-in', 'page'), {
  read: (code: string, config) => validateSignIn(config, code, currentHost()),
  code: 'sign-in-failed',
});

/** Exchanges the sign-in code for an identity; `undefined` when it fails or the response has no `uuid` (LOAD-06 … LOAD-09). */
export async function signIn(config: Config, code: string): Promise<Identity | undefined> {
  const loaded = await signIns.reload(code);
  if (loaded.is !== 'ready') return undefined;
  const { uuid, agentUserName, isNewOptumIdProfileCreated } = loaded.value;
  if (uuid === undefined) {
    reportProblem('authValidate failed: the response has no uuid', 'sign-in-failed');
    return undefined;
  }
  const identity = { uuid, isGuest: false, isCloaked: false };
  sessionStore.write(config.storageKeys.signInCode, code);
  removeCookie(config.storageKeys.launchPlan); // may be of another shopper
  keepIdentity(config, identity, agentUserName);
  write(agentUserNameAtom, agentUserName ?? null);
  write(isNewAccountAtom, isNewOptumIdProfileCreated ?? false);
  write(isLoginFlowAtom, true);
  return identity;
}
