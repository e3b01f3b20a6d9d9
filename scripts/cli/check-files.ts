/** Scripts, style sheets and preloads of the bundle: which, how, and from where. */
import { nearestName } from '../../src/domain/nearest-name';
import {
  bundleScripts,
  CLASSIC,
  deploying,
  fileOf,
  isAbsolute,
  isFile,
  isPlainHttp,
  MODULES,
  SCRIPTS,
  SHEET,
  type File,
} from './bundle-files';
import { checkIntegrity, checkPreload, checkServed, checkVersion, type Release } from './check-served';
import type { Placed } from './check-tags';
import type { Report } from './findings';
import { named, type Page } from './page';

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

const versionIn = (address: string): string | undefined =>
  /(?:^|[/@-])v?(\d+\.\d+\.\d+)(?=[/.-]|$)/.exec(address)?.[1];

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
