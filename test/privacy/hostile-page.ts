/** A page with scripts that listen to everything that a page script can access. */
import { record } from 'rrweb';
import { whenLeaving, type TestPage } from '../support/page';

/** Places where a script of the page, or the browser, could read data, in table order. */
export const channels = [
  'address of a request',
  'body and headers of a request',
  'console and logger',
  'event of the page',
  'page data array',
  'local and session storage',
  'cookie',
  'address gone to, history, title',
  'link',
  'message to other windows',
  'marks and measures',
  'document outside of shadow roots',
  'session recorder',
] as const;

export type Channel = (typeof channels)[number];

export interface Trace {
  channel: Channel;
  /** Where it was found: the method and path of a request, the key of a store, the name of an event. */
  place: string;
  text: string;
}

/** Whether the page has written a value with this name. */
export interface Written {
  where: 'Cookie' | 'Local storage' | 'Session storage';
  name: string;
}

/** Replaces a method until the test leaves the page, and passes its arguments to the callback. */
function listen<Holder extends object>(
  holder: Holder,
  name: keyof Holder & string,
  listen: (words: unknown[], self: unknown) => void,
): void {
  const own = Object.getOwnPropertyDescriptor(holder, name);
  const method = holder[name] as (...words: unknown[]) => unknown;
  Object.defineProperty(holder, name, {
    configurable: true,
    writable: true,
    value(this: unknown, ...words: unknown[]) {
      listen(words, this);
      return method.apply(this, words);
    },
  });
  whenLeaving(() => {
    if (own) Object.defineProperty(holder, name, own);
    else Reflect.deleteProperty(holder, name);
  });
}

const seenObjects = (): ((key: string, value: unknown) => unknown) => {
  const seen = new WeakSet<object>();
  return (_, value) => {
    if (typeof value !== 'object' || value === null) return value;
    if (value instanceof Node || value === window || seen.has(value)) return undefined;
    seen.add(value);
    return value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value;
  };
};

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value instanceof Error
      ? `${value.message} ${value.stack ?? ''}`
      : [JSON.stringify(value, seenObjects())].join(''); // a function has no JSON

/** Every element below, including those in open shadow roots. */
export function* everyElement(root: ParentNode): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    yield element;
    if (element.shadowRoot) yield* everyElement(element.shadowRoot);
  }
}

const PAGE_DATA = 'pageDataLayer';

