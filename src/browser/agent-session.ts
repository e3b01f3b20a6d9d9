import { toText } from '../domain/untrusted';
import { sessionStore } from './storage';

/** The value of an agent's session, if there is one: the texts 'null' and 'undefined' are none (AGENT-07, RULES-14). */
export const agentSessionValue = (
  agentSession: { storageKey: string } | null | undefined,
): string | undefined => (agentSession ? toText(sessionStore.read(agentSession.storageKey)) : undefined);
