import { existsSync, readdirSync } from 'node:fs';

/** The files below `folder` whose path matches `pattern`, sorted, with forward slashes, starting with `folder`. */
export function listFiles(folder, pattern) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => pattern.test(file))
    .sort();
}
