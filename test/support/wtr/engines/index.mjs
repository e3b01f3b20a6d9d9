import { findFirefox, firefoxLauncher } from './firefox.mjs';
import { findWebKit, webKitLauncher } from './webkit.mjs';

/** The engines beside Chromium: how each is found on this machine, and started. */
export const ENGINES = {
  Firefox: { find: findFirefox, launch: firefoxLauncher },
  WebKit: { find: findWebKit, launch: webKitLauncher },
};

/**
 * How the pieces behave in a browser; what is the same in every engine, e.g. the rules of Medicare, is not tested again. Not
 * those that take minutes, or that read the memory of Chromium.
 */
const COMMON = [
  'test/{browser,element-kit,ui,widgets}/**/*.test.{ts,tsx}',
  'test/elements/*.test.ts',
  '!test/elements/{hosts,host-popups}.test.ts',
  '!test/element-kit/leaks.test.tsx',
];

/** In WebKit only a part of the pieces so far: forms and popups of account-ready … nav. */
const FILES = {
  Firefox: ['test/elements/*/*.test.ts', ...COMMON],
  WebKit: ['test/elements/*/*.test.ts', ...COMMON],
};

export const filesFor = (name) => FILES[name];

/** The launcher of one of them, e.g. `ENGINE=Firefox`. */
export function launchEngine(name) {
  const engine = ENGINES[name];
  if (!engine) throw new Error(`ENGINE is ${name}, not one of ${Object.keys(ENGINES).join(', ')}.`);
  const program = engine.find();
  if (!program) throw new Error(`${name} was not found.`);
  return engine.launch(program);
}

/** Server command `cdp` with `{ method, params }`, for the methods that the engine has a way of its own for. */
export const enginePlugin = () => ({
  name: 'engine',

  async executeCommand({ command, payload, session }) {
    if (command !== 'cdp') return undefined;
    const { browser, id } = session;
    const run = browser.commands[payload.method];
    if (!run) throw new Error(`${browser.name} has nothing for ${payload.method}`);
    // `undefined` would mean that no plugin knows the command.
    return (await run(browser.getPage(id), payload.params)) ?? {};
  },
});
