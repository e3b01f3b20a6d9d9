import { emit } from '../../browser/emit';
import { logger } from '../../browser/logger';
import { navigateTo } from '../../browser/navigation';
import { isAddress, toAddress } from '../../domain/address';
import { nearestName } from '../../domain/nearest-name';
import { currentConfig } from '../config';
import { routeOf, routeUrl, type RouteName, type RouteValues } from '../page/routes';
import { mayGoTo } from './shopper';

/** Goes to a URL: the host hears of it first, from the piece that it is about, and may cancel (contract §2). */
export function goTo(name: string, url: string, from?: EventTarget): void {
  if (!mayGoTo(name)) return;
  if (isAddress(url) && !emit('navigate', { name, url }, { from, isCancelable: true })) return;
  navigateTo(url);
}

/**
 * Goes to a page that only some hosts have a URL for. An event goes out first, with what the host needs to open the page by
 * itself; without a URL nothing else happens than a line on the console (OPEN-A027, OPEN-A070, OPEN-A074).
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

/** Why a route leads nowhere, for the console. */
function whyNowhere(name: string): string {
  const names = routeNames();
  if (names.includes(name)) return `routes.${name} is not set, or lacks a value`;
  const nearest = nearestName(name, names);
  const named = /^\w{1,40}$/.test(name) ? ` "${name}"` : '';
  return `there is no route${named}${nearest === undefined ? '' : `; did you mean "${nearest}"?`}`;
}

/** Goes to a route by its name; the console says why one leads nowhere (ERRB-16). */
export function go(name: RouteName, values?: RouteValues, from?: EventTarget): void {
  const url = routeNames().includes(name) ? routeUrl(name, values) : '';
  if (url === '') logger().error(`Invalid URL: ${whyNowhere(name)}`);
  else goTo(routeOf(name, url), url, from);
}
