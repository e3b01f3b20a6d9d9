import { installPageApi, loadStarter, readySignal } from '../src/browser/page';

/** Makes `window.shopperProfile` of a partner page: without a profile, so it is ready at once. */
export function installPartnerApi(): void {
  installPageApi(__VERSION__);
  if (!loadStarter().start) readySignal().resolve({ outcome: 'success' });
}
