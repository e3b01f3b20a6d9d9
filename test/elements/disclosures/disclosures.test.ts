import { expect } from 'chai';
import type { ConfigInput } from '../../../src/config/settings';
import { replaceResponse } from '../../support/responses';
import { settled } from '../../support/clock';
import { focused, press } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, ready, type TestPage } from '../../support/page';

const DISCLOSURES = 'shopper-profile-disclosures';
const HEADING = 'Medicare Supplement disclosures';

/** The agent's shopper has saved supplements. */
async function openDisclosures(
  config: ConfigInput = {},
  scenario = 'agent' as 'agent' | 'consumer' | 'guest',
) {
  const page = openTestPage({ scenario, config });
  await page.place(DISCLOSURES, 'heading-level="3"');
  await ready();
  await settled();
  return page;
}

const panel = ({ container }: TestPage) =>
  container.querySelector(DISCLOSURES)!.shadowRoot!.querySelector('details');
const texts = (page: TestPage): string[] =>
  [...panel(page)!.querySelectorAll('p')].map(({ textContent }) => textContent);

describe('shopper-profile-disclosures', () => {
  afterEach(leaveTestPage);

  it('opens by keyboard, and reports supplements (SHELL-64, OPEN-A042)', async () => {
    const page = await openDisclosures();
    expect(page.screen.getByShadowRole('heading', { name: HEADING, level: 3 })).to.exist;
    expect(panel(page)!.open).to.be.false;
    await press('Tab');
    expect(focused()!.textContent).to.equal(HEADING);
    await press('Enter');
    expect(panel(page)!.open).to.be.true;
    expect(texts(page)).to.have.length(5);
    for (const [index, words] of ['government', 'underwriting', 'every state', 'vary', 'details'].entries())
      expect(texts(page)[index]).to.contain(words);
  });

  it('tells whom to call for details, if there is a number (SHELL-64, OPEN-A039)', async () => {
    const page = await openDisclosures({ phones: { tollFree: '1-800-555-0142' } });
    expect(inside(panel(page)!).getByText('1-800-555-0142').getAttribute('href')).to.equal('tel:18005550142');
    expect(texts(page).at(-1)).to.contain('call 1-800-555-0142 (TTY 711)');
    const without = await openDisclosures({ endpoints: { tollFree: null } });
    expect(panel(without)!.querySelector('a')).to.be.null;
    expect(texts(without).at(-1)).to.match(/TTY 711\.$/);
  });

  for (const scenario of ['consumer', 'guest'] as const)
    it(`takes no space without a supplement: ${scenario} (OPEN-A042)`, async () => {
      const page = await openDisclosures({}, scenario);
      expect(panel(page)).to.be.null;
      expect(page.container.getBoundingClientRect().height).to.equal(0);
    });

  it('reports supplements when one was only applied for (SHELL-64, OPEN-A042)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    replaceResponse(page.service, '/enrollments/medsupp', {
      applications: [{ response: { applicationStatus: { applicationStatus: 'Submitted' } } }],
    });
    await page.place(DISCLOSURES);
    await ready();
    await settled();
    expect(panel(page)).to.exist;
  });

  it('comes and goes with the supplements (OPEN-A042)', async () => {
    const page = openTestPage({ scenario: 'agent' });
    replaceResponse(page.service, '/enrollments/medsupp', { applications: [] });
    await page.place(DISCLOSURES);
    await ready();
    await settled();
    const before = page.service.state.medsuppData;
    page.service.state.medsuppData = '{}';
    await window.shopperProfile!.refresh!();
    await settled();
    expect(panel(page)).to.be.null;
    page.service.state.medsuppData = before;
    await window.shopperProfile!.refresh!();
    await settled();
    expect(panel(page)).to.exist;
  });

  it('can be switched off (OPEN-A042)', async () => {
    const page = await openDisclosures({ blocks: { disclosures: false } });
    expect(panel(page)).to.be.null;
  });

  it('says what the host words, and leaves out what the host empties (OPEN-A036)', async () => {
    const words = {
      'disclosures.government': 'Ours.',
      'disclosures.underwriting': '',
      'disclosures.contact': 'Ask.',
    };
    const page = await openDisclosures({ texts: { en: words }, phones: { tollFree: '1-800-555-0142' } });
    expect(texts(page)).to.have.length(4);
    expect(texts(page)[0]).to.equal('Ours.');
    expect(texts(page).at(-1)).to.equal('Ask.');
    expect(panel(page)!.querySelector('a')).to.be.null;
  });

  it('is printed open, and is then as before', async () => {
    const page = await openDisclosures();
    window.dispatchEvent(new Event('beforeprint'));
    expect(panel(page)!.open).to.be.true;
    window.dispatchEvent(new Event('afterprint'));
    expect(panel(page)!.open).to.be.false;
  });
});
