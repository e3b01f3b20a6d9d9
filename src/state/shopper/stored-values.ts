import { localStore, sessionStore, type TextStore, agentSessionValue } from '../../browser/storage';
import type { CommonConfig } from '../../config/common-settings';
import type { AgentSession } from '../../config/settings';
import { commonConfigAtom } from '../common-config';
import { read } from '../store';
import { identityAtom } from './identity';

/*
 * What a browser remembers belongs to somebody: the owner stands beside it. Without one it is a guest's own, and counts
 * for guests and for the shopper who signs in next. Agents leave nothing behind their session.
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

/** Whether what is there counts for whoever the page is for; while nobody knows who that is, it does. */
function isTheirs(): boolean {
  const owner = store().read(keys().rememberedFor);
  const identity = read(identityAtom);
  return owner === undefined || identity === null || owner === identity.uuid;
}

/** No value where there is none, and where it is somebody else's. */
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
