import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  isInProgress,
  labelOf,
  resumeQuery,
  isSupplementRefused,
  supplementActionOf,
  type SupplementAction,
  type SupplementLabel,
  type SupplementApplication,
} from '../../../src/domain/enrollment/supplement-application';

const application = (
  status: Partial<SupplementApplication['applicationStatus']> = {},
  applicantDemographics: SupplementApplication['applicantDemographics'] = {},
): SupplementApplication => ({
  applicationStatus: { plans: [], ...status },
  applicantDemographics,
});

describe('supplement application: what it says', () => {
  for (const applicationStatus of ['In Progress', 'In-Progress', 'inprogress', 'IN PROGRESS', 'Saved'])
    it(`is in progress with "${applicationStatus}" (APPS-20, APPS-32, OPEN-A073)`, () => {
      expect(isInProgress(application({ applicationStatus }))).to.equal(true);
      expect(labelOf(application({ applicationStatus }))).to.deep.equal({ status: 'inProgress' });
    });

  const others: [applicationStatus: string | undefined, label: SupplementLabel][] = [
    ['Submitted', { status: 'submitted' }],
    ['Completed', { status: 'submitted' }],
    ['COMPLETED', { status: 'submitted' }],
    ['Withdrawn', { status: 'withdrawn' }],
    ['Denied', { status: 'denied' }],
    ['Pending', { status: 'pending' }],
    ['Under review', { words: 'Under review' }],
    ['constructor', { words: 'constructor' }],
    [undefined, { status: 'submitted', isNextUnknown: true }],
  ];
  for (const [applicationStatus, label] of others)
    it(`says what stands with ${applicationStatus ?? 'no status'}, and no more (APPS-33, APPS-34, OPEN-A073)`, () => {
      expect(isInProgress(application({ applicationStatus }))).to.equal(false);
      expect(labelOf(application({ applicationStatus }))).to.deep.equal(label);
    });

  it('never says that a review comes, unless it was submitted or completed (APPS-34)', () => {
    const word = fc.option(fc.oneof(fc.string(), fc.constantFrom('Withdrawn', 'Submitted', 'Lapsed')), {
      nil: undefined,
    });
    fc.assert(
      fc.property(word, word, (applicationStatus, adjudicationStatus) => {
        const label = labelOf(application({ applicationStatus, adjudicationStatus }));
        if (!('status' in label) || label.status !== 'submitted' || label.isNextUnknown) return;
        expect(['submitted', 'completed']).to.include(
          (adjudicationStatus ?? applicationStatus)?.toLowerCase().replace(/[\s-]/g, ''),
        );
      }),
    );
  });

  it('says the adjudication status before all else, in the service’s words (APPS-33, APPS-34)', () => {
    for (const applicationStatus of [undefined, 'In Progress', 'Submitted', 'Completed'])
      expect(labelOf(application({ applicationStatus, adjudicationStatus: 'Under review' }))).to.deep.equal({
        words: 'Under review',
      });
  });

  it('can go on whatever its adjudication status says (APPS-32)', () => {
    const both = { applicationStatus: 'In Progress', adjudicationStatus: 'Under review' };
    expect(isInProgress(application(both))).to.equal(true);
  });
});

describe('supplement application: the resume link', () => {
  const known = application({ applicationId: 'A-1' }, { dateOfBirth: '1950-03-05', zipCode: '60614' });

  it('has these names in this order (APPS-35, APPS-36, OPEN-A074)', () => {
    expect(resumeQuery(known, 'shopper-profile', 'IL')).to.deep.equal([
      ['referrer', 'shopper-profile'],
      ['applicationId', 'A-1'],
      ['DOB', '03/05/1950'],
      ['zip', '60614'],
      ['state', 'IL'],
      ['resume', 'true'],
    ]);
  });

  it('leaves out what is not known (APPS-35)', () => {
    expect(resumeQuery(application(), 'elsewhere', undefined)).to.deep.equal([
      ['referrer', 'elsewhere'],
      ['resume', 'true'],
    ]);
  });

  for (const dateOfBirth of ['undefined', '02/30/1950', 'March 5', ''])
    it(`leaves out a date of birth that reads "${dateOfBirth}" (OPEN-A074)`, () => {
      const names = resumeQuery({ ...known, applicantDemographics: { dateOfBirth } }, 'r', 'IL');
      expect(names.map(([name]) => name)).to.deep.equal(['referrer', 'applicationId', 'state', 'resume']);
    });
});

