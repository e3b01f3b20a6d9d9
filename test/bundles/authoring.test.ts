import { expect } from 'chai';
import {
  brand,
  brandClassic,
  chunksOf,
  closeBundlePages,
  needBuild,
  openBundlePage,
  scriptTag,
  until,
  type BundlePage,
} from './page';

const OUTAGE = 'shopper-profile-outage';
const body = `<${OUTAGE}></${OUTAGE}>`;
const asksForNotes = (requests: readonly string[]): boolean =>
  requests.some((path) => path.includes('authors-notes'));

for (const script of [brand, brandClassic])
  describe(`authoring mode of ${script.src}`, () => {
    before(needBuild);
    afterEach(closeBundlePages);

    const open = (head = '') =>
      openBundlePage({ head: head + scriptTag(script), body, scenario: 'consumer' });

    it('comes with a file of its own while an editor has the page open', async () => {
      const page = await open();
      await page.window.shopperProfile!.ready;
      page.document.documentElement.classList.add('aem-AuthorLayer-Edit');
      const note = () => page.document.querySelector(OUTAGE)!.shadowRoot?.querySelector('[role=note]');
      await until(() => note()?.textContent.includes('You see the page as a signed-in shopper.') === true);
      expect(asksForNotes(page.requests())).to.be.true;
      expect(page.errors).to.deep.equal([]);
      expect(page.warnings).to.deep.equal([]);
    });

    it('is nothing that a shopper loads', async () => {
      const page = await open();
      await page.window.shopperProfile!.ready;
      await until(() => page.document.querySelector(OUTAGE)!.matches(':state(empty)'));
      expect(asksForNotes(page.requests())).to.be.false;
    });
  });

describe('the check of a page for its authors', () => {
  before(needBuild);
  afterEach(closeBundlePages);

  const setEnvironment = (environment: string) => (window: BundlePage['window']) => {
    window.shopperProfileConfig = window.JSON.parse(JSON.stringify({ environment })) as object;
  };
  const openIn = (environment: string): Promise<BundlePage> =>
    openBundlePage({
      head: scriptTag(brand),
      body,
      scenario: 'consumer',
      prepare: setEnvironment(environment),
    });
  const isChecked = (page: BundlePage): boolean => chunksOf(page).includes('page-check');

  it('is not loaded by a public page, not even behind analytics', async () => {
    const page = await openIn('Online');
    await until(() => chunksOf(page).includes('telemetry'));
    expect(isChecked(page)).to.be.false;
  });

  it('is loaded by a public page while an editor has it open', async () => {
    const page = await openIn('Online');
    await page.window.shopperProfile!.ready;
    page.document.documentElement.classList.add('aem-AuthorLayer-Edit');
    await until(() => isChecked(page));
  });

  it('is loaded by a page that is not public', async () => {
    const page = await openIn('Stage');
    await until(() => isChecked(page));
  });
});
