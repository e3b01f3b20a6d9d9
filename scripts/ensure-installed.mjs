/**
 * First step of `npm start` and `npm test`: installs the packages when they are missing or are not those of
 * package-lock.json. Reads two files and ends when there is nothing to install. Needs only Node.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

class InstallError extends Error {}

/** The parsed file. `undefined` if it does not exist or is incomplete. */
const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
};

const numbers = (version) => version.split('.').map(Number);

function checkNode(range) {
  const [wanted, actual] = [range.replace('>=', ''), process.versions.node];
  const [major, minor = 0] = numbers(wanted);
  const [actualMajor, actualMinor] = numbers(actual);
  if (actualMajor > major || (actualMajor === major && actualMinor >= minor)) return;
  throw new InstallError(`This project needs Node ${wanted} or later; this is Node ${actual}.`);
}

/** package.json was edited by hand. `npm ci` would fail, so print what to do instead. */
function checkLockfile(manifest, lockfile) {
  const locked = lockfile.packages?.[''] ?? {};
  for (const kind of ['dependencies', 'devDependencies']) {
    const [wanted, known] = [manifest[kind] ?? {}, locked[kind] ?? {}];
    const names = new Set([...Object.keys(wanted), ...Object.keys(known)]);
    const changed = [...names].filter((name) => wanted[name] !== known[name]);
    if (changed.length > 0) {
      throw new InstallError(
        `package.json and package-lock.json disagree about ${changed.join(', ')}: run \`npm install\` and commit both.`,
      );
    }
  }
}

/**
 * Whether node_modules matches the lockfile. npm records installed packages in a hidden lockfile. Comparing
 * contents instead of times also works after `git checkout`, copies and restored caches.
 */
function isInstalled(lockfile) {
  const installed = readJson('node_modules/.package-lock.json')?.packages;
  if (!installed) return false;
  return Object.entries(lockfile.packages).every(([location, wanted]) => {
    if (location === '') return true;
    const actual = installed[location];
    // npm leaves out optional packages for other platforms.
    if (!actual) return wanted.optional === true || wanted.devOptional === true || wanted.peer === true;
    return actual.version === wanted.version && actual.integrity === wanted.integrity;
  });
}

function install() {
  console.log('Installing packages (npm ci) …');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm sets the path of its own program when it runs this script, so no PATH and no shell are needed.
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (result.error) throw new InstallError(`Could not start npm: ${result.error.message}.`);
  if (result.status !== 0) {
    throw new InstallError('`npm ci` failed, see above. Is the package registry within reach?');
  }
}

try {
  const manifest = readJson('package.json');
  const lockfile = readJson('package-lock.json');
  if (!manifest) throw new InstallError('package.json is missing or is not JSON.');
  checkNode(manifest.engines.node);
  if (!lockfile?.packages)
    throw new InstallError('package-lock.json is missing or damaged: restore it from git.');
  checkLockfile(manifest, lockfile);
  if (!isInstalled(lockfile)) install();
} catch (error) {
  if (!(error instanceof InstallError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
