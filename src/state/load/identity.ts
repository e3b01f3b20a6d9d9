import { queryParameter } from '../../browser/navigation';
import { sessionStore } from '../../browser/storage';
import type { Config } from '../../config/settings';
import { guest, type Identity } from '../../domain/shopper/roles';
import { toText } from '../../domain/coerce';
import { keepIdentity, rememberedIdentity } from './identity-record';
import { reportProblem } from '../report';

/** Stores a guest identity, also for later visits. */
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

/** The sign-in code in the URL, unless it has been validated already (LOAD-03). */
export function newSignInCode(config: Config): string | undefined {
  const code = toText(queryParameter('code'));
  return sessionStore.read(config.storageKeys.signInCode) === code ? undefined : code;
}

/**
 * Identity of the shopper: from the sign-in code in the URL, otherwise from the identity record, otherwise a guest (LOAD-01 …
 * LOAD-09). A code that has been validated already is ignored (OPEN-A002). Returns `undefined` when the sign-in has failed.
 */
export async function findIdentity(config: Config): Promise<Identity | undefined> {
  const code = toText(queryParameter('code'));
  const known = newSignInCode(config) === undefined ? rememberedIdentity(config) : undefined;
  if (code !== undefined && !known) return signInWith(config, code);
  return known && !known.isGuest ? known : becomeGuest(config, known);
}
