/**
 * The test runner copies the values of a failed assertion into its report with `structuredClone`. That throws
 * for a promise, a function or an element, so the report never arrives and the run times out. This replaces
 * such values with a description.
 */
import { util } from 'chai';
import type { Runner } from 'mocha';

interface Comparison {
  actual?: unknown;
  expected?: unknown;
}

/** The value if it can be copied, otherwise a description such as `Promise{…}` or `<main></main>`. */
export function toCopyable(value: unknown): unknown {
  try {
    structuredClone(value);
    return value;
  } catch {
    return util.inspect(value);
  }
}

before(() => {
  const { __WTR_MOCHA_RUNNER__: runner } = window as unknown as { __WTR_MOCHA_RUNNER__: Runner };
  // Runs before the reporter, which would follow the properties of an element through React's fields into the
  // whole page.
  runner.prependListener('fail', (_test, error: Comparison) => {
    for (const side of ['actual', 'expected'] as const) {
      if (side in error) error[side] = toCopyable(error[side]);
    }
  });
});
