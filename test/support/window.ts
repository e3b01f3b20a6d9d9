import { expect } from 'chai';
import { eventually, settled } from './clock';
import { cdp } from './devtools';

const HEIGHT = 720;

/** The files of a test have been loaded in a window of another size; a page listens once its load flow has begun. */
const tellSize = (): void => {
  window.dispatchEvent(new Event('resize'));
};
document.addEventListener('shopper-profile-ready', tellSize);

/** The window is this wide from now on; a page that is open is notified of it. */
export async function setWindowWidth(width: number): Promise<void> {
  await cdp('Emulation.setDeviceMetricsOverride', {
    width,
    height: HEIGHT,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await eventually(() => expect(window.innerWidth).to.equal(width));
  tellSize();
  await settled();
}

/** In `afterEach`, or in `after`. */
export const resetWindowWidth = (): Promise<unknown> => cdp('Emulation.clearDeviceMetricsOverride');
