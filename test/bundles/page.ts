/**
 * A separate page for the built bundles: an iframe that is parsed like any page. Its storage, cookies and
 * services are mocks, so that nothing leaks into other tests and tests can inspect everything.
 */
import { executeServerCommand, readFile } from '@web/test-runner-commands';
import { assert } from 'chai';
import { createService, servicePaths, type Scenario, type Service } from '../../demo/service/index';

type PageWindow = Window & typeof globalThis;

interface PageFrame extends HTMLIFrameElement {
  prepare?: (page: PageWindow) => string;
}

export interface PageOptions {
  head?: string;
  body?: string;
  scenario?: Scenario;
  /** Runs before any script of the page. */
  prepare?: (page: PageWindow) => void;
  hasBlockedStorage?: boolean;
}

export interface BundlePage {
  window: PageWindow;
  document: Document;
  service: Service;
  /** What the page wrote to the console, as one text per message. */
  warnings: string[];
  /** Warnings about settings that a site has to make before it goes live. */
  notSet: string[];
  errors: string[];
  /** Values that the page assigned to `document.cookie`. */
  cookies: string[];
  storage: Map<string, string>;
  /** Session storage, which stays after a reload. */
  session: Map<string, string>;
  /** Called when the page reloads, before any of its scripts. */
  onReload?: () => void;
  /** Tags in the order in which they were defined. */
  defined: string[];
  violations: string[];
  /** Paths of everything that the page has requested, the services included, without the page itself. */
  requests(): string[];
  addScript(script: Script): Promise<void>;
  add(markup: string): void;
  shadow(tag: string): ShadowRoot;
  text(tag: string): string;
}

export interface Script {
  src: string;
  isModule: boolean;
}

/** The test runner adds its own script to every page. */
const OF_THE_RUNNER = '/__web-dev-server';

const DIST = '/dist/';
export const brand: Script = { src: `${DIST}shopper-profile.js`, isModule: true };
export const brandClassic: Script = { src: `${DIST}shopper-profile.classic.js`, isModule: false };
export const partner: Script = { src: `${DIST}extra-help.js`, isModule: true };
export const partnerClassic: Script = { src: `${DIST}extra-help.classic.js`, isModule: false };

export const PLANS = 'shopper-profile-plans';
export const EXTRA_HELP = 'shopper-profile-extra-help';

export const scriptTag = ({ src, isModule }: Script): string =>
  `<script ${isModule ? 'type="module"' : 'defer'} src="${src}"></script>`;

const open: PageFrame[] = [];

/** Call it in `afterEach`. */
export function closeBundlePages(): void {
  for (const frame of open.splice(0)) frame.remove();
}

/** Without a build there is nothing to test, and that must fail. Call it in `before`. */
export async function needBuild(): Promise<void> {
  for (const { src } of [brand, brandClassic, partner, partnerClassic]) {
    const { ok } = await fetch(src, { method: 'HEAD' });
    assert(ok, `${src} is missing: these tests load what \`npm run build\` makes`);
  }
}

/** Requests for these fail from now on, as if the browser were offline: `*` matches anything. */
export async function block(...urls: string[]): Promise<void> {
  await executeServerCommand('cdp', { method: 'Network.enable', params: {} });
  const urlPatterns = urls.map((urlPattern) => ({ urlPattern, block: true }));
  await executeServerCommand('cdp', { method: 'Network.setBlockedURLs', params: { urlPatterns } });
}

const canImport = (url: string): Promise<boolean> =>
  import(/* @vite-ignore */ url).then(
    () => true,
    () => false,
  );

/** A module that only this test uses. */
const PROBE = '/test/support/quick-react.ts?probe';

/**
 * Whether a failed `import()` can be repeated without a reload (whatwg/html#6768; Chromium does so since 154). Elsewhere a file
 * of the first load stays away until then; files on demand are fetched before they are imported, and do not depend on it.
 */
export async function repeatsImports(): Promise<boolean> {
  await block('*://*:*/test/support/quick-react.ts?probe');
  assert(!(await canImport(PROBE)), 'the probe has to fail once');
  await block();
  return canImport(PROBE);
}

/** A file of the build as on disk, because the server of the test runner rewrites imports. */
export async function distText(file: string): Promise<string> {
  const text = await readFile({ path: `../../dist/${file}` }).catch(() => undefined);
  assert(text !== undefined, `dist/${file} is missing: run \`npm run build\``);
  return text;
}

function storageOf(
  page: PageWindow,
  name: 'localStorage' | 'sessionStorage',
  isBlocked: boolean,
  values = new Map<string, string>(),
) {
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  Object.defineProperty(page, name, {
    get() {
      if (isBlocked) throw new DOMException('The operation is insecure.', 'SecurityError');
      return storage;
    },
  });
  return values;
}

function cookiesOf(page: PageWindow, cookies: string[]): void {
  const jar = new Map<string, string>();
  Object.defineProperty(page.document, 'cookie', {
    get: () => [...jar].map((pair) => pair.join('=')).join('; '),
    set(text: string) {
      cookies.push(text);
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    },
  });
}

/** Settings that the page of a test leaves out: test/elements/settings-check.test.ts. */
const isAboutSettings = (line: string): boolean => /^\[shopper-profile\] [\w.]+ is not set[:,] /.test(line);

function listen(
  page: PageWindow,
  found: Pick<BundlePage, 'warnings' | 'notSet' | 'errors' | 'violations'>,
): void {
  const say =
    (list: string[]) =>
    (...words: unknown[]) => {
      const line = words.map(String).join(' ');
      (isAboutSettings(line) ? found.notSet : list).push(line);
    };
  page.console.warn = say(found.warnings);
  page.console.error = say(found.errors);
  page.addEventListener(
    'error',
    (event) => void found.errors.push(event.message || 'an element failed'),
    true,
  );
  page.addEventListener('unhandledrejection', (event) => void found.errors.push(String(event.reason)));
  page.document.addEventListener('securitypolicyviolation', (event) => {
    found.violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
  });
}

