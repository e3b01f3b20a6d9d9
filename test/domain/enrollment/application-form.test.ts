import { expect } from 'chai';
import * as fc from 'fast-check';
import { resolveConfig } from '../../../src/config/settings';
import {
  applicationSteps,
  stepToResume,
  toApplicationForm,
  type ApplicationForm,
  type ApplicationStep,
  type StepsLeftOut,
} from '../../../src/domain/enrollment/application-form';
import {
  applicationTypeOf,
  applicationTypes,
  type ApplicationType,
} from '../../../src/domain/enrollment/enrolling';
import type { QuestionKey } from '../../../src/domain/enrollment/application-questions';
import type { PlanType } from '../../../src/domain/plans/plan';

const wanted: QuestionKey[] = ['planId', 'zipCode'];

const label = (questionKey: string, userInput: unknown, ...subQuestionLablesArray: unknown[]) => ({
  questionKey,
  questionLabel: 'What they were asked',
  userInput,
  dynamic: false,
  subQuestionLablesArray,
});

/** One step with these answers, as JSON text. */
const formWith = (keyLables: unknown, data?: unknown, view: unknown = 'personal-information'): string =>
  JSON.stringify([{ view, data, keyLables, formValid: true, nextPageUrl: '/steps/medicare-information' }]);

const answersIn = (formData: string, aliases?: Record<string, string[]>) =>
  toApplicationForm(formData, wanted, aliases)?.answers;

