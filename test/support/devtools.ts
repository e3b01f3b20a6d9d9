/**
 * What only the browser's developer tools can do to a page. All of it ends with the test file, so there is nothing to
 * undo; between two tests of one file, call again with the opposite.
 */
import { executeServerCommand } from '@web/test-runner-commands';

/** Any method of the Chrome DevTools protocol, on the page of this test file. */
export const cdp = <Result>(method: string, params: object = {}): Promise<Result> =>
  executeServerCommand<Result, { method: string; params: object }>('cdp', { method, params });

/** Media features that the page shall see, e.g. `{ 'forced-colors': 'active' }`; `{}` for those of the machine. */
export const emulateMediaFeatures = (features: Record<string, string>): Promise<unknown> =>
  cdp('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
