import { dispatchPageEvent } from '../browser/document-events';
import { navigateTo } from '../browser/navigation';
import { routeUrl, type RouteName, type RouteValues } from './routes';
import { mayGoTo } from './shopper';

/** Goes to a URL, as the pieces do: the host hears of it first and may cancel (contract §2). */
export function goTo(name: string, url: string): void {
  if (url !== '' && !(dispatchPageEvent('navigate', { name, url }, true) && mayGoTo(name))) return;
  navigateTo(url);
}

/** Goes to a route by its name. */
export function go(name: RouteName, values?: RouteValues): void {
  goTo(name, routeUrl(name, values));
}
