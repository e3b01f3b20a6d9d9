import { expect } from 'chai';
import * as fc from 'fast-check';
import { planKeyOf } from '../../../src/domain/plans/plan';
import {
  favoriteKeyOf,
  favoritesIn,
  planLetterOf,
  stateCodeIn,
  supplementOf,
  supplementsIn,
  withFavorites,
  zipCodeIn,
} from '../../../src/domain/plans/supplements';

const YEAR = 2027;

type Data = Readonly<Record<string, unknown>>;

const saved = (favoritedPlans: unknown, more: Data = {}): Data => ({
  savedPlanInformation: { favoritedPlans },
  ...more,
});

const keysOf = (data: Data): string[] => supplementsIn(data, YEAR).map(planKeyOf);

describe('saved supplements', () => {
  const cases: [what: string, data: Data, keys: string[]][] = [
    ['none where nothing is known', {}, []],
    ['none without the information', { savedPlanInformation: null }, []],
    ['none without the list', { savedPlanInformation: {} }, []],
    ['none where the list is no list', saved({ 0: { planCode: 'G01' } }), []],
    ['none of an empty list', saved([]), []],
    [
      'each by code and year, in their order (MEDSUPP-03)',
      saved([
        { planCode: 'N01', planYear: '2027' },
        { planCode: 'G01', planYear: 2026 },
      ]),
      ['N01/2027', 'G01/2026'],
    ],
    [
      'once, at its first place, though saved twice, in another case too (OPEN-A081)',
      saved([
        { planCode: 'G01', planYear: '2027' },
        { planCode: 'N01', planYear: '2027' },
        { planCode: 'g01', planYear: 2027 },
        { planCode: ' G01 ', planYear: '2027' },
      ]),
      ['G01/2027', 'N01/2027'],
    ],
    [
      'by year, if one is saved for two years',
      saved([
        { planCode: 'G01', planYear: '2026' },
        { planCode: 'G01', planYear: '2027' },
      ]),
      ['G01/2026', 'G01/2027'],
    ],
    [
      'for the current year without a year of their own',
      saved([
        { planCode: 'G01' },
        { planCode: 'N01', planYear: 'soon' },
        { planCode: 'K01', planYear: null },
      ]),
      ['G01/2027', 'N01/2027', 'K01/2027'],
    ],
    [
      'not those without a code',
      saved([
        null,
        7,
        'G01',
        ['G01'],
        {},
        { planCode: '' },
        { planCode: 'null' },
        { planCode: { is: 'G01' } },
      ]),
      [],
    ],
    ['also where a code is a number', saved([{ planCode: 101 }]), ['101/2027']],
  ];
  for (const [what, data, keys] of cases)
    it(`are ${what}`, () => {
      expect(keysOf(data)).to.deep.equal(keys);
    });

  it('are plans of the type MS that no one is enrolled in (DATA-26, MODEL-14)', () => {
    const data = saved([{ planCode: 'g01', planYear: '2027', planName: 'Plan G' }], {
      applicantInformation: { zipCode: '60614', stateCode: 'il' },
    });
    expect(supplementsIn(data, YEAR)).to.deep.equal([
      {
        planId: 'G01',
        planType: 'MS',
        planYear: 2027,
        planName: 'Plan G',
        zipCode: '60614',
        isEnrolled: false,
        county: { stateCode: 'IL' },
      },
    ]);
  });

  it('have no place that no one knows', () => {
    const [plan] = supplementsIn(saved([{ planCode: 'G01' }]), YEAR);
    expect(plan!.zipCode).to.be.undefined;
    expect(plan).not.to.have.property('county');
  });

  it('are in the state with which they were saved, whatever the applicant’s is', () => {
    const data = saved([{ planCode: 'G01', stateCode: 'fl' }], { stateCode: 'IL' });
    expect(supplementsIn(data, YEAR)[0]!.county).to.deep.equal({ stateCode: 'FL' });
  });

  const places: [what: string, data: Data, zipCode: string | undefined, stateCode: string | undefined][] = [
    ['the applicant’s', { applicantInformation: { zipCode: '60614', stateCode: 'il' } }, '60614', 'IL'],
    ['outside of the applicant', { zipCode: '33101', stateCode: 'FL' }, '33101', 'FL'],
    [
      'the applicant’s before the other',
      { applicantInformation: { zipCode: '60614', stateCode: 'IL' }, zipCode: '33101', stateCode: 'FL' },
      '60614',
      'IL',
    ],
    [
      'the other where the applicant’s says nothing',
      { applicantInformation: { zipCode: ' ', stateCode: null }, zipCode: 33101, stateCode: 'FL' },
      '33101',
      'FL',
    ],
    [
      'nobody’s',
      { applicantInformation: 'Chicago', zipCode: ['60614'], stateCode: {} },
      undefined,
      undefined,
    ],
  ];
  for (const [what, data, zipCode, stateCode] of places)
    it(`have a ZIP code and a state: ${what} (MEDSUPP-04, OPEN-A080)`, () => {
      expect([zipCodeIn(data), stateCodeIn(data)]).to.deep.equal([zipCode, stateCode]);
    });

  it('are known to a removal by the key of their card, in any case (DEL-09)', () => {
    expect(favoriteKeyOf({ planCode: 'g01', planYear: '2027' }, YEAR)).to.equal('G01/2027');
    expect(favoriteKeyOf({ planCode: 'g01' }, YEAR)).to.equal('G01/2027');
    expect(favoriteKeyOf({ planYear: '2027' }, YEAR)).to.be.undefined;
  });

  it('change, and nothing else does (DEL-20)', () => {
    const data = saved([{ planCode: 'G01' }], { applicantInformation: { zipCode: '60614' }, more: [1] });
    const information = { ...(data.savedPlanInformation as Data), unknown: 'kept' };
    expect(withFavorites({ ...data, savedPlanInformation: information }, [])).to.deep.equal({
      savedPlanInformation: { favoritedPlans: [], unknown: 'kept' },
      applicantInformation: { zipCode: '60614' },
      more: [1],
    });
    expect(favoritesIn(withFavorites({}, ['any']))).to.deep.equal(['any']);
  });

  describe('whatever the profile holds (DATA-12)', () => {
    const junk = fc.jsonValue();
    const favorite = fc.oneof(
      junk,
      fc.record(
        {
          planCode: fc.oneof(fc.constantFrom('G01', 'g01', 'N01', ''), junk),
          planYear: fc.oneof(fc.constantFrom('2027', 2026, 'x'), junk),
          stateCode: junk,
          planName: junk,
        },
        { requiredKeys: [] },
      ),
    );
    const anyData = fc.record(
      {
        savedPlanInformation: fc.oneof(
          junk,
          fc.record({ favoritedPlans: fc.oneof(junk, fc.array(favorite)) }),
        ),
        applicantInformation: junk,
        zipCode: junk,
        stateCode: junk,
      },
      { requiredKeys: [] },
    );

    it('nothing throws, and no plan comes twice', () => {
      fc.assert(
        fc.property(anyData, (data) => {
          const keys = keysOf(data);
          expect(keys).to.have.length(new Set(keys).size);
        }),
      );
    });

    it('every favorite with a code has a card, by the key that its removal has', () => {
      fc.assert(
        fc.property(anyData, (data) => {
          const keys = favoritesIn(data).flatMap((item) => favoriteKeyOf(item, YEAR) ?? []);
          expect(keysOf(data)).to.deep.equal([...new Set(keys)]);
          for (const item of favoritesIn(data)) {
            const plan = supplementOf(item, data, YEAR);
            if (plan) expect(Number.isFinite(plan.planYear)).to.be.true;
          }
        }),
      );
    });
  });
});

