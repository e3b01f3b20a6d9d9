/**
 * What the clients of the services ask a page for, where there is none: its address, its cookies and its session storage.
 * Storage that is full or blocked, and all else that a browser does, is tested in a browser.
 */
// Looks for elements once it finds a document, so it is loaded before there is one.
import 'sinon';

const ADDRESS = 'http://localhost:8000/';

const cookies = new Map<string, string>();

/** Name, value and the end of its life, of which a client of a service writes nothing else. */
function writeCookie(text: string): void {
  const [pair = '', ...attributes] = text.split(';').map((part) => part.trim());
  const [name = '', ...value] = pair.split('=');
  if (attributes.includes('Max-Age=0')) cookies.delete(name);
  else cookies.set(name, value.join('='));
}

class PageDocument extends EventTarget {
  readonly baseURI = ADDRESS;

  get cookie(): string {
    return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(text: string) {
    writeCookie(text);
  }
}

const stored = new Map<string, string>();

const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
  removeItem: (key) => void stored.delete(key),
};

/** A page resolves an address against its own. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, ADDRESS) : input, init);
  }
}

Object.assign(globalThis, {
  window: globalThis,
  document: new PageDocument(),
  location: new URL(ADDRESS),
  sessionStorage: storage,
  Request: PageRequest,
});
