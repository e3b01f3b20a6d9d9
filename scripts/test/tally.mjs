/** Counts how often test files passed in several runs. */
export class Tally {
  #runs = 0;
  #passed;
  /** Failed tests, with the number of failures. */
  #failures = new Map();

  constructor(files) {
    this.#passed = new Map(files.map((file) => [file, 0]));
  }

  /** Adds the results of a run. A file without a passed test was not loaded. */
  add({ perFile, failures }) {
    this.#runs += 1;
    for (const [file, count] of this.#passed) {
      const { passed = 0, failed = 0 } = perFile[file] ?? {};
      if (passed > 0 && failed === 0) this.#passed.set(file, count + 1);
    }
    for (const failure of failures) this.#failures.set(failure, (this.#failures.get(failure) ?? 0) + 1);
  }

  get isClean() {
    return [...this.#passed.values()].every((count) => count === this.#runs);
  }

  /** A line for each file and each failure. */
  report() {
    return [
      ...[...this.#failures].map(([failure, count]) => `failed ${count} times: ${failure}`),
      ...[...this.#passed].map(([file, count]) => `${count} of ${this.#runs}  ${file}`),
    ];
  }
}
