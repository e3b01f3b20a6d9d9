/**
 * `dist/network.json` and docs/reference/network.md: every place that the code sends something to, leads to, or stores
 * something in. Requests are those that `src/services` sends when it is called here; the rest comes from the settings.
 */
import { proseOf, settingRows, storedValues } from './config-reference.mjs';
import { readConfigProse } from './config-keys.mjs';
import { loadModule } from './load-module.mjs';
import { code, HEAD, table } from './reference.mjs';

const ORIGIN = 'https://page.invalid';
const SETTING = /(?:services|endpoints|contentPaths|analytics)\.\w+/g;

/** A configuration whose addresses are the names of their keys. */
function namesAsAddresses({ settings }) {
  const named = (group) =>
    Object.fromEntries(
      Object.entries(settings[group])
        .filter(([name]) => name !== 'base')
        .map(([name, { byDefault }]) => {
          const place = `${group}.${name}`;
          if (group === 'endpoints') return [name, `${byDefault.split(' ')[0]} /${place}`];
          return [name, group === 'services' ? `/${place}` : place];
        }),
    );
  return {
    services: named('services'),
    endpoints: named('endpoints'),
    contentPaths: named('contentPaths'),
    analytics: { altPrefix: '/analytics.altPrefix' },
  };
}

/** Runs the work on a page that has nothing, and returns the requests that it sends. */
async function requestsOf(work) {
  const sent = [];
  const page = {
    window: {},
    document: { baseURI: `${ORIGIN}/`, cookie: '' },
    location: new URL(ORIGIN),
    sessionStorage: { getItem: () => null },
    fetch: (url, { method = 'GET', body } = {}) => {
      sent.push({ url, method, body });
      return Promise.resolve(new Response('', { status: 500 }));
    },
  };
  const before = Object.keys(page).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);
  for (const [name, value] of Object.entries(page))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  try {
    const { failure } = await work();
    return { sent, failure };
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else delete globalThis[name];
    }
  }
}

const readable = (url) => decodeURIComponent(url.replace(ORIGIN, ''));

/** Names of the fields of a body, also of JSON text in it. */
function fieldsOf(body, path = '') {
  return Object.entries(body).flatMap(([name, value]) => {
    if (typeof value !== 'string' || !value.startsWith('{"')) return [path + name];
    return [path + name, ...fieldsOf(JSON.parse(value), `${path}${name}.`)];
  });
}

async function requestOf({ send, trigger, carries, input = {} }, { resolveConfig, names }) {
  const base = { siteId: '{siteId}', ...input };
  const one = async (...sources) => {
    const { sent, failure } = await requestsOf(() => send(resolveConfig(sources).config));
    if (sent.length !== 1)
      throw new Error(`scripts/build/network-calls.ts: "${trigger}" sends ${sent.length} requests`);
    return { ...sent[0], call: failure.call };
  };
  const { call, method, url, body } = await one(base);
  const [address, query = ''] = readable(url).split('?');
  const settings = readable((await one(base, names)).url).match(SETTING);
  if (!settings) throw new Error(`no configuration key determines ${address}`);
  return {
    call,
    method,
    address,
    settings,
    query: [...new URLSearchParams(query).keys()],
    body: body ? fieldsOf(JSON.parse(body)) : [],
    carries,
    trigger,
  };
}

const toolsOf = ({ vendors }, prose) =>
  Object.keys(vendors).flatMap((name) =>
    ['script', 'stylesheet'].map((file) => ({
      method: 'GET',
      setting: `vendors.${name}.${file}`,
      what: proseOf(`vendors.${name}`, prose),
      trigger: 'a shopper opens the tool',
    })),
  );

