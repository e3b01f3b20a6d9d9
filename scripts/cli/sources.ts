/// <reference types="node" />
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LinkedFile, Source } from './page';

/** The check cannot run: exit code 2. */
export class CannotRun extends Error {}

const TIMEOUT_MS = 20_000;

const isAddress = (target: string): boolean => /^https?:\/\//i.test(target);

async function load(address: string): Promise<Response> {
  try {
    return await fetch(address, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
  } catch (error) {
    const { cause } = error as { cause?: { code?: string; message?: string } };
    throw new CannotRun(`${address} could not be loaded: ${cause?.code ?? cause?.message ?? String(error)}`);
  }
}

async function pageAt(address: string): Promise<Source> {
  const response = await load(address);
  if (!response.ok) throw new CannotRun(`${address} could not be loaded: status ${response.status}`);
  const known = new Map<string, Promise<LinkedFile>>();
  const url = new URL(response.url);
  const readFrom = async (href: string): Promise<LinkedFile> => {
    if (!URL.canParse(href, url)) return { status: 'unknown' };
    try {
      const found = await load(new URL(href, url).href);
      if (!found.ok) return { status: found.status === 404 || found.status === 410 ? 'missing' : 'unknown' };
      return { status: 'ok', text: await found.text(), headers: found.headers };
    } catch {
      return { status: 'missing' };
    }
  };
  return {
    file: address,
    text: await response.text(),
    url,
    headers: response.headers,
    read: (href) => {
      const reading = known.get(href) ?? readFrom(href);
      known.set(href, reading);
      return reading;
    },
  };
}

/** An address that is not encoded stays as it is. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** A file is missing only if its folder exists. The bundle may be deployed elsewhere. */
function readBeside(root: string, page: string, href: string): LinkedFile {
  if (/^([a-z]+:|\/\/)/i.test(href)) return { status: 'unknown' };
  const address = decoded(href.replace(/[?#].*$/, ''));
  const file = address.startsWith('/') ? path.join(root, address) : path.resolve(path.dirname(page), address);
  if (path.relative(root, file).startsWith('..')) return { status: 'unknown' };
  if (existsSync(file) && statSync(file).isFile()) return { status: 'ok', text: readFileSync(file, 'utf8') };
  const isFolderThere = path.dirname(file) !== root && existsSync(path.dirname(file));
  return { status: isFolderThere ? 'missing' : 'unknown' };
}

const SKIPPED = /(^|[\\/])(node_modules|\.[^\\/.][^\\/]*)([\\/]|$)/;

function pagesIn(target: string): Source[] {
  const isFile = statSync(target).isFile();
  const root = isFile ? path.dirname(target) : target;
  const files = isFile
    ? [path.basename(target)]
    : readdirSync(target, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.html?$/i.test(file) && !SKIPPED.test(file))
        .sort();
  return files.map((file) => {
    const full = path.join(root, file);
    return {
      file: file.replaceAll('\\', '/'),
      text: readFileSync(full, 'utf8'),
      read: (href) => Promise.resolve(readBeside(path.resolve(root), path.resolve(full), href)),
    };
  });
}

/** The pages at an address, in a folder, or in a file. Throws `CannotRun` if there is none. */
export async function sourcesOf(target: string): Promise<Source[]> {
  if (isAddress(target)) return [await pageAt(target)];
  if (!existsSync(target))
    throw new CannotRun(`${target} is no address that begins with http, and no folder or file`);
  const pages = pagesIn(target);
  if (pages.length === 0) throw new CannotRun(`${target} contains no .html file`);
  return pages;
}
