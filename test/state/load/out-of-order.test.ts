/** Responses of one call that arrive in another order than the requests: the later request counts. */
import { expect } from 'chai';
import type { Scenario, Service } from '../../../demo/service/index';
import { isPlansLoadedAtom, profileAtom, wireProfileAtom } from '../../../src/state/profile/profile-state';
import { switchYear } from '../../../src/state/actions/reload-plans';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { read } from '../../../src/state/store';
import { holdResponses, requestsTo } from '../../support/responses';
import { eventually, settled } from '../../support/clock';
import { leaveTestPage, openTestPage, type TestPage } from '../../support/page';
import { valuesOfShopper } from '../../support/page-state';
import { prepare } from './failing-calls';

const refresh = () => window.shopperProfile!.refresh!();

/** The loaded page of a shopper for whom every call of the load flow is sent. */
async function open(scenario: Scenario): Promise<TestPage> {
  const page = openTestPage({ scenario });
  if (scenario === 'applications') prepare(page.service, false);
  await startLoadFlow();
  await settled();
  return page;
}

/** From now on, these responses contain other values in some fields. */
function respondOtherwise(service: Service, path: string): void {
  const ask = service.fetch.bind(service);
  service.fetch = async (input, init) => {
    const response = await ask(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes(path)) return response;
    return new Response((await response.text()).replaceAll(OTHER, (text) => otherWords[text] ?? text));
  };
}

/** The later values of the same shopper in the services. */
const otherWords: Record<string, string> = {
  'Humana Gold Plus': 'Renamed',
  'Aetna Medicare': 'Renamed',
  '"Medicare Supplement': '"Renamed',
  '"_LISLevel":"1"': '"_LISLevel":"2"',
  'DEMO-MS-300400': 'DEMO-MS-300499',
  'DEMO-200001': 'DEMO-200099',
  H8768005000: 'H8768005009',
  '"firstName":"Petra"': '"firstName":"Paula"',
};
const OTHER = new RegExp(Object.keys(otherWords).join('|'), 'g');

describe('two responses in reverse order', () => {
  afterEach(leaveTestPage);

  for (const [name, path, scenario, ids] of [
    ['the profile', '/Users/', 'applications', 'HTTP-04, LOAD-18'],
    ['a plan list', '/product-details/', 'applications', 'PRICE-14'],
    ['a plan that no list has', '/planinfo/details/', 'applications', 'PRICE-14'],
    ['a search for supplements', '/medsupp/plans/', 'medsupp', 'NET-25'],
    ['the Extra Help record', '/lis/', 'member', 'HELP-07'],
    ['the supplement application', '/enrollments/medsupp/', 'applications', 'NET-12'],
    ['the status of applications', '/applications/status/', 'applications', 'APPS-10'],
    ['the saved application', '/fetchEnrollmentDataByEmailId/', 'applications', 'APPS-29'],
  ] as const)
    it(`leave what the later request has brought: ${name} (${ids})`, async () => {
      const { service } = await open(scenario);
      const asked = requestsTo(service, path).length;
      const before = valuesOfShopper();
      const first = holdResponses(service, path);
      void refresh();
      await settled();
      expect(requestsTo(service, path).length, 'calls').to.be.greaterThan(asked);
      first.holdNoMore();
      respondOtherwise(service, path);
      await refresh();
      await settled();
      const later = valuesOfShopper();
      expect(later, 'values after the later response').not.to.deep.equal(before);
      first.arrive();
      await settled();
      expect(valuesOfShopper()).to.deep.equal(later);
    });

  it('keep the list as it was sent last for a page that is left (HTTP-04, contract "page is left")', async () => {
    const { service } = await open('consumer');
    const { drugsAndPharmacyDetails } = service.state;
    const first = holdResponses(service, '/Users/');
    void refresh();
    await settled();
    first.holdNoMore();
    drugsAndPharmacyDetails.drugInfoDetails.splice(1);
    await refresh();
    first.arrive();
    await settled();
    expect(read(profileAtom).drugs).to.have.length(1);
    expect(read(wireProfileAtom).drugsAndPharmacyDetails).to.have.property('drugInfoDetails').with.length(1);
  });
});

describe('a refresh that is overtaken by the choice of another year', () => {
  afterEach(leaveTestPage);

  it('does not end the loading of the other year (PLANS-06, LOAD-23)', async () => {
    const { service } = await open('consumer');
    const first = holdResponses(service, '/Users/');
    const refreshed = refresh();
    await settled();
    first.holdNoMore();
    const second = holdResponses(service, '/Users/');
    const switched = switchYear(2026);
    await settled();
    expect(read(isPlansLoadedAtom)).to.equal(false);
    first.arrive();
    await refreshed;
    await settled();
    expect(read(isPlansLoadedAtom), 'after the refresh').to.equal(false);
    second.arrive();
    await switched;
    await eventually(() => expect(read(isPlansLoadedAtom)).to.equal(true));
  });
});
