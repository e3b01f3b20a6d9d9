interface Graph {
  getModuleIds(): Iterable<string>;
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

export function chunksOf(
  groups: Readonly<
    Record<string, { pieces: readonly string[]; needs?: readonly string[]; isOnDemand?: boolean }>
  >,
  onDemand: Readonly<
    Record<string, { modules: readonly string[]; needs?: readonly string[]; isLoadStep?: boolean }>
  >,
  idOf: (file: string) => string,
): (id: string, graph: Graph) => string | undefined;
