/** Asks for a file once, whoever wants it; one that has not come is asked for again. */
export function requestOnce<File>(ask: () => Promise<File>): () => Promise<File> {
  let file: Promise<File> | undefined;
  return () =>
    (file ??= ask().catch((error: unknown) => {
      file = undefined;
      throw error;
    }));
}
