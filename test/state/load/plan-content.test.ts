import { expect } from 'chai';
import { invalidateResources } from '../../../src/state/resource';
import { loadPlanContent } from '../../../src/state/plans/load-plans';
import { counties } from '../../../src/state/plans/plan-resources';
import { stateIn } from '../../../src/state/resource-states';
import { planDetailAtom } from '../../../src/state/plans/plan-detail';
import { profileAtom } from '../../../src/state/profile/profile-state';
import { read } from '../../../src/state/store';
import { requestsTo } from '../../support/responses';
import { pass, settled, startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage, type TestPage } from '../../support/page';
import { loadLists, setWireList } from '../../support/saved-lists';

const PATIENCE_MS = 10_000;
const cook = { fipsCountyCode: '031', fipsCountyName: 'Cook County', stateCode: 'IL' };
const miami = { fipsCountyCode: '086', fipsCountyName: 'Miami-Dade County', stateCode: 'FL' };

/** Sold in Cook County, as the plan types say; and one of Miami. */
const AETNA = { planId: 'H5521016000', planType: 'MAPD', planYear: '2027', zipCode: '60614', county: cook };
const HUMANA = { ...AETNA, planId: 'H7151005000' };
const DRUGS = { ...AETNA, planId: 'S5884163000', planType: 'PDP' };
const IN_MIAMI = { ...AETNA, planId: 'H1036054000', zipCode: '33125', county: miami };
const NOWHERE = { ...AETNA, planId: 'H9999999000' };

async function open(plans: object[], options: Parameters<typeof openTestPage>[0] = {}): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', ...options });
  setWireList('plan', page.service, plans);
  await loadLists(page.service);
  return page;
}

const plans = () => read(profileAtom).plans;

async function load(): Promise<void> {
  await loadPlanContent(plans());
  await settled();
}

/** Type, state and county of each list that was requested. */
const lists = ({ service }: TestPage): string[] =>
  requestsTo(service, '/product-details/').map(({ path }) =>
    path.replace(/^.*\/products\/(\w+)\/state-codes\/(\w+)\/fips-county-codes\/(\w+)$/, '$1 $2 $3'),
  );

const detailOf = (planId: string) => {
  const plan = plans().find((saved) => saved.planId === planId);
  return plan && read(planDetailAtom)(plan);
};

describe('what cards say of plans', () => {
  afterEach(leaveTestPage);

  it('comes from one list for each year, type and county (NET-21)', async () => {
    const page = await open([AETNA, HUMANA, DRUGS, IN_MIAMI]);
    await load();
    expect(lists(page)).to.have.members(['MAPD IL 031', 'PDP IL 031', 'MAPD FL 086']);
    for (const { planId } of [AETNA, HUMANA, DRUGS, IN_MIAMI])
      expect(detailOf(planId), planId).to.include({ planId });
  });

  it('comes from one list, if plans of one county were saved in two ZIP codes (NET-21)', async () => {
    const page = await open([AETNA, { ...HUMANA, zipCode: '60601' }]);
    await load();
    expect(lists(page)).to.deep.equal(['MAPD IL 031']);
  });

  it('comes from two lists, if plans of two counties were saved in one ZIP code (NET-21)', async () => {
    const page = await open([AETNA, { ...IN_MIAMI, zipCode: AETNA.zipCode }]);
    await load();
    expect(lists(page)).to.have.members(['MAPD IL 031', 'MAPD FL 086']);
    expect(detailOf(IN_MIAMI.planId)).to.include({ planId: IN_MIAMI.planId });
  });

  it('is requested in the county of the ZIP code, if a plan was saved without one (OPEN-A101)', async () => {
    const page = await open([{ ...AETNA, county: undefined }]);
    await load();
    expect(requestsTo(page.service, '/counties/60614')).to.have.length(1);
    expect(lists(page)).to.deep.equal(['MAPD IL 031']);
    expect(detailOf(AETNA.planId)).to.include({ planId: AETNA.planId });
  });

  it('is requested by itself, if no list has the plan, and is missing if it is not known (OPEN-A101, ERR-08)', async () => {
    const { service } = await open([AETNA, NOWHERE], { fail: { call: 'planDetails', kind: 404 } });
    await load();
    expect(requestsTo(service, '/planinfo/details/').map(({ path }) => path)).to.deep.equal([
      '/planinfo/details/VPP/plan-years/2027/plans/H9999999000',
    ]);
    expect(detailOf(NOWHERE.planId)).to.equal(null);
  });

  it('is missing after loading.callWaitMs, for a plan of its own (ERR-05)', async () => {
    await open([AETNA, NOWHERE], { fail: { call: 'planDetails', kind: 'timeout' } });
    startFakeClock();
    await load();
    await pass(PATIENCE_MS - 1);
    expect(detailOf(NOWHERE.planId)).to.equal(undefined);
    await pass(1);
    expect(detailOf(NOWHERE.planId)).to.equal(null);
  });

  it('loads while its list is on time, also where the counties of its ZIP code are overdue (ERR-05)', async () => {
    await open([AETNA], {
      fail: [
        { call: 'counties', kind: 'timeout' },
        { call: 'planList', kind: 'timeout' },
      ],
    });
    startFakeClock();
    void counties.load(AETNA.zipCode);
    await pass(PATIENCE_MS - 1);
    void loadPlanContent(plans());
    await pass(1);
    expect(stateIn(read(counties.states), AETNA.zipCode)).to.deep.equal({ is: 'slow' });
    expect(detailOf(AETNA.planId)).to.equal(undefined);
    await pass(PATIENCE_MS);
    expect(detailOf(AETNA.planId)).to.equal(null);
  });

  it('is missing if the list fails, and stays if it was known (ERR-05)', async () => {
    const { service } = await open([AETNA]);
    service.setFailures({ call: 'planList', kind: 500 });
    await load();
    expect(detailOf(AETNA.planId)).to.equal(null);
    service.setFailures([]);
    invalidateResources();
    await load();
    const known = detailOf(AETNA.planId);
    expect(known).to.include({ planId: AETNA.planId });
    service.setFailures({ call: 'planList', kind: 500 });
    invalidateResources();
    await load();
    expect(detailOf(AETNA.planId)).to.equal(known);
  });
});