describe('the letter of a supplement', () => {
  const letters: [name: string | undefined, code: string, letter: string | undefined][] = [
    ['Medicare Supplement Plan G', 'X9', 'G'],
    ['Medicare Supplement High Deductible Plan G', 'GH1', 'G'],
    ['AARP® Medicare Supplement Insurance Plan N', 'MW1', 'N'],
    ['plan f', '', 'F'],
    ['PLAN K', 'N01', 'K'],
    ['Plan G-Extra', 'F01', 'G'],
    ['Plan Gold', 'F01', 'F'],
    ['Wellness Plan A', 'C01', undefined],
    ['Plan C', 'C01', undefined],
    [undefined, 'F01', 'F'],
    [undefined, 'G01', 'G'],
    [undefined, 'K01', 'K'],
    [undefined, 'L01', 'L'],
    [undefined, 'n01', 'N'],
    [undefined, 'G', undefined],
    [undefined, 'GH1', undefined],
    [undefined, 'MW1', undefined],
    [undefined, 'TW1', undefined],
    [undefined, 'NW1', undefined],
    [undefined, 'C01', undefined],
    [undefined, '', undefined],
  ];
  for (const [name, code, letter] of letters)
    it(`of "${name ?? ''}" with the code "${code}" is ${letter ?? 'not known'} (MEDSUPP-16)`, () => {
      expect(planLetterOf(name, code)).to.equal(letter);
    });

  it('is one of F, G, K, L, N, whatever name and code are (MEDSUPP-16)', () => {
    fc.assert(
      fc.property(fc.option(fc.string(), { nil: undefined }), fc.string(), (name, code) =>
        ['F', 'G', 'K', 'L', 'N', undefined].includes(planLetterOf(name, code)),
      ),
    );
  });
});
