import { expect } from 'chai';
import * as fc from 'fast-check';
import { coverageSummaryOf, type Coverage } from '../../src/domain/plans/coverage';
import {
  providerCoverageOf,
  shownDrugCoverageOf,
  uncoveredDrugsOf,
} from '../../src/domain/plans/drug-coverage';
import type { PlanType } from '../../src/domain/plans/plan';
import { readPlanList } from '../../src/services/plan-service';
import { parseProfile } from '../../src/services/profile-service';
import { respondWithJson, configured, leaveNetwork, valueOf } from './support';

/*
 * Random bodies of the services, from JSON to the statements on a card. What may be stated is found out from the JSON
 * alone, without the code under test.
 */

const RESPONSES = 10_000;
const PLANS_PER_LIST = 100;

const CODES = ['111', '222', '333', '00444', 'constructor', '__proto__'];
const junk = fc.constantFrom<unknown>(null, '', ' ', 'null', 'undefined', true, {}, []);
const code = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...CODES, 111, ' 222 ') },
  { weight: 1, arbitrary: junk },
);
const flag = fc.constantFrom<unknown>(true, false, 'true', 'No', 'Y', 0, null, 'maybe', undefined, {});
const often = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 3 });

const plan = fc.record({
  mapsPlanType: fc.constantFrom<unknown>(undefined, 'MA', 'MAPD', 'MA-PD', 3),
  coveredDrugs: often(fc.oneof(fc.array(code, { maxLength: 4 }), junk)),
  drugTier: often(
    fc.dictionary(fc.constantFrom(...CODES.slice(0, 4)), fc.constantFrom(1, 'x'), { maxKeys: 1 }),
  ),
  isShowPharmacyMessage: often(flag),
  inNetwork: often(flag),
  providerCoverage: often(
    fc.oneof(fc.dictionary(fc.constantFrom(...CODES.slice(0, 5)), flag, { maxKeys: 4 }), junk),
  ),
});
const saved = fc.record({
  drugs: fc.array(fc.record({ drugName: fc.constant('Metformin'), nationalDrugCode: code }), {
    maxLength: 4,
  }),
  doctors: fc.array(
    fc.record({
      providerName: fc.constant('Dr. Robin Sample'),
      providerId: code,
      providerCoverageType: fc.constantFrom('dental', 'medical'),
    }),
    { maxLength: 4 },
  ),
});

type Json = Record<string, unknown>;

/** What the text of a field says; '' if it says nothing. */
const said = (value: unknown): string => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return ['null', 'undefined'].includes(text) ? '' : text;
};

const yes = (value: unknown): boolean => value === true || /^(true|yes|y|1)$/i.test(said(value));
const no = (value: unknown): boolean => value === false || /^(false|no|n|0)$/i.test(said(value));

const hasNoDrugs = (type: PlanType, json: Json): boolean =>
  type === 'MA' &&
  !/^ma-?pd/i.test(said(json.mapsPlanType)) &&
  !(Array.isArray(json.coveredDrugs) && json.coveredDrugs.some((entry) => said(entry) !== '')) &&
  !Object.values((json.drugTier ?? {}) as Json).includes(1);

/** What the JSON says of a drug: 'covered', 'notCovered', or the reason why it says nothing. */
function ofDrug(type: PlanType, json: Json, drug: Json): string {
  if (hasNoDrugs(type, json)) return 'notCovered';
  const own = said(drug.nationalDrugCode);
  if (own === '') return 'noCode';
  if (!Array.isArray(json.coveredDrugs)) return 'noList';
  return json.coveredDrugs.some((entry) => said(entry) === own) ? 'covered' : 'notCovered';
}

function ofDoctor(json: Json, doctor: Json, isDentalPlan: boolean): string {
  const table = json.providerCoverage;
  const isTable = typeof table === 'object' && table !== null && !Array.isArray(table);
  const own = said(doctor.providerId);
  const word = isTable && Object.hasOwn(table, own) ? (table as Json)[own] : undefined;
  if (yes(word)) return 'covered';
  if (no(word)) return 'notCovered';
  return isDentalPlan && doctor.providerCoverageType === 'dental' ? 'covered' : 'noList';
}

const wordOf = (coverage: Coverage): string =>
  coverage.state === 'notChecked' ? coverage.reason : coverage.state;

const countsOf = (words: string[]) => ({
  covered: words.filter((word) => word === 'covered').length,
  checked: words.filter((word) => word === 'covered' || word === 'notCovered').length,
  total: words.length,
});

describe('coverage of saved drugs and doctors', () => {
  afterEach(leaveNetwork);

  it('states nothing that the responses do not say, in 10,000 random ones (PLANS-28, PLANS-31, OPEN-B06, OPEN-A113)', async () => {
    const states = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(plan, { minLength: PLANS_PER_LIST, maxLength: PLANS_PER_LIST }),
        saved,
        fc.constantFrom<PlanType>('MA', 'MAPD', 'PDP', 'SNP'),
        fc.boolean(),
        async (wirePlans, { drugs, doctors }, type, isDentalPlan) => {
          respondWithJson({
            data: { plans: wirePlans.map((json, index) => ({ ...json, planId: `H${String(index)}` })) },
          });
          const query = { year: 2027, planType: type, stateCode: 'IL', fips: '031' };
          const details = await valueOf(readPlanList(configured(), query));
          const profile = parseProfile({
            drugsAndPharmacyDetails: { drugInfoDetails: drugs },
            providersDetails: { providerIdList: doctors },
          });
          const known = doctors.filter(({ providerId }) => said(providerId) !== '');
          expect(details).to.have.length(PLANS_PER_LIST);
          for (const [index, detail] of details.entries()) {
            const json: Json = wirePlans[index] ?? {};
            const isHidden =
              !hasNoDrugs(type, json) &&
              (yes(json.isShowPharmacyMessage) || (!no(json.isShowPharmacyMessage) && no(json.inNetwork)));
            const drugWords = isHidden ? [] : drugs.map((drug) => ofDrug(type, json, drug));
            const drugRows = shownDrugCoverageOf(type, detail, profile?.drugs ?? []);
            expect(drugRows.map(({ coverage }) => wordOf(coverage))).to.deep.equal(drugWords);
            expect(coverageSummaryOf(drugRows)).to.deep.equal(countsOf(drugWords));
            expect(uncoveredDrugsOf(drugRows, 100)).to.deep.equal({
              count: drugWords.filter((word) => word === 'notCovered').length,
              isYearlyCostTheirs: drugWords.length > 0 && drugWords.every((word) => word === 'notCovered'),
            });

            const doctorWords = known.map((doctor) => ofDoctor(json, doctor, isDentalPlan));
            const dental = new Set(isDentalPlan ? [detail.planId] : []);
            const doctorRows = providerCoverageOf(detail, profile?.providers ?? [], dental);
            expect(doctorRows.map(({ coverage }) => wordOf(coverage))).to.deep.equal(doctorWords);
            expect(coverageSummaryOf(doctorRows)).to.deep.equal(countsOf(doctorWords));
            for (const word of [...drugWords, ...doctorWords]) states.add(word);
          }
        },
      ),
      { numRuns: RESPONSES / PLANS_PER_LIST },
    );
    expect([...states].sort()).to.deep.equal(['covered', 'noCode', 'noList', 'notCovered']);
  }).timeout(60_000);
});
