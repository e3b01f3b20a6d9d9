/** The code from "Show code" of an element's story works on a page. */
import { expect } from 'chai';
import { extraHelpContract } from '../../elements/extra-help/extra-help.contract';
import { helpContract } from '../../elements/help/help.contract';
import { plansContract } from '../../elements/plans/plans.contract';
import { pageMarkupOf } from '../../stories/support/from-contract';
import { closeBundlePages, needBuild, openBundlePage, until } from './page';

describe('"Show code" of an element', () => {
  before(needBuild);
  afterEach(closeBundlePages);

  for (const contract of [plansContract, extraHelpContract, helpContract])
    it(`gives a page that works: ${contract.tag}`, async () => {
      const markup = pageMarkupOf(contract, { 'heading-level': 4 }, { brand: 'UMS', locale: 'es' });
      const page = await openBundlePage({
        body: markup.replaceAll('/shopper-profile/', '/dist/'),
        scenario: 'consumer',
      });
      await page.window.shopperProfile!.ready;
      const root = await until(() => page.shadow(contract.tag).querySelector<HTMLElement>('.root'));
      expect([root.lang, root.dataset.brand]).to.deep.equal(['es', 'UMS']);
      await until(() => page.shadow(contract.tag).querySelector('h4') !== null);
      expect(page.errors).to.deep.equal([]);
      expect(page.warnings).to.deep.equal([]);
    });
});
