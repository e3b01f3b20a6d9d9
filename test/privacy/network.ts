/** Compares what a walk has sent, stored and opened with `network.json`. */
import type { Trace } from './hostile-page';
import { kindsIn } from './planted';

interface Request {
  call: string;
  method: string;
  /** Parts in braces differ from shopper to shopper. */
  address: string;
  query: string[];
  body: string[];
  carries: string[];
}

/** The parts of `network.json` that the walk proves. */
export interface Network {
  headers: { name: string }[];
  requests: Request[];
  navigation: { setting: string; address: string | null; below: string[] }[];
  storage: { name: string | null; setting: string; where: string; howLong: string }[];
}

/** Names and addresses that the configuration of the walk gives to keys without a default. */
export type Configured = Readonly<Record<string, string>>;

/** Whether a path has the form of an address with parts in braces. */
function hasForm(path: string, address: string): boolean {
  const pattern = address
    .split(/\{\w+\}/)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
}

/** Names of the fields of a JSON body, also of JSON text in it. */
function fieldsOf(body: unknown, path = ''): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' && value.startsWith('{"')
      ? [path + name, ...fieldsOf(JSON.parse(value), `${path}${name}.`)]
      : [path + name],
  );
}

/** Body and headers of a request, as the page recorded them. */
function partsOf(text: string): { body: unknown; headers: string[] } {
  const start = text.lastIndexOf(' [');
  const body = text.slice(0, start);
  const headers = JSON.parse(text.slice(start)) as [string, string][];
  return {
    body: body.startsWith('{') ? JSON.parse(body) : undefined,
    headers: headers.map(([name]) => name),
  };
}

/** Headers of every request with a body. */
const OF_BODY = ['accept', 'content-type'];

/** A list of the profile goes back as the service has sent it, so its fields are those of the service. */
const isWholeList = ({ call }: Request): boolean => call.startsWith('profile write');

/** What is wrong about one request, for an entry of the same form. */
function faultsOf(request: Request, { channel, text }: Trace, ownHeaders: readonly string[]): string[] {
  const carried = kindsIn(text).flatMap(([kind]) =>
    request.carries.includes(kind) ? [] : [`carries ${kind}`],
  );
  if (channel === 'address of a request') {
    const names = [...new URL(text, location.origin).searchParams.keys()];
    return [
      ...names.filter((name) => !request.query.includes(name)).map((name) => `query ${name}`),
      ...carried,
    ];
  }
  const { body, headers } = partsOf(text);
  const fields = isWholeList(request) ? [] : fieldsOf(body);
  return [
    ...fields.filter((name) => !request.body.includes(name)).map((name) => `field ${name}`),
    ...headers.filter((name) => ![...OF_BODY, ...ownHeaders].includes(name)).map((name) => `header ${name}`),
    ...carried,
  ];
}

const REQUESTS = ['address of a request', 'body and headers of a request'];

const nameOf = ({ call, method, address }: Request): string => `${call}: ${method} ${address}`;

/** The requests that are not in the list as they were sent, and the calls of the list that were seen. */
export function compareRequests(
  { requests, headers }: Network,
  traces: readonly Trace[],
  configured: Configured,
): { unlisted: string[]; seen: Set<string> } {
  const unlisted = new Set<string>();
  const seen = new Set<string>();
  const ownHeaders = headers.map(({ name }) => (configured[name] ?? name).toLowerCase());
  for (const trace of traces) {
    if (!REQUESTS.includes(trace.channel)) continue;
    const [method, path = ''] = trace.place.split(' ');
    const same = requests.filter((entry) => entry.method === method && hasForm(path, entry.address));
    const faults = same.map((entry) => faultsOf(entry, trace, ownHeaders));
    const fits = same.filter((_, index) => faults[index]?.length === 0);
    if (fits.length === 0) unlisted.add(`${trace.place}: ${faults[0]?.join(', ') ?? 'no such address'}`);
    for (const entry of fits) seen.add(nameOf(entry));
  }
  return { unlisted: [...unlisted], seen };
}

/** Calls of the list that no walk has sent. */
export const unseenRequests = ({ requests }: Network, seen: ReadonlySet<string>): string[] =>
  requests.map(nameOf).filter((name) => !seen.has(name));

const OPENED = 'address gone to, history, title';

/** Paths of the pages that links may lead to. */
function routesOf({ navigation }: Network, configured: Configured): string[] {
  const addresses = navigation.flatMap(({ setting, address, below }) => {
    const start = configured[setting] ?? address;
    return start === null ? [] : [start, ...below.map((step) => start + step)];
  });
  return addresses.map((address) =>
    new URL(address, location.origin).pathname.replaceAll('%7B', '{').replaceAll('%7D', '}'),
  );
}

/** Pages that links and buttons lead to, other than those of the list. */
export function unlistedPages(network: Network, traces: readonly Trace[], configured: Configured): string[] {
  const routes = routesOf(network, configured);
  const unlisted = new Set<string>();
  for (const { channel, place, text } of traces) {
    const isLink = channel === 'link' && place.startsWith('shopper-profile');
    if (!isLink && !(channel === OPENED && (place === 'link' || place.startsWith('/')))) continue;
    const { protocol, origin, pathname } = new URL(text, location.href);
    if (['tel:', 'mailto:'].includes(protocol) || pathname === location.pathname) continue;
    const isListed = origin === location.origin && routes.some((route) => hasForm(pathname, route));
    if (!isListed) unlisted.add(`${place}: ${origin === location.origin ? '' : origin}${pathname}`);
  }
  return [...unlisted];
}

const OF_PROJECT = /^\/(@web|__web|__wds|src|elements|test|demo|node_modules)/;

/** Files that the browser has loaded: neither code of the project, nor pages of the list, nor those of `tools`. */
export function unlistedFiles(network: Network, configured: Configured, tools: readonly string[]): string[] {
  const routes = routesOf(network, configured);
  const isListed = ({ protocol, origin, pathname }: URL): boolean =>
    ['data:', 'blob:'].includes(protocol) ||
    (origin === location.origin &&
      (OF_PROJECT.test(pathname) ||
        tools.includes(pathname) ||
        // Links are prefetched.
        routes.some((route) => hasForm(pathname, route))));
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [...new Set(files.filter((file) => !isListed(file)).map(({ href }) => href))];
}
