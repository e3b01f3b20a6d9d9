/// <reference types="node" />
import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { createApp } from './app';
import type { Changes } from './changes';

export interface DemoOptions {
  /** 0 uses any free port. */
  port: number;
  /** Folder of the built bundle. It may not exist yet. */
  dist: string;
  /** Folder of the demo's own style sheets; default, from the root of the repository, `demo/server/assets`. */
  assets?: string;
  /** Folder of the scripts for the demo pages. */
  scripts?: string;
  /** In dev mode: pages reload after these changes. */
  changes?: Changes;
}

export interface Demo {
  url: string;
  close(): Promise<void>;
}

/** Starts the demo. The promise resolves when the server is ready, and rejects when the port is in use. */
export function startDemo({
  port,
  dist,
  assets = 'demo/server/assets',
  scripts,
  changes,
}: DemoOptions): Promise<Demo> {
  const { app, sessions } = createApp({ dist, assets, scripts, changes });
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port }, (address: AddressInfo) => {
      resolve({
        url: `http://localhost:${address.port}/`,
        close: () =>
          new Promise((done) => {
            sessions.close();
            server.close(() => done());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
    server.once('error', reject);
  });
}
