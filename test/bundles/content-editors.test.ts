/**
 * Pages as content management systems produce them: built after the guide, sanitized, and changed by editors.
 */
import { expect } from 'chai';
import { codeOf, sectionsOf } from '../support/guides';
import { sanitizers } from '../support/sanitizers/all';
import {
  brand,
  closeBundlePages,
  EXTRA_HELP,
  needBuild,
  openBundlePage,
  PLANS,
  plansShown,
  questionShown,
  scriptTag,
  until,
  type BundlePage,
} from './page';

const systems = {
  AEM: 'AEM: text component',
  WordPress: 'WordPress: posts',
  Drupal: 'Drupal: Basic HTML with',
  'Sitecore and other templates on a server': 'Sitecore: rich text',
} as const;

const inDist = (html: string): string => html.replaceAll('/shopper-profile/', '/dist/');

/** The code that a developer adds to the template. In WordPress, it is inside a PHP function. */
function templateOf(section: string): string {
  const [php] = codeOf(section, 'php');
  const html = php ? php.slice(php.indexOf('?>') + 2, php.lastIndexOf('<?php')) : codeOf(section, 'html')[0];
  return inDist(html ?? '');
}

const contentsOf = (section: string): string[] =>
  codeOf(section, 'html').filter((html) => !html.includes('<script'));

const noNoise = (page: BundlePage): void => {
  expect(page.errors).to.deep.equal([]);
  expect(page.warnings).to.deep.equal([]);
};

describe('docs/guides/content-management.md: each page works', () => {
  before(needBuild);
  afterEach(closeBundlePages);

  for (const [system, rules] of Object.entries(systems))
    it(system, async () => {
      const section = (await sectionsOf('content-management')).get(system) ?? '';
      expect(section.match(/^\d\./gm)?.length).to.be.within(3, 5);
      const contents = contentsOf(section);
      expect(contents).to.have.length(system === 'WordPress' ? 2 : 1);
      for (const content of contents) {
        const body = sanitizers[rules]!(content);
        const page = await openBundlePage({ head: templateOf(section), body });
        expect(page.document.querySelectorAll('link, script[src]')).to.have.length.above(1);
        await plansShown(page);
        expect(page.shadow(PLANS).querySelector('.root')?.getAttribute('data-brand')).to.equal('AMP');
        const level = content.includes('data-heading-level') ? 'h3' : 'h2';
        expect(page.shadow(PLANS).querySelector(level)?.textContent).to.equal('Your plans');
        noNoise(page);
        closeBundlePages();
      }
    });

  it('the classic script, for layouts without modules', async () => {
    const section =
      (await sectionsOf('content-management')).get('Sitecore and other templates on a server') ?? '';
    const [, classic = ''] = /`(<script defer[^`]*)`/.exec(section) ?? [];
    const page = await openBundlePage({ head: inDist(classic), body: contentsOf(section)[0]! });
    await plansShown(page);
  });
});

describe('what editors do to a page', () => {
  before(needBuild);
  afterEach(closeBundlePages);

  const plans = '<div data-shopper-profile="plans" data-heading-level="3">Loading.</div>';
  const question = `<${EXTRA_HELP}>Loading.</${EXTRA_HELP}>`;
  const cases: [what: string, body: string][] = [
    ['wraps elements in paragraphs', `<p>${plans}</p><p>${question}</p><p>&nbsp;</p>`],
    [
      'writes tags and attributes in capitals',
      (plans + question).replace(/<[^>]+>/g, (tag) => tag.toUpperCase()),
    ],
    [
      'takes data-… with dashes away',
      `<div class="is-shopper-profile-plans">Loading.</div><p class="is-shopper-profile-extra-help"></p>`,
    ],
    [
      'gives several elements one id',
      plans.replace('<div', '<div id="element"') +
        question.replace('>', ' id="element">') +
        '<p id="element"></p>',
    ],
    [
      'adds line breaks',
      `<br>${plans.replace('>L', '><br>L').replace('</', '<br></')}<br><br>${question.replace('>L', '><br>L')}`,
    ],
    [
      'puts an element into a table',
      `<table><tbody><tr><td>${plans}</td><td>${question}</td></tr></tbody></table>`,
    ],
    ['adds classes and styles', (plans + question).replace(/>L/g, ' class="wide" style="color: red"$&')],
  ];
  for (const [what, body] of cases)
    it(`${what}: the elements work`, async () => {
      const page = await openBundlePage({ head: scriptTag(brand), body });
      await plansShown(page);
      await questionShown(page);
      expect(page.document.querySelectorAll(PLANS)).to.have.length(1);
      expect(page.document.querySelectorAll(EXTRA_HELP)).to.have.length(1);
      noNoise(page);
    });

  it('puts curly quotes into the configuration: one warning names them, and the page works with the defaults', async () => {
    const config = '<script type="application/json" data-shopper-profile-config>{ “site”: “AMP” }</script>';
    const page = await openBundlePage({ head: config + scriptTag(brand), body: plans + question + plans });
    await plansShown(page);
    await questionShown(page);
    await until(() => page.warnings.length > 0);
    expect(page.warnings).to.deep.equal([
      '[shopper-profile] the <script data-shopper-profile-config> block is not JSON: an editor has put “ into it; it is ignored',
    ]);
    expect(page.errors).to.deep.equal([]);
    await until(() => page.shadow(PLANS).querySelector('.root')?.getAttribute('data-brand') === 'UMS');
  });

  it('strips what names an element: the sentence stays, and nothing else happens', async () => {
    const page = await openBundlePage({ head: scriptTag(brand), body: '<div>Your plans are loading.</div>' });
    expect(await page.window.shopperProfile?.ready).to.deep.equal({ outcome: 'success' });
    expect(page.document.body.innerText).to.contain('Your plans are loading.');
    noNoise(page);
  });

  it('strips the tag around the configuration: it is text on the page, and the elements work with the defaults', async () => {
    const page = await openBundlePage({ head: scriptTag(brand), body: `{ "site": "AMP" }${plans}` });
    await plansShown(page);
    noNoise(page);
  });

  it('misspells an element: a warning says which is meant, and where, and the others work', async () => {
    const body =
      '<div data-shopper-profile="plan">Loading.</div><p class="is-shopper-profile-plan"></p>' + plans;
    const page = await openBundlePage({ head: scriptTag(brand), body });
    await plansShown(page);
    await until(() => page.warnings.length > 1);
    expect(page.warnings).to.deep.equal([
      '[shopper-profile] data-shopper-profile: there is no element "plan"; did you mean "plans"?',
      '[shopper-profile] class "is-shopper-profile-plan": there is no element "plan"; did you mean "is-shopper-profile-plans"?',
    ]);
  });

  it('misspells the only element of the page: it is said all the same', async () => {
    const body = '<shopper-profile-plan>Loading.</shopper-profile-plan>';
    const page = await openBundlePage({ head: scriptTag(brand), body });
    await until(() => page.warnings.length > 0);
    expect(page.warnings).to.deep.equal([
      '[shopper-profile] <shopper-profile-plan>: there is no such element; did you mean <shopper-profile-plans>?',
    ]);
    expect(page.errors).to.deep.equal([]);
  });
});
