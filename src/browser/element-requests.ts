import { findProfileElement } from './roots';
import { pageSingleton } from './page-singleton';

declare module './page-singleton' {
  interface PageValues {
    elementRequests: ElementRequests;
  }
}

/** Tags used inside of other elements, where the loader does not search; entry points load them on request. */
interface ElementRequests {
  wanted: Set<string>;
  onRequest: ((tag: string) => void) | undefined;
}

const requests = (): ElementRequests =>
  pageSingleton('elementRequests', () => ({ wanted: new Set<string>(), onRequest: undefined }));

/** Requests the files of an element that another one is about to render, as if its tag were on the page. */
export function requestElement(tag: string): void {
  const { wanted, onRequest } = requests();
  wanted.add(tag);
  onRequest?.(tag);
}

/** Registers an entry point that handles all requests, including earlier ones. */
export function serveElementRequests(onRequest: (tag: string) => void): void {
  const current = requests();
  const before = current.onRequest;
  current.onRequest = (tag) => {
    before?.(tag);
    onRequest(tag);
  };
  for (const tag of current.wanted) onRequest(tag);
}

/**
 * Makes sure that a requested popup can open: appends its tag to the page if it is missing (contract §2), and requests files
 * that have not loaded again.
 */
export function openOnPage(tag: string): void {
  if (!findProfileElement(tag)) document.body.append(document.createElement(tag));
  requestElement(tag);
}