/** An online application continues at one of its steps, which are below its address. */
const navigationOf = ({ settings, applicationSteps }, prose) =>
  settingRows(settings.routes, ['routes']).map(([setting, { byDefault }]) => ({
    setting,
    address: byDefault,
    placeholders: [...(byDefault ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    below: setting.startsWith('routes.application.') ? applicationSteps : [],
    what: proseOf(setting, prose),
  }));

/** The content of `network.json`. */
export async function readNetwork(version) {
  const sources = await loadModule(`
    export { calls } from './scripts/build/network-calls';
    export { settings, resolveConfig } from './src/config/settings';
    export { applicationSteps } from './src/domain/enrollment/application-form';
  `);
  const { calls, settings, resolveConfig } = sources;
  const names = namesAsAddresses(sources);
  const prose = readConfigProse();
  const requests = [];
  // One after another, because each of them replaces `fetch`.
  for (const call of calls) requests.push(await requestOf(call, { resolveConfig, names }));
  return {
    package: 'shopper-profile',
    version,
    ownFiles: {
      method: 'GET',
      address: './',
      relativeTo: 'the folder of the script that the page loads',
      carries: [],
      trigger: 'an element, a popup or a step of the load flow needs a file of chunks/',
    },
    otherHosts: [],
    serviceBase: 'services.base',
    credentials: 'cookies of the page’s own origin; of another origin, only below services.base',
    headers: [
      { name: 'X-XSRF-TOKEN', value: 'the cookie XSRF-TOKEN', sentTo: 'the page’s own origin' },
      {
        name: 'agentSession.header',
        value: 'the session of the agent',
        sentTo: 'the page’s own origin, below agentSession.pathPrefix',
      },
    ],
    requests,
    tools: toolsOf(settings, prose),
    navigation: navigationOf(sources, prose),
    pageData: {
      setting: 'analytics.pageDataArray',
      name: settings.analytics.pageDataArray.byDefault,
      fields: ['event', 'data.assetName', 'data.site', 'data.environment'],
      carries: ['action'],
    },
    storage: [
      ...storedValues(sources),
      {
        name: null,
        setting: 'agentSession.storageKey',
        where: 'Session storage',
        what: 'the session of the agent, set by the site; a response with a new one replaces it.',
        howLong: 'until sign-out or the tab closes',
      },
    ],
    readOnly: [
      { name: 'XSRF-TOKEN', where: 'Cookie', what: 'value of the header X-XSRF-TOKEN' },
      {
        setting: 'signIn.clientCookie',
        where: 'Cookie',
        what: 'value of dcClientCookie in the sign-in validation',
      },
    ],
  };
}

const list = (names) => names.map(code).join(', ') || '—';

/** docs/reference/network.md. */
export function networkReference({ requests, tools, navigation, readOnly, headers, credentials }) {
  return [
    HEAD,
    '# Where the page sends requests\n',
    'This page lists every destination of the code. `network.json`, next to the scripts, has the same for tools ([how to use it](../guides/deploying.md#where-requests-go)). The requests are those that the code of `src/services` sends when the generator calls it. A [recorded walk](privacy.md) through all shoppers of the demo fails if it sees a request, a stored value or a navigation that is not listed.\n',
    '- **Own files**: from the folder of the script that the page loads. No other host, unless a key of this page names one.',
    `- **Cookies**: ${credentials}.`,
    ...headers.map(({ name, value, sentTo }) => `- **Header** ${code(name)}: ${value}; to ${sentTo}.`),
    '- **What is stored** in the browser: [storage](storage.md). The page data array: [analytics](analytics.md).',
    '- `extra-help.js` and `extra-help.classic.js` send none of these requests.\n',
    '## Requests\n',
    'The key gives the address. Paths without a host are on the page’s own origin, or below `services.base`. A part in braces differs from shopper to shopper.\n',
    table(
      ['Call', 'Request', 'Key', 'Query and body', 'What it says about a shopper', 'When'],
      requests.map(({ call, method, address, settings, query, body, carries, trigger }) => [
        code(call),
        code(`${method} ${address}`),
        list(settings),
        list([...query, ...body]),
        carries.join(', ') || '—',
        trigger,
      ]),
    ),
    '\n## Tools of others\n',
    'None by default. A tool sends what it sends; the page only loads its files.\n',
    table(
      ['Key', 'For', 'When'],
      tools.map(({ setting, what, trigger }) => [code(setting), what, trigger]),
    ),
    '\n## Where links lead\n',
    'A link to a page of this site is prefetched (`GET`) when the pointer or the focus is on it, unless `prefetch` is false. An online application continues at one of its steps, below its address. Telephone links are `tel:`; a draft of an email is `mailto:`.\n',
    table(
      ['Key', 'Address', 'For'],
      navigation.map(({ setting, address, what }) => [code(setting), address ? code(address) : '—', what]),
    ),
    '\n## Read, never written\n',
    table(
      ['Name or key', 'Where', 'For'],
      readOnly.map(({ name, setting, where, what }) => [code(name ?? setting), where, what]),
    ),
    '',
  ].join('\n');
}
