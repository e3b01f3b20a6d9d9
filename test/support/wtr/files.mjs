import { existsSync, readdirSync } from 'node:fs';

/**
 * The files below `folder` with a path that matches `pattern`, sorted. Paths use forward slashes and start with
 * `folder`.
 */
export function listFiles(folder, pattern) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => pattern.test(file))
    .sort();
}
