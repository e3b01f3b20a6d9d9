import { expect } from 'chai';
import * as fc from 'fast-check';
import { launchPlanOf, type LaunchPlan } from '../../../src/domain/plans/launch-plan';
import type { SavedPlan } from '../../../src/domain/plans/plan';
import type { PlanDetail } from '../../../src/domain/plans/plan-detail';
import { planDetail } from '../builders';

const where = { url: '/enroll/ma.html', environment: 'Stage' };

const saved = (known: Partial<SavedPlan> = {}): SavedPlan => ({
  planId: 'H1036054001',
  planType: 'MAPD',
  planYear: 2027,
  isEnrolled: false,
  ...known,
});

const place: Partial<SavedPlan> = {
  zipCode: '60614',
  county: {
    fipsCountyCode: '031',
    fipsCountyName: 'Cook',
    fipsStateCode: '17',
    stateCode: 'IL',
    cmsCountyCodes: ['14141', '14142'],
  },
};

const detail = planDetail({
  planName: 'Sample Plan (HMO)',
  mapsPlanType: 'MAPD-HMO',
  monthlyPremium: 24,
  rider: { benefitName: 'Dental rider', helpText: undefined },
  benefits: [
    { name: 'Hearing Aids', description: '$0 copay' },
    { name: 'Fitness Program', description: 'Included' },
    { name: 'Dental', description: undefined },
    { name: 'Routine Dental', description: '$1,500 a year' },
    { name: 'Routine Eye Exam', description: '$0' },
  ],
});

const expected: LaunchPlan = {
  planName: 'Sample Plan (HMO)',
  year: '2027',
  zip: '60614',
  countyName: 'Cook',
  premium: '24.00',
  planType: 'MAPD',
  stateCode: 'IL',
  fipsCode: '031',
  HNumber: 'H1036',
  PBPNumber: '054',
  segmentId: '001',
  riderFlag: 'true',
  CMScode: '14141',
  planId: 'H1036054001',
  planCode: '',
  mapsPlanType: 'MAPD-HMO',
  hearing: '$0 copay',
  fitness: 'Included',
  dental: '$1,500 a year',
  vision: '$0',
  url: '/enroll/ma.html',
  isCNS: 'false',
  isCSNP: 'false',
  clientProdCode: '',
  lineOfBusiness: '',
  environment: 'Stage',
};

/** In the order of DATA-25. */
const fields =
  'planName year zip countyName premium planType stateCode fipsCode HNumber PBPNumber segmentId riderFlag CMScode planId planCode mapsPlanType hearing fitness dental vision url isCNS isCSNP clientProdCode lineOfBusiness environment'.split(
    ' ',
  );

/** The content of the cookie (contract §7). */
const lengthInCookie = (plan: LaunchPlan): number => encodeURIComponent(JSON.stringify(plan)).length;

describe('the plan for the online application', () => {
  it('has every field of DATA-25, in that order', () => {
    expect(Object.keys(launchPlanOf(saved(), undefined, where))).to.deep.equal(fields);
  });

  it('says what the saved plan and its details say (DATA-25, PLANS-42)', () => {
    expect(launchPlanOf(saved(place), detail, where)).to.deep.equal(expected);
  });

  it('has empty texts for what is not known (DATA-25, contract §7)', () => {
    for (const nothing of [undefined, null, planDetail()]) {
      const plan = launchPlanOf(saved(), nothing, { url: '', environment: '' });
      expect(plan).to.deep.equal({
        ...Object.fromEntries(fields.map((name) => [name, ''])),
        year: '2027',
        planType: 'MAPD',
        HNumber: 'H1036',
        PBPNumber: '054',
        segmentId: '001',
        planId: 'H1036054001',
        riderFlag: nothing ? 'false' : '',
        isCNS: 'false',
        isCSNP: 'false',
      });
    }
  });

  it('writes the premium with cents, nothing included (DATA-25)', () => {
    const premiums: [number, string][] = [
      [0, '0.00'],
      [24.5, '24.50'],
      [1250, '1250.00'],
    ];
    for (const [monthlyPremium, text] of premiums)
      expect(launchPlanOf(saved(), planDetail({ monthlyPremium }), where).premium).to.equal(text);
  });

  it('takes the name of the plan service before that of the profile (DATA-25)', () => {
    const plan = saved({ planName: 'As saved' });
    expect(launchPlanOf(plan, detail, where).planName).to.equal('Sample Plan (HMO)');
    expect(launchPlanOf(plan, null, where).planName).to.equal('As saved');
  });

  const kinds: [snpType: string, isCNS: string, isCSNP: string][] = [
    ['C&S', 'true', 'false'],
    ['Chronic', 'false', 'true'],
    ['Institutional', 'false', 'false'],
    ['Institutional - IESNP', 'false', 'false'],
  ];
  for (const [snpType, isCNS, isCSNP] of kinds)
    it(`says which special needs plan it is: ${snpType} (DATA-25, DATA-27)`, () => {
      const special = saved({ planType: 'SNP', snpType });
      expect(launchPlanOf(special, null, where)).to.include({ planType: 'SNP', isCNS, isCSNP });
      expect(launchPlanOf(saved({ planType: 'SNP' }), planDetail({ snpType }), where)).to.include({
        isCNS,
        isCSNP,
      });
      expect(launchPlanOf(saved({ snpType }), null, where)).to.include({ isCNS: 'false', isCSNP: 'false' });
    });

  it('fits into a cookie of 4096 bytes: without the words of its benefits, if they are long (PLANS-42)', () => {
    const words = fc.string({ unit: 'binary', maxLength: 60 });
    const long = fc.record({
      name: fc.constantFrom('Hearing', 'Fitness', 'Dental', 'Vision'),
      times: fc.nat(80),
    });
    fc.assert(
      fc.property(words, fc.array(long), words, (planName, benefits, countyName) => {
        const known: Partial<PlanDetail> = {
          planName,
          benefits: benefits.map(({ name, times }) => ({ name, description: '“$0” copay '.repeat(times) })),
        };
        const plan = launchPlanOf(
          saved({ county: { fipsCountyName: countyName } }),
          planDetail(known),
          where,
        );
        expect(lengthInCookie(plan) + 'shopperProfile.launchPlan='.length).to.be.below(4096);
        expect(plan).to.include({ planName, countyName, planId: 'H1036054001' });
      }),
    );
  });

  it('keeps the words of its benefits as long as they fit (PLANS-42)', () => {
    const withDental = (length: number) =>
      launchPlanOf(
        saved(place),
        planDetail({ benefits: [{ name: 'Dental', description: 'x'.repeat(length) }] }),
        where,
      );
    const room = 4000 - lengthInCookie(withDental(0));
    expect(withDental(room).dental).to.have.length(room);
    expect(withDental(room + 1).dental).to.equal('');
  });

  it('knows nothing of the person: it is made of the plan alone (PLANS-42)', () => {
    const shopper = { firstName: 'Robin', lastName: 'Sample', mbi: '1EG4TE5MK73', dob: '1950-03-05' };
    const nosy = { ...saved(place), ...shopper, form: { answers: shopper } };
    expect(launchPlanOf(nosy, { ...detail, ...shopper }, where)).to.deep.equal(expected);
  });
});
