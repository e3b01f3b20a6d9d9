import { expect } from 'chai';
import { eventually, settled } from '../support/clock';
import { everywhere } from '../support/identity';
import { inside, leaveTestPage, openTestPage, ready, whenLeaving } from '../support/page';
import { pressSignOut } from '../support/popups';

/** The tags, or `#document`, that dispatched a navigation. */
function spyOnSources(): string[] {
  const sources: string[] = [];
  const listen = (event: Event): void => {
    sources.push((event.target as Node).nodeName.toLowerCase());
  };
  document.addEventListener('shopper-profile-navigate', listen);
  whenLeaving(() => {
    document.removeEventListener('shopper-profile-navigate', listen);
  });
  return sources;
}

const application = { MA: '/apply/ma', PDP: '/apply/pdp', SNP: '/apply/snp' };

describe('shopper-profile-navigate', () => {
  afterEach(leaveTestPage);

  for (const [tag, scenario, name] of [
    ['shopper-profile-plans', 'guest', /^Enroll in plan/],
    ['shopper-profile-applications', 'applications', /^(View|Continue)/],
    ['shopper-profile-drugs', 'empty', /Add.*drugs?/i],
  ] as const)
    it(`comes from the element whose button was pressed: ${tag} (PLANS-41, APPS-26, DRUGS-11)`, async () => {
      const page = openTestPage({ scenario, date: '2026-11-20', config: { routes: { application } } });
      const sources = spyOnSources();
      await page.place(tag);
      await ready();
      await settled();
      const [button] = await page.screen.findAllByShadowRole('button', { name });
      await page.user.click(button!);
      await eventually(() => expect(sources).to.deep.equal([tag]));
    });

  it('comes from the popup that signs out, and of a page’s own call from the document (OUT-09)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    const sources = spyOnSources();
    await page.place('shopper-profile-sign-out');
    await ready();
    await window.shopperProfile!.go!('shop');
    await pressSignOut(page);
    const popup = await eventually(() => everywhere().getByShadowRole('dialog'));
    await page.user.click(inside(popup).getByRole('button', { name: 'Sign out' }));
    await eventually(() => expect(sources).to.deep.equal(['#document', 'shopper-profile-sign-out']));
  });
});
