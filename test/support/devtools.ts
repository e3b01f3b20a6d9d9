/**
 * Effects that need the browser's developer tools. They end with the test file, so cleanup is not needed.
 * Between two tests of one file, call the function again with the opposite value.
 */
import { executeServerCommand } from '@web/test-runner-commands';

/** Sends any command of the Chrome DevTools protocol to the page of this test file. */
export const cdp = <Result>(method: string, params: object = {}): Promise<Result> =>
  executeServerCommand<Result, { method: string; params: object }>('cdp', { method, params });

/** Emulated media features, such as `{ 'forced-colors': 'active' }`. `{}` restores those of the machine. */
export const emulateMediaFeatures = (features: Record<string, string>): Promise<unknown> =>
  cdp('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
