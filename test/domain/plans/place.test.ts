import { expect } from 'chai';
import * as fc from 'fast-check';
import { inPlace, isWholeCounty } from '../../../src/domain/plans/place';
import type { County } from '../../../src/domain/plans/plan';

const cook: County = { fipsCountyCode: '031', fipsCountyName: 'Cook', stateCode: 'IL' };
const dade: County = { fipsCountyCode: '086', fipsCountyName: 'Miami-Dade', stateCode: 'FL' };
const monroe: County = { fipsCountyCode: '087', fipsCountyName: 'Monroe County', stateCode: 'FL' };
const found = new Map([['33101', [dade, monroe]]]);

interface Place {
  zipCode?: string | undefined;
  county?: County | undefined;
}

describe('where a saved plan is', () => {
  const cases: [what: string, saved: Place, expected: Place][] = [
    ['as it was saved', { zipCode: '33101', county: cook }, { zipCode: '33101', county: cook }],
    ['the first county of its ZIP code', { zipCode: '33101' }, { zipCode: '33101', county: dade }],
    ['the known ZIP code', { county: cook }, { zipCode: '60614', county: cook }],
    ['nothing that nobody knows', { zipCode: '10001' }, { zipCode: '10001', county: undefined }],
    [
      'the county of its ZIP code that has its name',
      { zipCode: '33101', county: { fipsCountyName: 'monroe' } },
      { zipCode: '33101', county: monroe },
    ],
    [
      'half a county is none',
      { zipCode: '33101', county: { stateCode: 'FL' } },
      { zipCode: '33101', county: dade },
    ],
    [
      'half a county is better than none',
      { county: { stateCode: 'IL' } },
      { zipCode: '60614', county: { stateCode: 'IL' } },
    ],
  ];
  for (const [what, saved, expected] of cases)
    it(`${what} (DATA-15, DATA-25)`, () => {
      expect(inPlace(saved, '60614', found)).to.deep.equal(expected);
    });

  it('keeps what was saved, and everything else of the plan (DATA-25)', () => {
    const zip = fc.option(fc.constantFrom('33101', '60614', '10001'), { nil: undefined });
    const county = fc.option(fc.constantFrom(cook, dade, { stateCode: 'IL' }), { nil: undefined });
    fc.assert(
      fc.property(zip, county, zip, (zipCode, saved, known) => {
        const placed = inPlace({ zipCode, county: saved, planId: 'H1' }, known, found);
        expect(placed.planId).to.equal('H1');
        expect(placed.zipCode).to.equal(zipCode ?? known);
        if (isWholeCounty(saved)) expect(placed.county).to.equal(saved);
        else expect(placed.county).to.equal(found.get(placed.zipCode ?? '')?.[0] ?? saved);
      }),
    );
  });
});
