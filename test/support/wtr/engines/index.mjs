import { findFirefox, firefoxLauncher } from './firefox.mjs';
import { findWebKit, webKitLauncher } from './webkit.mjs';

/** The engines other than Chromium: how each one is found on this machine, and started. */
export const ENGINES = {
  Firefox: { find: findFirefox, launch: firefoxLauncher },
  WebKit: { find: findWebKit, launch: webKitLauncher },
};

/**
 * Tests of what differs between engines: popups, focus, keys, forms, storage, layout. CI runs these, in about two
 * minutes per engine. The tests of `page` have all elements on a page and go through them by key.
 */
const SELECTION = [
  'test/{browser,element-kit,styles,ui,widgets}/**/*.test.{ts,tsx}',
  'test/elements/self-opening-popups.test.ts',
  'test/elements/{email,extra-help,loading,outage,page,sign-out,toast}/*.test.ts',
  'test/elements/confirm-identity/{confirm-identity,fields}.test.ts',
  'test/elements/{import/{fields,opening},plans/remove-plan}.test.ts',
];

/** All browser tests of the elements, except those that take minutes: every popup on every kind of host page. */
const WHOLE = [
  'test/{browser,element-kit,styles,ui,widgets,elements}/**/*.test.{ts,tsx}',
  '!test/elements/{hosts,host-popups}.test.ts',
];

/** It reads the memory of Chromium. */
const CHROMIUM_ALONE = '!test/element-kit/leaks.test.tsx';

export const filesForEngines = [...(process.env.WHOLE ? WHOLE : SELECTION), CHROMIUM_ALONE];

/** The launcher of one of them, e.g. `ENGINE=Firefox`. */
export function launchEngine(name) {
  const engine = ENGINES[name];
  if (!engine) throw new Error(`ENGINE is ${name}, not one of ${Object.keys(ENGINES).join(', ')}.`);
  const program = engine.find();
  if (!program) throw new Error(`${name} was not found.`);
  return engine.launch(program);
}

/** Server command `cdp` with `{ method, params }`, for the methods that the engine implements. */
export const enginePlugin = () => ({
  name: 'engine',

  async executeCommand({ command, payload, session }) {
    if (command !== 'cdp') return undefined;
    const { browser, id } = session;
    const run = browser.commands[payload.method];
    if (!run) throw new Error(`${browser.name} has nothing for ${payload.method}`);
    // `undefined` would mean that no plugin handles the command.
    return (await run(browser.getPage(id), payload.params)) ?? {};
  },
});
