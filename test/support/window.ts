import { expect } from 'chai';
import { eventually, settled } from './clock';
import { cdp } from './devtools';

const HEIGHT = 720;

/**
 * The window had another size when the files of a test loaded. A page listens once its load flow has started.
 */
const tellSize = (): void => {
  window.dispatchEvent(new Event('resize'));
};
document.addEventListener('shopper-profile-ready', tellSize);

/** Sets the width of the window. An open page receives the event. */
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

/** Call it in `afterEach`, or in `after`. */
export const resetWindowWidth = (): Promise<unknown> => cdp('Emulation.clearDeviceMetricsOverride');
