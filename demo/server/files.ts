/// <reference types="node" />
import type { MiddlewareHandler } from 'hono';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
};

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
type Encoding = keyof typeof encoders;

/** Serves the files of a folder below a path, compressed if the browser takes it. Missing files are plain 404s. */
export function serveFolder(prefix: string, folder: string): MiddlewareHandler {
  const root = resolve(folder);
  const compressed = new Map<string, Buffer>();

  const compress = async (etag: string, bytes: Buffer, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${etag}`;
    const known = compressed.get(key);
    if (known) return known;
    const made = await encoders[encoding](bytes);
    // A rebuilt bundle leaves its old versions behind; dropping all of them is simpler than watching the folder.
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
      // Chunks carry a hash of their content in their name.
      'Cache-Control': name.startsWith('chunks/') ? 'public, max-age=31536000, immutable' : 'no-cache',
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

function pickEncoding(accepted: string): Encoding | undefined {
  const names = accepted.split(',').map((part) => part.split(';')[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined;
}
