import { expect } from 'chai';
import * as fc from 'fast-check';
import { recommendationIn, recommendationTypeOf } from '../../../src/domain/shopper/recommendation';
import { isRecord } from '../../../src/domain/coerce';
import { parseJson } from '../../../src/browser/storage';

const YEAR = 2027;

/** The stored recommendation with these plans, each of the active year unless it sets another one. */
const preData = (plans: unknown, more: object = {}): string =>
  JSON.stringify({ planRecommendationObj: { plans, ...more } });
const plan = (rank: unknown, changes: object = {}) => ({
  planId: 'H1036054000',
  planYear: YEAR,
  rank,
  ...changes,
});
const typeOf = (text: string | undefined, year = YEAR) => {
  const data = parseJson(text);
  return recommendationTypeOf(recommendationIn(isRecord(data) ? data : {}), year);
};

describe('the kind of recommendation', () => {
  const empty: [string, string | undefined][] = [
    ['nothing', undefined],
    ['an empty text', ''],
    ['an empty object', '{}'],
    ['no plans', preData([])],
    ['a text that is no JSON', '{"planRecommendationObj":'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['an object in the place of the list', preData({ 0: plan('1') })],
    ['items that are no plans', preData([null, '1', 1, []])],
    ['a plan without an id', preData([plan('1', { planId: ' ' })])],
    ['a plan of rank 2', preData([plan('2')])],
    ['a plan of rank 10', preData([plan('10')])],
    ['a plan of rank 01', preData([plan('01')])],
    ['a plan without a rank', preData([plan(null)])],
  ];
  for (const [what, data] of empty)
    it(`starts as PRE_EMPTY, and stays that with ${what} (REC-01, REC-12)`, () => {
      expect(typeOf(data)).to.equal('PRE_EMPTY');
    });

  for (const rank of ['1', 1, ' 1 '])
    it(`is PRE_NO_1_RANKED_PLAN with rank ${JSON.stringify(rank)} in the active year (REC-02, REC-03, MODEL-17, OPEN-A077)`, () => {
      expect(typeOf(preData([plan('2'), plan(rank)]))).to.equal('PRE_NO_1_RANKED_PLAN');
    });

  it('does not change by a top plan of another year (REC-02)', () => {
    expect(typeOf(preData([plan('1', { planYear: YEAR - 1 })]))).to.equal('PRE_EMPTY');
    expect(typeOf(preData([plan('1')]), YEAR - 1)).to.equal('PRE_EMPTY');
  });

  it('takes a year that is written as text, and the year of the whole recommendation (REC-02)', () => {
    const yearless = plan('1', { planYear: undefined });
    expect(typeOf(preData([plan('1', { planYear: '2027' })]))).to.equal('PRE_NO_1_RANKED_PLAN');
    expect(typeOf(preData([yearless], { planYear: YEAR }))).to.equal('PRE_NO_1_RANKED_PLAN');
    expect(typeOf(preData([yearless], { planYear: YEAR - 1 }))).to.equal('PRE_EMPTY');
    expect(typeOf(preData([yearless]))).to.equal('PRE_EMPTY');
  });

  it('never throws, whatever is stored (REC-12)', () => {
    fc.assert(fc.property(fc.json(), (data) => typeOf(data).startsWith('PRE_')));
    fc.assert(fc.property(fc.string(), (data) => typeOf(data) === 'PRE_EMPTY'));
  });
});
