/**
 * A page for one shopper, created in the browser without a server. The mock service replaces `fetch`, the
 * shopper's cookie and storage are set, and the page state is reset. Storybook and the tests use it.
 */
import { define } from '../src/element-kit/to-element';
import { serveElementRequests } from '../src/browser/element-requests';
import { forgetPage } from '../src/browser/page-singleton';
import type { ConfigInput } from '../src/config/settings';
import { installBrandApi } from '../elements/page-api';
import { onlineApplicationRoutes } from './online-application';
import { copyOf, registry } from '../elements/registry';
import { loadCopy, provideCopy } from '../src/state/copy';
import { toLocale } from '../src/config/derived';
import {
  agentSession,
  browserStateOf,
  createService,
  IDENTITY,
  scenarios,
  servicePaths,
  XSRF_COOKIE,
  type Service,
  type ServiceOptions,
} from './service/index';

const LAUNCH_COOKIE = 'shopperProfile.launchPlan';

const nativeFetch = window.fetch.bind(window);

provideCopy(copyOf);

export interface PageOptions extends ServiceOptions {
  config?: ConfigInput;
}

function rememberShopper(service: Service): void {
  const state = browserStateOf(service);
  for (const [name, value] of Object.entries(state.cookies))
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/`;
  for (const [key, value] of Object.entries(state.localStorage)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(state.sessionStorage)) sessionStorage.setItem(key, value);
}

function forgetShopper(): void {
  for (const name of [IDENTITY, XSRF_COOKIE, LAUNCH_COOKIE]) document.cookie = `${name}=; Path=/; Max-Age=0`;
  sessionStorage.removeItem(agentSession.storageKey);
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith('shopperProfile.')) storage.removeItem(key);
  }
}

/** Handles requests to the services. Other requests go to the network. */
function serveFetch(respond: typeof fetch): void {
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const isForService = servicePaths.some((path) => url.pathname.startsWith(path));
    return isForService ? respond(input, init) : nativeFetch(input, init);
  };
}

/** The settings that a site has to make before it goes live (docs/guides/brand-engineer.md). */
const site: ConfigInput = {
  environment: 'Dev',
  routes: onlineApplicationRoutes,
  vendors: { providerSearch: { script: '/tools/provider-search.js', globalName: 'providerSearch' } },
};

/** Starts the page again. The elements of the earlier page must be out of the document. */
export function openPage({ config, ...options }: PageOptions = {}): Service {
  closePage();
  const service = createService(options);
  serveFetch((input, init) => service.fetch(input, init));
  rememberShopper(service);
  window.shopperProfileConfig = { ...site, ...scenarios[service.scenario].pageConfig, ...config };
  installBrandApi(import.meta.url);
  serveElementRequests((tag) => tag in registry && void defineTag(tag, config?.locale ?? undefined));
  return service;
}

/** Undoes everything that `openPage` has set up. */
export function closePage(): void {
  // A late request of the old page must not fail the next page.
  serveFetch(() => new Promise(() => undefined));
  for (const tag of Object.keys(registry)) {
    for (const popup of document.querySelectorAll(`body > ${tag}`)) popup.remove();
  }
  forgetPage();
  forgetShopper();
  delete window.shopperProfile;
  delete window.shopperProfileConfig;
}

/** Registers a tag with its texts in the given language. */
export async function defineTag(tag: string, lang = 'en'): Promise<void> {
  const element = registry[tag];
  if (!element) throw new Error(`There is no element ${tag}`);
  await loadCopy(toLocale(lang), tag);
  define(await element.load());
}
