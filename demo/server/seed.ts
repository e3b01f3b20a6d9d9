import { agentSession, FIRST_AGENT_TOKEN, IDENTITY, scenarios } from '../service/index';
import { cleanUp } from '../testing/page-script';
import type { DemoSession } from './sessions';

/**
 * A script that prepares the browser for the page. At the start of a session, it removes what an earlier session stored
 * under the bundle's prefix, and stores the profile of a guest. The server sets the identity cookie, so the script does
 * not change it. In every new tab, it stores an agent's session where the agent's tool would.
 */
export function seedScript(session: DemoSession): string {
  const local = session.isFresh ? session.service.browserState.localStorage : {};
  return `(() => {
${session.isFresh ? cleanUp([IDENTITY]) : ''}
  const fill = (storage, values) => {
    for (const [key, value] of Object.entries(values)) {
      if (storage.getItem(key) === null) storage.setItem(key, value);
    }
  };
  fill(localStorage, ${JSON.stringify(local)});
  fill(sessionStorage, ${JSON.stringify(agentValues(session))});
})();
`;
}

function agentValues({ service, arrival }: DemoSession): Record<string, string> {
  // The response to the code says who the shopper is.
  if (arrival && scenarios[arrival].isAgentFlow) return { [agentSession.storageKey]: FIRST_AGENT_TOKEN };
  return service.isSignedOut ? {} : service.browserState.sessionStorage;
}
