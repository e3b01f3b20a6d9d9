/// <reference types="node" />
import type { MiddlewareHandler } from 'hono';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encoders = {
  br: (bytes: Uint8Array, quality: number) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
};

export type Encoding = keyof typeof encoders;

/** Quality for files, which are compressed once and cached. */
const FILE_QUALITY = 6;
/** Quality for responses that are created for each visitor. */
const RESPONSE_QUALITY = 4;
/** Smaller responses fit into one packet without compression. */
const SMALLEST = 1000;

const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/json|image\/svg)/;

/** The best encoding that an `Accept-Encoding` header allows. */
export function pickEncoding(accepted: string): Encoding | undefined {
  const names = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined;
}

export const compressFile = (bytes: Uint8Array, encoding: Encoding): Promise<Buffer> =>
  encoders[encoding](bytes, FILE_QUALITY);

/** Compresses pages and responses of the services, as a CDN would. Hono's own middleware has no Brotli on Node 20. */
export const compressResponses = (): MiddlewareHandler => async (context, next) => {
  await next();
  const { headers, body } = context.res;
  const isOpen = body && !headers.has('content-encoding') && context.req.method !== 'HEAD';
  if (!isOpen || !COMPRESSIBLE.test(headers.get('content-type') ?? '')) return;
  context.header('Vary', 'Accept-Encoding', { append: true });
  const encoding = pickEncoding(context.req.header('accept-encoding') ?? '');
  if (!encoding) return;
  const bytes = new Uint8Array(await context.res.clone().arrayBuffer());
  if (bytes.length < SMALLEST) return;
  const smaller = await encoders[encoding](bytes, RESPONSE_QUALITY);
  context.res = new Response(new Uint8Array(smaller), context.res);
  context.header('Content-Encoding', encoding);
  context.header('Content-Length', String(smaller.length));
};
