/**
 * The code of docs/guides/testing.md that runs in a browser, as it is in the guide. frameworks/lib/guide.mjs runs the
 * rest. `cy` is a mock here, because the program of Cypress is not installed.
 */
import { expect } from 'chai';
import { goodRequests } from '../demo/support';
import { codeOf, sectionsOf } from '../support/guides';
import { closeBundlePages, needBuild, openBundlePage } from './page';

type PageWindow = Window & typeof globalThis;

const files: Readonly<Record<string, string>> = {
  "'shopper-profile/testing'": "'/dist/testing/index.js'",
  "'shopper-profile/elements/plans'": "'/dist/shopper-profile.js'",
};

const withFiles = (code: string): string =>
  Object.entries(files).reduce((text, [name, file]) => text.replaceAll(name, file), code);

async function codeBelow(heading: string): Promise<string> {
  const [code = ''] = codeOf((await sectionsOf('testing')).get(heading) ?? '', 'js');
  expect(code).to.include("from 'shopper-profile/testing'");
  return withFiles(code);
}

/** Runs a module in a page, and resolves to what it assigns to `window.given`. */
async function runIn(page: PageWindow, code: string): Promise<unknown> {
  const target = page as PageWindow & { given?: unknown; done?: () => void };
  await new Promise<void>((resolve, reject) => {
    target.done = resolve;
    page.addEventListener('error', ({ message }) => reject(new Error(message)));
    const script = page.document.createElement('script');
    script.type = 'module';
    script.textContent = `${code}\nwindow.done();`;
    page.document.head.append(script);
  });
  return target.given;
}

interface CypressRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
  reply(response: { statusCode: number; body: string }): void;
}

type Answer = (request: CypressRequest) => Promise<void>;

describe('the guide for tests of a page', () => {
  before(needBuild);
  afterEach(closeBundlePages);

  it('web-test-runner: its test passes, as it is in the guide', async () => {
    const page = await openBundlePage({ scenario: 'guest' });
    const code = await codeBelow('web-test-runner');
    const mocha =
      'const given = []; const before = (work) => given.push(work), it = (_, work) => given.push(work);';
    const work = (await runIn(
      page.window,
      `${mocha}${code}\nwindow.given = given;`,
    )) as (() => Promise<void>)[];
    expect(work).to.have.lengthOf(2);
    for (const step of work) await step();
    expect(page.document.cookie).to.include('demo-consumer');
    expect(page.errors).to.deep.equal([]);
  });

  it('Cypress: responds to requests of the services alone, and signs the shopper in before the page', async () => {
    const page = await openBundlePage({ scenario: 'guest' });
    const code = (await codeBelow('Cypress')).replace('export function', 'window.given = visitAs; function');
    const given: { answer?: Answer; visited?: string } = {};
    Object.assign(page.window, {
      cy: {
        intercept: (_: unknown, answer: Answer) => (given.answer = answer),
        visit: (address: string, { onBeforeLoad }: { onBeforeLoad: (page: PageWindow) => void }) => {
          given.visited = address;
          onBeforeLoad(page.window);
        },
        wrap: (value: unknown) => value,
      },
    });
    const visitAs = (await runIn(page.window, code)) as (
      address: string,
      options: object,
    ) => { requests: { call?: string }[] };
    const service = visitAs('/profile.html', { shopper: 'member' });
    expect(given.visited).to.equal('/profile.html');
    expect(page.document.cookie).to.include('demo-member');

    const replies: unknown[] = [];
    const ask = (request: Pick<CypressRequest, 'url' | 'method' | 'body'>) =>
      given.answer!({
        ...request,
        headers: {},
        reply: ({ statusCode, body }) => replies.push(statusCode, body),
      });
    await ask({ url: `${location.origin}/page.css`, method: 'GET', body: '' });
    expect(replies).to.deep.equal([]);
    await ask({ url: `${location.origin}/landrover/api/serverData`, method: 'GET', body: '' });
    await ask({ url: `${location.origin}/gpdCustomEvent`, method: 'POST', body: goodRequests.analytics[2] });
    expect(replies.filter(Number.isInteger)).to.deep.equal([200, 200]);
    expect(service.requests.map(({ call }) => call)).to.deep.equal(['serverData', 'analytics']);
  });
});
