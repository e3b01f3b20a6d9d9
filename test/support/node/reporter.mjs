/**
 * Prints failed tests with the compared values, and writes the counts for the process that started the run.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import Mocha from 'mocha';

const { EVENT_RUN_END, EVENT_TEST_FAIL, EVENT_TEST_PASS } = Mocha.Runner.constants;

/** Sources by the names of the compiled files. */
const sources = JSON.parse(process.env.TEST_SOURCES);

const fileOf = ({ file }) => sources[file] ?? 'a test file';

export default class Reporter extends Mocha.reporters.Base {
  constructor(runner, options) {
    super(runner, options);
    const failures = [];
    const perFile = {};
    const count = (test, outcome) => {
      const counts = (perFile[fileOf(test)] ??= { passed: 0, failed: 0, ms: 0 });
      counts[outcome] += 1;
      counts.ms += test.duration ?? 0;
    };

    runner.on(EVENT_TEST_PASS, (test) => count(test, 'passed'));
    runner.on(EVENT_TEST_FAIL, (test, { message = 'no message' }) => {
      count(test, 'failed');
      failures.push(`${fileOf(test)}: ${test.titlePath().join(' › ')} — ${message.split('\n')[0]}`);
    });
    runner.once(EVENT_RUN_END, () => {
      if (failures.length > 0) Mocha.reporters.Base.list(this.failures);
      const results = { passed: this.stats.passes, leftOut: this.stats.pending, failures, perFile };
      writeFileSync(options.reporterOptions.results, JSON.stringify(results));
    });
  }
}