describe('application form: reading it', () => {
  it('keeps of each step its view, whether it is finished and what follows (APPS-43)', () => {
    const formData = JSON.stringify([
      { view: 'personal-information', formValid: true, nextPageUrl: '/steps/medicare-information', data: {} },
      { view: ' medicare-information ', formValid: 'false', nextPageUrl: null },
      { view: 'mailing-address' },
    ]);
    expect(toApplicationForm(formData, [])).to.deep.equal({
      steps: [
        { view: 'personal-information', formValid: true, nextPageUrl: '/steps/medicare-information' },
        { view: 'medicare-information', formValid: false, nextPageUrl: '' },
        { view: 'mailing-address', formValid: false, nextPageUrl: '' },
      ],
      answers: {},
    });
  });

  for (const formData of [undefined, '', 'undefined', 'null', '{}', '7', '"[]"', '[{"view":', 'steps'])
    it(`has no value for ${formData ?? 'nothing'}, which is no list of steps (APPS-43)`, () => {
      expect(toApplicationForm(formData, wanted)).to.equal(undefined);
    });

  it('leaves out a step that cannot be read, and keeps the others (APPS-43)', () => {
    const formData = JSON.stringify([
      null,
      7,
      [],
      'welcome',
      {},
      { view: '' },
      { view: {} },
      { view: 'review' },
    ]);
    expect(toApplicationForm(formData, [])?.steps.map(({ view }) => view)).to.deep.equal(['review']);
    expect(toApplicationForm('[]', wanted)).to.deep.equal({ steps: [], answers: {} });
  });

  it('finds an answer by its question, in whichever step (APPS-44)', () => {
    const formData = JSON.stringify([
      { view: 'a', keyLables: [label('firstName', 'Robin')] },
      { view: 'b', keyLables: [label('other', 'x'), label('zipCode', ' 60614 ')] },
      { view: 'c', keyLables: [label('planId', 'H1036054000')] },
    ]);
    expect(answersIn(formData)).to.deep.equal({ planId: 'H1036054000', zipCode: '60614' });
  });

  it('finds it below other questions, however deep (APPS-44)', () => {
    const formData = formWith([
      label('a', 'x', label('b', 'y', label('zipCode', 60614)), label('planId', 'H1')),
    ]);
    expect(answersIn(formData)).to.deep.equal({ planId: 'H1', zipCode: '60614' });
  });

  it('takes what was entered before the data of the step (APPS-44, OPEN-A076)', () => {
    const data = { zipCode: '99999', planId: 'H2' };
    expect(answersIn(formWith([label('zipCode', '60614')], data))).to.deep.equal({
      planId: 'H2',
      zipCode: '60614',
    });
    expect(answersIn(formWith(undefined, data))).to.deep.equal({ planId: 'H2', zipCode: '99999' });
  });

  it('passes over questions without an answer (APPS-44, RULES-14)', () => {
    for (const empty of ['', ' ', 'null', 'undefined', null, undefined, {}, [], true]) {
      expect(answersIn(formWith([label('zipCode', empty)]))).to.deep.equal({});
      expect(answersIn(formWith([label('zipCode', empty), label('zipCode', '60614')]))).to.deep.equal({
        zipCode: '60614',
      });
      expect(answersIn(formWith([label('zipCode', empty)], { zipCode: '60614' }))).to.deep.equal({
        zipCode: '60614',
      });
    }
  });

  it('knows other names of a question, its own first (OPEN-A076)', () => {
    const aliases = { zipCode: ['zip', 'postalCode'] };
    expect(answersIn(formWith([label('postalCode', '1')]), aliases)).to.deep.equal({ zipCode: '1' });
    expect(answersIn(formWith([label('postalCode', '1')], { zip: '2' }), aliases)).to.deep.equal({
      zipCode: '2',
    });
    const all = [label('postalCode', '1'), label('zip', '2'), label('zipCode', '3')];
    expect(answersIn(formWith(all), aliases)).to.deep.equal({ zipCode: '3' });
    expect(answersIn(formWith(all.slice(0, 2)))).to.deep.equal({});
  });

  it('keeps no answer that no one needs (OPEN-A076)', () => {
    const secret = '1EG4-TE5-MK73';
    const formData = formWith(
      [label('medicareClaimNumber', secret, label('lastName', secret)), label('zipCode', '60614')],
      { dob: secret },
    );
    const form = toApplicationForm(formData, wanted);
    expect(form?.answers).to.deep.equal({ zipCode: '60614' });
    expect(JSON.stringify(form)).not.to.include(secret);
  });

  it('reads lists and records of the wrong type as missing ones (APPS-44)', () => {
    for (const wrong of [null, 7, 'text', true, {}, [null, 7, 'x', [label('zipCode', '1')]]])
      expect(answersIn(formWith(wrong, wrong))).to.deep.equal({});
    expect(answersIn(formWith([{ ...label('a', 'x'), subQuestionLablesArray: 'none' }]))).to.deep.equal({});
  });

  it('never throws, whatever text arrives (APPS-43)', () => {
    const names = fc.constantFrom('view', 'keyLables', 'questionKey', 'userInput', 'subQuestionLablesArray');
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom<unknown>('zipCode', 'planId', null, true, 7, ''),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(names, tie('value'), { maxKeys: 5 }),
      ),
    }));
    const text = fc.oneof(
      fc.string(),
      fc.array(value).map((steps) => JSON.stringify(steps)),
    );
    fc.assert(
      fc.property(text, (formData) => {
        const form = toApplicationForm(formData, wanted, { zipCode: ['planId'] });
        for (const { view } of form?.steps ?? []) expect(view).not.to.equal('');
        for (const answer of Object.values(form?.answers ?? {})) expect(answer).to.be.a('string');
        expect(wanted).to.include.members(Object.keys(form?.answers ?? {}));
      }),
      { numRuns: 500 },
    );
  });
});

describe('application form: kinds', () => {
  const kinds: [PlanType | undefined, ApplicationType | undefined][] = [
    ['MA', 'MA'],
    ['MAPD', 'MA'],
    ['PDP', 'PDP'],
    ['SNP', 'SNP'],
    ['MS', undefined],
    [undefined, undefined],
  ];
  for (const [planType, type] of kinds)
    it(`has ${type ?? 'no'} application for ${planType ?? 'an unknown kind of'} plans (APPS-37)`, () => {
      expect(applicationTypeOf(planType)).to.equal(type);
    });
});

/** The steps of each kind, written by hand (APPS-38, APPS-39, OPEN-A075). */
const everyStep = [
  '/welcome',
  '/steps/personal-information',
  '/steps/medicare-information',
  '/steps/medicaid-information',
  '/steps/mailing-address',
  '/steps/phone-number',
  '/steps/language-preference',
  '/steps/chronic-questions',
  '/steps/use-disclosure',
  '/steps/prescription-drug-coverage',
  '/steps/special-election-period',
  '/steps/effective-date',
  '/steps/provider-search',
  '/steps/monthly-premium',
  '/steps/authorization',
  '/steps/statement-of-understanding',
  '/review',
] as const;
const stepsByType: Record<ApplicationType, readonly ApplicationStep[]> = {
  MA: everyStep.filter((step) => step !== '/steps/chronic-questions'),
  PDP: everyStep.filter((step) => step !== '/steps/chronic-questions' && step !== '/steps/provider-search'),
  SNP: everyStep,
};

