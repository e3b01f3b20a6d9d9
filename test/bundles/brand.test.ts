import { expect } from 'chai';
import {
  block,
  brand,
  brandClassic,
  chunksOf,
  closeBundlePages,
  EXTRA_HELP,
  needBuild,
  openBundlePage,
  pause,
  PLANS,
  plansShown,
  questionShown,
  repeatsImports,
  scriptTag,
  until,
} from './page';

const plans = `<${PLANS}><p>Loading.</p></${PLANS}>`;
const extraHelp = `<${EXTRA_HELP}></${EXTRA_HELP}>`;

describe('a file of the bundle that does not come', () => {
  const errorsOf = ({ errors }: { errors: string[] }): string[] =>
    errors.filter((text) => text.startsWith('[shopper-profile]'));

  before(needBuild);
  afterEach(async () => {
    await block();
    closeBundlePages();
  });

  it('leaves the author’s content, is reported once, and is requested again with the next tag', async () => {
    await block('*://*:*/dist/chunks/plans-*');
    const page = await openBundlePage({ head: scriptTag(brand), body: plans + extraHelp });
    await questionShown(page);
    await until(() => errorsOf(page).length > 0);
    expect(errorsOf(page)).to.deep.equal([`[shopper-profile] <${PLANS}> could not be loaded [load-failed]`]);
    expect(page.document.querySelector<HTMLElement>(PLANS)?.innerText).to.equal('Loading.');
    await block();
    if (!(await repeatsImports())) return;
    page.add(plans);
    await plansShown(page);
    expect(errorsOf(page)).to.have.length(1);
  });

  for (const file of ['forms', 'core'])
    it(`sends no email reminder without its file ${file}, shows a message and sends the next one (OPEN-B47)`, async () => {
      await block(`*://*:*/dist/chunks/${file}-*`);
      const page = await openBundlePage({ head: scriptTag(brand), scenario: 'consumer' });
      expect(await page.window.shopperProfile?.sendEmailReminder?.()).to.equal(false);
      expect(errorsOf(page)).to.deep.equal(['[shopper-profile] sendEmailReminder failed']);
      await block();
      if (file === 'core' && !(await repeatsImports())) return;
      expect(await page.window.shopperProfile?.sendEmailReminder?.()).to.equal(true);
    });

  it('takes nothing away from a page whose loader is older than all files beside it', async () => {
    await block('*://*:*/dist/chunks/*');
    const page = await openBundlePage({ head: scriptTag(brand), body: plans + extraHelp });
    expect(await page.window.shopperProfile?.ready).to.deep.equal({ outcome: 'failure' });
    await until(() => errorsOf(page).length === 3);
    // No unhandled rejection reaches the monitoring of the host page.
    expect(page.errors.toSorted()).to.deep.equal([
      `[shopper-profile] <${EXTRA_HELP}> could not be loaded [load-failed]`,
      `[shopper-profile] <${PLANS}> could not be loaded [load-failed]`,
      '[shopper-profile] the load flow could not be loaded [load-failed]',
    ]);
    expect(page.document.querySelector<HTMLElement>(PLANS)?.innerText).to.equal('Loading.');
  });
});

