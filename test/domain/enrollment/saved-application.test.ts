import { expect } from 'chai';
import * as fc from 'fast-check';
import type { ApplicationForm } from '../../../src/domain/enrollment/application-form';
import type { County } from '../../../src/domain/plans/plan';
import {
  answersOfSavedApplication,
  enrollmentOfSavedApplication,
} from '../../../src/domain/enrollment/saved-application';

const answers = {
  planId: 'H1036054000',
  planName: 'Sample Plan',
  planYear: '2027',
  planType: 'MAPD',
  zipCode: '60614',
  countyFips: '043',
};
const steps = [{ view: 'personal-information', formValid: true, nextPageUrl: '/review' }];
const form = (known: ApplicationForm['answers'] = answers): ApplicationForm => ({ steps, answers: known });

const cook: County = { fipsCountyCode: '031', fipsCountyName: 'Cook', fipsStateCode: '17', stateCode: 'IL' };
const dupage: County = { ...cook, fipsCountyCode: '043', fipsCountyName: 'DuPage' };

const countyFor = (countyFips: string | undefined, counties: readonly County[]) => {
  const { countyFips: _, ...others } = answers;
  const known = countyFips === undefined ? others : { ...others, countyFips };
  return enrollmentOfSavedApplication(form(known), counties)?.county;
};

describe('the application that was left online', () => {
  it('is an enrollment that is not sent (APPS-29, APPS-31, OPEN-A072)', () => {
    expect(enrollmentOfSavedApplication(form(), [cook, dupage])).to.deep.equal({
      planId: 'H1036054000',
      planName: 'Sample Plan',
      planYear: 2027,
      planType: 'MAPD',
      zipCode: '60614',
      county: dupage,
      isSubmitted: false,
      isJarvisEnrollment: true,
      form: { steps, answers: {} },
    });
  });

  it('reads the answers that it needs and no others (APPS-29)', () => {
    expect(answersOfSavedApplication).to.have.members(Object.keys(answers));
  });

  for (const missing of ['planId', 'planName', 'planYear', 'planType', 'zipCode'] as const)
    it(`is none without ${missing} (APPS-29, APPS-30)`, () => {
      const { [missing]: _, ...others } = answers;
      expect(enrollmentOfSavedApplication(form(others), [cook])).to.equal(undefined);
    });

  for (const wrong of [{ planYear: 'soon' }, { planType: 'HMO' }, { planType: 'constructor' }])
    it(`is none with ${JSON.stringify(wrong)} (APPS-30)`, () => {
      expect(enrollmentOfSavedApplication(form({ ...answers, ...wrong }), [cook])).to.equal(undefined);
    });

  it('is none without a form or without a county (APPS-29, APPS-30)', () => {
    expect(enrollmentOfSavedApplication(undefined, [cook])).to.equal(undefined);
    expect(countyFor(undefined, [])).to.equal(undefined);
    expect(countyFor(undefined, [{ fipsCountyName: 'Cook' }])).to.equal(undefined);
  });

  it('is in the county that was answered, with or without the state’s code (OPEN-A072)', () => {
    expect(countyFor('043', [cook, dupage])).to.equal(dupage);
    expect(countyFor('17043', [cook, dupage])).to.equal(dupage);
    expect(countyFor('18043', [cook, dupage])).to.equal(cook);
    expect(countyFor('031', [{ fipsCountyName: 'Nowhere' }, cook])).to.equal(cook);
  });

  it('is in the first county of the ZIP code, if none or another was answered (OPEN-A072)', () => {
    expect(countyFor(undefined, [cook, dupage])).to.equal(cook);
    expect(countyFor('999', [dupage, cook])).to.equal(dupage);
  });

  it('keeps the code that was answered where the ZIP code has no counties (OPEN-A072)', () => {
    expect(countyFor('043', [])).to.deep.equal({ fipsCountyCode: '043' });
  });

  it('is there if and only if nothing is missing (APPS-29, APPS-30)', () => {
    const some = fc.subarray(Object.keys(answers) as (keyof typeof answers)[]);
    fc.assert(
      fc.property(some, fc.subarray([cook, dupage]), (names, counties) => {
        const known = Object.fromEntries(names.map((name) => [name, answers[name]]));
        const isMissing = (name: keyof typeof answers): boolean => !names.includes(name);
        const hasCounty = counties.length > 0 || !isMissing('countyFips');
        const isComplete =
          hasCounty &&
          !(Object.keys(answers) as typeof names).some((n) => n !== 'countyFips' && isMissing(n));
        expect(enrollmentOfSavedApplication(form(known), counties) !== undefined).to.equal(isComplete);
      }),
    );
  });
});
