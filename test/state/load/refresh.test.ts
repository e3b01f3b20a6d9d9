import { expect } from 'chai';
import { changePlan, requestsTo } from '../../support/responses';
import { switchYear } from '../../../src/state/actions/reload-plans';
import { cardOf, cardsShown, factOf, planNames } from '../../support/cards';
import { eventually, settled, startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage, ready, spyOnEvents } from '../../support/page';

const PLANS = 'shopper-profile-plans';
const AETNA = /Aetna Medicare Premier/;
const refresh = () => window.shopperProfile!.refresh!();

describe('window.shopperProfile.refresh()', () => {
  afterEach(leaveTestPage);

  it('shows what was saved elsewhere in the meantime (LOAD-18)', async () => {
    const { service, place, screen } = openTestPage({ scenario: 'consumer' });
    const { plansDetails } = service.state;
    const [late] = plansDetails.plans.splice(-1);
    await place(PLANS);
    await cardsShown(screen, 5);
    plansDetails.plans.push(late!);
    await refresh();
    await cardOf(screen, /Provider Partners Illinois Advantage Plan/);
  });

  it('asks again for what cards say, because it depends on the saved drugs and doctors (PRICE-14)', async () => {
    const { service, place, screen } = openTestPage({ scenario: 'consumer' });
    await place(PLANS);
    const card = await cardOf(screen, AETNA);
    await cardsShown(screen, 6);
    changePlan(service, 'H5521016000', { annualDrugCost: 12 });
    await refresh();
    await eventually(() => expect(factOf(card, 'Estimated yearly drug cost')?.[0]).to.equal('$12.00'));
    expect(requestsTo(service, '/products/MAPD/')).to.have.length(2);
  });

  it('keeps everything on the page while it asks (LOAD-18)', async () => {
    const { service, place, screen } = openTestPage({ scenario: 'consumer' });
    await place(PLANS);
    await cardsShown(screen, 6);
    service.setFailures([
      { call: 'profile', kind: 'timeout' },
      { call: 'planList', kind: 'timeout' },
    ]);
    startFakeClock();
    void refresh();
    await settled();
    expect(planNames(screen)).to.have.length(6);
    expect(screen.queryAllByShadowText('Loading plan details')).to.be.empty;
  });

  it('keeps the details that it has when they cannot be had again (ERR-05)', async () => {
    const { service, place, screen } = openTestPage({ scenario: 'consumer' });
    await place(PLANS);
    await cardsShown(screen, 6);
    service.setFailures({ call: 'planList', kind: 500 });
    await refresh();
    await settled();
    expect(factOf(await cardOf(screen, AETNA), 'Monthly premium')).to.deep.equal(['$44.00 + Part B premium']);
  });

  it('ends one load flow only: marker, event and promise stay those of the first one (LOAD-22)', async () => {
    const { place } = openTestPage({ scenario: 'consumer' });
    const seen = spyOnEvents('ready');
    await place(PLANS);
    await ready();
    await refresh();
    expect(seen).to.have.length(1);
  });

  it('goes on as a guest when the session has ended in the meantime, once (ERR-02)', async () => {
    const { service, place, screen } = openTestPage({ scenario: 'consumer' });
    await place(PLANS);
    await cardsShown(screen, 6);
    service.setFailures({ call: 'profile', kind: 401 });
    await refresh();
    await refresh();
    expect(await screen.findByShadowRole('heading', { name: 'You were signed out' })).to.exist;
    expect(requestsTo(service, '/logout')).to.have.length(1);
    expect(requestsTo(service, '/all')).to.have.length(2);
  });

  it('brings a page back whose profile had failed (LOAD-25)', async () => {
    const { service, place, screen } = openTestPage({
      scenario: 'consumer',
      fail: { call: 'profile', kind: 500 },
    });
    await place(PLANS);
    await screen.findByShadowRole('alert');
    service.setFailures([]);
    await refresh();
    await cardsShown(screen, 6);
  });

  it('reads the supplement application again, and nothing else does (NET-12)', async () => {
    const { service, place, screen } = openTestPage({ scenario: 'consumer' });
    await place(PLANS);
    await cardsShown(screen, 6);
    expect(requestsTo(service, '/medsupp/v1')).to.have.length(1);
    void switchYear(2026);
    await eventually(() => expect(requestsTo(service, '/all')).to.have.length(2));
    await settled();
    expect(requestsTo(service, '/medsupp/v1')).to.have.length(1);
    await refresh();
    await eventually(() => expect(requestsTo(service, '/medsupp/v1')).to.have.length(2));
  });

  it('may be called many times at the same time (LOAD-18)', async () => {
    const { place, screen } = openTestPage({ scenario: 'consumer' });
    await place(PLANS);
    await Promise.all([refresh(), refresh(), refresh()]);
    await cardsShown(screen, 6);
  });

  it('happens by itself on a page that Back brings out of the browser’s memory, and on no other (contract, "Back/forward cache")', async () => {
    const { service, place, screen } = openTestPage({ scenario: 'consumer' });
    const { plansDetails } = service.state;
    const [late] = plansDetails.plans.splice(-1);
    await place(PLANS);
    await cardsShown(screen, 5);
    plansDetails.plans.push(late!);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    await settled();
    expect(planNames(screen)).to.have.length(5);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await cardOf(screen, /Provider Partners Illinois Advantage Plan/);
  });
});
