import { expect } from 'chai';
import { readPlanContact, readTollFreeNumber } from '../../src/services/contact-service';
import { askGuarded, describeEndpoint, expectSent, leaveMockService } from './contract';
import { respondWithJson, configured, describeFailures, valueOf } from './support';

const config = configured();

afterEach(leaveMockService);

describe('whom to ask about a plan', () => {
  it('is requested by plan and year (NET-24, NET-34, APPS-18)', async () => {
    const service = askGuarded();
    const contact = await valueOf(readPlanContact(config, 'H5521016000', 2027));
    expectSent(service, {
      method: 'GET',
      path: '/planinfo/individual-search/plans/H5521016000/plan-years/2027/plan-contact',
    });
    expect(contact.phoneNumber).to.match(/^1-800-555-01\d\d$/);
    expect(contact).to.include({ tty: '711', hoursOfOperation: '8 a.m. - 8 p.m., 7 days a week' });
  });

  it('goes to the base of the configuration, with values escaped (NET-24, OPEN-A100)', async () => {
    const sent = respondWithJson({});
    const other = configured({ services: { planInfo: 'https://plans.example.com' } });
    await readPlanContact(other, 'H1/2?', 2027);
    expect(sent[0]?.url.href).to.equal(
      'https://plans.example.com/planinfo/individual-search/plans/H1%2F2%3F/plan-years/2027/plan-contact',
    );
  });

  it('reads fields that are missing or of the wrong type as no value (RULES-14, MODEL-26)', async () => {
    for (const wrong of [undefined, null, 'null', 'undefined', '', {}, [], true]) {
      respondWithJson({ data: { phoneNumber: wrong, tty: 711, hoursOfOperation: wrong, more: 1 } });
      expect(
        JSON.parse(JSON.stringify(await valueOf(readPlanContact(config, 'H1', 2027)))),
        JSON.stringify(wrong),
      ).to.deep.equal({ tty: '711' });
      respondWithJson({ data: wrong });
      expect(await valueOf(readPlanContact(config, 'H1', 2027)), JSON.stringify(wrong)).to.deep.equal({});
    }
  });

  describeFailures(() => readPlanContact(config, 'H1', 2027), 'plan contact');
});

describe('the toll-free number', () => {
  it('is requested with GET /landrover/api/tollFree (CONST-03, OPEN-A006, NET-34)', async () => {
    const service = askGuarded();
    expect(await valueOf(readTollFreeNumber(config))).to.equal('1-800-555-0100');
    expectSent(service, { method: 'GET', path: '/landrover/api/tollFree' });
  });

  it('is no value when it is missing or no text (RULES-14, MODEL-26)', async () => {
    for (const phoneNumber of [undefined, null, 'null', 'undefined', ' ', {}, [], true]) {
      respondWithJson({ phoneNumber });
      expect(await valueOf(readTollFreeNumber(config)), JSON.stringify(phoneNumber)).to.equal(undefined);
    }
  });

  describeEndpoint('tollFree', readTollFreeNumber);
  describeFailures(() => readTollFreeNumber(config), 'tollFree');
});
