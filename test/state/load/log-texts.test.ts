import { expect } from 'chai';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { replaceResponse, changePlan, changePlanLists } from '../../support/responses';
import { settled } from '../../support/clock';
import { leaveTestPage, openTestPage, type TestPage } from '../../support/page';

const PLAN = 'H5521016000';

describe('what is logged of responses that lack something (ERR-08, OPEN-A108)', () => {
  afterEach(leaveTestPage);

  const cases: [said: string, lack: (page: TestPage) => void][] = [
    [
      'no pharmacy data found',
      ({ service }) => Reflect.deleteProperty(service.state.drugsAndPharmacyDetails, 'pharmacyObj'),
    ],
    ['Benefits not found !!', ({ service }) => changePlan(service, PLAN, { planBenefits: [] })],
    [
      'no plan matched in response',
      ({ service }) => changePlanLists(service, (plans) => plans.filter(({ planId }) => planId !== PLAN)),
    ],
    [
      'no plan matched in response',
      ({ service }) => {
        changePlanLists(service, () => []);
        replaceResponse(service, '/planinfo/details/', { data: { plan: { planId: 'H0000000000' } } });
      },
    ],
  ];
  for (const [said, lack] of cases)
    it(`is "${said}", and nothing while all is there (ERR-08)`, async () => {
      for (const isLacking of [false, true]) {
        const page = openTestPage({ scenario: 'consumer' });
        if (isLacking) lack(page);
        await startLoadFlow();
        await settled();
        const lines = page.log.filter((line) =>
          new RegExp(`^\\[shopper-profile\\] ${said}( \\[plan-missing\\])?$`).test(line),
        );
        if (isLacking) expect(lines).not.to.be.empty;
        else expect(lines).to.be.empty;
      }
    });
});
