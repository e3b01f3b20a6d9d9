/** How the mock service recognizes an agent's requests: the `agentSession` configuration of the demo. */
export const agentSession = {
  header: 'X-Session-Id',
  storageKey: 'agentSession',
  pathPrefix: '/landrover/api',
} as const;

/** The first value of the header. Each response contains the next one. */
export const FIRST_AGENT_TOKEN = 'agent-session-1';
