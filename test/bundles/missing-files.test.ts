/**
 * Files on demand that fail to load the first time: the shopper sees a message, and the next click loads
 * them.
 */
import { within as withinShadow } from 'shadow-dom-testing-library';
import { expect } from 'chai';
import type { ConfigInput } from '../../src/config/settings';
import { changePlan } from '../support/responses';
import { testTool } from '../support/tools';
import {
  block,
  brand,
  closeBundlePages,
  needBuild,
  openBundlePage,
  pause,
  PLANS,
  plansShown,
  repeatsImports,
  scriptTag,
  until,
  type BundlePage,
  type PageOptions,
} from './page';

const SNP = 'H7151005000';
const FAILED = 'This could not be opened. Please try again.';
const files = (name: string): string => `*://*:*/dist/chunks/${name}-*`;
const tag = (name: string): string => `<shopper-profile-${name}></shopper-profile-${name}>`;

/** The host page has the tools, and a router. */
const withTools =
  (visited: string[] = []) =>
  (window: BundlePage['window']): void => {
    const config = window.JSON.parse(
      JSON.stringify({ vendors: { providerSearch: testTool, drugEstimator: testTool } }),
    ) as object;
    Object.assign(window, {
      testToolMount: (box: HTMLElement) => {
        box.append('The tool');
      },
    });
    window.shopperProfileConfig = Object.assign(config, {
      navigate: (url: string) => {
        visited.push(url);
      },
    });
  };

const open = (body: string, options: PageOptions = {}): Promise<BundlePage> =>
  openBundlePage({ head: scriptTag(brand), body, scenario: 'consumer', ...options });

const press = async ({ document }: BundlePage, name: RegExp): Promise<void> => {
  (await withinShadow(document.body).findAllByShadowRole('button', { name }))[0]!.click();
};
const findMessage = ({ document }: BundlePage): Promise<HTMLElement[]> =>
  withinShadow(document.body).findAllByShadowText(FAILED);
const dialogs = ({ document }: BundlePage) => withinShadow(document.body).queryAllByShadowRole('dialog');

