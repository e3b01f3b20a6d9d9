import { expect } from 'chai';
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

const plans = `<${PLANS}></${PLANS}>`;

const global = (config: unknown): string =>
  `<script>window.shopperProfileConfig = ${JSON.stringify(config)}</script>`;
const block = (text: string): string =>
  `<script type="application/json" data-shopper-profile-config>${text}</script>`;

const heading = (text: string) => ({ texts: { en: { 'plans.heading': text } } });

const open = (head: string, body = plans): Promise<BundlePage> =>
  openBundlePage({ head: head + scriptTag(brand), body });

const shownHeading = ({ shadow }: BundlePage): string | undefined =>
  shadow(PLANS).querySelector('h2')?.textContent;

/** As a script of the page calls it. */
const configure = (page: BundlePage, config: object): void => {
  page.window.shopperProfile?.configure(page.window.JSON.parse(JSON.stringify(config)) as object);
};

describe('bundle: configuration of the page', () => {
  before(needBuild);
  afterEach(closeBundlePages);

  it('takes window.shopperProfileConfig over the defaults', async () => {
    const page = await open(global(heading('From the global')));
    await plansShown(page);
    expect(shownHeading(page)).to.equal('From the global');
  });

  it('takes window.shopperProfileConfig that the page has declared with var', async () => {
    const declared = JSON.stringify(heading('Declared'));
    const page = await open(`<script>var shopperProfileConfig = ${declared}</script>`);
    await plansShown(page);
    expect(shownHeading(page)).to.equal('Declared');
    expect(page.errors).to.deep.equal([]);
  });

  it('takes the JSON block over the global, key by key', async () => {
    const page = await open(
      global({ site: 'AMP', ...heading('From the global') }) +
        block(JSON.stringify(heading('From the block'))),
    );
    await plansShown(page);
    expect(shownHeading(page)).to.equal('From the block');
    expect(page.shadow(PLANS).querySelector('.root')?.getAttribute('data-brand')).to.equal('AMP');
  });

  it('takes configure over both, at any time', async () => {
    const page = await open(global(heading('From the global')) + block(JSON.stringify(heading('Block'))));
    await plansShown(page);
    configure(page, heading('From configure'));
    await until(() => shownHeading(page) === 'From configure');
    configure(page, heading('From another configure'));
    await until(() => shownHeading(page) === 'From another configure');
    expect(page.warnings).to.deep.equal([]);
  });

  it('takes a configure call from before the first element', async () => {
    const page = await openBundlePage({ head: scriptTag(brand) });
    configure(page, heading('Early'));
    page.add(plans);
    await plansShown(page);
    expect(shownHeading(page)).to.equal('Early');
  });

  it('reads the locale of the JSON block', async () => {
    const page = await open(block('{ "locale": "es" }'));
    await plansShown(page);
    expect(page.shadow(PLANS).querySelector('.root')?.getAttribute('lang')).to.equal('es');
  });

  it('says once that a block is not JSON, and goes on without it', async () => {
    const page = await open(global(heading('From the global')) + block('{ "site": '), plans + plans);
    await plansShown(page);
    expect(shownHeading(page)).to.equal('From the global');
    await until(() => page.warnings.length > 0);
    expect(page.warnings).to.have.length(1);
    expect(page.warnings[0]).to.include('data-shopper-profile-config').and.to.include('not JSON');
    expect(page.errors).to.deep.equal([]);
  });

  it('names wrong values and unknown keys by their path, each once, without the value', async () => {
    const page = await open(
      global({ phones: { tty: 711_999, sails: 'secret' }, sight: 'AMP' }) + block('{ "site": "XYZ" }'),
      `${plans}<${EXTRA_HELP}></${EXTRA_HELP}>`,
    );
    await plansShown(page);
    await questionShown(page);
    configure(page, heading('Again'));
    await until(() => shownHeading(page) === 'Again');
    await until(() => page.warnings.length > 3);
    expect(page.warnings.toSorted()).to.deep.equal([
      '[shopper-profile] phones.sails: unknown key; did you mean phones.sales?',
      '[shopper-profile] phones.tty: expected string',
      '[shopper-profile] sight: unknown key',
      '[shopper-profile] site: expected "AMP" or "UMS"',
    ]);
    // An invalid value is replaced by the default.
    expect(page.shadow(PLANS).querySelector('.root')?.getAttribute('data-brand')).to.equal('UMS');
  });

  it('says what is not set, once the page has loaded', async () => {
    const page = await open('', plans + plans);
    await until(() => page.notSet.length >= 6);
    expect(page.notSet.map((line) => line.split(' ')[1]).toSorted()).to.deep.equal([
      'environment',
      'routes.application.MA',
      'routes.application.PDP',
      'routes.application.SNP',
      'routes.medsuppResume',
      'routes.viewApplication',
    ]);
    expect(page.warnings).to.deep.equal([]);
  });

  for (const wrong of ['null', '"AMP"', '[]', '7']) {
    it(`says once that a configuration is no object: ${wrong}`, async () => {
      const page = await open(block(wrong));
      await plansShown(page);
      await until(() => page.warnings.length > 0);
      expect(page.warnings).to.deep.equal(['[shopper-profile] configuration: expected object']);
    });
  }

  it('follows an element’s own attributes over everything', async () => {
    const page = await open(block('{ "locale": "es" }'), `<${PLANS} lang="en" heading-level="4"></${PLANS}>`);
    await plansShown(page);
    expect(page.shadow(PLANS).querySelector('h4')?.textContent).to.equal('Your plans');
  });
});
