/** The tests of a suite and of the suites inside it, each with the names that lead to it. */
const allTests = (suite, path = []) => [
  ...(suite?.tests ?? []).map((test) => ({ ...test, path: [...path, test.name] })),
  ...(suite?.suites ?? []).flatMap((inner) => allTests(inner, [...path, inner.name])),
];

const fileOf = ({ testFile }) => testFile.replace(`${process.cwd()}/`, '');

const testsOf = (session) => allTests(session.testResults).filter((test) => !test.skipped);

const leftOutOf = (session) => allTests(session.testResults).filter((test) => test.skipped);

const lineFor = (session, path, problem = 'no message') =>
  `${fileOf(session)}: ${path.join(' › ')} — ${problem}`;

/** A line for each failed test; a file that could not be loaded, or broke off, has none to show for it. */
function failuresOf(session) {
  const failed = testsOf(session).filter((test) => !test.passed);
  if (failed.length > 0) {
    return failed.map(({ path, error }) => lineFor(session, path, error?.message?.split('\n')[0]));
  }
  return session.passed ? [] : [`${fileOf(session)}: ${session.errors[0]?.message ?? 'broke off'}`];
}

/**
 * Says at the end which tests have failed and which have passed only at the second try, and makes `N passed, N failed` the
 * last line of the run, whatever else the run prints. Written when the process ends, so that it also follows the coverage
 * table and a start that failed.
 */
export function summary() {
  let result = { passed: 0, leftOut: 0, failures: ['the tests could not be started'] };
  const secondTries = [];

  process.on('exit', () => {
    for (const test of secondTries) process.stdout.write(`second try: ${test}\n`);
    for (const failure of result.failures) process.stdout.write(`failed: ${failure}\n`);
    if (result.leftOut > 0)
      process.stdout.write(`${result.leftOut} left out, see test/support/left-out.ts\n`);
    process.stdout.write(`${result.passed} passed, ${result.failures.length} failed\n`);
  });

  const keep = ({ sessions }) => {
    const all = [...sessions];
    result = {
      passed: all.flatMap(testsOf).filter((test) => test.passed).length,
      leftOut: all.flatMap(leftOutOf).length,
      failures: all.flatMap(failuresOf),
    };
  };
  return {
    reporter: { onTestRunFinished: keep, stop: keep },
    /** Server command `second-try` with the names that lead to a test, and what the first try said. */
    plugin: {
      name: 'second-tries',
      executeCommand({ command, payload, session }) {
        if (command !== 'second-try') return undefined;
        secondTries.push(lineFor(session, payload.path, payload.problem));
        return true;
      },
    },
  };
}
