import { isAddress } from '../domain/address';
import { callHost } from './host-function';
import { logger } from './logger';
import { pageSingleton } from './page-singleton';

declare module './page-singleton' {
  interface PageValues {
    prefetchedPages: Set<string>;
  }
}

let hostNavigate: ((url: string) => void) | null = null;

/** Sets the host's router (config key `navigate`); `null` restores the browser's own navigation. */
export function setHostNavigate(navigate: ((url: string) => void) | null): void {
  hostNavigate = navigate;
}

/** Navigates with the host's router. Returns false when there is none or it has thrown. */
export function navigateByHost(url: string): boolean {
  const navigate = hostNavigate;
  if (!navigate) return false;
  return callHost('navigate', () => (navigate(url), true)) ?? false;
}

/** Navigates to the URL; an invalid one is logged and ignored (ERRB-16). */
export function navigateTo(url: string): void {
  if (!isAddress(url)) {
    logger().error('Invalid URL');
    return;
  }
  if (!navigateByHost(url)) location.assign(url);
}

export const isSameOrigin = (url: string): boolean =>
  new URL(url, document.baseURI).origin === location.origin;

/** The absolute URL, for use outside of this site. */
export const absoluteUrl = (url: string): string => new URL(url, document.baseURI).href;

/** URL of the page without query and hash, which may contain data of this visit. */
export const pageAddress = (): string => location.origin + location.pathname;

/** Sets query parameters of a URL; those without a value are omitted. Returns the absolute URL. */
export function withParameters(
  url: string,
  parameters: Readonly<Record<string, string | number | undefined>>,
): string {
  const address = new URL(url, document.baseURI);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) address.searchParams.set(name, String(value));
  return address.href;
}

export const pathOf = (url: string): string => new URL(url, document.baseURI).pathname;

export const currentHost = (): string => location.host;

/** Value of a query parameter of the page URL. */
export const queryParameter = (name: string): string | undefined =>
  new URLSearchParams(location.search).get(name) ?? undefined;

export const currentHash = (): string => location.hash;
/** Sets the hash with a new history entry, so that Back returns to the previous one. */
export function setHash(hash: string): void {
  location.hash = hash;
}

/** URL of this page with a hash such as `#drugs`; not affected by a `<base>` of the host. */
export const urlOfHash = (hash: string): string => `${location.pathname}${location.search}${hash}`;

export function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
  };
}

/** The referrer if it is a page of this site; '' for another origin, where the same paths lead to other pages. */
export const sameOriginReferrer = (): string => {
  const { referrer } = document;
  return referrer !== '' && isSameOrigin(referrer) ? referrer : '';
};

export const pageLanguage = (): string => document.documentElement.lang;

/** Prefetches a page of this site, once (NET-28, OPEN-A006). Does nothing when the host has its own router. */
export function prefetchPage(url: string): void {
  if (!isAddress(url) || hostNavigate !== null || !isSameOrigin(url)) return;
  const prefetched = pageSingleton('prefetchedPages', () => new Set<string>());
  if (prefetched.has(url)) return;
  prefetched.add(url);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  document.head.append(link);
}
