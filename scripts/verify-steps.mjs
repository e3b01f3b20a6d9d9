/**
 * The steps of `npm run verify`, which CI runs for each change: scripts of package.json, in this order, because the
 * tests load files of the build. They run one after the other, because most of them use all processors of a small
 * machine. A browser that runs beside another step can get no frames for minutes. All of them together take less than
 * 25 minutes on two processors.
 */
export const STEPS = [
  'lint',
  'build',
  'typecheck',
  'test',
  'test:built',
  'test:stories',
  'check:package',
  'build:storybook',
  'budgets',
  'generate:check',
  'mutate:changed',
];

/** What `npm run verify:all` runs after these, each night and before a release. */
export const NIGHT_STEPS = [
  'test:long',
  'screenshots',
  'bench:check',
  'check:scaffold',
  'test:frameworks',
  'check:reproducible',
  'test:engines',
  'test:screen-reader',
];
