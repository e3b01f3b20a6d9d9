import { expect } from 'chai';
import type { ConfigInput } from '../../src/config/settings';
import { followSettings } from '../../elements/settings-check';
import { eventually, settled } from '../support/clock';
import { leaveTestPage, openTestPage, type TestPage } from '../support/page';

const nothingSet: ConfigInput = {
  environment: null,
  analytics: { enabled: true },
  vendors: { providerSearch: null },
  routes: {},
};

const said = ({ log }: TestPage): string[] => log.map((line) => line.replace('[shopper-profile] ', ''));
const keysSaid = (page: TestPage): string[] => said(page).map((line) => line.split(' ')[0] ?? '');

function openWith(html: string, config: ConfigInput): TestPage {
  const page = openTestPage({ config });
  page.container.innerHTML = html;
  followSettings();
  return page;
}

const says = (page: TestPage, ...keys: string[]): Promise<unknown> =>
  eventually(() => expect(keysSaid(page)).to.have.members(keys));

describe('what a site is told that it has not set', () => {
  afterEach(leaveTestPage);

  const applications = ['MA', 'PDP', 'SNP'].map((type) => `routes.application.${type}`);
  const pages = ['routes.viewApplication', 'routes.medsuppResume'];

  const needs: [element: string, keys: string[]][] = [
    ['plans', [...applications, ...pages]],
    ['applications', [...applications, ...pages]],
    ['recommendation', [...applications, ...pages]],
    ['doctors', ['vendors.providerSearch']],
    ['page', [...applications, ...pages, 'vendors.providerSearch']],
    ['help', []],
    ['drugs', []],
  ];
  for (const [element, keys] of needs)
    it(`with ${element} on the page: ${keys.join(', ') || 'nothing but the environment'}`, async () => {
      const page = openWith(
        `<shopper-profile-${element}></shopper-profile-${element}>`.repeat(2),
        nothingSet,
      );
      await says(page, 'environment', ...keys);
    });

  it('what does not work then', async () => {
    const page = openWith('<shopper-profile-plans></shopper-profile-plans>', nothingSet);
    await eventually(() =>
      expect(said(page)).to.include.members([
        'routes.application.MA is not set: "Enroll in plan" and "Continue" are not offered for such plans (with a number in phones, "Enroll by phone" is)',
        'environment is not set, and analytics.hosts does not list this host: analytics go to the topic for tests, without user id and names',
      ]),
    );
  });

  it('that no number can show, where the call for it is switched off', async () => {
    const page = openWith('<shopper-profile-help></shopper-profile-help>', {
      analytics: { enabled: false },
      endpoints: { tollFree: null },
    });
    await says(page, 'phones.tollFree');
  });

  it('nothing where all of it is set', async () => {
    const page = openWith('<shopper-profile-page></shopper-profile-page>', {
      routes: {
        application: { MA: '/ma', PDP: '/pdp', SNP: '/snp' },
        viewApplication: '/view',
        medsuppResume: '/resume',
        providerSearch: '/doctors',
      },
      vendors: { providerSearch: null },
      analytics: { enabled: true, hosts: { Online: [location.host] } },
      environment: null,
    });
    await settled();
    expect(said(page)).to.be.empty;
  });

  it('when an element that needs it comes, once', async () => {
    const page = openWith('', { ...nothingSet, analytics: { enabled: false } });
    await settled();
    expect(said(page)).to.be.empty;
    page.container.innerHTML = '<shopper-profile-doctors></shopper-profile-doctors>';
    await says(page, 'vendors.providerSearch');
    window.shopperProfile!.configure({ prefetch: false });
    await settled();
    expect(said(page)).to.have.length(1);
  });

  it('not about what a script of the page configures before it has loaded', async () => {
    const page = openWith('<shopper-profile-doctors></shopper-profile-doctors>', {
      ...nothingSet,
      analytics: { enabled: false },
    });
    window.shopperProfile!.configure({ routes: { providerSearch: '/doctors' } });
    await settled();
    expect(said(page)).to.be.empty;
  });
});
