/** A minimal router: the profile shows at the base URL of the app, and any path below it is another page. */
export const isHome = (): boolean => location.pathname.endsWith('/');

export function goTo(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}
