import { expect } from 'chai';
import type { ConfigInput } from '../../../src/config/settings';
import { isShopperKnownAtom } from '../../../src/state/profile/profile-state';
import { tollFreeNumber } from '../../../src/state/load/page-resources';
import { read } from '../../../src/state/store';
import { setResource } from '../../support/resources';
import { pass, settled, startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage, ready, type TestPage } from '../../support/page';

const HELP = 'shopper-profile-help';
const TOLL_FREE = '1-800-555-0142';
const SALES = ['1-800-555-0143', '(800) 555-0144'];

async function openHelp(config: ConfigInput = {}, scenario = 'consumer' as const): Promise<TestPage> {
  const page = openTestPage({ scenario, config });
  await page.place(HELP);
  await ready();
  await settled();
  return page;
}

const phone = ({ screen }: TestPage, name: string) =>
  screen.queryByShadowRole('link', { name })?.getAttribute('href');
const links = ({ screen }: TestPage) =>
  screen.queryAllByShadowRole('link').map(({ textContent }) => textContent);
const words = ({ container }: TestPage) => container.firstElementChild!.shadowRoot!.textContent;

describe('a telephone number', () => {
  afterEach(leaveTestPage);

  const numbers: [number: string, href: string | null][] = [
    ['1-800-555-0142', 'tel:18005550142'],
    ['+1 800 555 0142', 'tel:+18005550142'],
    ['1-800-555-0142 ext. 5', 'tel:18005550142;ext=5'],
    ['1-800-555-0142 x12', 'tel:18005550142;ext=12'],
    ['ext. 5', null],
    ['soon', null],
  ];
  for (const [number, href] of numbers)
    it(`is called as ${href ?? 'none'}: "${number}" (SHELL-61)`, async () => {
      const { screen } = await openHelp({ phones: { tollFree: number } });
      const words = screen.getByShadowText(number);
      expect(words.getAttribute('href')).to.equal(href);
    });
});

describe('shopper-profile-help', () => {
  afterEach(leaveTestPage);

  it('tells the toll-free number, TTY and hours of support (SHELL-61, CONST-11)', async () => {
    const page = await openHelp({ phones: { tollFree: TOLL_FREE } });
    expect(page.screen.getByShadowRole('region', { name: 'Need help?' })).to.exist;
    expect(page.screen.getByShadowRole('heading', { name: 'Need help?', level: 2 })).to.exist;
    expect(phone(page, TOLL_FREE)).to.equal('tel:18005550142');
    expect(page.screen.getByShadowText('TTY 711')).to.exist;
    expect(page.screen.getByShadowText(/8 a.m. - 8 p.m., 7 days/)).to.exist;
  });

  it('tells the sales numbers with the hours of agents (CONST-10, CONST-11, OPEN-A039)', async () => {
    const page = await openHelp({ phones: { tollFree: TOLL_FREE, sales: SALES, tty: '1-800-555-0199' } });
    expect(links(page)).to.deep.equal([TOLL_FREE, ...SALES]);
    expect(phone(page, '(800) 555-0144')).to.equal('tel:8005550144');
    expect(page.screen.getByShadowText('7 a.m. - 7 p.m. CT')).to.exist;
    expect(page.screen.getAllByShadowText('TTY 1-800-555-0199')).to.have.length(2);
  });

  it('tells the one sales number that there is (CONST-10)', async () => {
    const page = await openHelp({ phones: { tollFree: TOLL_FREE, sales: ['', SALES[1]!] } });
    expect(links(page)).to.deep.equal([TOLL_FREE, SALES[1]]);
  });

  it('draws no link without a number; TTY and hours stay (OPEN-A039)', async () => {
    const page = await openHelp({ endpoints: { tollFree: null } });
    expect(links(page)).to.be.empty;
    expect(page.screen.getByShadowText('TTY 711')).to.exist;
    expect(page.screen.getByShadowText(/8 a.m. - 8 p.m./)).to.exist;
    expect(words(page)).not.to.contain('7 p.m. CT');
  });

  for (const scenario of ['guest', 'cloaked'] as const)
    it(`tells the number that the service returns, 2 s after load: ${scenario} (CONST-03, SHELL-61)`, async () => {
      const page = openTestPage({ scenario });
      const element = await page.place(HELP);
      startFakeClock();
      await settled();
      expect(read(isShopperKnownAtom)).to.be.true;
      expect(links(page)).to.be.empty;
      const { height } = element.getBoundingClientRect();
      await pass(2000);
      expect(phone(page, '1-800-555-0100')).to.equal('tel:18005550100');
      expect(element.getBoundingClientRect().height).to.equal(height);
    });

  it('tells the hours of the configuration (OPEN-A040)', async () => {
    const page = await openHelp({
      phones: { sales: SALES },
      hours: { support: 'always', agent: 'on Mondays', faq: 'never' },
    });
    expect(page.screen.getByShadowText('always')).to.exist;
    expect(page.screen.getByShadowText('on Mondays')).to.exist;
    expect(words(page)).not.to.match(/ a\.m\. |never/);
  });

  it('says the hours of the FAQ, the popups and the applications, too: one source, in the language of the element (CONST-11, CONSTB-12)', async () => {
    const hours = { support: { en: 'noon to one', es: 'de doce a una' } };
    for (const [lang, said] of Object.entries(hours.support)) {
      const page = openTestPage({ scenario: 'guest', config: { hours, locale: lang } });
      await page.place('shopper-profile-help');
      await page.place('shopper-profile-faq');
      await ready();
      await settled();
      const talk = page.screen.getAllByShadowRole('group')[0] as HTMLDetailsElement;
      talk.open = true;
      await settled();
      expect(talk.textContent, lang).to.contain(said);
      expect(page.screen.getAllByShadowText(new RegExp(said)), lang).to.have.length(2);
      leaveTestPage();
    }
  });

  it('says one text in every language where the configuration has one alone', async () => {
    const page = openTestPage({ scenario: 'guest', config: { hours: { support: 'all day' }, locale: 'es' } });
    await page.place('shopper-profile-help');
    expect(await page.screen.findByShadowText('Horario: all day')).to.exist;
  });

  it('drops a number that is gone', async () => {
    const page = await openHelp();
    setResource(tollFreeNumber, '', TOLL_FREE);
    await settled();
    expect(links(page)).to.deep.equal([TOLL_FREE]);
    setResource(tollFreeNumber, '', '');
    await settled();
    expect(links(page)).to.be.empty;
  });
});
