import { writeFileSync } from 'node:fs';
import { printEnd } from '../../../scripts/test/results.mjs';

const FINISHED = 'FINISHED';

/** The tests of a suite and of its nested suites, each with its full name. */
const allTests = (suite, path = []) => [
  ...(suite?.tests ?? []).map((test) => ({ ...test, path: [...path, test.name] })),
  ...(suite?.suites ?? []).flatMap((inner) => allTests(inner, [...path, inner.name])),
];

const fileOf = ({ testFile }) => testFile.replace(`${process.cwd()}/`, '');

const testsOf = (session) => allTests(session.testResults).filter((test) => !test.skipped);

const leftOutOf = (session) => allTests(session.testResults).filter((test) => test.skipped);

const lineFor = (session, path, problem = 'no message') =>
  `${fileOf(session)}: ${path.join(' › ')} — ${problem}`;

/**
 * A line for each failed test. A file that could not be loaded, or that stopped early, has no failed test.
 */
function failuresOf(session) {
  const failed = testsOf(session).filter((test) => !test.passed);
  if (failed.length > 0) {
    return failed.map(({ path, error }) => lineFor(session, path, error?.message?.split('\n')[0]));
  }
  return session.passed ? [] : [`${fileOf(session)}: ${session.errors[0]?.message ?? 'broke off'}`];
}

const countsOf = (session) => {
  const tests = testsOf(session);
  const passed = tests.filter((test) => test.passed);
  return {
    passed: passed.length,
    // A file that could not be loaded, or that stopped early, has no failed test.
    failed: session.passed ? 0 : Math.max(1, tests.length - passed.length),
    ms: tests.reduce((sum, { duration = 0 }) => sum + duration, 0),
  };
};

const resultsOf = (sessions) => ({
  passed: sessions.flatMap(testsOf).filter((test) => test.passed).length,
  leftOut: sessions.flatMap(leftOutOf).length,
  failures: sessions.flatMap(failuresOf),
  perFile: Object.fromEntries(sessions.map((session) => [fileOf(session), countsOf(session)])),
});

/** The run was stopped from outside. Unfinished tests have not failed, because they were not run. */
function cutOff(sessions, signal) {
  const ended = sessions.filter(({ status }) => status === FINISHED);
  const open = sessions.filter(({ status }) => status !== FINISHED).map(fileOf);
  const results = resultsOf(ended);
  if (ended.length > 0 && open.length === 0) return results;
  const when =
    sessions.length > 0 ? `before these files had ended: ${open.join(', ')}` : 'before its first test';
  return { ...results, failures: [...results.failures, `the run was cut off (${signal}) ${when}`] };
}

/**
 * The reporter that says at the end which tests have failed, and makes `N passed, N failed` the last line of the run,
 * whatever else the run prints. Written when the process ends, so that it also follows the coverage table and a start that
 * failed. With `TEST_RESULTS`, the name of a file, the results go there, for the process that has started the run.
 */
export function summary() {
  let result = { passed: 0, leftOut: 0, failures: ['the tests could not be started'], perFile: {} };
  let allSessions = () => [];

  process.on('exit', () => {
    if (process.env.TEST_RESULTS) writeFileSync(process.env.TEST_RESULTS, JSON.stringify(result));
    else printEnd(result);
  });

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.prependOnceListener(signal, () => {
      result = cutOff(allSessions(), signal);
      process.exit(1);
    });

  const keep = ({ sessions }) => {
    result = resultsOf([...sessions]);
  };
  return {
    start({ sessions }) {
      allSessions = () => [...sessions.all()];
    },
    onTestRunFinished: keep,
    stop: keep,
  };
}
