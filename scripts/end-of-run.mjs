/**
 * Ends a script with a one-line message for a user error: the script's own errors and those of esbuild. A bug
 * in the script itself, such as a TypeError, keeps its stack.
 */
export function endWith(error) {
  if (!(error instanceof Error) || error.constructor !== Error) throw error;
  const [{ text, location } = {}] = error.errors ?? [];
  const where = location ? `${location.file}:${location.line}: ` : '';
  console.error(text === undefined ? error.message : `${where}${text}`);
  process.exitCode = 1;
}