/** Opens a page and resolves when it has loaded. */
export async function openBundlePage(options: PageOptions = {}): Promise<BundlePage> {
  const { head = '', body = '', scenario = 'guest', prepare, hasBlockedStorage = false } = options;
  const service = createService({ scenario });
  const found = {
    warnings: [] as string[],
    notSet: [] as string[],
    errors: [] as string[],
    cookies: [] as string[],
    defined: [] as string[],
    violations: [] as string[],
  };
  let storage = new Map<string, string>();
  const session = new Map<string, string>();
  const opened: { page?: BundlePage } = {};
  const calls: string[] = [];

  const frame: PageFrame = document.createElement('iframe');
  frame.width = '1000';
  frame.height = '800';
  frame.src = new URL('page.html', import.meta.url).pathname;
  frame.prepare = (page) => {
    listen(page, found);
    storage = storageOf(page, 'localStorage', hasBlockedStorage);
    storageOf(page, 'sessionStorage', hasBlockedStorage, session);
    if (service.guestProfile)
      storage.set('shopperProfile.guestProfile', JSON.stringify(service.guestProfile));
    cookiesOf(page, found.cookies);
    if (!service.identity.isGuest) {
      const identity = encodeURIComponent(JSON.stringify(service.identity));
      page.document.cookie = `shopperProfile.identity=${identity}`;
      found.cookies.length = 0;
    }
    const nativeFetch = page.fetch.bind(page);
    page.fetch = (input, init) => {
      const url = new URL(input instanceof page.Request ? input.url : String(input), page.location.href);
      if (!servicePaths.some((path) => url.pathname.startsWith(path))) return nativeFetch(input, init);
      calls.push(url.pathname);
      return service.fetch(url, init);
    };
    const define = page.customElements.define.bind(page.customElements);
    page.customElements.define = (name, ...rest) => {
      define(name, ...rest);
      found.defined.push(name);
    };
    prepare?.(page);
    opened.page?.onReload?.();
    return `<html lang="en"><head><meta charset="utf-8"><title>Page</title>${head}</head><body>${body}</body></html>`;
  };
  const hasLoaded = new Promise((done) => {
    frame.addEventListener('load', done, { once: true });
  });
  open.push(frame);
  document.body.append(frame);
  await hasLoaded;

  const page = frame.contentWindow as PageWindow;
  const shadow = (tag: string): ShadowRoot => {
    const root = page.document.querySelector(tag)?.shadowRoot;
    assert(root, `<${tag}> has no shadow root yet`);
    return root;
  };
  opened.page = {
    ...found,
    window: page,
    document: page.document,
    service,
    storage,
    session,
    requests: () => [
      ...page.performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => !path.startsWith(OF_THE_RUNNER)),
      ...calls,
    ],
    addScript: ({ src, isModule }) =>
      new Promise((done, failed) => {
        const script = page.document.createElement('script');
        if (isModule) script.type = 'module';
        script.addEventListener('load', () => done());
        script.addEventListener('error', () => failed(new Error(`${src} could not be loaded`)));
        script.src = src;
        page.document.head.append(script);
      }),
    add: (markup) => {
      page.document.body.insertAdjacentHTML('beforeend', markup);
    },
    shadow,
    text: (tag) => shadow(tag).textContent,
  };
  return opened.page;
}

/** Repeats the check until it returns a value other than false or null, and does not throw. */
export async function until<Value>(
  check: () => Value,
  patienceMs = 6000,
): Promise<Exclude<Value, false | null>> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      const value = check();
      if (value !== false && value !== null) return value as Exclude<Value, false | null>;
      if (performance.now() > deadline) assert.fail(`still not so: ${String(check)}`);
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await pause(20);
  }
}

export const pause = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

/** Waits until the plans show their cost. */
export const plansShown = ({ shadow }: BundlePage): Promise<unknown> =>
  until(() => shadow(PLANS).querySelector('.card .card-facts') !== null);

export const questionShown = ({ shadow }: BundlePage): Promise<unknown> =>
  until(() => shadow(EXTRA_HELP).querySelector('input') !== null);

export function answerYes({ shadow }: BundlePage): void {
  const input = shadow(EXTRA_HELP).querySelector('input');
  assert(input, 'there is no answer to choose');
  input.click();
}

/** Chunks of the build that a page has requested, by their names without hashes. */
export const chunksOf = (page: BundlePage): string[] =>
  page
    .requests()
    .filter((path) => path.startsWith(`${DIST}chunks/`))
    .map((path) => path.slice(`${DIST}chunks/`.length).replace(/-[a-z0-9]{8}\.js$/, ''))
    .sort();

/** The script as another published version of the package. */
export async function inVersion(version: string, { src, isModule }: Script, shape?: string): Promise<Script> {
  const ours = /"version": "([^"]+)"/.exec(await (await fetch('/package.json')).text())?.[1] ?? '?';
  const text = await distText(src.slice(DIST.length));
  assert(text.includes(`"${ours}"`), `${src} does not carry its version ${ours}`);
  const changed = text
    .replaceAll(`"${ours}"`, `"${version}"`)
    .replaceAll(/(?<=shopper-profile\.shared\.)\d+/g, (ours) => shape ?? ours)
    .replace(/(["`])\.\/chunks\//g, `$1${location.origin}${DIST}chunks/`);
  return { src: URL.createObjectURL(new Blob([changed], { type: 'text/javascript' })), isModule };
}
