/** How an agent's requests are told from a shopper's: the product's `agentSession` configuration of the demo. */
export const agentSession = {
  header: 'X-Session-Id',
  storageKey: 'agentSession',
  pathPrefix: '/landrover/api',
} as const;

/** The header's value at the start; each response has the next one. */
export const FIRST_AGENT_TOKEN = 'agent-session-1';
