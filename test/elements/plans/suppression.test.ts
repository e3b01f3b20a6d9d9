import { expect } from 'chai';
import { breakConnection, holdResponses, requestsTo, suppressAll } from '../../support/responses';
import { cardOf } from '../../support/cards';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage, spyOnEvents, type TestPage } from '../../support/page';

const PLANS = 'shopper-profile-plans';
const NOW = new Date('2026-11-20T10:15:00');

const offers = ({ screen }: TestPage) => ({
  enroll: screen.queryAllByShadowRole('button', { name: /Enroll in plan/ }).length > 0,
  compare: screen.queryAllByShadowRole('link', { name: /Compare plans/ }).length > 0,
});

/** Number of cards that say that the shopper cannot enroll. */
const refusals = ({ screen }: TestPage): number =>
  screen.queryAllByShadowText('You cannot enroll in this plan here. Call the plan to ask how to join.')
    .length;

describe('which plans are suppressed', () => {
  afterEach(leaveTestPage);

  it('is known before anything offers to enroll or compare (RULES-06, PLANS-11)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    const { arrive } = holdResponses(page.service, 'suppression.json');
    await page.place(PLANS);
    await cardOf(page.screen, /Aetna Medicare Premier/);
    expect(offers(page)).to.deep.equal({ enroll: false, compare: false });
    expect(refusals(page)).to.equal(0);
    arrive();
    await settled();
    expect(offers(page)).to.deep.equal({ enroll: true, compare: true });
    expect(refusals(page)).to.equal(0);
  });

  it('is said on the card, with what to do instead (RULES-06)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    suppressAll(page);
    await page.place(PLANS);
    await cardOf(page.screen, /Aetna Medicare Premier/);
    await eventually(() => expect(refusals(page)).to.equal(6));
  });

  it('is waited for by ready, but not forever; then nothing is suppressed until it is known (RULES-06, PLANS-11)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    suppressAll(page);
    startFakeClock(NOW);
    const { arrive } = holdResponses(page.service, 'suppression.json');
    const seen = spyOnEvents('ready');
    await page.place(PLANS);
    await pass(9_000);
    expect(seen).to.deep.equal([]);
    expect(offers(page)).to.deep.equal({ enroll: false, compare: false });
    await pass(1_000);
    expect(seen).to.deep.equal([['ready', { outcome: 'success' }]]);
    expect(offers(page)).to.deep.equal({ enroll: true, compare: true });
    arrive();
    await settled();
    expect(offers(page)).to.deep.equal({ enroll: false, compare: false });
  });

  for (const kind of [500, 404, 'html', 'garbage', 'empty', 'null'] as const)
    it(`is nothing where the response is ${String(kind)} (RULES-06, ERR-05, PLANS-11, OPEN-A088)`, async () => {
      const page = openTestPage({ scenario: 'consumer', fail: [{ call: 'suppression', kind }] });
      await page.place(PLANS);
      await settled();
      expect(offers(page)).to.deep.equal({ enroll: true, compare: true });
    });

  it('is nothing where the connection breaks (RULES-06, ERR-05, PLANS-11, OPEN-A088)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    breakConnection(page.service, 'suppression.json');
    await page.place(PLANS);
    await settled();
    expect(offers(page)).to.deep.equal({ enroll: true, compare: true });
  });

  it('is requested again by a refresh if it could not be read (RULES-06, ERR-05)', async () => {
    const page = openTestPage({ scenario: 'consumer', fail: [{ call: 'suppression', kind: 500 }] });
    await page.place(PLANS);
    await settled();
    expect(offers(page)).to.deep.equal({ enroll: true, compare: true });
    page.service.setFailures([]);
    suppressAll(page);
    await window.shopperProfile!.refresh!();
    await settled();
    expect(offers(page)).to.deep.equal({ enroll: false, compare: false });
    const count = requestsTo(page.service, 'suppression.json').length;
    await window.shopperProfile!.refresh!();
    expect(requestsTo(page.service, 'suppression.json')).to.have.length(count);
  });
});
