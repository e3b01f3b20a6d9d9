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

/** The host's router (config key `navigate`); `null` brings the browser's own navigation back. */
export function setHostNavigate(navigate: ((url: string) => void) | null): void {
  hostNavigate = navigate;
}

/** Lets the host's router go to the URL. Returns whether there is one that has not failed. */
export function navigateByHost(url: string): boolean {
  const navigate = hostNavigate;
  if (!navigate) return false;
  return callHost('navigate', () => (navigate(url), true)) ?? false;
}

/** Goes to the URL; one that leads nowhere is logged and ignored (ERRB-16). */
export function navigateTo(url: string): void {
  if (!isAddress(url)) {
    logger().error('Invalid URL');
    return;
  }
  if (!navigateByHost(url)) location.assign(url);
}

export const isSameOrigin = (url: string): boolean =>
  new URL(url, document.baseURI).origin === location.origin;

/** For those who are not on this site. */
export const absoluteUrl = (url: string): string => new URL(url, document.baseURI).href;

/** Of the page, without query and hash: they may hold what belongs to one visit. */
export const pageAddress = (): string => location.origin + location.pathname;

export const pathOf = (url: string): string => new URL(url, document.baseURI).pathname;

export const currentHost = (): string => location.host;

/** Query parameter of the page's address. */
export const queryParameter = (name: string): string | undefined =>
  new URLSearchParams(location.search).get(name) ?? undefined;

export const currentHash = (): string => location.hash;
/** Adds an entry to the history, so that Back comes to where the shopper was. */
export function setHash(hash: string): void {
  location.hash = hash;
}

/** Address of this page with a hash such as `#drugs`, wherever a `<base>` of the host points. */
export const urlOfHash = (hash: string): string => `${location.pathname}${location.search}${hash}`;

export function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
  };
}

/** The page before, if it was of this site; '' for a page of another origin, whose paths mean something else. */
export const sameOriginReferrer = (): string => {
  const { referrer } = document;
  return referrer !== '' && isSameOrigin(referrer) ? referrer : '';
};

export const pageLanguage = (): string => document.documentElement.lang;

/** Fetches a page of this site ahead of a visit, once (NET-28, OPEN-A006). A host with its own router does its own. */
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
