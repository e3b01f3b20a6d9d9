import { pageSingleton } from './page-singleton';
import { doors } from './trusted-types';

declare module './page-singleton' {
  interface PageValues {
    vendorScripts: Map<string, Promise<void>>;
    vendorStyleSheets: Set<string>;
  }
}

/**
 * Loads a script of the configuration once per page; one that did not come is asked for again the next time. With a hash,
 * any other text does not run.
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

/** A method of a global object; nothing when there is none. */
export function globalMethod(
  globalName: string | undefined,
  method: string,
): ((...args: unknown[]) => unknown) | undefined {
  const holder: unknown = globalName === undefined ? undefined : Reflect.get(window, globalName);
  if ((typeof holder !== 'object' || holder === null) && typeof holder !== 'function') return undefined;
  const found: unknown = Reflect.get(holder, method);
  return typeof found === 'function' ? (...args) => Reflect.apply(found, holder, args) as unknown : undefined;
}

/** Dispatches an event at the window, for a script of somebody else that listens there. */
export const tellWindow = (name: string, detail: object): boolean =>
  window.dispatchEvent(new CustomEvent(name, { detail }));

export function onWindowEvent(name: string, listener: () => void): () => void {
  window.addEventListener(name, listener);
  return () => {
    window.removeEventListener(name, listener);
  };
}

/** Waits until somebody has put something into the box. */
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
 * A box in the document itself, where the page's style sheets reach it, that shows at the slot `name` of the shadow root
 * around `inside`. A piece may stand in the shadow root of another one: then the slot is handed on.
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
