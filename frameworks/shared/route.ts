/** The smallest router: the profile lives at the app's own address, and anything below it is elsewhere. */
export const isHome = (): boolean => location.pathname.endsWith('/');

export function goTo(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}
