/**
 * The steps of `npm run verify` and CI: scripts of package.json, in this order, because the tests load files of the
 * build. One after the other: most of them use all processors of a small machine, and beside another one a browser
 * can wait for minutes.
 */
export const STEPS = [
  'lint',
  'build',
  'typecheck',
  'test',
  'test:built',
  'test:long',
  'test:screen-reader',
  'test:engines',
  'check:scaffold',
  'bench:check',
  'test:frameworks',
  'screenshots',
  'check:reproducible',
  'check:package',
  'build:storybook',
  'budgets',
  'generate:check',
  'mutate:changed',
];
