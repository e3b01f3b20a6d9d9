import { expect } from 'chai';
import type { Plan, Recommendation } from '../../demo/service/index';
import { at, openService, type Asking } from './support';

const recommendationOf = ({ service }: Asking): Recommendation =>
  at(JSON.parse(service.state.preData.data), 'planRecommendationObj') as Recommendation;

/** The mock service's own list of the plans that are sold in the shopper's county. */
async function sold({ get, service }: Asking, type: string): Promise<Plan[]> {
  const { fipsCountyCode, stateCode } = recommendationOf({ service } as Asking).location.county;
  const list = `/planinfo/product-details/VPP/plan-years/2027/products/${type}/state-codes/${stateCode}`;
  return at(await get(`${list}/fips-county-codes/${fipsCountyCode}`), 'data.plans') as Plan[];
}

describe('the recommendation of the mock service (REC-12)', () => {
  const open = () => openService({ scenario: 'recommendation' });
  const { planId: topId } = recommendationOf(open()).plans[0];

  it('has answers to the six questions (DATA-32)', () => {
    const { preferences } = recommendationOf(open());
    expect(preferences.map(({ questionId }) => questionId)).to.deep.equal([
      'planType',
      'healthCarePref',
      'eligiblePref',
      'planPref',
      'pharmacyPref',
      'drugPref',
    ]);
    for (const { answerIds } of preferences) expect(answerIds).to.have.lengthOf(1);
    expect(preferences[0]!.answerIds).to.deep.equal(['MAPD']);
  });

  it('ranks five plans (REC-13, DATA-33)', () => {
    const { plans, ...recommendation } = recommendationOf(open());
    expect(plans.map(({ rank }) => rank)).to.deep.equal(['1', '2', '3', '4', '5']);
    for (const plan of plans)
      expect(plan).to.include.all.keys(
        'compositePlanId',
        'planId',
        'planName',
        'premiumCost',
        'legalEntity',
        'rank',
        'snpType',
        'drugCostAmount',
        'drugsCovered',
        'pharmacyIndicator',
        'isPlanSaved',
      );
    expect(recommendation.mlmaRanking).to.deep.equal(plans.map(({ planId }) => planId));
  });

  it('says what the plan service says of them, for the saved drugs (DATA-33)', async () => {
    const asking = open();
    const known = await sold(asking, 'MAPD');
    for (const plan of recommendationOf(asking).plans) {
      const { monthlyPremium, annualDrugCost, coveredDrugsCount, isPharmacyCovered, ...own } = known.find(
        ({ planId }) => planId === plan.planId,
      )!;
      expect(plan).to.deep.include({
        compositePlanId: own.compositePlanId,
        planName: own.planName,
        planType: own.planType,
        planYear: own.planYear,
        snpType: own.snpType,
        premiumCost: monthlyPremium,
        drugCostAmount: annualDrugCost,
        drugsCovered: coveredDrugsCount,
        pharmacyIndicator: isPharmacyCovered,
      });
    }
  });

  it('ranks first what costs least in a year', () => {
    const costs = recommendationOf(open()).plans.map(
      ({ premiumCost, drugCostAmount }) => 12 * (premiumCost ?? NaN) + (drugCostAmount ?? NaN),
    );
    expect(costs).to.deep.equal([...costs].sort((one, other) => one - other));
  });

  it('knows which of them are saved (DATA-33)', () => {
    const asking = open();
    const saved = new Set(asking.service.state.plansDetails.plans.map(({ planId }) => planId));
    const { plans } = recommendationOf(asking);
    for (const { planId, isPlanSaved } of plans) expect(isPlanSaved, planId).to.equal(saved.has(planId));
    expect(new Set(plans.map(({ isPlanSaved }) => isPlanSaved))).to.have.property('size', 2);
  });

  it('has a first plan that can be enrolled in (DATA-38, REC-06)', async () => {
    const asking = open();
    const [top] = recommendationOf(asking).plans;
    expect(top).to.include({ planType: 'MAPD', planYear: '2027', zipCode: '60614' });
    expect(top.county).to.include({ stateCode: 'IL', fipsCountyCode: '031' });
    const content = await asking.get(
      '/api/assets/MRD/content-fragments/common-tools-vpp/global/suppression.json',
    );
    expect(JSON.stringify(content)).to.not.include(topId);
  });

  it('has place, time and drugs (DATA-34 … DATA-37)', () => {
    const asking = open();
    const { planYear, planMonth, location, medsuppUserInfo, drugs, ...rankings } = recommendationOf(asking);
    expect({ planYear, planMonth }).to.deep.equal({ planYear: '2027', planMonth: '1' });
    expect(location).to.have.all.keys('zipcode', 'county').and.include({ zipcode: '60614' });
    expect(medsuppUserInfo)
      .to.have.all.keys('channel', 'zipcode', 'statecode', 'asOfDate', 'version')
      .and.include({ zipcode: '60614', statecode: 'IL', asOfDate: '2026-11-05' });
    const { drugInfoDetails } = asking.service.state.drugsAndPharmacyDetails;
    expect(drugs.map(({ ndc }) => ndc)).to.deep.equal(
      drugInfoDetails.map(({ nationalDrugCode }) => nationalDrugCode),
    );
    for (const drug of drugs) {
      expect(drug).to.include.all.keys('ndc', 'qty', 'frequency', 'supply', 'packageQuantity');
      expect(drug.planDrugCosts.map(({ planId }) => planId)).to.include(topId);
    }
    expect(rankings).to.include.all.keys('mlmaRanking', 'mlpdpRanking', 'pdpPlanStage');
  });

  it('ranks drug plans that are sold there, too (DATA-37)', async () => {
    const asking = open();
    const ids = (await sold(asking, 'PDP')).map(({ planId }) => planId);
    expect(ids).to.include.members(recommendationOf(asking).mlpdpRanking);
  });

  for (const [scenario, state] of [
    ['medsupp', 'IL'],
    ['medsupp-new-york', 'NY'],
  ] as const)
    it(`of ${scenario} is a supplement with a high deductible (MEDSUPP-05, MEDSUPP-17, REC-08, REC-11)`, async () => {
      const asking = openService({ scenario });
      const { plans, medsuppUserInfo, location } = recommendationOf(asking);
      expect(plans.map(({ rank }) => rank)).to.deep.equal(['1', '2', '3', '4', '5']);
      expect(plans[0]).to.include({
        planId: 'GH1',
        planName: 'Medicare Supplement High Deductible Plan G',
        planType: 'medsupp',
      });
      expect(medsuppUserInfo.statecode).to.equal(state);
      const found = at(
        await asking.get(
          `/medsupp/plans/v2/zip-codes/${location.zipcode}/products/MEDSUPP/search?benefitsSummaries=true`,
        ),
        'msSearchPlansData.products.0.plans',
      ) as { planCode: string; planName: string; stateCode: string; monthlyPremium: number }[];
      for (const { planId, planName, premiumCost } of plans)
        expect(found.find(({ planCode }) => planCode === planId)).to.include({
          planName,
          stateCode: state,
          monthlyPremium: premiumCost,
        });
    });
});
