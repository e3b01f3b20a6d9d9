/** Tells the runner which tests have passed only at the second try: Mocha itself forgets that there was a first one. */
import { executeServerCommand } from '@web/test-runner-commands';
import type { Suite, Test } from 'mocha';

/** The names of the suites around a test, and its own. */
function pathOf(test: Test): string[] {
  const path = [test.title];
  for (let suite: Suite | undefined = test.parent; suite && !suite.root; suite = suite.parent)
    path.unshift(suite.title);
  return path;
}

afterEach(async function () {
  const test = this.currentTest as (Test & { currentRetry(): number }) | undefined;
  if (test?.isPassed() && test.currentRetry() > 0) await executeServerCommand('second-try', pathOf(test));
});
