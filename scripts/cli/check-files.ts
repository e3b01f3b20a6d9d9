/** Scripts, style sheets and preloads of the bundle: which, how, from where, and how they are served. */
import { createHash } from 'node:crypto';
import { nearestName } from '../../src/domain/nearest-name';
import type { Placed } from './check-tags';
import type { Report } from './findings';
import { named, type LinkedFile, type Page, type Tag } from './page';

const MODULES = ['shopper-profile.js', 'extra-help.js'];
const CLASSIC = ['shopper-profile.classic.js', 'extra-help.classic.js'];
const SCRIPTS = [...MODULES, ...CLASSIC];
const SHEET = 'shopper-profile.css';
const deploying = 'see docs/guides/deploying.md';

/** Hashes of the release that the check belongs to, by file; empty while the sources run. */
export type Hashes = Readonly<Record<string, string>>;

export interface Release {
  version: string;
  hashes: Hashes;
}

interface File {
  tag: Tag;
  address: string;
  /** Name of the file, such as `shopper-profile.js`. */
  name: string;
  /** Address without the name. */
  folder: string;
}

const PLACE = 'https://page.invalid/';

function fileOf(tag: Tag, attribute: string): File | undefined {
  const address = tag.attributes.get(attribute)?.trim();
  if (!address || !URL.canParse(address, PLACE)) return undefined;
  const { pathname, origin } = new URL(address, PLACE);
  const name = pathname.split('/').at(-1) ?? '';
  return { tag, address, name, folder: origin + pathname.slice(0, -name.length) };
}

const isFile = (file: File | undefined): file is File => file !== undefined;
const isPlainHttp = (address: string): boolean => /^http:\/\/(?!localhost|127\.)/i.test(address);
const isAbsolute = (address: string): boolean => /^(https?:)?\/\//i.test(address);
const versionIn = (address: string): string | undefined =>
  /(?:^|[/@-])v?(\d+\.\d+\.\d+)(?=[/.-]|$)/.exec(address)?.[1];

/** All scripts of the bundle on the page. */
export function bundleScripts(page: Page): File[] {
  return named(page, 'script')
    .map((tag) => fileOf(tag, 'src'))
    .filter(isFile)
    .filter(({ name }) => SCRIPTS.includes(name));
}

function checkName(file: File | undefined, known: readonly string[], report: Report): void {
  if (!file || known.includes(file.name) || !/shop|extra-?help/i.test(file.name)) return;
  const nearest = nearestName(file.name, known);
  if (nearest)
    report(
      { offset: file.tag.offset },
      `${file.name}: the bundle has no such file; did you mean ${nearest}?`,
      deploying,
    );
}

function checkScript({ tag, name, address }: File, report: Report): void {
  const { attributes, offset } = tag;
  const type = attributes.get('type')?.trim().toLowerCase() ?? '';
  if (MODULES.includes(name) && type !== 'module')
    report(
      { offset },
      `${name} is a module, and type="module" is missing`,
      'write type="module" on the script',
    );
  if (CLASSIC.includes(name) && type === 'module')
    report({ offset }, `${name} is no module`, 'remove type="module", and write defer');
  else if (CLASSIC.includes(name) && !attributes.has('defer') && !attributes.has('async'))
    report({ offset }, `${name} stops the page while it loads`, 'write defer on the script');
  if (MODULES.includes(name) && attributes.has('nomodule'))
    report({ offset }, `${name} never runs: nomodule is for the classic script`, 'remove nomodule');
  if (isPlainHttp(address)) report({ offset }, `${name} is loaded over plain http`, 'write https');
}

