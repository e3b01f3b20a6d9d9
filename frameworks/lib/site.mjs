/** One site with the pages of all frameworks, and with the demo's stand-in for all services. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { loadModule } from '../../scripts/build/load-module.mjs';

const { createService, servicePaths } = await loadModule(
  `export { createService, servicePaths } from './demo/service/index';`,
);

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

/** Answers from the folder of a framework; what is no file is a view of its page. */
function fileFor(folder, address) {
  const [, name, ...rest] = address.split('/');
  const below = rest.join('/');
  const file =
    name !== 'plain'
      ? path.join(folder, 'dist', name, below)
      : below.startsWith('shopper-profile/')
        ? path.join(folder, 'node_modules/shopper-profile/dist', below.slice('shopper-profile/'.length))
        : path.join(folder, 'plain', below);
  const start = path.join(folder, name === 'plain' ? '' : 'dist', name, 'index.html');
  return [file, path.extname(below) ? '' : start].find((found) => existsSync(found) && statSync(found).isFile());
}

export function startSite(folder) {
  let service = createService({ scenario: 'guest' });

  const answer = async (request, response) => {
    const url = new URL(request.url, `http://${request.headers.host}`);
    if (servicePaths.some((start) => url.pathname.startsWith(start))) {
      const { method, headers } = request;
      const body = ['GET', 'HEAD'].includes(method) ? undefined : await bodyOf(request);
      const given = await service.fetch(url, { method, headers, body });
      response.writeHead(given.status, { 'content-type': given.headers.get('content-type') ?? 'text/plain' });
      response.end(Buffer.from(await given.arrayBuffer()));
      return;
    }
    const file = fileFor(folder, url.pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://localhost:${server.address().port}`,
        /** A session of its own for the next page. */
        openSession: () => (service = createService({ scenario: 'guest' })),
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      }),
    );
  });
}
