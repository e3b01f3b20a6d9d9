import { expect } from 'chai';
import * as fc from 'fast-check';
import { parseLisData, readLisData } from '../../src/services/lis-service';
import {
  respondWithJson,
  askService,
  configured,
  describeFailures,
  jsonWith,
  leaveNetwork,
  valueOf,
} from './support';

const config = configured();
const place = { zip: '60614', stateCode: 'IL', fipsCode: '031', planYear: 2027 };

afterEach(leaveNetwork);

describe('LIS data', () => {
  it('is requested by zip, stateCode, fipsCode and planYear (NET-26)', async () => {
    const service = askService({ scenario: 'consumer' });
    await valueOf(readLisData(config, place));
    expect(service.requests[0]).to.include({ method: 'GET', path: '/landrover/api/lis/v1' });
    expect(service.requests[0]?.query).to.deep.equal({
      zip: '60614',
      stateCode: 'IL',
      fipsCode: '031',
      planYear: '2027',
    });
  });

  it('is requested without what is not known (NET-26)', async () => {
    const sent = respondWithJson({});
    await readLisData(config, { zip: undefined, stateCode: undefined, fipsCode: undefined, planYear: 2027 });
    expect(sent[0]?.url.search).to.equal('?planYear=2027');
  });

  const levels: [unknown, unknown, number | null][] = [
    ['Yes', '1', 1],
    ['yes', 4, 4],
    [true, '75', 75],
    ['Yes', undefined, 1],
    ['Yes', 'unknown', 1],
    ['No', '1', 0],
    ['No', undefined, 0],
    [undefined, '1', null],
    ['perhaps', '1', null],
  ];
  for (const [eligible, level, expected] of levels)
    it(`means level ${String(expected)} for _isEligibleForLIS ${String(eligible)} and _LISLevel ${String(level)} (HELP-08, DATA-39)`, () => {
      expect(parseLisData({ _isEligibleForLIS: eligible, _LISLevel: level }).level).to.equal(expected);
    });

  it('lists subsidised premiums by plan and year, bad entries left out (HELP-09, DATA-39)', () => {
    const good = { planId: 'H1', planYear: '2027', monthlyPremium: '$4.50' };
    const data = {
      _subsidyList: [
        good,
        null,
        { ...good, planId: 'null' },
        { ...good, monthlyPremium: 'free' },
        { ...good, planYear: 2026 },
      ],
    };
    expect(parseLisData(data).subsidisedPremiums).to.deep.equal([
      { planId: 'H1', planYear: 2027, monthlyPremium: 4.5 },
      { planId: 'H1', planYear: 2026, monthlyPremium: 4.5 },
    ]);
  });

  it('never throws, whatever JSON arrives (HELP-08, MODEL-26)', () => {
    const body = jsonWith(
      '_isEligibleForLIS',
      '_LISLevel',
      '_subsidyList',
      'planId',
      'planYear',
      'monthlyPremium',
    );
    fc.assert(
      fc.property(body, (json) => {
        const { level, subsidisedPremiums } = parseLisData(json);
        expect(level === null || Number.isFinite(level)).to.equal(true);
        for (const { monthlyPremium } of subsidisedPremiums) expect(monthlyPremium).to.be.a('number');
      }),
      { numRuns: 500 },
    );
  });

  describeFailures(() => readLisData(config, place), 'lisData');
});
