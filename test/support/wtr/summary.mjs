/** The tests of a suite and of the suites inside it. */
const allTests = (suite) => [...(suite?.tests ?? []), ...(suite?.suites ?? []).flatMap(allTests)];

const counted = (session) => {
  const tests = allTests(session.testResults).filter((test) => !test.skipped);
  const failed = tests.filter((test) => !test.passed).length;
  return {
    passed: tests.filter((test) => test.passed).length,
    // A file that could not be loaded, or broke off, has no failed test to show for it.
    failed: failed === 0 && !session.passed ? 1 : failed,
  };
};

const total = (counts, key) => counts.reduce((sum, count) => sum + count[key], 0);

/**
 * Makes `N passed, N failed` the last line of the run, whatever else the run prints. Written when the process ends, so
 * that it also follows the coverage table and a start that failed.
 */
export function summaryReporter() {
  let counts;

  process.on('exit', () => {
    const result = counts ?? [{ passed: 0, failed: 1 }];
    process.stdout.write(`${total(result, 'passed')} passed, ${total(result, 'failed')} failed\n`);
  });

  return {
    onTestRunFinished({ sessions }) {
      counts = sessions.map(counted);
    },
    stop({ sessions }) {
      counts = sessions.map(counted);
    },
  };
}
