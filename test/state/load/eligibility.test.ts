import { expect } from 'chai';
import { storedYearAtom } from '../../../src/state/page/dates';
import { loadEligibility } from '../../../src/state/load/eligibility';
import { invalidateResources } from '../../../src/state/resource';
import { eligibilityAtom } from '../../../src/state/shopper/extra-help';
import { read, write } from '../../../src/state/store';
import { requestsTo } from '../../support/responses';
import { settled } from '../../support/clock';
import { leaveTestPage, openTestPage, type TestPage } from '../../support/page';
import { item, loadLists, setWireList } from '../../support/saved-lists';

const WITHOUT_COUNTY = item('plan', 'A', { county: undefined });
const WITH_COUNTY = item('plan', 'B', { county: { fipsCountyCode: '031', stateCode: 'IL' } });

async function open(
  plans: object[],
  options: Parameters<typeof openTestPage>[0] = {},
): Promise<TestPage & { queries(): object[] }> {
  const page = openTestPage({ scenario: 'member', ...options });
  setWireList('plan', page.service, plans);
  await loadLists(page.service);
  return { ...page, queries: () => requestsTo(page.service, '/lis/').map(({ query }) => query) };
}

const load = () => loadEligibility();

describe('what the services know of a member’s Extra Help', () => {
  afterEach(leaveTestPage);

  it('is requested by ZIP code, state, county and year (NET-26)', async () => {
    const { queries } = await open([WITH_COUNTY]);
    await load();
    expect(queries()).to.deep.equal([{ zip: '60614', stateCode: 'IL', fipsCode: '031', planYear: '2027' }]);
    expect(read(eligibilityAtom)).to.include({ level: 1 });
  });

  it('is requested by the county of a plan that has one (NET-26)', async () => {
    const { service, queries } = await open([WITHOUT_COUNTY, WITH_COUNTY]);
    await load();
    expect(queries()).to.have.length(1);
    expect(queries()[0]).to.include({ stateCode: 'IL', fipsCode: '031' });
    expect(requestsTo(service, '/counties/')).to.be.empty;
  });

  it('is requested by the county of the ZIP code, where no plan has one (NET-26, OPEN-A101)', async () => {
    const { queries } = await open([WITHOUT_COUNTY]);
    await load();
    expect(queries()[0]).to.include({ stateCode: 'IL', fipsCode: '031' });
  });

  it('is requested once, until a refresh (HELP-07)', async () => {
    const { queries } = await open([WITH_COUNTY]);
    await Promise.all([load(), load()]);
    await load();
    expect(queries()).to.have.length(1);
    invalidateResources();
    await load();
    expect(queries()).to.have.length(2);
  });

  it('comes from the page’s personalization object, where there is one (HELP-15, ERR-11)', async () => {
    const getLisDetails = () => Promise.resolve({ _isEligibleForLIS: 'Yes', _LISLevel: '3' });
    const { queries } = await open([WITH_COUNTY], { config: { personalization: { getLisDetails } } });
    await load();
    expect(queries()).to.be.empty;
    expect(read(eligibilityAtom)).to.include({ level: 3 });
  });

  it('is what was requested last, whichever response comes first (HELP-07)', async () => {
    const responses: ((details: object) => void)[] = [];
    const getLisDetails = () => new Promise<object>((respond) => responses.push(respond));
    await open([WITH_COUNTY], { config: { personalization: { getLisDetails } } });
    const ofNextYear = load();
    await settled();
    write(storedYearAtom, 2026);
    const ofThisYear = load();
    await settled();
    expect(responses).to.have.length(2);
    responses[1]?.({ _isEligibleForLIS: 'Yes', _LISLevel: '1' });
    await ofThisYear;
    responses[0]?.({ _isEligibleForLIS: 'Yes', _LISLevel: '3' });
    await ofNextYear;
    expect(read(eligibilityAtom)).to.include({ level: 1 });
  });

  it('is not known where the personalization object fails, and the log reports it (ERR-11)', async () => {
    const getLisDetails = () => Promise.reject(new Error('Marta'));
    const { log } = await open([WITH_COUNTY], { config: { personalization: { getLisDetails } } });
    await load();
    expect(read(eligibilityAtom)).to.equal(null);
    expect(log).to.deep.equal(['[shopper-profile] reading LIS details failed']);
  });

  it('is not known without a service and an object, and the log reports it (ERR-11)', async () => {
    const { queries, log } = await open([WITH_COUNTY], { config: { endpoints: { lisData: null } } });
    await load();
    expect([queries(), read(eligibilityAtom)]).to.deep.equal([[], null]);
    expect(log).to.deep.equal([
      '[shopper-profile] Personalization context service not found [lis-unavailable]',
    ]);
  });

  it('stays as it was when the service fails (ERR-05)', async () => {
    const { service } = await open([WITH_COUNTY]);
    await load();
    service.setFailures({ call: 'lisData', kind: 500 });
    invalidateResources();
    await load();
    expect(read(eligibilityAtom)).to.include({ level: 1 });
  });
});
