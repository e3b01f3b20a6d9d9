/** docs/reference/configuration.md and docs/reference/storage.md, made of src/config. */
import { readConfigProse } from './config-keys.mjs';
import { code, HEAD, table } from './reference.mjs';

function settingRows(node, path = []) {
  if (typeof node.accepts === 'function') return [[path.join('.'), node]];
  return Object.entries(node).flatMap(([key, child]) => settingRows(child, [...path, key]));
}

/** The sentence of a key; each has its own. */
function proseOf(key, prose) {
  const sentence = prose.get(key);
  if (!sentence) throw new Error(`src/config: there is no sentence before ${key}`);
  return sentence;
}

/** Routes that have placeholders of their own, then all others. */
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

/** All keys, with the sentences that stand before them in src/config. */
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
    '- `routes`: URL templates. One of null or "" leads nowhere, and its controls do not show; which ones to set: [before you go live](../guides/brand-engineer.md#set-before-you-go-live). What stands in braces is filled in: [placeholders](#placeholders-of-routes).',
    '- `services`: path or address of a service, below `services.base` unless it is absolute; empty means the site root. [Services on a host of their own](../configuration.md#services-on-a-host-of-their-own).',
    '- `endpoints`: method and path of one call; null switches it off.',
    '- `contentPaths`: below `services.content`.',
    '- `storageKeys`: names. What is stored where, and for how long: [storage](storage.md).',
    '- `phones`: a missing number draws no link; the TTY note stays.',
    '- `hours`: when numbers are answered, as one text for all languages or as `{ "en": "…", "es": "…" }`. Every text that says when to call takes it from here.',
    '- `blocks`: an element that is switched off shows nothing, wherever it is placed.',
    '- `vendors`: script, its `integrity` hash, style sheet, global name, close event. What a tool has to offer: [recipe](../configuration.md#provider-search-and-drug-cost-estimator).\n',
    table(['Key', 'Value', 'Default', 'Meaning'], rows),
    '\n## Placeholders of routes\n',
    'Who calls `go(name, values)` may fill others as well. One that nothing fills stays empty; the console names it once.\n',
    placeholderTable(routes, placeholdersOf),
    '',
  ].join('\n');
}

const STORED = /^(Cookie|Local storage|Session storage), (.+?): (.+)$/;

/** What is kept in a shopper’s browser, made of the sentences of `storageKeys`. */
export function storageReference({ settings }) {
  const prose = readConfigProse();
  const rows = settingRows(settings.storageKeys, ['storageKeys']).map(([key, setting]) => {
    const [, where, howLong, what] = STORED.exec(proseOf(key, prose)) ?? [];
    if (!where) throw new Error(`src/config: the sentence before ${key} does not say where and for how long`);
    return [code(setting.byDefault), where, what, howLong, code(key)];
  });
  return [
    HEAD,
    '# What is stored in the browser\n',
    'All of it, with the default names; a configuration key gives each another name. A name of the agents’ session is that of `agentSession.storageKey` (session storage, read only). Nothing is kept in IndexedDB or caches.\n',
    '- Cookies are for the whole site, `SameSite=Lax`, and `Secure` on https.',
    '- Session storage ends with the tab, local storage with what is said here.',
    '- Signing out removes all names of this list from local and session storage, the name of the agents’ session, and the identity and launch cookies. What else the site keeps there stays, unless `signOut.clearSiteStorage` is set. When the session of a guest ends, `guestProfile` stays.',
    '- In the agent flow the identity record, the year, the plans and the answer are in session storage.',
    '- Where the browser blocks storage, values live as long as the page.',
    '- Partner pages keep `extraHelp` alone.\n',
    table(['Name', 'Where', 'What', 'How long', 'Key'], rows),
    '',
  ].join('\n');
}
