/**
 * The steps of `npm run verify` and CI: scripts of package.json, in this order, because the tests load files of the
 * build. The steps of a group use one processor each, so two of them run at the same time.
 */
export const GROUPS = [
  ['lint', 'build', 'typecheck'],
  ['test'],
  ['test:built'],
  ['test:long'],
  ['test:engines'],
  ['test:screen-reader'],
  ['screenshots'],
  ['budgets'],
  ['bench:check'],
  [
    'check:scaffold',
    'test:frameworks',
    'check:reproducible',
    'check:package',
    'build:storybook',
    'generate:check',
  ],
  ['mutate:changed'],
];

export const STEPS = GROUPS.flat();
