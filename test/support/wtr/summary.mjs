/** The tests of a suite and of the suites inside it, each with the names that lead to it. */
const allTests = (suite, path = []) => [
  ...(suite?.tests ?? []).map((test) => ({ ...test, path: [...path, test.name] })),
  ...(suite?.suites ?? []).flatMap((inner) => allTests(inner, [...path, inner.name])),
];

const testsOf = (session) => allTests(session.testResults).filter((test) => !test.skipped);

/** A line for each failed test; a file that could not be loaded, or broke off, has none to show for it. */
function failuresOf(session) {
  const failed = testsOf(session).filter((test) => !test.passed);
  const file = session.testFile.replace(`${process.cwd()}/`, '');
  if (failed.length > 0) {
    return failed.map(
      ({ path, error }) => `${file}: ${path.join(' › ')} — ${error?.message?.split('\n')[0] ?? 'no message'}`,
    );
  }
  return session.passed ? [] : [`${file}: ${session.errors[0]?.message ?? 'broke off'}`];
}

/**
 * Says at the end which tests have failed, and makes `N passed, N failed` the last line of the run, whatever else the run
 * prints. Written when the process ends, so that it also follows the coverage table and a start that failed.
 */
export function summaryReporter() {
  let result = { passed: 0, failures: ['the tests could not be started'] };

  process.on('exit', () => {
    for (const failure of result.failures) process.stdout.write(`failed: ${failure}\n`);
    process.stdout.write(`${result.passed} passed, ${result.failures.length} failed\n`);
  });

  const keep = ({ sessions }) => {
    const all = [...sessions];
    result = {
      passed: all.flatMap(testsOf).filter((test) => test.passed).length,
      failures: all.flatMap(failuresOf),
    };
  };
  return { onTestRunFinished: keep, stop: keep };
}
