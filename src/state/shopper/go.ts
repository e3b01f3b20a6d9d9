import { emit } from '../../browser/emit';
import { logger } from '../../browser/logger';
import { navigateTo } from '../../browser/navigation';
import { isAddress, toAddress } from '../../domain/address';
import { nearestName } from '../../domain/nearest-name';
import { currentConfig } from '../config';
import { routeOf, routeUrl, type RouteName, type RouteValues } from '../page/routes';
import { mayGoTo } from './shopper';

/** Navigates to a URL, after a `navigate` event on the element `from`, which the host can cancel (contract §2). */
export function goTo(name: string, url: string, from?: EventTarget): void {
  if (!mayGoTo(name)) return;
  if (isAddress(url) && !emit('navigate', { name, url }, { from, isCancelable: true })) return;
  navigateTo(url);
}

/**
 * Navigates to a page with a URL that only some hosts configure. First emits a `navigate` event with the values that
 * the host needs to open the page itself; without a URL, only logs an error (OPEN-A027, OPEN-A070, OPEN-A074).
 */
export function goToHostPage(
  name: string,
  url: string,
  values: Readonly<Record<string, string | number>>,
  { from, openedUrl = url }: { from: EventTarget; openedUrl?: string },
): void {
  const isOpen = emit('navigate', { name, url: toAddress(url), values }, { from, isCancelable: true });
  if (isOpen && openedUrl === '') logger().error(`Invalid URL: routes.${name} is not set, or lacks a value`);
  else if (isOpen) navigateTo(openedUrl);
}

const routeNames = (): string[] =>
  Object.keys(currentConfig().routes).filter((name) => name !== 'application');

/** Why a route has no URL, for the console. */
function whyNowhere(name: string): string {
  const names = routeNames();
  if (names.includes(name)) return `routes.${name} is not set, or lacks a value`;
  const nearest = nearestName(name, names);
  const named = /^\w{1,40}$/.test(name) ? ` "${name}"` : '';
  return `there is no route${named}${nearest === undefined ? '' : `; did you mean "${nearest}"?`}`;
}

/** Navigates to a route by name; logs the reason when it has no URL (ERRB-16). */
export function go(name: RouteName, values?: RouteValues, from?: EventTarget): void {
  const url = routeNames().includes(name) ? routeUrl(name, values) : '';
  if (url === '') logger().error(`Invalid URL: ${whyNowhere(name)}`);
  else goTo(routeOf(name, url), url, from);
}
