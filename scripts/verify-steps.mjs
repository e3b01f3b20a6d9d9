/**
 * The steps of `npm run verify` and CI: scripts of package.json, in this order, because the tests load files
 * of the build.
 */
export const STEPS = [
  'typecheck',
  'lint',
  'build',
  'test',
  'test:built',
  'test:long',
  'test:engines',
  'screenshots',
  'build:storybook',
  'budgets',
  'bench:check',
  'generate:check',
  'check:package',
  'check:reproducible',
  'check:scaffold',
  'test:frameworks',
  'mutate:changed',
];
