/**
 * Finds a Chromium for the tests and the screenshots: the one that CHROME_PATH names, else an installed one, else the
 * one inside the npm package `@sparticuz/chromium`, so that a machine with only Node and npm can test.
 * `CHROME_PATH=npm` always selects the packaged one.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Older versions lack features that the tests need. */
const OLDEST_MAJOR_VERSION = 130;

const HOW_TO_GET_ONE =
  'Install Chromium or Google Chrome, or set CHROME_PATH to the program of one ' +
  `(version ${OLDEST_MAJOR_VERSION} or later).`;

/**
 * @typedef {object} Browser
 * @property {string} executablePath
 * @property {string[]} args
 * @property {Record<string, string | undefined>} env the whole environment for the process
 * @property {true | 'shell'} headless in puppeteer's format
 */

/**
 * @param {{ localOnly?: boolean }} [options] `localOnly` (the default) keeps the browser from reaching any host but
 *   this machine, so that a test cannot depend on the network.
 * @returns {Promise<Browser>}
 */
export async function findBrowser({ localOnly = true } = {}) {
  const fromEnvironment = process.env.CHROME_PATH;
  if (fromEnvironment === 'npm') return describe({ ...(await browserFromNpm()), localOnly });
  if (fromEnvironment) {
    if (existsSync(fromEnvironment)) return describe({ executablePath: fromEnvironment, localOnly });
    throw new Error(`CHROME_PATH names ${fromEnvironment}, which does not exist. ${HOW_TO_GET_ONE}`);
  }
  const installed = await firstUsable(installedCandidates());
  if (installed) return describe({ executablePath: installed, localOnly });
  return describe({ ...(await browserFromNpm()), localOnly });
}

/**
 * The packaged browser, configured to draw in the same way on every processor, with only its own fonts and
 * those of the page.
 * @param {{ localOnly?: boolean }} [options] as above
 * @returns {Promise<Browser>}
 */
export async function findPictureBrowser({ localOnly = true } = {}) {
  const packaged = await browserFromNpm();
  const fontConfig = path.join(packaged.env.FONTCONFIG_PATH, 'of-pictures.conf');
  writeFileSync(fontConfig, fontConfigOf(['<dir prefix="relative">.</dir>']));
  const { args, ...browser } = describe({ ...packaged, localOnly });
  return {
    ...browser,
    env: { ...browser.env, FONTCONFIG_FILE: fontConfig },
    args: [...args, ...FLAGS_FOR_PICTURES],
  };
}

/**
 * With several threads, or with a drawing left over from a smaller window, the color of round corners varies from run
 * to run.
 */
const FLAGS_FOR_PICTURES = [
  '--num-raster-threads=1',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

function describe({ executablePath, env = process.env, isFromNpm = false, localOnly }) {
  return {
    executablePath,
    env,
    args: flags({ isFromNpm, localOnly }),
    // The packaged one is a headless shell and has no other mode.
    headless: isFromNpm ? 'shell' : true,
  };
}

/** Added to puppeteer's own defaults. */
function flags({ isFromNpm, localOnly }) {
  return [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    '--disable-sync',
    '--no-pings',
    '--disable-features=OptimizationHints,MediaRouter,CertificateTransparencyComponentUpdater',
    ...(localOnly
      ? ['--no-proxy-server', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1']
      : []),
    // Containers often have a /dev/shm of 64 MB, too little for a tab.
    ...(process.platform === 'linux' ? ['--disable-dev-shm-usage'] : []),
    ...(cannotSandbox(isFromNpm) ? ['--no-sandbox'] : []),
  ];
}

/**
 * Chromium refuses to start as root with its sandbox, and the containers of CI services forbid what the sandbox needs.
 */
function cannotSandbox(isFromNpm) {
  if (process.platform !== 'linux') return false;
  if (process.getuid?.() === 0) return true;
  const isContainer = existsSync('/.dockerenv') || existsSync('/run/.containerenv');
  if (process.env.CI && isContainer) return true;
  // The packaged browser has no set-uid helper, so it depends on user namespaces, which e.g. Ubuntu restricts.
  return isFromNpm && userNamespacesAreRestricted();
}

function userNamespacesAreRestricted() {
  const setting = (name) => {
    try {
      return readFileSync(`/proc/sys/kernel/${name}`, 'utf8').trim();
    } catch {
      return undefined;
    }
  };
  return (
    setting('apparmor_restrict_unprivileged_userns') === '1' || setting('unprivileged_userns_clone') === '0'
  );
}

function installedCandidates() {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Google Chrome for Testing']
      .map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
      .flatMap((file) => [file, path.join(process.env.HOME ?? '', file)]);
  }
  if (process.platform === 'win32') {
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) => [
        path.join(folder, 'Google/Chrome/Application/chrome.exe'),
        path.join(folder, 'Chromium/Application/chrome.exe'),
      ]);
  }
  const folders = new Set([...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin']);
  return ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'chrome'].flatMap((name) =>
    [...folders].map((folder) => path.join(folder, name)),
  );
}

async function firstUsable(candidates) {
  for (const file of candidates) {
    if (existsSync(file) && (await isUsable(file))) return file;
  }
  return undefined;
}

/**
 * Reads the version, because some systems ship a `chromium-browser` that only prints how to install the real
 * one.
 */
async function isUsable(file) {
  // `chrome.exe --version` opens a window.
  if (process.platform === 'win32') return true;
  try {
    const { stdout } = await promisify(execFile)(file, ['--version'], { timeout: 10_000 });
    const major = /Chrom\D*(\d+)\./.exec(stdout)?.[1];
    return major !== undefined && Number(major) >= OLDEST_MAJOR_VERSION;
  } catch {
    return false;
  }
}

async function browserFromNpm() {
  const folder = await unpackBrowser().catch((cause) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Found no browser for the tests (${reason}). ${HOW_TO_GET_ONE}`, { cause });
  });
  return {
    isFromNpm: true,
    executablePath: path.join(folder, 'chromium'),
    env: {
      ...process.env,
      // Libraries (nss and others) and fonts that a machine without a browser may lack.
      LD_LIBRARY_PATH: [process.env.LD_LIBRARY_PATH, path.join(folder, 'al2023/lib')]
        .filter(Boolean)
        .join(':'),
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
    },
  };
}

/** The packaged browser looks for fonts only in /tmp. Without a font, a page draws no text and has no height. */
const fontConfigOf = (folders) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  ${folder}\n`).join('')}  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const FONT_FOLDERS = [
  '<dir>/usr/share/fonts</dir>',
  '<dir>/usr/local/share/fonts</dir>',
  '<dir prefix="xdg">fonts</dir>',
  '<dir prefix="relative">.</dir>',
];

/** Unpacks the packaged browser once per version and returns its folder. */
async function unpackBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `the packaged one runs on 64-bit Intel Linux only, not on ${process.platform} ${process.arch}`,
    );
  }
  const require = createRequire(import.meta.url);
  const packageFolder = path.resolve(path.dirname(require.resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
  const cache = path.join(root, 'node_modules/.cache');
  const folder = path.join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;

  // Unpack into a separate folder and rename it, so that an interrupted or a parallel run does not leave an
  // incomplete browser.
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(path.join(cache, 'chromium-'));
  const before = process.env.TMPDIR;
  try {
    // The package unpacks into the temporary folder and uses existing files there without a check.
    process.env.TMPDIR = draft;
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(path.join(packageFolder, 'bin/al2023.tar.br'));
    writeFileSync(path.join(draft, 'fonts/fonts.conf'), fontConfigOf(FONT_FOLDERS));
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  return folder;
}