function checkPair(scripts: readonly File[], report: Report): void {
  const seen = new Map<string, File>();
  for (const file of scripts) {
    const kind = file.name.replace('.classic', '');
    const before = seen.get(kind);
    seen.set(kind, before ?? file);
    if (!before) continue;
    const { offset } = file.tag;
    const [module, classic] = MODULES.includes(before.name) ? [before, file] : [file, before];
    if (before.name === file.name || MODULES.includes(classic.name))
      report({ offset }, `${file.name} is on the page twice`, 'remove one of the scripts');
    else if (!classic.tag.attributes.has('nomodule'))
      report(
        { offset: classic.tag.offset },
        `${classic.name} and ${module.name} both run`,
        'write nomodule on the classic script, or remove one of them',
      );
  }
}

/** Files of one release are in one folder. */
function checkReleases(files: readonly File[], report: Report): void {
  const [first, ...others] = files;
  if (!first) return;
  for (const other of others) {
    const [one, two] = [versionIn(first.address), versionIn(other.address)];
    if (one !== two && (one ?? two) !== undefined)
      report(
        { offset: other.tag.offset },
        `${other.name} is of release ${two ?? 'unknown'}, ${first.name} of release ${one ?? 'unknown'}`,
        'load all files from one release',
      );
    else if (!first.folder.endsWith('/chunks/') && !other.folder.startsWith(first.folder))
      report(
        { offset: other.tag.offset },
        `${other.name} is from another folder than ${first.name}`,
        'load all files from one folder',
      );
  }
}

const HASH = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

