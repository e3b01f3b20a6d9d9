import { expect } from 'chai';
// The test runner serves the packages that a test or the service imports. The pages need this one.
import 'hono/html';
import { onlineApplicationRoutes } from '../../demo/online-application';
import { applicationPage } from '../../demo/server/pages/application';
import { indexPage } from '../../demo/server/pages/index-page';
import type { Markup } from '../../demo/server/pages/layout';
import type { WayBack } from '../../demo/server/way-back';

const documentOf = async (markup: Markup): Promise<Document> =>
  new DOMParser().parseFromString(String(await markup), 'text/html');

const textOf = (page: Document): string => page.body.textContent.replaceAll(/\s+/g, ' ');

describe('the demo’s online application', () => {
  const back: WayBack = { path: '/ums/profile.html', query: [['lang', 'es']] };
  const open = (address: string): Promise<Document> =>
    documentOf(applicationPage(new URL(address, 'http://localhost'), back));
  const heading = async (address: string): Promise<string> =>
    (await open(address)).querySelector('h1')!.textContent;

  it('says where one is, with a way back (APPS-37)', async () => {
    const page = await open(
      '/online-application/uhc/ma.html?planId=H5521016000&planYear=2027&step=&zipcode=60614',
    );
    expect(page.querySelector('h1')!.textContent).to.equal('Here the online application begins');
    expect(textOf(page)).to.include('for a Medicare Advantage plan').and.include('H5521016000');
    expect(page.querySelector('ul a')!.getAttribute('href')).to.equal('/ums/profile.html?lang=es');
  });

  it('says where an application goes on (APPS-42)', async () => {
    const address = '/online-application/uhc/snp.html?planId=H7151005000&step=%2Fsteps%2Fmailing-address';
    expect(await heading(address)).to.equal('Here the online application goes on');
    expect(textOf(await open(address))).to.include('/steps/mailing-address');
  });

  it('says that a sent application can be read (APPS-26)', async () => {
    expect(await heading('/online-application/uhc/view.html?planId=H1&confirmationNo=DEMO-1')).to.equal(
      'Here the application that was sent can be read',
    );
  });

  it('shows nothing of who the shopper is (APPS-35)', async () => {
    const page = await open(
      '/online-application/supplement.html?referrer=x&applicationId=DEMO-1&DOB=01/05/1956&zip=60614&state=IL&resume=true',
    );
    expect(page.querySelector('h1')!.textContent).to.equal('Here the online application goes on');
    for (const value of ['1956', '60614', 'DEMO-1'])
      expect(page.documentElement.outerHTML).to.not.include(value);
  });

  it('shows what the address says as text', async () => {
    const page = await open('/online-application/uhc/ma.html?planId=%3Cimg%20src%3Dx%3E');
    expect(page.querySelector('img')).to.equal(null);
    expect(textOf(page)).to.include('<img src=x>');
  });

  it('is where the routes of the pages lead, one for each kind of plan (APPS-37)', () => {
    const { application, viewApplication, medsuppResume } = onlineApplicationRoutes;
    for (const route of [...Object.values(application), viewApplication, medsuppResume])
      expect(route).to.match(/^\/online-application\//);
    expect(new Set(Object.values(application)).size).to.equal(3);
  });
});

describe('the demo’s list of shoppers', () => {
  it('leads to a shopper on the days on which something changes', async () => {
    const page = {
      path: '/p.html',
      title: 'P',
      description: 'P.',
      hasProfile: true,
      render: () => '' as never,
    };
    const list = await documentOf(indexPage([page]));
    const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href*="date="]')];
    expect(links.map((link) => link.getAttribute('href'))).to.include(
      '/p.html?scenario=applications&date=2026-11-30T23:59:59&reset',
    );
    expect(links.map(({ textContent }) => textContent)).to.include.members(['2026-10-14', '2027-01-01']);
  });
});
