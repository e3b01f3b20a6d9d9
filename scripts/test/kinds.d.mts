export const TEST_FILE: RegExp;
export const KINDS: readonly string[];
export function kindOf(file: string): string;
