import { agentSession, FIRST_AGENT_TOKEN, scenarios } from '../service/index';
import type { DemoSession } from './sessions';

/**
 * A script that readies the browser for the page. At the start of a session, what an earlier one left under the
 * bundle's prefix goes, and a guest's profile comes; the identity cookie is the server's business and stays. An agent's
 * session is put where the agent's own tool would leave it, in every new tab.
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
  // Who the shopper is, the response to the code will say.
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
