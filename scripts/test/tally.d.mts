interface Counts {
  passed: number;
  failed: number;
}

export class Tally {
  constructor(files: readonly string[]);
  add(results: { perFile: Readonly<Record<string, Counts>>; failures: readonly string[] }): void;
  readonly isClean: boolean;
  report(): string[];
}
