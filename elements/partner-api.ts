import { installPageApi, loadStarter, readySignal } from '../src/browser/page';

/** Makes `window.shopperProfile` of a partner page: without a profile, so it is ready at once. */
export function installPartnerApi(address: string): void {
  installPageApi(__VERSION__, address);
  if (!loadStarter().start) readySignal().resolve({ outcome: 'success' });
}
