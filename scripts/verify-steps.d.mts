export const STEPS: readonly string[];
