import { sessionStore } from '../browser/storage';
import type { AgentSession } from '../config/settings';
import { toText } from '../domain/untrusted';

/** The value of an agent's session, if there is one: the texts 'null' and 'undefined' are none (AGENT-07, RULES-14). */
export const agentSessionValue = (agentSession: AgentSession | null | undefined): string | undefined =>
  agentSession ? toText(sessionStore.read(agentSession.storageKey)) : undefined;
