/**
 * The steps of `npm run verify` and CI: scripts of package.json, in this order, because the tests load files of the
 * build. They run one after the other, because most of them use all processors of a small machine. A browser that runs
 * beside another step can get no frames for minutes.
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
