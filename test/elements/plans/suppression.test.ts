import { expect } from 'chai';
import { holdAnswers } from '../../support/answers';
import { cardOf } from '../../support/cards';
import { pass, settled, startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage, spyOnEvents, type TestPage } from '../../support/page';

const PLANS = 'shopper-profile-plans';
const NOW = new Date('2026-11-20T10:15:00');

const offers = ({ screen }: TestPage) => ({
  enroll: screen.queryAllByShadowRole('button', { name: /Enroll in plan/ }).length > 0,
  compare: screen.queryAllByShadowRole('link', { name: /Compare plans/ }).length > 0,
});

describe('which plans are suppressed', () => {
  afterEach(leaveTestPage);

  it('is known before anything offers to enroll or compare (RULES-06, PLANS-11)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    const { arrive } = holdAnswers(page.service, 'suppression.json');
    await page.place(PLANS);
    await cardOf(page.screen, /Aetna Medicare Premier/);
    expect(offers(page)).to.deep.equal({ enroll: false, compare: false });
    arrive();
    await settled();
    expect(offers(page)).to.deep.equal({ enroll: true, compare: true });
  });

  it('is waited for by ready, but not for ever; then nothing can be enrolled in until it is known (RULES-06)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    startFakeClock(NOW);
    const { arrive } = holdAnswers(page.service, 'suppression.json');
    const seen = spyOnEvents('ready');
    await page.place(PLANS);
    await pass(9_000);
    expect(seen).to.deep.equal([]);
    await pass(1_000);
    expect(seen).to.deep.equal([['ready', { outcome: 'success' }]]);
    expect(offers(page)).to.deep.equal({ enroll: false, compare: false });
    arrive();
    await settled();
    expect(offers(page)).to.deep.equal({ enroll: true, compare: true });
  });

  it('is asked for again by a refresh if it could not be read (RULES-06, ERR-05)', async () => {
    const page = openTestPage({ scenario: 'consumer', fail: [{ call: 'suppression', kind: 500 }] });
    await page.place(PLANS);
    await settled();
    expect(offers(page)).to.deep.equal({ enroll: false, compare: false });
    page.service.setFailures([]);
    await window.shopperProfile!.refresh!();
    await settled();
    expect(offers(page)).to.deep.equal({ enroll: true, compare: true });
  });
});
