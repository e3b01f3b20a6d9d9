import { expect } from 'chai';
import { at, goodRequests, openService, type Asking } from './support';

interface Supplements {
  savedPlanInformation: { favoritedPlans: { planCode: string; planYear: string }[] };
  applicantInformation: { zipCode: string };
}

const savedBy = ({ service }: Asking): Supplements => JSON.parse(service.state.medsuppData) as Supplements;

const codesOf = ({ savedPlanInformation }: Supplements): string[] =>
  savedPlanInformation.favoritedPlans.map(({ planCode }) => planCode);

async function search({ get }: Asking, zipCode: string): Promise<{ planCode: string; stateCode: string }[]> {
  const body = await get(
    `/medsupp/plans/v2/zip-codes/${zipCode}/products/MEDSUPP/search?benefitsSummaries=true`,
  );
  return at(body, 'msSearchPlansData.products.0.plans') as { planCode: string; stateCode: string }[];
}

const statesOf = async ({ get }: Asking): Promise<unknown> =>
  at(await get(goodRequests.stateFlip[1]), 'properties.elements.states.value');

describe('supplements that shoppers of the mock service have saved', () => {
  for (const [scenario, state, isApproved] of [
    ['medsupp', 'IL', true],
    ['medsupp-new-york', 'NY', false],
  ] as const)
    describe(scenario, () => {
      const open = () => openService({ scenario });

      it('are found by the search, but for one (MEDSUPP-03, MEDSUPP-04, MEDSUPP-15)', async () => {
        const asking = open();
        const saved = savedBy(asking);
        const found = await search(asking, saved.applicantInformation.zipCode);
        expect(new Set(found.map(({ stateCode }) => stateCode))).to.deep.equal(new Set([state]));
        const isKnown = (code: string): boolean => found.some(({ planCode }) => planCode === code);
        expect(codesOf(saved).filter((code) => !isKnown(code))).to.deep.equal(['C01']);
        expect(codesOf(saved)).to.include.members(['G01', 'N01', 'GH1']);
        for (const { planYear } of saved.savedPlanInformation.favoritedPlans)
          expect(planYear).to.equal('2027');
      });

      it('have one among them for which no application can be started (MEDSUPP-08)', async () => {
        const asking = open();
        const content = await asking.get(goodRequests.suppression[1]);
        const ofYear = (at(content, 'entities') as unknown[]).find(
          (entity) => at(entity, 'properties.elements.planYear.value') === '2027',
        );
        const suppressed = at(ofYear, 'properties.elements.startApplication.value') as string[];
        expect(codesOf(savedBy(asking)).filter((code) => suppressed.includes(code))).to.deep.equal(['K01']);
        const found = await search(asking, savedBy(asking).applicantInformation.zipCode);
        expect(found.map(({ planCode }) => planCode)).to.include('K01');
      });

      it('stand beside a Medicare Advantage plan that is sold there', async () => {
        const asking = open();
        const { plans, zipCode } = asking.service.state.plansDetails;
        expect(plans).to.have.lengthOf(1);
        expect(zipCode).to.equal(savedBy(asking).applicantInformation.zipCode);
        const { planId, planType, county } = plans[0]!;
        const sold = await asking.get(
          `/planinfo/product-details/VPP/plan-years/2027/products/${planType}/state-codes/${county.stateCode}/fips-county-codes/${county.fipsCountyCode}`,
        );
        expect((at(sold, 'data.plans') as { planId: string }[]).map((plan) => plan.planId)).to.include(
          planId,
        );
      });

      it(`are in a state that ${isApproved ? 'has' : 'lacks'} approval (MEDSUPP-11, MEDSUPP-18)`, async () => {
        const states = (await statesOf(open())) as string[];
        expect(states.includes(state)).to.equal(isApproved);
      });
    });

  it('have an application for one of those in Illinois (MEDSUPP-06)', async () => {
    const asking = openService({ scenario: 'medsupp' });
    const [, path] = goodRequests.medsuppEnrollment;
    const response = at(await asking.get(path), 'applications.0.response');
    expect(codesOf(savedBy(asking))).to.include(at(response, 'applicationStatus.plans.0.planCode'));
    expect(at(response, 'applicantDemographics.zipCode')).to.equal(
      savedBy(asking).applicantInformation.zipCode,
    );
  });

  it('are applied for on the page in Illinois and Florida (MEDSUPP-18)', async () => {
    expect(await statesOf(openService())).to.deep.equal(['IL', 'FL']);
  });
});