/** Starts recording. The returned list is complete after `collect`. */
export function listenToEverything(page: TestPage): { traces: Trace[]; written: Written[]; collect(): void } {
  const traces: Trace[] = [];
  const written: Written[] = [];
  const note = (channel: Channel, place: string, ...values: unknown[]): void => {
    traces.push({ channel, place, text: values.map(textOf).join(' ') });
  };

  const request = (method: string, address: string, ...rest: unknown[]): void => {
    const { pathname, search } = new URL(address, location.href);
    const place = `${method.toUpperCase()} ${pathname}`;
    note('address of a request', place, pathname + search);
    note('body and headers of a request', place, ...rest);
  };
  listen(window, 'fetch', ([input, init]) => {
    const {
      method = 'GET',
      body,
      headers,
    } = (input instanceof Request ? input : (init ?? {})) as RequestInit;
    const address = input instanceof Request ? input.url : String(input);
    request(method, address, body ?? '', [...new Headers(headers)]);
  });
  const opened = new WeakMap<object, [string, string]>();
  listen(XMLHttpRequest.prototype, 'open', ([method, url], self) => {
    opened.set(self as object, [String(method), String(url)]);
  });
  listen(XMLHttpRequest.prototype, 'send', ([body], self) => {
    request(...(opened.get(self as object) ?? ['GET', '']), body ?? '');
  });
  listen(Navigator.prototype, 'sendBeacon', ([url, body]) => {
    request('POST', String(url), body ?? '');
  });

  for (const name of ['log', 'info', 'warn', 'error', 'debug', 'table', 'dir', 'trace'] as const)
    listen(console, name, (words) => {
      note('console and logger', name, ...words);
    });

  listen(EventTarget.prototype, 'dispatchEvent', ([event]) => {
    if (event instanceof CustomEvent) note('event of the page', event.type, event.detail);
  });
  const listenToError = (event: ErrorEvent): void => {
    note('event of the page', 'error', event.message, event.error);
  };
  window.addEventListener('error', listenToError);

  listen(Storage.prototype, 'setItem', ([key, value], store) => {
    written.push({ where: store === localStorage ? 'Local storage' : 'Session storage', name: String(key) });
    note('local and session storage', String(key), key, value);
  });
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookie?.get?.call(document) as string,
    set: (text: string) => {
      const name = text.split('=')[0] ?? '';
      written.push({ where: 'Cookie', name });
      note('cookie', name, text);
      cookie?.set?.call(document, text);
    },
  });
  whenLeaving(() => Reflect.deleteProperty(document, 'cookie'));

  for (const name of ['pushState', 'replaceState'] as const)
    listen(History.prototype, name, ([state, , url]) => {
      note('address gone to, history, title', name, state, url ?? '');
    });
  const title = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
  Object.defineProperty(document, 'title', {
    configurable: true,
    get: () => title?.get?.call(document) as string,
    set: (text: string) => {
      note('address gone to, history, title', 'title', text);
      title?.set?.call(document, text);
    },
  });
  whenLeaving(() => Reflect.deleteProperty(document, 'title'));

  listen(BroadcastChannel.prototype, 'postMessage', ([message]) => {
    note('message to other windows', 'BroadcastChannel', message);
  });
  listen(window, 'postMessage', ([message]) => {
    note('message to other windows', 'postMessage', message);
  });

  for (const name of ['mark', 'measure'] as const)
    listen(Performance.prototype, name, (words) => {
      // The names of React's own measures start with this. The released build has none of them.
      if (!String(words[0]).startsWith('\u200b')) note('marks and measures', name, ...words);
    });

  const pushed: unknown[] = [];
  const holder = window as unknown as Record<string, unknown>;
  pushed.push = (...entries) => {
    for (const entry of entries) note('page data array', String((entry as { event: unknown }).event), entry);
    return Array.prototype.push.apply(pushed, entries);
  };
  holder[PAGE_DATA] = pushed;
  whenLeaving(() => Reflect.deleteProperty(holder, PAGE_DATA));

  // Third-party tools draw into their own box, which recorders leave out.
  const TOOL_BOX = '[slot="shopper-profile-tool"]';
  const LIGHT = 'document outside of shadow roots';
  const watcher = new MutationObserver((changes) => {
    for (const { target, attributeName, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element?.closest(TOOL_BOX)) continue;
      const name = target.nodeName.toLowerCase();
      if (attributeName !== null)
        note(LIGHT, `${name} ${attributeName}`, (target as Element).getAttribute(attributeName) ?? '');
      else if (target instanceof CharacterData) note(LIGHT, name, target.data);
      for (const node of addedNodes)
        note(LIGHT, node.nodeName.toLowerCase(), node instanceof Element ? node.outerHTML : node.textContent);
    }
  });
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  whenLeaving(() => {
    watcher.disconnect();
  });

  // Navigation and similar effects would end the test.
  const stayHere = (event: Event): void => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || event.defaultPrevented) return;
    if (link.href.split('#')[0] === location.href.split('#')[0]) return;
    note('address gone to, history, title', 'link', link.href);
    event.preventDefault();
  };
  window.addEventListener('click', stayHere);
  whenLeaving(() => {
    window.removeEventListener('click', stayHere);
    window.removeEventListener('error', listenToError);
  });

  const recording = recordSession((text) => {
    traces.push({ channel: 'session recorder', place: 'rrweb', text });
  });

  let visited = 0;
  return {
    traces,
    written,
    collect: () => {
      for (const url of page.visited.slice(visited))
        note('address gone to, history, title', new URL(url, location.href).pathname, url);
      visited = page.visited.length;
      for (const element of everyElement(document))
        if (element instanceof HTMLAnchorElement && element.href !== '')
          note(
            'link',
            (element.getRootNode() as Partial<ShadowRoot>).host?.localName ?? 'document',
            element.href,
          );
      for (const store of [localStorage, sessionStorage])
        for (const [key, value] of Object.entries(store)) note('local and session storage', key, key, value);
      for (const pair of document.cookie.split('; ')) note('cookie', pair.split('=')[0] ?? '', pair);
      note('address gone to, history, title', 'location', location.href, document.title, history.state);
      recording.flush();
    },
  };
}

/** Records as vendors based on rrweb do, with its defaults: including open shadow roots. */
export function recordSession(listen: (text: string) => void): { flush(): void } {
  const stop = record({
    emit: (event) => {
      listen(JSON.stringify(event));
    },
    recordCanvas: false,
  });
  whenLeaving(() => {
    stop?.();
  });
  return {
    /** The current content, in addition to the recorded changes. */
    flush: () => {
      record.takeFullSnapshot();
    },
  };
}
