/**
 * Replaces what service clients need from a page: its URL, cookies and session storage. Tests in a browser
 * cover full or blocked storage and everything else that needs a browser.
 */
// Loaded before a document exists, because it searches for elements once it finds one.
import 'sinon';

const ADDRESS = 'http://localhost:8000/';

const cookies = new Map<string, string>();

/** Name, value and lifetime: service clients write no other parts of a cookie. */
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

/** A page resolves a URL against its own. */
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
