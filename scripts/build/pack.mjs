import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Packs the build output, and returns the path of the tarball. */
export function pack(folder) {
  if (!existsSync('dist/index.js')) throw new Error('dist is missing; run `npm run build`');
  const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
  const file = execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return path.join(folder, file.trim().split('\n').at(-1));
}