for (const script of [brand, brandClassic]) {
  describe(`bundle ${script.src}`, () => {
    before(needBuild);
    afterEach(closeBundlePages);

    it('upgrades tags that are on the page', async () => {
      const page = await openBundlePage({ head: scriptTag(script), body: plans + extraHelp });
      await plansShown(page);
      await questionShown(page);
      expect(page.errors).to.deep.equal([]);
      expect(page.warnings).to.deep.equal([]);
    });

    it('upgrades tags that are added later', async () => {
      const page = await openBundlePage({ head: scriptTag(script) });
      page.add(extraHelp);
      await questionShown(page);
      page.add(plans);
      await plansShown(page);
      expect(page.errors).to.deep.equal([]);
    });

    it('upgrades the form for editors that strip unknown tags', async () => {
      const page = await openBundlePage({
        head: scriptTag(script),
        body: '<div data-shopper-profile="plans" data-heading-level="3">Loading.</div>',
      });
      await plansShown(page);
      expect(page.shadow(PLANS).querySelector('h3')?.textContent).to.equal('Your plans');
    });

    it('is ready immediately where no element needs the profile', async () => {
      const page = await openBundlePage({ head: scriptTag(script) });
      expect(await page.window.shopperProfile?.ready).to.deep.equal({ outcome: 'success' });
      expect(page.service.requests).to.deep.equal([]);
    });

    it('is ready when the load flow has ended', async () => {
      const page = await openBundlePage({ head: scriptTag(script), body: plans, scenario: 'consumer' });
      const announced = new Promise((done) => {
        page.document.addEventListener('shopper-profile-ready', (event) => {
          done((event as CustomEvent<unknown>).detail);
        });
      });
      expect(await page.window.shopperProfile?.ready).to.deep.equal({ outcome: 'success' });
      expect(await announced).to.deep.equal({ outcome: 'success' });
      expect(page.service.requests.map(({ path }) => path)).to.include(
        '/landrover/api/Users/demo-consumer/all',
      );
    });

    it('sends an email reminder when the page requests it, with and without elements (OPEN-B47, HTTP-17)', async () => {
      for (const elements of [plans, '']) {
        const page = await openBundlePage({ head: scriptTag(script), body: elements, scenario: 'consumer' });
        expect(await page.window.shopperProfile?.sendEmailReminder?.()).to.equal(true);
        expect(page.requests().filter((path) => path.startsWith('/EmailWAR/'))).to.deep.equal([
          '/EmailWAR/emailrest/profile/email/v1',
        ]);
        expect(page.errors).to.deep.equal([]);
      }
    });

    it('adds only its own name to the globals', async () => {
      let before: string[] = [];
      const page = await openBundlePage({
        head: scriptTag(script),
        body: plans + extraHelp,
        prepare: (window) => {
          before = Object.getOwnPropertyNames(window);
        },
      });
      await plansShown(page);
      await questionShown(page);
      const added = Object.getOwnPropertyNames(page.window).filter((name) => !before.includes(name));
      // The array for page data is the other global of the contract.
      expect(added.filter((name) => name !== 'pageDataLayer')).to.deep.equal(['shopperProfile']);
    });

    it('leaves a tag alone that someone else has defined', async () => {
      const page = await openBundlePage({
        head: scriptTag(script),
        body: plans + extraHelp,
        prepare: (window) => {
          window.customElements.define(EXTRA_HELP, class extends window.HTMLElement {});
        },
      });
      await plansShown(page);
      expect(page.document.querySelector(EXTRA_HELP)?.shadowRoot).to.equal(null);
      expect(page.defined).to.deep.equal([EXTRA_HELP, PLANS]);
      expect(page.errors).to.deep.equal([]);
    });

    it('runs under a strict content security policy', async () => {
      const page = await openBundlePage({
        head: `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'">${scriptTag(script)}`,
        body: plans + extraHelp,
      });
      await plansShown(page);
      await questionShown(page);
      expect(page.violations).to.deep.equal([]);
      // The policy is in force:
      expect(() => {
        page.document.body.innerHTML = '<p>not trusted</p>';
      }).to.throw();
      page.document.body.style.cssText = '';
      page.document.body.setAttribute('style', 'color: red');
      await pause(50);
      expect(page.violations.join()).to.include('require-trusted-types-for').and.to.include('style-src-attr');
    });

    it('stays as it is where the policy keeps analytics out (TRACK-01, ERRB-05)', async () => {
      const services = { events: 'https://analytics.example.com/told' };
      const page = await openBundlePage({
        head: `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self'">
          <script type="application/json" data-shopper-profile-config>${JSON.stringify({ services, routes: { application: { MA: '/apply' } } })}</script>
          ${scriptTag(script)}`,
        body: plans,
        scenario: 'consumer',
      });
      await plansShown(page);
      await until(() => page.violations.join().includes('connect-src'));
      await until(() => page.warnings.length + page.errors.length > 0);
      await pause(50);
      expect(page.text(PLANS)).to.contain('Enroll in plan').and.not.to.contain('try again');
      expect([...page.warnings, ...page.errors].filter((line) => !line.includes('analytics'))).to.deep.equal(
        [],
      );
      expect([...page.warnings, ...page.errors]).to.have.length(1);
    });

    it('works where the browser blocks storage, and reports it once', async () => {
      const page = await openBundlePage({
        head: scriptTag(script),
        body: plans + extraHelp,
        hasBlockedStorage: true,
        scenario: 'consumer',
      });
      await plansShown(page);
      await questionShown(page);
      expect(page.errors).to.deep.equal([]);
      expect(page.warnings.filter((text) => text.includes('local storage is blocked'))).to.have.length(1);
    });
  });
}

describe('bundle shopper-profile.js: what it loads', () => {
  before(needBuild);
  afterEach(closeBundlePages);

  it('requests nothing where no tag exists', async () => {
    const page = await openBundlePage({ head: scriptTag(brand) });
    await page.window.shopperProfile?.ready;
    await pause(100);
    expect(page.requests()).to.deep.equal([brand.src]);
  });

  it('requests the chunks of the plans, and not those of other elements', async () => {
    const page = await openBundlePage({ head: scriptTag(brand), body: plans });
    await plansShown(page);
    const chunks = chunksOf(page);
    expect(chunks).to.include.members(['core', 'plans', 'plans.en', 'react', 'shared']);
    expect(chunks.filter((name) => name.startsWith('frame') || name.startsWith('lists'))).to.deep.equal([]);
    expect(chunks).to.deep.equal([...new Set(chunks)]);
  });

  it('requests each chunk once, also when a second element comes later', async () => {
    const page = await openBundlePage({ head: scriptTag(brand), body: plans });
    await plansShown(page);
    const before = chunksOf(page);
    page.add(extraHelp);
    await questionShown(page);
    // These come when the browser is idle.
    const isAtOnce = (name: string): boolean => !['page-check', 'panels'].includes(name);
    expect(chunksOf(page).filter(isAtOnce)).to.deep.equal(
      [...before, 'frame', 'frame.en'].filter(isAtOnce).sort(),
    );
  });

  it('requests the texts of the page’s language', async () => {
    const page = await openBundlePage({
      head: `<script>window.shopperProfileConfig = { locale: 'es' }</script>${scriptTag(brand)}`,
      body: plans,
    });
    await plansShown(page);
    expect(chunksOf(page)).to.include('plans.es').and.not.include('plans.en');
    expect(page.shadow(PLANS).querySelector('.root')?.getAttribute('lang')).to.equal('es');
  });
});
