/** The content security policy and the cache headers of the page. */
import type { Config } from '../../src/config/settings';
import { belowBase, toEndpoint } from '../../src/config/derived';
import { bundleScripts } from './bundle-files';
import type { Placed } from './check-tags';
import type { Report } from './findings';
import { isLocalHost, named, type Page, type Tag } from './page';

type Policy = ReadonlyMap<string, readonly string[]>;

/** The name of the bundle's Trusted Types policy (contract, section 5). */
const TRUSTED_TYPES = 'shopper-profile';

const policyOf = (text: string): Policy => {
  const policy = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name = '', ...values] = directive.trim().split(/\s+/);
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), values);
  }
  return policy;
};

/** The sources that count for a directive; `undefined` without any. */
function sourcesOf(
  policy: Policy,
  ...names: string[]
): { name: string; sources: readonly string[] } | undefined {
  const name = [...names, 'default-src'].find((one) => policy.has(one));
  return name === undefined ? undefined : { name, sources: policy.get(name) ?? [] };
}

/** Stands for the origin of a page whose address is not known. */
const OWN = 'https://page.invalid';

/** `URL` leaves it out. */
const defaultPort = ({ protocol }: URL): string => (protocol.endsWith('s:') ? '443' : '80');

function matches(source: string, url: URL, own: string): boolean {
  const text = source.toLowerCase();
  if (text === '*') return /^(https?|wss?):$/.test(url.protocol);
  if (text === "'self'") return url.origin === own;
  if (text.startsWith("'")) return false;
  if (/^[a-z][\w+.-]*:$/.test(text)) return url.protocol === text;
  const [, scheme, wildcard, host = '', port, path = ''] =
    /^(?:([a-z][\w+.-]*):\/\/)?(\*\.)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/.exec(text) ?? [];
  const hostFits = wildcard ? url.hostname.endsWith(`.${host}`) : url.hostname === host;
  const schemeFits =
    !scheme || url.protocol === `${scheme}:` || (scheme === 'http' && url.protocol === 'https:');
  const portFits = port === '*' || (port ?? defaultPort(url)) === (url.port || defaultPort(url));
  const pathFits =
    path === '' ||
    path === '/' ||
    (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
  return hostFits && schemeFits && portFits && pathFits;
}

function allows(sources: readonly string[], address: string, page: Page): boolean {
  const own = page.url?.origin ?? OWN;
  // No browser requests an invalid address.
  if (!URL.canParse(address, own)) return true;
  const url = new URL(address, page.url ?? own);
  return sources.some((source) => matches(source, url, own));
}

const originOf = (address: string, page: Page): string => {
  const { origin } = new URL(address, page.url ?? `${OWN}/`);
  return origin === (page.url?.origin ?? OWN) ? "'self'" : origin;
};

function allowsScript(sources: readonly string[], tag: Tag, page: Page): boolean {
  const { attributes } = tag;
  const nonce = attributes.get('nonce');
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true;
  const integrity = attributes.get('integrity')?.split(/\s+/) ?? [];
  if (integrity.some((hash) => sources.includes(`'${hash}'`))) return true;
  // With it, browsers ignore hosts.
  return !sources.includes("'strict-dynamic'") && allows(sources, attributes.get('src') ?? '', page);
}

/** Addresses of the services, as the page requests them. */
function serviceAddresses(config: Config): string[] {
  const { base, ...services } = config.services;
  const endpoints = Object.values(config.endpoints).flatMap((value) => toEndpoint(value)?.path ?? []);
  return [...Object.values(services), ...endpoints].map((address) => belowBase(base, address));
}

function checkPolicy(
  policy: Policy,
  at: { offset?: number; line?: number },
  page: Page,
  config: Config,
  isPartner: boolean,
  report: Report,
): void {
  const say = (problem: string, todo: string): void =>
    report(at, `content security policy: ${problem}`, todo);
  const scripts = sourcesOf(policy, 'script-src-elem', 'script-src');
  for (const { tag, name, address } of bundleScripts(page))
    if (scripts && !allowsScript(scripts.sources, tag, page))
      say(`${scripts.name} blocks ${name}`, `add ${originOf(address, page)} to script-src`);
  const styles = sourcesOf(policy, 'style-src-elem', 'style-src');
  for (const { attributes } of named(page, 'link')) {
    const href = attributes.get('href') ?? '';
    if (/shopper-profile\.css(\?|$)/.test(href) && styles && !allows(styles.sources, href, page))
      say(`${styles.name} blocks shopper-profile.css`, `add ${originOf(href, page)} to style-src`);
  }
  const calls = isPartner ? undefined : sourcesOf(policy, 'connect-src');
  if (calls) {
    const blocked = serviceAddresses(config).filter((address) => !allows(calls.sources, address, page));
    for (const origin of new Set(blocked.map((address) => originOf(address, page))))
      say(
        `${calls.name} blocks the services at ${origin === "'self'" ? 'the host of the page' : origin}`,
        `add ${origin} to connect-src`,
      );
    if (policy.get('connect-src')?.includes('*'))
      say(
        'connect-src allows every host, so any script can send data away',
        'name the hosts of your services',
      );
  }
  for (const [vendor, tool] of Object.entries(config.vendors)) {
    const script = (tool as { script?: unknown } | null)?.script;
    if (
      typeof script === 'string' &&
      scripts &&
      !scripts.sources.includes("'strict-dynamic'") &&
      !allows(scripts.sources, script, page)
    )
      say(
        `${scripts.name} blocks the script of vendors.${vendor}`,
        `add ${originOf(script, page)} to script-src`,
      );
  }
  const types = policy.get('trusted-types');
  if (types && !types.includes('*') && !types.includes(TRUSTED_TYPES))
    say('trusted-types does not allow the policy of the bundle', `add ${TRUSTED_TYPES} to trusted-types`);
  const sandbox = policy.get('sandbox');
  if (sandbox && !(sandbox.includes('allow-scripts') && sandbox.includes('allow-same-origin')))
    say('sandbox forbids scripts or storage', 'add allow-scripts and allow-same-origin');
}

export function checkPolicies(
  page: Page,
  placed: readonly Placed[],
  config: Config,
  isPartner: boolean,
  report: Report,
): void {
  if (placed.length === 0) return;
  const header = page.headers?.get('content-security-policy');
  for (const text of header?.split(',') ?? [])
    checkPolicy(policyOf(text), { line: 1 }, page, config, isPartner, report);
  for (const { attributes, offset } of named(page, 'meta')) {
    if (attributes.get('http-equiv')?.toLowerCase() !== 'content-security-policy') continue;
    if (page.headEnd >= 0 && offset > page.headEnd)
      report(
        { offset },
        'content security policy: a <meta> outside of <head> has no effect',
        'move it into <head>',
      );
    else checkPolicy(policyOf(attributes.get('content') ?? ''), { offset }, page, config, isPartner, report);
  }
}

/** A page that contains a shopper's responses, or the address of one. */
export function checkCaching(page: Page, report: Report): void {
  const answers = named(page, 'script').find(({ attributes }) =>
    attributes.has('data-shopper-profile-answers'),
  );
  if (page.url?.protocol === 'http:' && !isLocalHost(page.url.hostname))
    report({ line: 1 }, 'the page is on plain http, which others can read', 'serve it with https');
  if (!answers) return;
  const { offset, content, attributes } = answers;
  if (attributes.get('type')?.toLowerCase() !== 'application/json')
    report(
      { offset },
      'a <script data-shopper-profile-answers> is not read: write type="application/json" on it',
      'write type="application/json"',
    );
  const isOfShopper = /"(uuid|profile)"\s*:/.test(content);
  const control = page.headers?.get('cache-control') ?? '';
  if (isOfShopper && page.headers && !(/no-store/i.test(control) && !/public/i.test(control)))
    report(
      { offset },
      'the page contains the data of one shopper, and caches may keep it',
      `send Cache-Control: private, no-store; see "Responses in the page" in docs/configuration.md`,
    );
  if (isOfShopper && !page.headers)
    report(
      { offset },
      'a file for everyone contains the data of one shopper',
      'let the server write the block for the shopper who is signed in',
    );
}
