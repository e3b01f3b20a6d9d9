import { pageSingleton } from './page-singleton';
import { doors } from './trusted-types';

declare module './page-singleton' {
  interface PageValues {
    vendorScripts: Map<string, Promise<void>>;
    vendorStyleSheets: Set<string>;
  }
}

/**
 * Loads a script of the configuration once per page; a failed one is requested again on the next call. With `integrity`, the
 * browser runs the script only if its hash matches.
 */
export function loadScript(url: string, integrity?: string): Promise<void> {
  const scripts = pageSingleton('vendorScripts', () => new Map<string, Promise<void>>());
  const known = scripts.get(url);
  if (known) return known;
  const script = document.createElement('script');
  const loading = new Promise<void>((done, fail) => {
    script.onload = () => {
      done();
    };
    script.onerror = () => {
      fail(new Error('the script did not come'));
    };
    if (integrity !== undefined) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
    doors().setScriptUrl(script, url);
    document.head.append(script);
  });
  scripts.set(url, loading);
  loading.catch(() => {
    scripts.delete(url);
    script.remove();
  });
  return loading;
}

/** Loads a style sheet once per page. */
export function loadStyleSheet(url: string): void {
  const sheets = pageSingleton('vendorStyleSheets', () => new Set<string>());
  if (sheets.has(url)) return;
  sheets.add(url);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  document.head.append(link);
}

/** A method of a global object, bound to it; `undefined` when it does not exist. */
export function globalMethod(
  globalName: string | undefined,
  method: string,
): ((...args: unknown[]) => unknown) | undefined {
  const holder: unknown = globalName === undefined ? undefined : Reflect.get(window, globalName);
  if ((typeof holder !== 'object' || holder === null) && typeof holder !== 'function') return undefined;
  const found: unknown = Reflect.get(holder, method);
  return typeof found === 'function' ? (...args) => Reflect.apply(found, holder, args) as unknown : undefined;
}

/** Dispatches an event on the window, for a third-party script that listens there. */
export const dispatchToWindow = (name: string, detail: object): boolean =>
  window.dispatchEvent(new CustomEvent(name, { detail }));

export function onWindowEvent(name: string, listener: () => void): () => void {
  window.addEventListener(name, listener);
  return () => {
    window.removeEventListener(name, listener);
  };
}

/** Resolves when the vendor's script has added content to the box. */
export function whenFilled(box: HTMLElement): Promise<void> {
  return new Promise((done) => {
    const isFilled = (): boolean => box.childNodes.length > 0 || box.shadowRoot !== null;
    if (isFilled()) {
      done();
      return;
    }
    const observer = new MutationObserver(() => {
      if (!isFilled()) return;
      observer.disconnect();
      done();
    });
    observer.observe(box, { childList: true });
  });
}

export interface LightBox {
  box: HTMLElement;
  remove(): void;
}

/**
 * Adds a box to the light DOM of the document, where the page's style sheets apply to it. It is rendered in the slot `name` of
 * the shadow root around `inside`; in nested shadow roots, a slot in each of them forwards it.
 */
export function openLightBox(inside: Element, name: string): LightBox {
  const added: HTMLElement[] = [];
  const box = document.createElement('div');
  box.slot = name;
  let root = inside.getRootNode();
  while (root instanceof ShadowRoot) {
    const { host } = root;
    root = host.getRootNode();
    const isOutermost = !(root instanceof ShadowRoot);
    const element = isOutermost ? box : document.createElement('slot');
    if (element instanceof HTMLSlotElement) Object.assign(element, { name, slot: name });
    added.push(element);
    host.append(element);
  }
  return {
    box,
    remove: () => {
      for (const element of added) element.remove();
    },
  };
}