const { stepsLeftOut } = resolveConfig([]).config.application;

const viewOf = (step: string): string => step.replace('/steps/', '').replace('/', '');

const finished = (step: string, nextPageUrl = ''): ApplicationForm['steps'][number] => ({
  view: viewOf(step),
  formValid: true,
  nextPageUrl,
});

const resume = (
  steps: ApplicationForm['steps'] | undefined,
  type: ApplicationType = 'SNP',
  leftOut: StepsLeftOut = stepsLeftOut,
): string => stepToResume(steps && { steps }, type, leftOut);

/** Any order, computed from a number. */
const shuffled = <Item>(items: readonly Item[]): fc.Arbitrary<Item[]> =>
  fc.shuffledSubarray([...items], { minLength: items.length });

describe('application form: where it goes on', () => {
  it('has the steps of the requirement, in order (APPS-38)', () => {
    expect(applicationSteps).to.deep.equal(everyStep);
  });

  for (const type of applicationTypes) {
    const steps = stepsByType[type];

    it(`is the welcome page before anything is finished: ${type} (OPEN-A075)`, () => {
      expect(resume(undefined, type)).to.equal('/welcome');
      expect(resume([], type)).to.equal('/welcome');
      expect(resume([{ ...finished(everyStep[1], '/review'), formValid: false }], type)).to.equal('/welcome');
    });

    for (const [index, step] of steps.entries()) {
      const next = steps[index + 1] ?? '/review';
      it(`is ${next} after ${step}: ${type} (APPS-39, APPS-40, OPEN-A075)`, () => {
        const soFar = steps.slice(0, index + 1);
        expect(
          resume(
            soFar.map((done) => finished(done)),
            type,
          ),
        ).to.equal(next);
        expect(
          resume(
            soFar.map((done, place) => finished(done, steps[place + 1])),
            type,
          ),
        ).to.equal(next);
        // An application at the first step has never finished the welcome page.
        if (index > 0)
          expect(
            resume(
              soFar.slice(1).map((done) => finished(done)),
              type,
            ),
          ).to.equal(next);
      });
    }
  }

  it('does not depend on the order in which the steps come (APPS-38)', () => {
    const soFar = fc.nat({ max: everyStep.length - 1 }).chain((last) =>
      shuffled(everyStep.slice(0, last + 1).map((step) => finished(step))).map((steps) => ({
        last,
        steps,
      })),
    );
    fc.assert(fc.property(soFar, ({ last, steps }) => resume(steps) === (everyStep[last + 1] ?? '/review')));
    expect(resume(everyStep.toReversed().map((step) => finished(step)))).to.equal('/review');
  });

  it('is the first step that is missing, where the furthest one does not say what follows (OPEN-A075)', () => {
    const gaps = [finished('/steps/personal-information'), finished('/steps/effective-date')];
    expect(resume(gaps)).to.equal('/steps/medicare-information');
    const invalid = { ...finished('/steps/medicare-information'), formValid: false };
    expect(resume([...gaps, invalid])).to.equal('/steps/medicare-information');
  });

  it('is where the furthest finished step leads, not where an earlier or unfinished one does (OPEN-A075)', () => {
    const steps = [
      finished('/steps/personal-information', '/review'),
      finished('/steps/medicare-information', '/steps/mailing-address'),
      { ...finished('/steps/phone-number', '/review'), formValid: false },
    ];
    expect(resume(steps)).to.equal('/steps/mailing-address');
    expect(resume(steps.toReversed())).to.equal('/steps/mailing-address');
  });

  it('skips from Medicare information to the review where the form requires it, and only there (APPS-41)', () => {
    for (const type of applicationTypes) {
      const personal = finished('/steps/personal-information', '/steps/medicare-information');
      expect(resume([personal, finished('/steps/medicare-information', '/review')], type)).to.equal(
        '/review',
      );
      expect(resume([personal, finished('/steps/medicare-information')], type)).to.equal(
        '/steps/medicaid-information',
      );
    }
  });

  for (const url of [
    '/steps/mailing-address',
    '/steps/mailing-address/',
    'mailing-address',
    'steps/../steps/mailing-address',
    '/online-application/ma.html/steps/mailing-address',
    '/online-application/steps/mailing-address.html',
    'https://www.example.com/enroll/steps/mailing-address.html?plan=H1#top',
    '/steps/mailing-address?next=/review',
    '/steps/mailing-address#/review',
  ])
    it(`finds the step in "${url}" (APPS-43, OPEN-A075)`, () => {
      expect(resume([finished('/steps/personal-information', url)])).to.equal('/steps/mailing-address');
    });

  for (const url of [
    '',
    '/',
    '#',
    '/steps/unknown',
    '/steps',
    '/preview',
    '/steps/mailing-address-2',
    '/steps/mailing-address/more',
    'https://www.example.com/?next=/review',
    'constructor',
  ])
    it(`knows no step in "${url}" (OPEN-A075)`, () => {
      expect(resume([finished('/steps/personal-information', url)])).to.equal('/steps/medicare-information');
    });

  it('counts unknown steps as nothing (OPEN-A075)', () => {
    const odd = ['unknown', 'steps/mailing-address', '/steps/mailing-address', 'constructor', '__proto__'];
    const steps = odd.map((view) => ({ view, formValid: true, nextPageUrl: '/review' }));
    expect(resume(steps)).to.equal('/welcome');
    expect(resume([finished('/welcome'), ...steps])).to.equal('/steps/personal-information');
  });

  it('takes the last word about a step that comes twice', () => {
    const [first, second] = ['/steps/mailing-address', '/steps/effective-date'].map((next) =>
      finished('/steps/personal-information', next),
    );
    expect(resume(first && second && [first, second])).to.equal('/steps/effective-date');
  });

  it('is never at a step that the kind of application leaves out (APPS-39, OPEN-A075)', () => {
    const leadsTo = (next: string) => [finished('/steps/personal-information', next)];
    expect(resume(leadsTo('/steps/chronic-questions'), 'SNP')).to.equal('/steps/chronic-questions');
    expect(resume(leadsTo('/steps/chronic-questions'), 'MA')).to.equal('/steps/medicare-information');
    expect(resume(leadsTo('/steps/provider-search'), 'MA')).to.equal('/steps/provider-search');
    expect(resume(leadsTo('/steps/provider-search'), 'PDP')).to.equal('/steps/medicare-information');
    expect(resume([finished('/steps/provider-search', '/review')], 'PDP')).to.equal('/welcome');
  });

  it('follows the table of the configuration, whatever nonsense is in it (OPEN-A075)', () => {
    const leftOut: StepsLeftOut = {
      MA: ['/welcome', '/steps/medicare-information', 'nonsense', '', 'constructor', 'personal-information'],
      PDP: [...applicationSteps, ...applicationSteps],
      SNP: ['/review'],
    };
    expect(resume([], 'MA', leftOut)).to.equal('/steps/personal-information');
    expect(resume([finished('/steps/personal-information')], 'MA', leftOut)).to.equal(
      '/steps/medicaid-information',
    );
    expect(resume([finished('/steps/personal-information')], 'PDP', leftOut)).to.equal('/review');
    expect(resume([finished('/steps/personal-information', '/review')], 'SNP', leftOut)).to.equal(
      '/steps/medicare-information',
    );
  });

  it('is always a step of that kind of application, if not the review (APPS-40)', () => {
    const url = fc.oneof(
      fc.constantFrom<string>(...everyStep),
      fc.constantFrom<string>(...everyStep).map((step) => `https://www.example.com/ma.html${step}?a=b`),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string(),
    );
    const step = fc.record({
      view: fc.oneof(fc.constantFrom(...everyStep).map(viewOf), fc.string()),
      formValid: fc.boolean(),
      nextPageUrl: url,
    });
    const some = fc.array(fc.oneof(fc.constantFrom<string>(...everyStep), fc.string()));
    const tables = fc.record({ MA: some, PDP: some, SNP: some });
    fc.assert(
      fc.property(fc.array(step), fc.constantFrom(...applicationTypes), tables, (steps, type, leftOut) => {
        const found = resume(steps, type, leftOut);
        expect(everyStep).to.include(found);
        if (found !== '/review') expect(leftOut[type]).not.to.include(found);
        expect(stepsByType[type]).to.include(resume(steps, type));
      }),
      { numRuns: 500 },
    );
  });
});
