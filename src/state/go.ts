import { dispatchPageEvent } from '../browser/document-events';
import { navigateTo } from '../browser/navigation';
import { routeUrl, type RouteName, type RouteValues } from './routes';

/** Goes to a route by name, as the pieces do: the host hears of it first and may cancel (contract §2). */
export function go(name: RouteName, values?: RouteValues): void {
  const url = routeUrl(name, values);
  if (url === '' || dispatchPageEvent('navigate', { name, url }, true)) navigateTo(url);
}