function checkIntegrity(
  file: File,
  content: string | undefined,
  { hashes }: Release,
  page: Page,
  report: Report,
): void {
  const { tag, name, address } = file;
  const integrity = tag.attributes.get('integrity')?.trim();
  const { offset } = tag;
  if (integrity === undefined) return;
  const given = integrity.split(/\s+/);
  const isOther = isAbsolute(address) && new URL(address, page.url ?? PLACE).origin !== page.url?.origin;
  if (isOther && !tag.attributes.has('crossorigin'))
    report(
      { offset },
      `${name}: integrity needs crossorigin, because the file is on another host`,
      'write crossorigin="anonymous"',
    );
  if (!given.every((hash) => HASH.test(hash))) {
    report({ offset }, `${name}: integrity is no hash`, 'copy it from integrity.json of the release');
    return;
  }
  const right = given.map((hash) => {
    const [algorithm = 'sha384'] = hash.split('-');
    return content === undefined
      ? hashes[name]
      : `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
  });
  const isOfRelease = content !== undefined || given.every((hash) => hash.startsWith('sha384-'));
  if (isOfRelease && right[0] !== undefined && !given.some((hash) => right.includes(hash)))
    report(
      { offset },
      `${name}: integrity does not match the file, so browsers block it`,
      'copy the hash from integrity.json of the release',
    );
}

const AN_HOUR = 3600;
const A_WEEK = 7 * 24 * AN_HOUR;

function checkServed(
  { name, tag, address }: File,
  { headers }: LinkedFile,
  page: Page,
  report: Report,
): void {
  if (!headers) return;
  const { offset } = tag;
  const say = (problem: string, todo = deploying): void => report({ offset }, `${name}: ${problem}`, todo);
  const type = headers.get('content-type') ?? '';
  if (name.endsWith('.js') && !/javascript/i.test(type))
    say(`its Content-Type is "${type}", so browsers do not run it`, 'send text/javascript');
  if (name.endsWith('.css') && !/text\/css/i.test(type))
    say(`its Content-Type is "${type}", so browsers ignore it`, 'send text/css');
  const control = headers.get('cache-control') ?? '';
  const [, age] = /max-age=(\d+)/i.exec(control) ?? [];
  const isChunk = address.includes('/chunks/');
  if (isChunk && (!/immutable/i.test(control) || Number(age ?? 0) < A_WEEK))
    say(
      'chunks have a hash in their name, and caches may keep them',
      'send Cache-Control: public, max-age=31536000, immutable',
    );
  if (!isChunk && (/immutable/i.test(control) || Number(age ?? 0) > AN_HOUR))
    say(
      'caches keep it too long: pages would request chunks of an old release',
      'send Cache-Control: public, max-age=60',
    );
  if (!isChunk && !headers.has('etag') && !headers.has('last-modified'))
    say('it has no ETag, so browsers load it again each time', 'send an ETag');
  const isOther = page.url && new URL(address, page.url).origin !== page.url.origin;
  const allowed = headers.get('access-control-allow-origin');
  if (isOther && !CLASSIC.includes(name) && allowed !== '*' && allowed !== page.url?.origin)
    say(
      'it is on another host, which does not allow this page to load modules',
      'send Access-Control-Allow-Origin: *',
    );
  if (!headers.has('content-encoding') && Number(headers.get('content-length') ?? 0) > 2000)
    say('it is not compressed', 'send it with br or gzip');
}

/** Where a built script registers its version and address. `npm run check:package` checks it with the built scripts. */
const VERSION = /address:\w+\}\)\}\("(\d+\.\d+\.\d+(?:-[\w.]+)?)",/;

function checkVersion(
  { name, tag }: File,
  text: string | undefined,
  { version }: Release,
  report: Report,
): void {
  const [, found] = VERSION.exec(text ?? '') ?? [];
  if (found !== undefined && found !== version)
    report(
      { offset: tag.offset },
      `${name} is of release ${found}, and this check of release ${version}`,
      'deploy that release, or run the check of the same release',
    );
}

function checkPreload(link: File, { status }: LinkedFile, { hashes }: Release, report: Report): void {
  const { tag, name, address } = link;
  const { offset } = tag;
  const rel = tag.attributes.get('rel')?.toLowerCase();
  const [, inDist] = /((?:chunks|npm)\/[^/?#]+\.js)(?:[?#]|$)/.exec(address) ?? [];
  const isGone =
    status === 'missing' ||
    (status === 'unknown' && inDist && Object.keys(hashes).length > 0 && !(inDist in hashes));
  if (isGone)
    report(
      { offset },
      `${name}: there is no such file in this release`,
      'write the links from preload.json of the release',
    );
  if (rel === 'preload' && (inDist ?? MODULES.includes(name)))
    report({ offset }, `${name} is a module: rel="preload" loads it twice`, 'write rel="modulepreload"');
}

function checkSheet(
  page: Page,
  scripts: readonly File[],
  placed: readonly Placed[],
  links: readonly File[],
  report: Report,
): void {
  const sheet = links.find(({ name }) => name === SHEET);
  const [script] = scripts;
  if (sheet && !/\bstylesheet\b/i.test(sheet.tag.attributes.get('rel') ?? ''))
    report(
      { offset: sheet.tag.offset },
      `${SHEET} has no rel="stylesheet", so it is not loaded`,
      'write rel="stylesheet"',
    );
  else if (
    !sheet &&
    script?.name.startsWith('shopper-profile') &&
    placed.length > 0 &&
    !page.text.includes(SHEET)
  )
    report(
      { offset: script.tag.offset },
      `${SHEET} is missing, so elements move the page when they show`,
      `load ${SHEET} in <head>`,
    );
  else if (sheet && page.headEnd >= 0 && sheet.tag.offset > page.headEnd)
    report(
      { offset: sheet.tag.offset },
      `${SHEET} comes late, so elements move the page when they show`,
      'move it into <head>',
    );
  if (sheet && isPlainHttp(sheet.address))
    report({ offset: sheet.tag.offset }, `${SHEET} is loaded over plain http`, 'write https');
}

function checkPresence(
  page: Page,
  scripts: readonly File[],
  placed: readonly Placed[],
  report: Report,
): void {
  const [first] = placed;
  if (scripts.length > 0 || !first) return;
  // The bundle of a site's own build may define the elements.
  const hasOwn = named(page, 'script').some(({ attributes }) => {
    const src = attributes.get('src');
    return src && (attributes.get('type') === 'module' || !isAbsolute(src)) && !/shop\w*-?profile/i.test(src);
  });
  if (!hasOwn && named(page, 'html').length > 0)
    report(
      { offset: first.at.offset },
      `<${first.tag}> stays as it is: the page loads no script of the bundle`,
      'load shopper-profile.js with type="module"',
    );
}

/** A partner's script knows one element. */
function checkPartner(scripts: readonly File[], placed: readonly Placed[], report: Report): void {
  if (scripts.length === 0 || scripts.some(({ name }) => name.startsWith('shopper-profile'))) return;
  for (const { tag, at } of placed)
    if (tag !== 'shopper-profile-extra-help')
      report({ offset: at.offset }, `<${tag}> is not in extra-help.js`, 'load shopper-profile.js');
}

/** A module that assigns the configuration runs after the script of the bundle. */
function checkLateConfig(page: Page, scripts: readonly File[], report: Report): void {
  const [script] = scripts;
  if (!script) return;
  for (const { attributes, content, offset, contentOffset } of named(page, 'script')) {
    const isLate =
      attributes.get('type') === 'module' ||
      (script.tag.attributes.get('type') !== 'module' && !script.tag.attributes.has('defer'));
    if (
      !attributes.has('src') &&
      offset > script.tag.offset &&
      isLate &&
      /shopperProfileConfig\s*=/.test(content)
    )
      report(
        { offset: contentOffset },
        'window.shopperProfileConfig is set after the script has read it',
        'move it before the script, or call window.shopperProfile.configure',
      );
  }
}

export async function checkFiles(
  page: Page,
  placed: readonly Placed[],
  release: Release,
  report: Report,
): Promise<void> {
  const scripts = bundleScripts(page);
  const links = named(page, 'link')
    .map((tag) => fileOf(tag, 'href'))
    .filter(isFile);
  for (const tag of named(page, 'script')) checkName(fileOf(tag, 'src'), SCRIPTS, report);
  for (const link of links) if (link.name.endsWith('.css')) checkName(link, [SHEET], report);
  for (const file of scripts) checkScript(file, report);
  checkPair(scripts, report);
  const sheets = links.filter(({ name }) => name === SHEET);
  const preloads = links.filter(
    ({ tag, address, name }) =>
      /preload/i.test(tag.attributes.get('rel') ?? '') &&
      (address.includes('/chunks/') || SCRIPTS.includes(name) || /shopper-?profile/i.test(address)),
  );
  checkReleases([...scripts, ...sheets, ...preloads], report);
  checkSheet(
    page,
    scripts,
    placed,
    links.filter(({ tag }) => !/preload/i.test(tag.attributes.get('rel') ?? '')),
    report,
  );
  checkPresence(page, scripts, placed, report);
  checkPartner(scripts, placed, report);
  checkLateConfig(page, scripts, report);
  for (const file of [...scripts, ...sheets]) {
    const read = await page.read(file.address);
    if (read.status === 'missing')
      report(
        { offset: file.tag.offset },
        `${file.name} cannot be loaded from ${file.address}`,
        'correct the address, or deploy the file',
      );
    checkIntegrity(file, read.text, release, page, report);
    checkServed(file, read, page, report);
    if (SCRIPTS.includes(file.name)) checkVersion(file, read.text, release, report);
    const [, chunk] = /"\.\/(chunks\/[\w-]+-[a-z0-9]{8}\.js)"/.exec(read.text ?? '') ?? [];
    if (chunk && page.url) {
      const address = new URL(chunk, new URL(file.address, page.url)).href;
      const served = await page.read(address);
      if (served.status === 'missing')
        report(
          { offset: file.tag.offset },
          `${chunk} cannot be loaded, and ${file.name} needs it`,
          deploying,
        );
      else checkServed({ ...file, name: chunk, address }, served, page, report);
    }
  }
  for (const link of preloads) checkPreload(link, await page.read(link.address), release, report);
}
