/** One site with the pages of all frameworks, and with the package's mock service for all services. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { asCopy } from './versions.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const bodyOf = async (request) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
};

/** Pages without a build step. */
const AS_THEY_ARE = ['plain', 'versions'];

/** The file of the package that a page requests, and which copy of it. */
function packageFile(folder, address) {
  const [, copy, file] =
    /^\/(?:plain|versions)\/(shopper-profile|same|earlier|shape)\/(.+)/.exec(address) ?? [];
  return file && { copy, file: path.join(folder, 'node_modules/shopper-profile/dist', file) };
}

/** Returns a file from the folder of a framework. A path that is not a file is a view of its page. */
function fileFor(folder, address) {
  const [, name, ...rest] = address.split('/');
  const below = rest.join('/');
  const folders = [
    path.join(folder, 'dist', name),
    ...(AS_THEY_ARE.includes(name) ? [path.join(folder, name)] : []),
  ];
  const isView = path.extname(below) === '';
  return folders
    .flatMap((from) => [path.join(from, below), ...(isView ? [path.join(from, 'index.html')] : [])])
    .find((file) => existsSync(file) && statSync(file).isFile());
}

export async function startSite(folder) {
  // From the installed package, as a host imports it.
  const { createProfileService } = await import('shopper-profile/testing');
  let service = createProfileService({ shopper: 'guest' });

  const answer = async (request, response) => {
    const url = new URL(request.url, `http://${request.headers.host}`);
    if (service.handles(url)) {
      const { method, headers } = request;
      const body = ['GET', 'HEAD'].includes(method) ? undefined : await bodyOf(request);
      const given = await service.handle(new Request(url, { method, headers, body }));
      response.writeHead(given.status, { 'content-type': given.headers.get('content-type') ?? 'text/plain' });
      response.end(Buffer.from(await given.arrayBuffer()));
      return;
    }
    if (url.pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    const ofPackage = packageFile(folder, url.pathname);
    const file = ofPackage?.file ?? fileFor(folder, url.pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    const isRewritten = ofPackage && file.endsWith('.js');
    response.end(isRewritten ? asCopy(ofPackage.copy, readFileSync(file, 'utf8')) : readFileSync(file));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://localhost:${server.address().port}`,
        /** Opens a new session for the next page. */
        openSession: () => (service = createProfileService({ shopper: 'guest' })),
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      }),
    );
  });
}