describe('a file that did not come', () => {
  before(needBuild);
  afterEach(async () => {
    await block();
    closeBundlePages();
  });

  for (const [element, name, own] of [
    ['banner', /^Sign out$/, 'popups'],
    ['top-bar', /^Email$/, 'forms'],
  ] as const)
    for (const file of [own, 'late-shared'])
      it(`of the popup behind ${name.source}, ${file}: it is told beside the button, and opens at the next press (OUT-01, EMAIL-01)`, async () => {
        const page = await open(tag(element));
        await block(files(file));
        await press(page, name);
        await findMessage(page);
        expect(page.shadow(`shopper-profile-${element}`).textContent).to.contain(FAILED);
        expect(dialogs(page)).to.be.empty;
        await block();
        await press(page, name);
        await until(() => dialogs(page).length === 1);
        expect(page.shadow(`shopper-profile-${element}`).textContent).not.to.contain(FAILED);
      });

  for (const [element, name, file] of [
    ['plans', /^Remove /, 'removal'],
    ['drugs', /^Remove /, 'removal'],
    ['doctors', /^Remove /, 'late-shared'],
    ['doctors', /^Edit /, 'tools'],
    ['plans', /^Learn more by phone: /, 'enroll-by-phone'],
  ] as const)
    it(`of the popup behind ${name.source} of ${element}: it is told beside the button that was pressed, which keeps focus, and opens at the next press (DEL-01, DOCS-14, POP-07)`, async () => {
      const page = await open('', { prepare: withTools() });
      changePlan(page.service, SNP, { snpType: 'Institutional' });
      page.add(tag(element));
      const root = await until(() => page.shadow(`shopper-profile-${element}`));
      const buttons = await until(() => {
        const all = [...root.querySelectorAll('button')];
        const found = all.filter((button) => name.test(button.ariaLabel ?? button.textContent));
        expect(found).not.to.be.empty;
        return found;
      });
      await block(files(file));
      for (const button of [buttons.at(-1)!, buttons[0]!]) {
        button.focus();
        button.click();
        await until(() => button.nextElementSibling?.textContent === FAILED);
        expect(button.nextElementSibling!.role).to.equal('alert');
        expect(root.activeElement).to.equal(button);
        expect(root.textContent.split(FAILED)).to.have.length(2);
        expect(dialogs(page)).to.be.empty;
        button.click(); // For example, the second half of a double click.
        await until(() => button.nextElementSibling?.textContent === FAILED);
      }
      await block();
      await pause(600); // No longer the second half of a double click.
      buttons[0]!.click();
      await until(() => dialogs(page).length === 1);
      expect(root.textContent).not.to.contain(FAILED);
    });

  it('of the drawer of the drug cost estimator: logged, and its page opens instead (ERR-08, SHELL-65)', async () => {
    const visited: string[] = [];
    const page = await open('', { prepare: withTools(visited) });
    await block(files('tools'));
    page.add(tag('drug-estimator'));
    await press(page, /^Estimate drug costs$/);
    await until(() => visited.length > 0);
    expect(visited).to.deep.equal(['/health-plans/estimate-drug-costs.html']);
    expect(page.errors.join()).to.contain('drug estimator not loaded');
    expect(dialogs(page)).to.be.empty;
    expect(page.text('shopper-profile-drug-estimator')).not.to.contain(FAILED);
  });

  it('of inspect(): it says what the loader knows', async () => {
    await block(files('core'));
    const page = await open(tag('help'));
    await until(() => page.errors.length > 0);
    const found = await page.window.shopperProfile!.inspect!();
    expect(found.tags).to.deep.equal([{ tag: 'shopper-profile-help', state: 'failed' }]);
    expect(found.copies.map(({ address }) => new URL(address).pathname)).to.deep.equal([brand.src]);
    expect(found.version).to.equal(page.window.shopperProfile!.version);
    expect(found.errors.map(({ code }) => code)).to.include('load-failed');
  });

  it('of the timeout popup: it opens when it is due again (IDLE-07)', async () => {
    await block(files('timeout'));
    const page = await open(tag('timeout'), {
      prepare: (window) => {
        window.shopperProfileConfig = window.JSON.parse('{ "session": { "timeout": 1 } }') as ConfigInput;
      },
    });
    await until(() => page.warnings.some((text) => text.includes('timeout popup')));
    await block();
    await until(() => dialogs(page).length === 1);
  });

  it('takes nothing from a shopper without plans, who needs no file on demand (PLANS-13)', async () => {
    await block(files('late-shared'));
    const page = await open(tag('plans'), { scenario: 'empty' });
    expect(
      await withinShadow(page.document.body).findByShadowRole('heading', { name: 'You have no saved plans' }),
    ).to.exist;
  });

  describe('for those who have saved a supplement:', () => {
    const openWithSupplement = async (more: object = {}): Promise<BundlePage> => {
      const page = await open('', { scenario: 'empty' });
      page.service.state.medsuppData = JSON.stringify({
        savedPlanInformation: { favoritedPlans: [{ planCode: 'G01', planYear: '2027' }] },
        applicantInformation: { zipCode: '60614' },
        ...more,
      });
      page.add(tag('plans'));
      return page;
    };
    const cards = ({ document }: BundlePage) => withinShadow(document.body).queryAllByShadowRole('article');

    it('the card keeps its place without it, and comes when it is tried again (ERR-05)', async () => {
      await block(files('supplements'));
      const page = await openWithSupplement();
      await until(() => cards(page)[0]?.textContent.includes('We cannot show the prices') === true);
      await block();
      await press(page, /^Try again: /);
      await until(() => cards(page)[0]?.textContent.includes('$121.91') === true);
    });

    it('a long text of them lets no one wait forever (DATA-12, PLANS-13)', async () => {
      await block(files('signed-in'));
      const page = await openWithSupplement({ long: 'x'.repeat(30_000) });
      await until(() => cards(page)[0]?.textContent.includes('We cannot show the prices') === true);
      await block();
      if (!(await repeatsImports())) return;
      await press(page, /^Try again: /);
      await until(() => cards(page)[0]?.textContent.includes('$121.91') === true);
    });
  });

  it('of the load flow: the flow starts again with the next element (LOAD-10)', async () => {
    await block(files('core'));
    const page = await open(tag('banner'));
    expect(await page.window.shopperProfile?.ready).to.deep.equal({ outcome: 'failure' });
    await block();
    if (!(await repeatsImports())) return;
    page.add(tag('plans'));
    await plansShown(page);
    expect(await page.window.shopperProfile?.ready).to.deep.equal({ outcome: 'success' });
  });

  it('of analytics: it is logged once, and nothing else is missing', async () => {
    await block(files('telemetry'));
    const page = await open(tag('plans'));
    const logged = (): string[] => page.warnings.filter((text) => text.includes('analytics'));
    await until(() => logged().length > 0);
    page.window.shopperProfile?.configure(page.window.JSON.parse('{ "locale": "es" }') as object);
    await until(() => page.text(PLANS).includes('planes'));
    await plansShown(page);
    expect(logged()).to.deep.equal(['[shopper-profile] analytics could not be loaded']);
    expect(page.errors).to.deep.equal([]);
  });
});
