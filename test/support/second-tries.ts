/**
 * Tells the test runner which tests have passed only at the second try, and what was wrong with the first: of that Mocha
 * keeps nothing in its results.
 */
import { executeServerCommand } from '@web/test-runner-commands';
import type { Runner, Suite, Test } from 'mocha';

type RetriedTest = Test & { currentRetry(): number };

/** As many as a property needs to say with which values it fails. */
const PROBLEM_LINES = 3;

const problems = new Map<string, string>();

/** The names of the suites around a test, and its own. */
function pathOf(test: Test): string[] {
  const path = [test.title];
  for (let suite: Suite | undefined = test.parent; suite && !suite.root; suite = suite.parent)
    path.unshift(suite.title);
  return path;
}

before(() => {
  // The framework of the test runner puts it there for whoever wants to listen.
  const { __WTR_MOCHA_RUNNER__: runner } = window as unknown as { __WTR_MOCHA_RUNNER__: Runner };
  runner.on('retry', (test: Test, { message }: Error) => {
    problems.set(test.fullTitle(), message.split('\n').slice(0, PROBLEM_LINES).join(' '));
  });
});

afterEach(async function () {
  const test = this.currentTest as RetriedTest | undefined;
  if (!test?.isPassed() || test.currentRetry() === 0) return;
  await executeServerCommand('second-try', { path: pathOf(test), problem: problems.get(test.fullTitle()) });
});
