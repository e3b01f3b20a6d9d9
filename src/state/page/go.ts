import { emit } from '../../browser/emit';
import { navigateTo } from '../../browser/navigation';
import { isAddress, toAddress } from '../../domain/address';
import { routeOf, routeUrl, type RouteName, type RouteValues } from './routes';
import { mayGoTo } from '../shopper/shopper';

/** Goes to a URL, as the pieces do: the host hears of it first and may cancel (contract §2). */
export function goTo(name: string, url: string): void {
  if (!mayGoTo(name)) return;
  if (isAddress(url) && !emit('navigate', { name, url }, { isCancelable: true })) return;
  navigateTo(url);
}

/**
 * Goes to a page that only some hosts have a URL for. Without one the host hears of it all the same, with what it needs to
 * open the page by itself, and nothing else happens (OPEN-A027, OPEN-A070, OPEN-A074).
 */
export function goToHostPage(
  name: string,
  url: string,
  values: Readonly<Record<string, string | number>>,
  openedUrl = url,
): void {
  const isOpen = emit('navigate', { name, url: toAddress(url), values }, { isCancelable: true });
  if (isOpen && openedUrl !== '') navigateTo(openedUrl);
}

/** Goes to a route by its name. */
export function go(name: RouteName, values?: RouteValues): void {
  const url = routeUrl(name, values);
  goTo(routeOf(name, url), url);
}
