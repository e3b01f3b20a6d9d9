import { Hono, type Context } from 'hono';
import { scenarioOfCode, servicePaths } from '../service/index';
import { serveChanges, type Changes } from './changes';
import { compressResponses } from './compress';
import { serveFolder } from './files';
import { ONLINE_APPLICATION } from '../online-application';
import { applicationPage } from './pages/application';
import { BUILDER, builderPage } from './pages/builder';
import { errorPage } from './pages/error';
import { indexPage } from './pages/index-page';
import { routePage } from './pages/route';
import { signedOutPage, signInPage } from './pages/sign-in';
import { supplementPage } from './pages/supplement';
import { pages, type Page } from './pages/table';
import { plainRequest } from '../testing/plain-request';
import { seedScript } from './seed';
import { Sessions } from './sessions';
import { afterReset, areSame, parseSettings, type Settings } from './settings';
import { wayBack } from './way-back';

// The content security policy that the bundle supports (contract, section 5). The demo sends it with every
// page.
const CONTENT_SECURITY_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

const FONTS = '/node_modules/@fontsource/';

export interface AppOptions {
  dist: string;
  assets: string;
  /** Folder of the font packages. */
  fonts?: string;
  /** Scripts of the demo pages, bundled by esbuild. */
  scripts?: string | undefined;
  data?: string;
  /** In dev mode: pages reload after these changes. */
  changes?: Changes | undefined;
}

export function createApp({
  dist,
  assets,
  fonts = 'node_modules/@fontsource',
  scripts,
  data = 'demo/data/generated',
  changes,
}: AppOptions) {
  const sessions = new Sessions();
  const app = new Hono();

  app.use(compressResponses());
  if (changes) serveChanges(app, changes);

  app.use(async (context, next) => {
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
    if (
      context.res.headers.get('content-type')?.startsWith('text/html') &&
      !isServicePath(context.req.path)
    ) {
      context.header('Content-Security-Policy', CONTENT_SECURITY_POLICY);
      context.header('Cache-Control', 'no-store');
    }
  });

  for (const path of servicePaths) {
    app.all(path.endsWith('/') ? `${path}*` : path, (context) => askService(context, sessions));
  }
  app.get('/shopper-profile/*', serveFolder('/shopper-profile/', dist));
  app.get('/demo/seed.js', (context) => {
    const session = sessions.find(context) ?? sessions.open(context, parseSettings(new URLSearchParams()));
    const script = seedScript(session);
    session.isFresh = false;
    return context.body(script, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
    });
  });
  // The public records that the mock tools read.
  app.get('/demo/data/*', serveFolder('/demo/data/', data));
  if (scripts) app.get('/demo/scripts/*', serveFolder('/demo/scripts/', scripts));
  app.get('/demo/*', serveFolder('/demo/', assets));
  // Defined in fonts.css. Without the packages, pages use the fonts of the machine.
  app.get(`${FONTS}*`, serveFolder(FONTS, fonts));

  app.get('/', (context) => context.html(indexPage(pages)));
  app.get(BUILDER, (context) => context.html(builderPage()));
  for (const page of pages) app.get(page.path, (context) => showPage(context, sessions, page));

  app.get('/:route{[a-z]+-(login|registration)}', (context) => {
    const isNew = context.req.path.endsWith('-registration');
    const back = wayBack(context.req.header('referer'), sessions.find(context)?.lastPage, pages);
    return context.html(signInPage({ isNew, back }));
  });
  app.get('/hsid-logout', (context) => {
    sessions.forgetIdentity(context);
    const back = wayBack(context.req.header('referer'), sessions.find(context)?.lastPage, pages);
    return context.html(signedOutPage(back));
  });

  app.get(`${ONLINE_APPLICATION}/*`, (context) => {
    const url = new URL(context.req.url);
    const back = wayBack(context.req.header('referer'), sessions.find(context)?.lastPage, pages);
    return context.html(applicationPage(url, back));
  });

  app.get('/health-plans/medsupp-details.html/:zipCode/:planCode/:planYear', (context) => {
    const back = wayBack(context.req.header('referer'), sessions.find(context)?.lastPage, pages);
    const isToStart = context.req.query('startApplication') === 'true';
    return context.html(supplementPage({ ...context.req.param(), isToStart }, back));
  });

  // Every other link leads to a page of the site around the profile.
  app.get('*', (context) =>
    context.req.header('accept')?.includes('text/html')
      ? context.html(routePage(context.req.path, new URL(context.req.url).searchParams))
      : context.notFound(),
  );
  app.notFound((context) => context.text('Not found', 404));
  return { app, sessions };
}

function showPage(context: Context, sessions: Sessions, page: Page): Response | Promise<Response> {
  const url = new URL(context.req.url);
  const found = sessions.find(context);
  try {
    // A sign-in may have changed the shopper of the session.
    const current: Settings | undefined = found && { ...found.settings, scenario: found.service.shopper };
    const settings = parseSettings(url.searchParams, current);
    const isReset = url.searchParams.has('reset');
    const session =
      found && current && !isReset && areSame(current, settings) ? found : sessions.open(context, settings);
    // A reset happens once. A reload of the page keeps later changes.
    if (isReset) return context.redirect(afterReset(url, settings.scenario), 303);
    session.arrival = scenarioOfCode(url.searchParams.get('code') ?? '');
    session.lastPage = url.pathname + url.search;
    const lang = url.searchParams.get('lang') === 'es' ? 'es' : 'en';
    return context.html(
      page.render({
        path: page.path,
        lang,
        site: url.searchParams.get('site'),
        query: url.searchParams,
        session,
      }),
    );
  } catch (error) {
    return context.html(errorPage(error instanceof Error ? error.message : String(error)), 400);
  }
}

async function askService(context: Context, sessions: Sessions): Promise<Response> {
  const { service } = sessions.find(context) ?? sessions.open(context, parseSettings(new URLSearchParams()));
  const request = await plainRequest(context.req);
  const served = await service.handle(request).catch((error: unknown) => {
    // The shopper has left the page, so no one gets this response, and nothing is wrong.
    if (request.signal.aborted) return new Response(null, { status: 499 });
    throw error;
  });
  const response = new Response(served.body, served);
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

const isServicePath = (path: string): boolean => servicePaths.some((start) => path.startsWith(start));
