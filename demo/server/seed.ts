import { agentSession, FIRST_AGENT_TOKEN, scenarios } from '../service/index';
import type { DemoSession } from './sessions';

/**
 * A script that prepares the browser for the page. At the start of a session, it removes what an earlier session stored
 * under the bundle's prefix, and stores the profile of a guest. The server sets the identity cookie, so the script does
 * not change it. In every new tab, it stores an agent's session where the agent's tool would.
 */
export function seedScript(session: DemoSession): string {
  const { guestProfile } = session.service;
  const local = guestProfile ? { 'shopperProfile.guestProfile': JSON.stringify(guestProfile) } : {};
  return `(() => {
${session.isFresh ? CLEAN_UP : ''}
  const fill = (storage, values) => {
    for (const [key, value] of Object.entries(values)) {
      if (storage.getItem(key) === null) storage.setItem(key, value);
    }
  };
  fill(localStorage, ${JSON.stringify(session.isFresh ? local : {})});
  fill(sessionStorage, ${JSON.stringify(agentValues(session))});
})();
`;
}

function agentValues({ service, arrival }: DemoSession): Record<string, string> {
  const token = { [agentSession.storageKey]: FIRST_AGENT_TOKEN };
  // The response to the code says who the shopper is.
  if (arrival && scenarios[arrival].isAgentFlow) return token;
  const isThere = service.agentToken !== null && !service.isSignedOut;
  return isThere ? { ...token, 'shopperProfile.identity': JSON.stringify(service.identity) } : {};
}

const CLEAN_UP = `
  const isOurs = (key) => key.startsWith('shopperProfile.') || key === '${agentSession.storageKey}';
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (isOurs(key)) storage.removeItem(key);
  }
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0];
    if (name.startsWith('shopperProfile.') && name !== 'shopperProfile.identity') {
      document.cookie = name + '=; path=/; max-age=0';
    }
  }`;
