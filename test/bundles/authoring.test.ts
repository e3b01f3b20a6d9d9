import { expect } from 'chai';
import { brand, brandClassic, closeBundlePages, needBuild, openBundlePage, scriptTag, until } from './page';

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
