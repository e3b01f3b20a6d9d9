export function checkGroups(
  contracts: readonly { tag: string }[],
  groups: Readonly<Record<string, { pieces: readonly string[] }>>,
): void;
