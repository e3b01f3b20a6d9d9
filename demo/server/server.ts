/// <reference types="node" />
import { listen, type Server } from '../testing/listen';
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

/** Starts the demo. The promise resolves when the server is ready, and rejects when the port is in use. */
export async function startDemo({
  port,
  dist,
  assets = 'demo/server/assets',
  scripts,
  changes,
}: DemoOptions): Promise<Server> {
  const { app, sessions } = createApp({ dist, assets, scripts, changes });
  const { url, close } = await listen(app.fetch, port);
  return {
    url,
    close: () => {
      sessions.close();
      return close();
    },
  };
}
