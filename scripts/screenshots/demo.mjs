import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const START_TIMEOUT = 60_000;

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const answers = (url) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Starts the demo on a port of its own. */
export async function startDemo(root) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['demo/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => server.kill();
  const deadline = performance.now() + START_TIMEOUT;
  while (!(await answers(url))) {
    if (server.exitCode !== null || performance.now() > deadline) {
      stop();
      throw new Error('The demo did not start, see above. Has `npm run build` run?');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop };
}
