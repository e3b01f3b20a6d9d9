import { expect } from 'chai';
import { at, openService } from './support';

const search = (zip: string, query = '?benefitsSummaries=true'): string =>
  `/medsupp/plans/v2/zip-codes/${zip}/products/MEDSUPP/search${query}`;

const plansOf = (body: unknown) =>
  at(body, 'msSearchPlansData.products.0.plans') as Record<string, string | number>[];

describe('supplements in the mock service (NET-25)', () => {
  it('are those of the ZIP code’s state, the cheapest of each letter', async () => {
    const plans = plansOf(await openService().get(search('60614')));
    expect(plans.map(({ planCode }) => planCode)).to.deep.equal(['F01', 'G01', 'GH1', 'K01', 'L01', 'N01']);
    for (const plan of plans)
      expect(plan).to.have.all.keys(
        'planCode',
        'planName',
        'planYear',
        'stateCode',
        'medicalPremium',
        'monthlyPremium',
        'msLegalEntity',
        'msPlanPositioningStatement',
        'marketingPlanCode',
        'marketingBulletsV2',
      );
    expect(plans[1]).to.include({ stateCode: 'IL', monthlyPremium: 121.91 });
  });

  it('have bullets only when they are requested', async () => {
    const [plan] = plansOf(await openService().get(search('60614', '')));
    expect(plan).to.not.have.property('marketingBulletsV2');
  });

  for (const [date, year] of [
    ['2026-09-30', '2026'],
    ['2026-10-01', '2027'],
  ] as const)
    it(`are sold for ${year} on ${date}`, async () => {
      const [plan] = plansOf(await openService({ date }).get(search('60614')));
      expect(plan?.planYear).to.equal(year);
    });

  for (const [place, zip] of [
    ['a state without records', '77002'],
    ['a ZIP code that nobody has', '00000'],
  ] as const)
    it(`are none in ${place}`, async () => {
      expect(plansOf(await openService().get(search(zip)))).to.deep.equal([]);
    });

  it('that the agent’s shopper has saved are among those found', async () => {
    const { get, service } = openService({ scenario: 'agent' });
    const data = JSON.parse(service.state.medsuppData) as unknown;
    const saved = at(data, 'savedPlanInformation.favoritedPlans') as Record<string, string>[];
    expect(saved).to.have.lengthOf(2);
    const found = plansOf(await get(search('60614')));
    for (const { planCode, planYear } of saved)
      expect(found.some((plan) => plan.planCode === planCode && plan.planYear === planYear)).to.equal(true);
  });
});

describe('a plan’s contact in the mock service (NET-24)', () => {
  const contact = (planId: string): string =>
    `/planinfo/individual-search/plans/${planId}/plan-years/2027/plan-contact`;

  it('has a number set aside for fiction, TTY and hours', async () => {
    const data = at(await openService().get(contact('H5521016000')), 'data');
    expect(data).to.have.all.keys('phoneNumber', 'tty', 'hoursOfOperation');
    expect(at(data, 'phoneNumber')).to.match(/^1-800-555-01\d\d$/);
  });

  it('is missing for plans that do not exist', async () => {
    expect((await openService().ask('GET', contact('H0000000000'))).status).to.equal(404);
  });
});
