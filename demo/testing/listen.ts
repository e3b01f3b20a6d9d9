/// <reference types="node" />
import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';

export interface Server {
  /** Such as `http://localhost:51234/`. */
  url: string;
  close(): Promise<void>;
}

/** Serves the app. 0 uses any free port. Resolves when the server is ready, and rejects when the port is in use. */
export const listen = (
  fetch: (request: Request) => Response | Promise<Response>,
  port: number,
): Promise<Server> =>
  new Promise((resolve, reject) => {
    // Classes of the process stay as they are, because tests of a host run in it.
    const server = serve({ fetch, port, overrideGlobalObjects: false }, (address: AddressInfo) => {
      resolve({
        url: `http://localhost:${address.port}/`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
    server.once('error', reject);
  });
