import { dispatchPageEvent } from '../../browser/document-events';
import { navigateTo } from '../../browser/navigation';
import { routeUrl, type RouteName, type RouteValues } from './routes';
import { mayGoTo } from '../shopper/shopper';

/** Goes to a URL, as the pieces do: the host hears of it first and may cancel (contract §2). */
export function goTo(name: string, url: string): void {
  if (url !== '' && !(dispatchPageEvent('navigate', { name, url }, true) && mayGoTo(name))) return;
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
  const isOpen = dispatchPageEvent('navigate', { name, url, values }, true);
  if (isOpen && openedUrl !== '') navigateTo(openedUrl);
}

/** Goes to a route by its name. */
export function go(name: RouteName, values?: RouteValues): void {
  goTo(name, routeUrl(name, values));
}
