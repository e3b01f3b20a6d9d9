import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
const HASH = /-([a-z0-9]{8})\.js/g;

const { version } = JSON.parse(await readFile('package.json', 'utf8'));

/**
 * In the next release, the code of every file differs, so all hashed names differ. Applied twice, the
 * original names return.
 */
const inNextRelease = (text) => text.replace(HASH, (_, hash) => `-${[...hash].reverse().join('')}.js`);

const releases = {
  this: (file) => readFile(path.join('dist', file), 'utf8'),
  next: async (file) => {
    const text = inNextRelease(await releases.this(inNextRelease(file)));
    return text.replaceAll(`"${version}"`, '"9.9.9"');
  },
};

/**
 * The build on an origin of its own. Server command `deploy` with `{ id, releases, header, missing }` puts these releases
 * (`'this'`, `'next'`) below `/<id>/`, the last one over the others, and returns the address; `header` goes with each response, and
 * `missing` is the status of those about a file that does not exist.
 */
export function otherOriginPlugin() {
  const deployments = new Map();

  const serve = async (request, response) => {
    const [, id, file] = /^\/([^/]+)\/([^?]+)/.exec(request.url) ?? [];
    const { releases: deployed = [], header, missing } = deployments.get(id) ?? { missing: 404 };
    if (header) response.setHeader(...header.split(/:\s*/));
    for (const release of deployed.toReversed()) {
      const text = await releases[release](file).catch(() => undefined);
      if (text === undefined) continue;
      response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'text/plain');
      response.end(text);
      return;
    }
    response.statusCode = missing;
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>Not found</title>');
  };
  const server = createServer((request, response) => void serve(request, response));

  return {
    name: 'other-origin',

    serverStart: () =>
      new Promise((done) => {
        server.listen(0, 'localhost', done);
      }),

    serverStop() {
      server.close();
      server.closeAllConnections();
    },

    executeCommand({ command, payload }) {
      if (command !== 'deploy') return undefined;
      deployments.set(payload.id, payload);
      return `http://localhost:${server.address().port}/${payload.id}/`;
    },
  };
}
