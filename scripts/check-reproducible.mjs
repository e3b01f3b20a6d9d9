/**
 * Checks that two builds of the same sources are equal byte for byte: builds a copy in another folder, with another time
 * zone and language, and compares it with dist. `KEEP=1` keeps the copy.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

process.chdir(path.join(import.meta.dirname, '..'));

const OTHER_PLACE = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };

/** Links the files of a folder, or copies them to another disk. Links of packages stay. */
function linkFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [file, other] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === '.cache') continue;
    if (entry.isDirectory()) linkFolder(file, other);
    else if (entry.isSymbolicLink()) cpSync(file, other, { verbatimSymlinks: true });
    else {
      try {
        linkSync(file, other);
      } catch {
        copyFileSync(file, other);
      }
    }
  }
}

/** The sources as they are, committed or not. */
function copySources(to) {
  const list = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of list.split('\0').filter((name) => name !== '' && existsSync(name)))
    cpSync(file, path.join(to, file));
}

/** The hash of each file below a folder, by name. */
function hashesOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const names = files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort();
  return new Map(
    names.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    ]),
  );
}

const copy = mkdtempSync(path.join(tmpdir(), 'same-sources-'));
try {
  if (!existsSync('dist/index.js')) throw new Error('dist is missing; run `npm run build`');
  copySources(copy);
  linkFolder('node_modules', path.join(copy, 'node_modules'));
  execFileSync(process.execPath, ['scripts/build.mjs'], {
    cwd: copy,
    env: { ...process.env, ...OTHER_PLACE },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const one = hashesOf('dist');
  const other = hashesOf(path.join(copy, 'dist'));
  const all = [...new Set([...one.keys(), ...other.keys()])];
  const different = all.filter((name) => one.get(name) !== other.get(name));
  if (different.length > 0)
    throw new Error(
      `${different.length} of ${all.length} files of dist differ from a second build; if dist is up to date, their content depends on folder, time zone or language:\n${different.slice(0, 20).join('\n')}`,
    );
  console.log(`${all.length} files of dist are equal to those of a second build in another folder.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  if (process.env.KEEP) console.log(copy);
  else rmSync(copy, { recursive: true, force: true });
}
