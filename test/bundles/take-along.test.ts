/** The sheet to take along on a page with a strict policy: its files load at the first press, and printing loads nothing. */
import { expect } from 'chai';
import {
  brand,
  brandClassic,
  closeBundlePages,
  needBuild,
  openBundlePage,
  PLANS,
  plansShown,
  scriptTag,
  until,
} from './page';

const TAG = 'shopper-profile-take-along';
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'">`;

const SHEET = '/take-along-sheet-';

const ofTakeAlong = (paths: readonly string[]): string[] => paths.filter((path) => /take-?along/i.test(path));

const press = (root: ShadowRoot, name: string): Promise<void> =>
  until(() => root.querySelector<HTMLButtonElement>(`button[name=${name}]`)).then((button) => {
    button.click();
  });

describe('the sheet to take along, from the built files', () => {
  before(needBuild);
  afterEach(closeBundlePages);

  it('loads no file on a page without its tag', async () => {
    const page = await openBundlePage({
      head: scriptTag(brand),
      body: `<${PLANS}></${PLANS}>`,
      scenario: 'consumer',
    });
    await plansShown(page);
    await page.window.shopperProfile!.ready;
    expect(ofTakeAlong(page.requests())).to.deep.equal([]);
  });

  for (const script of [brand, brandClassic])
    it(`prints on a page with a strict policy, and makes no request for it: ${script.src}`, async () => {
      const page = await openBundlePage({
        head: POLICY + scriptTag(script),
        body: `<${TAG}></${TAG}>`,
        scenario: 'consumer',
      });
      await page.window.shopperProfile!.ready;
      const root = await until(() => page.shadow(TAG));
      const papers = () => page.document.querySelectorAll('[data-shopper-profile-paper]');
      await until(() => root.querySelector('button[name=take-along]'));
      const before = page.document.documentElement.outerHTML;
      expect(page.requests().join()).not.to.include(SHEET);
      await press(root, 'take-along');
      await until(() => root.querySelector('button[name=print-list]'));
      if (script.isModule) expect(page.requests().join()).to.include(SHEET);
      const requests = page.requests().length;
      let printed: string | undefined;
      page.window.print = () => {
        printed = papers()[0]?.shadowRoot?.textContent;
      };
      await press(root, 'print-list');
      expect(printed).to.include('My Medicare list').and.to.include('Eliquis');
      page.window.dispatchEvent(new Event('afterprint'));
      expect(papers()).to.have.length(0);
      expect(page.requests()).to.have.length(requests);
      expect(page.document.documentElement.outerHTML).to.equal(before);
      expect([page.errors, page.warnings, page.violations]).to.deep.equal([[], [], []]);
    });
});
