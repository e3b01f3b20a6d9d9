/** Shares one request for a file among all callers. A failed request is dropped, so that the next call retries. */
export function requestOnce<File>(ask: () => Promise<File>): () => Promise<File> {
  let file: Promise<File> | undefined;
  return () =>
    (file ??= ask().catch((error: unknown) => {
      file = undefined;
      throw error;
    }));
}
