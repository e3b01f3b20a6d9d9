/** The demo and the pages that only the measurements need, on a free port. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { elements as profileElements } from '../render/elements.mjs';
import { asPublicPage, withBundle } from './page-variants.mjs';

const html = (head, body) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Bench</title>
    <link rel="icon" href="data:," />
    ${head}
  </head>
  <body>
    ${body}
  </body>
</html>`;

/** A public page with only elements: `?tag=plans&tag=extra-help`. */
const elementsPage = (tags, script = '/shopper-profile/shopper-profile.js') =>
  html(
    `<link rel="stylesheet" href="/shopper-profile/shopper-profile.css" />
    <script src="/demo/seed.js"></script>
    <script type="application/json" data-shopper-profile-config>{ "site": "AMP", "environment": "Online" }</script>
    <script type="module" src="${script}"></script>`,
    tags
      .map((tag) => `<shopper-profile-${tag}><p>Not loaded yet.</p></shopper-profile-${tag}>`)
      .join('\n    ') + '\n    <footer>What the host says below.</footer>',
  );

const elementOf = (element) => `<shopper-profile-${element}></shopper-profile-${element}>`;

const bodyOf = {
  elements: elementOf('plans'),
  react: '<div id="plans"></div>',
  // Extra Help has its own root in both variants.
  'all-elements': profileElements
    .map((element) =>
      element === 'nav'
        ? '<shopper-profile-nav without-extra-help></shopper-profile-nav>'
        : elementOf(element),
    )
    .join('\n    '),
  'all-react': '<div id="elements"></div>',
  // Drug counts show only on a page with the drugs element.
  removal: ['nav', 'plans', 'tiles', 'drugs'].map(elementOf).join('\n    '),
};

const renderPage = (variant, count) =>
  html(
    `<script src="/bench/answers/${count}.js"></script>
    <script src="/bench/files/${variant === 'removal' ? 'removal-harness' : 'harness'}.js"></script>
    <script type="module" src="/bench/files/${variant}.js"></script>`,
    bodyOf[variant],
  );

const isListCall = (path) => path.startsWith('/planinfo/product-details/');

/** Copies a plan under a new id, for counts above the number of demo records. */
const twin = (plan) => ({ ...plan, planId: `${plan.planId.slice(0, -3)}9${plan.planId.slice(-2)}` });

/** Copies a drug under a new id. */
const anotherDrug = (drug, index) => ({ ...drug, nationalDrugCode: String(10_000_000_000 + index) });

/**
 * The mock services of a shopper with `count` plans in the active year, and optionally a number of drugs:
 * `50x200`.
 */
function serviceWithPlans(createService, name) {
  const [count, drugs] = name.split('x').map(Number);
  const service = createService({ scenario: 'many-plans' });
  const { plansDetails, drugsAndPharmacyDetails } = service.state;
  // In November the profile opens with next year's plans.
  const year = String(Number(service.dateTime.slice(0, 4)) + 1);
  const plans = plansDetails.plans.filter((plan) => plan.planYear === year);
  const needsTwins = count > plans.length;
  plansDetails.plans = (needsTwins ? [...plans, ...plans.map(twin)] : plans).slice(0, count);
  if (plansDetails.plans.length < count) throw new Error(`There are fewer than ${count} plans.`);
  if (drugs !== undefined) {
    const [drug] = createService({ scenario: 'consumer' }).state.drugsAndPharmacyDetails.drugInfoDetails;
    drugsAndPharmacyDetails.drugInfoDetails = Array.from({ length: drugs }, (_, index) =>
      anotherDrug(drug, index),
    );
  }
  return async (url) => {
    const response = await service.fetch(url);
    const text = await response.text();
    if (!needsTwins || !response.ok || !isListCall(url.pathname))
      return { status: response.status, body: text };
    const { data } = JSON.parse(text);
    const body = JSON.stringify({ data: { plans: data.plans.flatMap((plan) => [plan, twin(plan)]) } });
    return { status: response.status, body };
  };
}

/**
 * @param {{ createApp: Function, createService: Function }} demo
 * @param {{ dist: string, scripts?: Record<string, string>, npmPages?: Map<string, Uint8Array> }} served folder of the
 *   bundles, scripts by name, which are served below `/bench/files/`, and pages made of the npm package
 */
export async function startServer(
  { createApp, createService },
  { dist, scripts = {}, npmPages = new Map() },
) {
  const { app, sessions } = createApp({ dist, assets: 'demo/server/assets' });
  const services = new Map();
  /** The recorded responses of the services for each count, by path. */
  const recorded = new Map();

  const site = new Hono();
  // Web fonts of the site are not measured.
  site.get('/demo/fonts.css', (context) => context.body('', 200, { 'Content-Type': 'text/css' }));
  const script = (context, text) =>
    context.body(text, 200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
  site.get('/bench/elements.html', (context) => context.html(elementsPage(context.req.queries('tag') ?? [])));
  site.get('/bench/npm/:name/', (context) => {
    const { name } = context.req.param();
    return context.html(
      elementsPage(name === 'everything' ? ['plans', 'faq'] : [name], `/bench/npm/${name}/index.js`),
    );
  });
  site.get('/bench/npm/:name/:file', (context) => {
    const { name, file } = context.req.param();
    return script(context, npmPages.get(`${name}/${file}`));
  });
  site.get('/bench/hello.html', (context) =>
    context.html(html('', '<script type="module" src="/bench/files/hello.js"></script>')),
  );
  site.get('/amp/profile.html', async (context) => {
    // Sent uncompressed: the bench cannot rewrite a compressed response.
    const headers = new Headers(context.req.raw.headers);
    headers.delete('accept-encoding');
    const page = await app.fetch(new Request(context.req.raw, { headers }));
    return new Response(withBundle(asPublicPage(await page.text()), context.req.query('bundle')), page);
  });
  site.get('/bench/render.html', (context) => {
    const { variant, count } = context.req.query();
    return context.html(renderPage(variant, count));
  });
  site.get('/bench/files/:name', (context) =>
    script(context, scripts[context.req.param('name').replace('.js', '')]),
  );
  site.get('/bench/answers/:name', (context) => {
    const responses = Object.fromEntries(recorded.get(context.req.param('name').replace('.js', '')) ?? []);
    return script(context, `window.recordedResponses = ${JSON.stringify(responses)};`);
  });
  site.get('/bench/services/:count/*', async (context) => {
    const { count } = context.req.param();
    if (!services.has(count)) {
      services.set(count, serviceWithPlans(createService, count));
      recorded.set(count, new Map());
    }
    const url = new URL(context.req.url);
    url.pathname = url.pathname.replace(`/bench/services/${count}`, '');
    const response = await services.get(count)(url);
    recorded.get(count).set(url.pathname + url.search, response);
    return context.body(response.body, response.status);
  });
  site.route('/', app);

  return new Promise((resolve, reject) => {
    const server = serve({ fetch: site.fetch, port: 0 }, ({ port }) =>
      resolve({
        url: `http://localhost:${port}/`,
        fetch: site.fetch,
        close: () =>
          new Promise((done) => {
            sessions.close();
            server.close(done);
            server.closeAllConnections();
          }),
      }),
    );
    server.once('error', reject);
  });
}
