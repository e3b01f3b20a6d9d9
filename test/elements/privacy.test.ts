import { expect } from 'chai';
import type { CallName } from '../../demo/service/index';
import { makeMember } from '../support/responses';
import { cardOf, cardsShown } from '../support/cards';
import { eventually, settled } from '../support/clock';
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../support/page';

const PLANS = 'shopper-profile-plans';
const EXTRA_HELP = 'shopper-profile-extra-help';
const EVENTS = [
  'ready',
  'navigate',
  'error',
  'item-removed',
  'item-restored',
  'extra-help-change',
  'year-change',
  'popup-open',
  'popup-close',
];
/** The shopper, the drugs, the doctors, and the values that identify the shopper to the services. */
const PERSONAL =
  /Marta|Sampleton|example\.com|1956|Atorvastatin|Eliquis|Jardiance|60505257908|Robin Sample|Specimen|9000000101|Example Street|1EG4TE5MK73|opt-1|9900025|demo-consumer/i;

/** Everything outside shadow roots. */
const lightDom = () => document.documentElement.outerHTML;

/** A visit that uses all functions of the two elements. */
async function visit(page: TestPage): Promise<void> {
  makeMember(page.service);
  await page.place(PLANS);
  await page.place(EXTRA_HELP);
  await cardsShown(page.screen, 6);
  const card = await cardOf(page.screen, /Aetna Medicare Premier|H5521-016-000/);
  for (const panel of [/^Your doctors/, /^Your drugs/]) {
    const button = inside(card).queryByRole('button', { name: panel });
    if (button) await page.user.click(button);
  }
  await page.user.click(inside(card).getByRole('link', { name: /^View plan details/ }));
  await page.user.click(inside(card).getByRole('button', { name: /^Remove / }));
  const dialog = await eventually(() => page.screen.getByShadowRole('dialog'));
  await page.user.click(inside(dialog).getByRole('button', { name: 'Remove from saved plans' }));
  await eventually(() => expect(page.screen.queryByShadowText('Removing…')).to.be.null);
  const keep = page.screen.queryByShadowRole('button', { name: 'Keep this plan' });
  if (keep) await page.user.click(keep);
  const yes = page.screen.queryByShadowRole('radio', { name: 'Yes' });
  if (yes) {
    await page.user.click(yes);
    const done = await eventually(() => page.screen.getByShadowRole('button', { name: 'Show my prices' }));
    await page.user.click(done);
  }
  await page.user.click(page.screen.getByShadowRole('button', { name: 'View 2026 plans' }));
  await cardsShown(page.screen, 2);
  await ready();
  await settled();
}

describe('personal data', () => {
  afterEach(leaveTestPage);

  const failures: CallName[] = ['deletePlan', 'lisData', 'planList', 'planDetails', 'suppression', 'logout'];
  const visits = [
    ['a visit without a fault', []],
    ...failures.map((call) => [`a visit on which ${call} fails`, [{ call, kind: 500 as const }]] as const),
  ] as const;
  for (const [name, fail] of visits) {
    it(`never leaves the shadow roots: ${name}`, async () => {
      const page = openTestPage({ scenario: 'consumer', fail: [...fail] });
      const seen = spyOnEvents(...EVENTS);
      await visit(page);
      expect(seen).not.to.be.empty;
      expect(JSON.stringify(seen)).not.to.match(PERSONAL);
      expect(page.log.join('\n')).not.to.match(PERSONAL);
      expect(page.visited).not.to.be.empty;
      expect(page.visited.join('\n')).not.to.match(PERSONAL);
      expect(lightDom()).not.to.match(PERSONAL);
      // The value is stored with its owner (contract: whose a remembered value is).
      localStorage.removeItem('shopperProfile.rememberedFor');
      expect(JSON.stringify(localStorage)).not.to.match(PERSONAL);
      const address = ({ path, query }: { path: string; query: object }) =>
        `${path.replace('/Users/demo-consumer/', '/Users/…/')} ${JSON.stringify(query)}`;
      expect(page.service.requests.map(address).join('\n')).not.to.match(PERSONAL);
    });
  }

  it('never leaves through an unreadable cookie or profile', async () => {
    const page = openTestPage({ scenario: 'guest' });
    const seen = spyOnEvents(...EVENTS);
    document.cookie = 'shopperProfile.identity=Marta%20Sampleton; Path=/';
    localStorage.setItem('shopperProfile.guestProfile', '{"userDetails": {"firstName": "Marta" ');
    await page.place(PLANS);
    await ready();
    expect(page.log).to.have.length(2);
    expect(JSON.stringify([seen, page.log])).not.to.match(/Marta|Sampleton/);
    document.cookie = 'shopperProfile.identity=; Path=/; Max-Age=0';
  });

  it('leaves no attribute on the elements but those of the author', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    await visit(page);
    for (const element of page.container.children) expect(element.getAttributeNames()).to.be.empty;
  });

  it('reaches no global but the one that is documented', async () => {
    const before = new Set(Object.keys(window));
    const page = openTestPage({ scenario: 'consumer' });
    await page.place(PLANS);
    await ready();
    const added = Object.keys(window).filter((name) => !before.has(name));
    expect(added.filter((name) => !['shopperProfile', 'shopperProfileConfig'].includes(name))).to.be.empty;
  });
});
