/// <reference types="node" />
import type { MiddlewareHandler } from 'hono';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { compressFile, pickEncoding, type Encoding } from './compress';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
};

/** A name that changes with the content is cached forever. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/**
 * Other names stay the same from release to release. The browser revalidates them soon, and downloads them
 * only if they have changed.
 */
const SHORT = 'public, max-age=60';

const isHashed = (name: string): boolean => /^(chunks|npm)\/.*-[\w-]{8}\.js(\.map)?$/.test(name);

/** Serves the files of a folder below a path, compressed if the browser supports it. A missing file is a plain 404. */
export function serveFolder(prefix: string, folder: string): MiddlewareHandler {
  const root = resolve(folder);
  const compressed = new Map<string, Buffer>();

  const compress = async (etag: string, bytes: Buffer, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${etag}`;
    const known = compressed.get(key);
    if (known) return known;
    const made = await compressFile(bytes, encoding);
    // A rebuilt bundle makes the cached versions stale. Dropping all of them is simpler than watching the
    // folder.
    if (compressed.size > 200) compressed.clear();
    compressed.set(key, made);
    return made;
  };

  return async (context) => {
    const name = decode(context.req.path.slice(prefix.length));
    const file = resolve(root, name);
    const type = types[extname(file)];
    const bytes =
      type && file.startsWith(root + sep) ? await readFile(file).catch(() => undefined) : undefined;
    if (!type || !bytes) return context.text('Not found', 404);

    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'Content-Type': type,
      'Cache-Control': isHashed(name) ? FOR_EVER : SHORT,
      ETag: etag,
      Vary: 'Accept-Encoding',
    };
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
    const encoding = pickEncoding(context.req.header('accept-encoding') ?? '');
    const body = encoding ? await compress(etag, bytes, encoding) : bytes;
    return context.body(
      new Uint8Array(body),
      200,
      encoding ? { ...headers, 'Content-Encoding': encoding } : headers,
    );
  };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
