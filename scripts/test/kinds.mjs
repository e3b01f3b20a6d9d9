/**
 * Where a test runs is decided by its folder below test/:
 *
 * - `node`: rules, parsers, the mock service, scripts. They need no page and run in Node. One of them that needs a page
 *   after all ends in `.browser.test.ts`.
 * - `browser`: everything else that tests the sources.
 * - `built`: loads files from dist/, so it needs `npm run build` first.
 * - `stories`: all stories, in one brand. Those in the other brand are `long`.
 * - `long`: walks through everything and takes minutes.
 *
 * `npm test` runs `node` and `browser`; `npm run verify` also runs `built` and `stories`; `npm run verify:all` runs all.
 */
const FOLDERS = {
  node: ['build', 'config', 'copy', 'demo', 'docs', 'domain', 'scripts', 'services', 'telemetry'],
  built: ['bundles'],
  stories: ['story-run'],
  long: ['each-call', 'privacy', 'soak', 'story-run-ums'],
};

const BROWSER = 'browser';
const NEEDS_PAGE = /\.browser\.test\.tsx?$/;

export const TEST_FILE = /\.test\.tsx?$/;

export const KINDS = [...Object.keys(FOLDERS), BROWSER];

/** The kind of a test file, e.g. `node` for `test/domain/money.test.ts`. */
export function kindOf(file) {
  const folder = file.split('/')[1];
  const [kind] = Object.entries(FOLDERS).find(([, folders]) => folders.includes(folder)) ?? [BROWSER];
  return kind === 'node' && NEEDS_PAGE.test(file) ? BROWSER : kind;
}
