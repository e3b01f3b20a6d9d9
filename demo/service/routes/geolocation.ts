import { Hono } from 'hono';
import { call, type Env } from '../calls';
import { countiesOfZip } from '../geography';

declare module '../failures' {
  interface Calls {
    counties: true;
  }
}

/** Counties of a ZIP code (NET-18). */
export const geolocationRoutes = new Hono<Env>().get('/counties/:zip', call('counties'), (context) =>
  context.json({ data: { counties: countiesOfZip(context.req.param('zip')) } }),
);
