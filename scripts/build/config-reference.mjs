/** Generates docs/reference/configuration.md and docs/reference/storage.md from src/config. */
import { readConfigProse } from './config-keys.mjs';
import { code, HEAD, table } from './reference.mjs';

export function settingRows(node, path = []) {
  if (typeof node.accepts === 'function') return [[path.join('.'), node]];
  return Object.entries(node).flatMap(([key, child]) => settingRows(child, [...path, key]));
}

/** The sentence of a key. Every key must have one of its own. */
export function proseOf(key, prose) {
  const sentence = prose.get(key);
  if (!sentence) throw new Error(`src/config: there is no sentence before ${key}`);
  return sentence;
}

/** Routes with their own placeholders, then all others. */
function placeholderTable(routes, placeholdersOf) {
  const names = (placeholders) => placeholders.map((name) => code(`{${name}}`)).join(' ');
  const everywhere = placeholdersOf('');
  const own = routes
    .map((route) => [code(`routes.${route}`), placeholdersOf(route)])
    .filter(([, placeholders]) => placeholders.join() !== everywhere.join());
  return table(
    ['Route', 'Placeholders'],
    [
      ...own.map(([route, placeholders]) => [route, names(placeholders)]),
      ['all other routes', names(everywhere)],
    ],
  );
}

/** All keys, with their doc comments in src/config. */
export function configReference({ settings, placeholdersOf }) {
  const prose = readConfigProse();
  const keys = settingRows(settings);
  const rows = keys.map(([key, setting]) => [
    code(key),
    setting.expected,
    code(JSON.stringify(setting.byDefault)),
    proseOf(key, prose),
  ]);
  const routes = keys
    .filter(([key]) => key.startsWith('routes.'))
    .map(([key]) => key.slice('routes.'.length));
  return [
    HEAD,
    '# Configuration keys\n',
    'Groups:\n',
    '- `routes`: URL templates. Controls of a route that is null or "" do not show. For the routes to set, see [before you go live](../guides/brand-engineer.md#set-before-you-go-live). Names in braces are [placeholders](#placeholders-of-routes).',
    '- `services`: path or address of a service, below `services.base` unless it is absolute; empty means the site root. [Services on a host of their own](../configuration.md#services-on-a-host-of-their-own).',
    '- `endpoints`: method and path of one call; null switches it off.',
    '- `contentPaths`: paths below `services.content`.',
    '- `storageKeys`: names of stored values. For what is stored where, and for how long, see [storage](storage.md).',
    '- `phones`: phone numbers. Without a number there is no link; the TTY number still shows.',
    '- `hours`: opening hours of the phone numbers, as one text for all languages or as `{ "en": "…", "es": "…" }`. All texts about when to call use it.',
    '- `blocks`: an element that is switched off shows nothing, wherever it is placed.',
    '- `vendors`: script, its `integrity` hash, style sheet, global name, close event. For what a tool must provide, see the [recipe](../configuration.md#provider-search-and-drug-cost-estimator).\n',
    table(['Key', 'Value', 'Default', 'Meaning'], rows),
    '\n## Placeholders of routes\n',
    'A call of `go(name, values)` can fill other placeholders, too. A placeholder without a value stays empty, and the console names it once.\n',
    placeholderTable(routes, placeholdersOf),
    '',
  ].join('\n');
}

const STORED = /^(Cookie|Local storage|Session storage), (.+?): (.+)$/;

/** What is stored in a shopper's browser, from the doc comments of `storageKeys`. */
export function storedValues({ settings }) {
  const prose = readConfigProse();
  return settingRows(settings.storageKeys, ['storageKeys']).map(([key, setting]) => {
    const [, where, howLong, what] = STORED.exec(proseOf(key, prose)) ?? [];
    if (!where) throw new Error(`src/config: the sentence before ${key} does not say where and for how long`);
    return { name: setting.byDefault, setting: key, where, what, howLong };
  });
}

export function storageReference(sources) {
  const rows = storedValues(sources).map(({ name, setting, where, what, howLong }) => [
    code(name),
    where,
    what,
    howLong,
    code(setting),
  ]);
  return [
    HEAD,
    '# What is stored in the browser\n',
    'This page lists everything that the profile stores in the browser, with its default name. A configuration key can change each name. The agents’ session is under the name `agentSession.storageKey` (session storage): the site sets it, and a response with a new one replaces it. IndexedDB and the cache storage are not used.\n',
    '- Cookies are for the whole site, `SameSite=Lax`, and `Secure` on https.',
    '- Session storage ends with the tab. The table says when values in local storage end.',
    '- Signing out removes all names of this list from local and session storage, the name of the agents’ session, and the identity and launch cookies. Other values of the site stay, unless `signOut.clearSiteStorage` is set. When the session of a guest ends, `guestProfile` stays.',
    '- In the agent flow, the identity record, the year, the plans and the Extra Help answer are in session storage.',
    '- If the browser blocks storage, values last until the page is left.',
    '- Partner pages store only `extraHelp`.\n',
    table(['Name', 'Where', 'What', 'How long', 'Key'], rows),
    '',
  ].join('\n');
}
