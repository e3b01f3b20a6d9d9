/// <reference types="node" />
import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { createApp } from './app';
import type { Changes } from './changes';

export interface DemoOptions {
  /** 0 takes any free port. */
  port: number;
  /** Folder of the built bundle; it may still be missing. */
  dist: string;
  /** Folder of the demo's own style sheets; default, from the root of the repository, `demo/server/assets`. */
  assets?: string;
  /** Folder of the scripts that the demo's own pages run. */
  scripts?: string;
  /** In dev mode: pages load themselves again after these. */
  changes?: Changes;
}

export interface Demo {
  url: string;
  close(): Promise<void>;
}

/** Starts the demo; the promise is kept when it can be visited and broken when the port is taken. */
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
