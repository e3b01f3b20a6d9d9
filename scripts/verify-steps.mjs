/** What `npm run verify` and CI run: scripts of package.json, in this order, as the tests load what the build makes. */
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
  'check:scaffold',
  'test:frameworks',
  'mutate:changed',
];
