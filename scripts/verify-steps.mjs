/**
 * The steps of `npm run verify` and CI: scripts of package.json, in this order, because the tests load files of the
 * build. Two steps of a group run at the same time, the longest first. They use about one processor each, and they pass or
 * fail alike on a busy machine. No step of a group writes a file that another one reads.
 */
export const GROUPS = [
  ['lint', 'build', 'typecheck'],
  ['test'],
  ['test:built'],
  ['test:long'],
  ['test:screen-reader'],
  [
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
  ],
  ['mutate:changed'],
];

export const STEPS = GROUPS.flat();