describe('supplement application: what can be done about it', () => {
  const plan = { planCode: 'G01', zipCode: '60614', planName: 'Medicare Supplement Plan G' };
  const nothingSuppressed: ReadonlySet<string> = new Set();
  const applied = (planName: string, applicationStatus?: string, zipCode: string | undefined = '60614') =>
    application({ applicationStatus, plans: [{ planName }] }, { zipCode });

  const names = [
    'Medicare Supplement Plan G',
    'MEDICARE SUPPLEMENT PLAN G',
    ' medicare  supplement\tplan g ',
    'MedicareSupplementPlanG',
    'Medicare\u00a0Supplement\nPlan G',
  ];
  for (const name of names)
    it(`goes on for the plan of the name ${JSON.stringify(name)} (REC-08, MEDSUPP-06, MEDSUPP-07)`, () => {
      expect(supplementActionOf(plan, applied(name, 'In-Progress'), nothingSuppressed)).to.equal('continue');
      expect(
        supplementActionOf({ ...plan, planName: name }, applied(plan.planName, 'Saved'), nothingSuppressed),
      ).to.equal('continue');
    });

  const statuses: [status: string | undefined, action: SupplementAction][] = [
    ['In-Progress', 'continue'],
    ['Saved', 'continue'],
    ['Submitted', 'view'],
    ['Completed', 'view'],
    ['Withdrawn', 'view'],
    [undefined, 'view'],
  ];
  for (const [status, action] of statuses)
    for (const suppressed of [nothingSuppressed, new Set(['G01']), null])
      it(`with the status ${status ?? 'nobody knows'} is to ${action}, suppressed: ${suppressed ? suppressed.size : 'unknown'} (REC-08)`, () => {
        expect(supplementActionOf(plan, applied(plan.planName, status), suppressed)).to.equal(action);
      });

  const others: [what: string, other: SupplementApplication | null][] = [
    ['no application', null],
    ['one for another plan', applied('Medicare Supplement Plan N')],
    ['one for a plan whose name only begins so', applied('Medicare Supplement Plan G High')],
    ['one elsewhere', applied(plan.planName, 'Saved', '33101')],
    [
      'one for nobody knows where',
      application({ applicationStatus: 'Saved', plans: [{ planName: plan.planName }] }),
    ],
    ['one for no plan', application({ applicationStatus: 'Saved' }, { zipCode: '60614' })],
    [
      'one whose second plan it is',
      application({ plans: [{ planName: 'Plan N' }, { planName: plan.planName }] }, { zipCode: '60614' }),
    ],
  ];
  for (const [what, other] of others)
    it(`is to start with ${what}, unless that is suppressed or not known to be possible (MEDSUPP-06, MEDSUPP-08)`, () => {
      expect(supplementActionOf(plan, other, nothingSuppressed)).to.equal('start');
      expect(supplementActionOf(plan, other, new Set(['N01']))).to.equal('start');
      expect(supplementActionOf(plan, other, new Set(['G01', 'MW1']))).to.be.undefined;
      expect(supplementActionOf(plan, other, null)).to.be.undefined;
    });

  it('is refused only if it is suppressed, and there is no application (MEDSUPP-08)', () => {
    const codes = new Set(['G01']);
    expect(isSupplementRefused(plan, null, codes)).to.be.true;
    expect(isSupplementRefused(plan, applied('Medicare Supplement Plan N'), codes)).to.be.true;
    expect(isSupplementRefused(plan, applied(plan.planName), codes)).to.be.false;
    expect(isSupplementRefused(plan, null, nothingSuppressed)).to.be.false;
    expect(isSupplementRefused(plan, null, null)).to.be.false;
  });

  it('is to start while the plan’s name or ZIP code is not known: no one can say that it is the same', () => {
    const inProgress = applied(plan.planName, 'Saved');
    for (const unknown of [{ planName: undefined }, { zipCode: undefined }]) {
      expect(supplementActionOf({ ...plan, ...unknown }, inProgress, nothingSuppressed)).to.equal('start');
      const nameless = application({ plans: [] }, {});
      expect(supplementActionOf({ ...plan, ...unknown }, nameless, nothingSuppressed)).to.equal('start');
    }
  });
});
