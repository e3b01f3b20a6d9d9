import { agentSession, IDENTITY, XSRF_COOKIE } from '../service/index';
import type { BrowserState, ServiceSettings } from './types';

/** The tab remembers in session storage which session has prepared it. */
const PREPARED = 'shopper-profile.testing';

/** JSON that can be part of a script in a page. */
const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Removes what an earlier shopper has left in the browser. Only cookies whose names the bundle's elements use, because the
 * page has others.
 */
export const cleanUp = (keptCookies: readonly string[] = []): string => `
  const isOurs = (key) => key.startsWith('shopperProfile.') || key === '${agentSession.storageKey}';
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (isOurs(key)) storage.removeItem(key);
  }
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0];
    if (name.startsWith('shopperProfile.') && !${literal(keptCookies)}.includes(name)) {
      document.cookie = name + '=; path=/; max-age=0';
    }
  }`;

/** The settings count whatever the page assigns itself. */
const withSettings = (settings: ServiceSettings): string => `
  const settings = ${literal(settings)};
  let given = window.shopperProfileConfig;
  const services = () => ({ services: { ...given?.services, ...settings.services } });
  Object.defineProperty(window, 'shopperProfileConfig', {
    configurable: true,
    get: () => ({ ...given, ...settings, ...(settings.services && services()) }),
    set: (config) => { given = config; },
  });`;

/** Frames without an origin of their own, such as about:blank, have no storage. */
export const pageScriptOf = (state: BrowserState, settings: ServiceSettings, id: string): string => `(() => {
  if (!location.protocol.startsWith('http')) return;
${Object.keys(settings).length > 0 ? withSettings(settings) : ''}
  if (sessionStorage.getItem('${PREPARED}') === '${id}') return;
${cleanUp([IDENTITY, XSRF_COOKIE].filter((name) => name in state.cookies))}
  const { cookies, ...storages } = ${literal(state)};
  for (const [name, value] of Object.entries(cookies)) {
    document.cookie = name + '=' + encodeURIComponent(value) + '; path=/';
  }
  for (const [storage, values] of Object.entries(storages)) {
    for (const [key, value] of Object.entries(values)) window[storage].setItem(key, value);
  }
  sessionStorage.setItem('${PREPARED}', '${id}');
})();
`;
