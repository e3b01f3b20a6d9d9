/// <reference types="node" />
/** `shopper-profile/testing` in Node: the same as in a browser, with a server. */
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { listen } from './listen';
import { profileService } from './profile-service';
import { plainRequest } from './plain-request';
import type { StartedProfileService, StartOptions } from './types';

export { callNames, createProfileService, shoppers } from './index';

/** Starts the service on a port of this computer. Rejects when the port is in use. */
export async function startProfileService({
  port = 0,
  ...options
}: StartOptions = {}): Promise<StartedProfileService> {
  let url = '';
  const service = profileService(options, () => ({ services: { base: url } }));
  const app = new Hono();
  app.use(cors({ origin: (origin) => origin, credentials: true }));
  app.all('*', async (context) => {
    const served = await service.handle(await plainRequest(context.req));
    const response = new Response(served.body, served);
    response.headers.set('Cache-Control', 'no-store');
    return response;
  });
  // Requests that were aborted, by the page or by the end of the session.
  app.onError((error, context) => context.text(error.message, 500));
  const server = await listen(app.fetch, port);
  url = server.url.replace(/\/$/, '');
  const stop = async (): Promise<void> => {
    service.reset();
    await server.close();
  };
  return Object.assign(service, { url, stop, [Symbol.asyncDispose]: stop });
}
