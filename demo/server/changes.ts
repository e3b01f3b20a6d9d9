/**
 * `npm run dev`: pages reload after a change. In dev mode, each page of the demo gets a small script that
 * listens to `/dev/changes`.
 */
import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

/** Dispatches `change` when pages should reload. */
export type Changes = EventTarget;

const SCRIPT = '/dev/changes.js';

// After a reconnect, the server is a new one, so its pages may have changed. A page in the background waits until it is
// visible, so that ten open tabs do not reload at the same time.
const SOURCE = `const changes = new EventSource('/dev/changes');
let isConnected = false;
const reload = () => {
  if (document.visibilityState === 'visible') location.reload();
  else addEventListener('visibilitychange', () => location.reload(), { once: true });
};
changes.addEventListener('open', () => {
  if (isConnected) reload();
  isConnected = true;
});
changes.addEventListener('change', reload);
// Without it, some browsers keep the connection of a closed page.
addEventListener('pagehide', () => changes.close());
`;

const withScript = (page: string): string =>
  page.replace('</head>', `<script src="${SCRIPT}" defer></script></head>`);

export function serveChanges(app: Hono, changes: Changes): void {
  app.use(async (context, next) => {
    await next();
    // Dev mode rebuilds under the same names.
    context.header('Cache-Control', 'no-store');
    if (context.res.headers.get('content-type')?.startsWith('text/html'))
      context.res = new Response(withScript(await context.res.text()), context.res);
  });

  app.get(SCRIPT, (context) => context.body(SOURCE, 200, { 'Content-Type': 'text/javascript' }));

  app.get('/dev/changes', (context) =>
    streamSSE(context, async (stream) => {
      const send = () => void stream.writeSSE({ event: 'change', data: '' });
      changes.addEventListener('change', send);
      // How soon a page looks for a restarted server.
      await stream.write('retry: 300\n\n');
      await new Promise<void>((resolve) => {
        stream.onAbort(resolve);
      });
      changes.removeEventListener('change', send);
    }),
  );
}
