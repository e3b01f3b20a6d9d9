import { localStore, sessionStore, type TextStore, agentSessionValue } from '../../browser/storage';
import type { CommonConfig } from '../../config/common-settings';
import type { AgentSession } from '../../config/settings';
import { commonConfigAtom } from '../common-config';
import { read } from '../store';
import { identityAtom } from './identity';

/*
 * Values of a shopper in local storage, stored with the `uuid` of their owner (`rememberedFor`). Without an owner they belong to
 * a guest, and also apply to the shopper who signs in next. In the agent flow, session storage is used instead, so that nothing
 * remains after the session.
 */
const names = ['extraHelp', 'activeYear', 'profileCopy', 'planLists'] as const;
type Name = (typeof names)[number];

function keys(): CommonConfig['storageKeys'] {
  return read(commonConfigAtom).storageKeys;
}

function store(): TextStore {
  const { agentSession } = read(commonConfigAtom) as CommonConfig & { agentSession?: AgentSession | null };
  return agentSessionValue(agentSession) === undefined ? localStore : sessionStore;
}

/** Whether the stored values apply to the current shopper; true while the shopper is unknown. */
function isTheirs(): boolean {
  const owner = store().read(keys().rememberedFor);
  const identity = read(identityAtom);
  return owner === undefined || identity === null || owner === identity.uuid;
}

/** Returns a stored value; `undefined` when it does not exist or belongs to another shopper. */
export const readStored = (name: Name): string | undefined =>
  isTheirs() ? store().read(keys()[name]) : undefined;

export function writeStored(name: Name, value: string): void {
  if (!isTheirs()) removeStored();
  const uuid = read(identityAtom)?.uuid;
  if (uuid !== undefined) store().write(keys().rememberedFor, uuid);
  store().write(keys()[name], value);
}

export function removeStored(): void {
  for (const name of [...names, 'rememberedFor'] as const) store().remove(keys()[name]);
}
