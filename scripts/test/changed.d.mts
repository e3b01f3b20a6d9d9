export function testsOfChange(change: {
  changed: readonly string[];
  tests: readonly string[];
  imports: ReadonlyMap<string, readonly string[]>;
}): { files: string[]; stories: string[]; leftOut: string[] };
