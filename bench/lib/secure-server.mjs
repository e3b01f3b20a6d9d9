/** The bench site as a CDN would serve it: encrypted, and all of it compressed with gzip. */
import { serve } from '@hono/node-server';
import { createSecureServer } from 'node:http2';
import { createServer } from 'node:https';
import { gzipSync } from 'node:zlib';

/** One server for each protocol, so that only the protocol differs. */
const SERVERS = { 'HTTP/1.1': createServer, 'HTTP/2': createSecureServer };

const IS_TEXT = /^text\/|json|svg/;

/** The same request from a browser that does not support compression. */
function plain(request) {
  if (request.method !== 'GET') return request;
  const headers = new Headers(request.headers);
  headers.delete('accept-encoding');
  return new Request(request.url, { headers });
}

/** Compresses each response once and caches it, because compression is not measured. */
function inGzip(fetch) {
  const known = new Map();
  const compress = (text) => {
    if (!known.has(text)) known.set(text, gzipSync(text, { level: 9 }));
    return known.get(text);
  };
  return async (request) => {
    const response = await fetch(plain(request));
    if (!IS_TEXT.test(response.headers.get('content-type') ?? '')) return response;
    const headers = new Headers(response.headers);
    headers.set('Content-Encoding', 'gzip');
    headers.delete('Content-Length');
    return new Response(compress(await response.text()), { status: response.status, headers });
  };
}

/**
 * @param {{ fetch: (request: Request) => Promise<Response>, protocol: 'HTTP/1.1' | 'HTTP/2',
 *   certificate: { key: string, cert: string } }} options
 * @returns {Promise<{ port: number, close(): Promise<void> }>}
 */
export function startSecureServer({ fetch, protocol, certificate: { key, cert } }) {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: inGzip(fetch),
        createServer: SERVERS[protocol],
        serverOptions: { key, cert },
        hostname: '127.0.0.1',
        port: 0,
      },
      ({ port }) => resolve({ port, close: () => new Promise((done) => server.close(done)) }),
    );
    server.once('error', reject);
  });
}
