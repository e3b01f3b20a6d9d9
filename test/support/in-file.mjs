/**
 * Faults of one file, for the lists in test/faults: `[find, replace, breaks]` each, and the tests that should find
 * them.
 *
 * @param {string} file
 * @param {string | string[]} tests the most specific first
 * @param {[find: string, replace: string, breaks: string][]} faults
 */
export const inFile = (file, tests, faults) =>
  faults.map(([find, replace, breaks]) => ({ file, find, replace, breaks, tests: [tests].flat() }));
