/** How the files of the bundle are served: integrity, headers, release, preloads. */
import { createHash } from 'node:crypto';
import { CLASSIC, deploying, isAbsolute, MODULES, PLACE, type File } from './bundle-files';
import type { Report } from './findings';
import type { LinkedFile, Page } from './page';

/** Hashes of the release that the check belongs to, by file; empty while the sources run. */
export type Hashes = Readonly<Record<string, string>>;

export interface Release {
  version: string;
  hashes: Hashes;
}

const HASH = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

export function checkIntegrity(
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

export function checkServed(
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

export function checkVersion(
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

export function checkPreload(link: File, { status }: LinkedFile, { hashes }: Release, report: Report): void {
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
