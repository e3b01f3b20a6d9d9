import { expect } from 'chai';
import { applicationSteps } from '../../../src/domain/enrollment/application-form';
import { replaceResponse, asked, holdResponses, requestsTo, setEnrollments } from '../../support/responses';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { cdp } from '../../support/devtools';
import { focused, press } from '../../support/keys';
import {
  inside,
  leaveTestPage,
  openTestPage,
  ready,
  spyOnEvents,
  whenLeaving,
  type TestPage,
} from '../../support/page';
import { spyOnCookies } from '../../support/visits';
import { placeNav, takesSpace } from '../../support/views';

const APPLICATIONS = 'shopper-profile-applications';
const HEADING = 'Your applications';
const STATUS_CALL = '/applications/status/v1';
const SUPPLEMENT_CALL = '/enrollments/medsupp/v1';
const SAVED_CALL = '/fetchEnrollmentDataByEmailId/';
/** Printed on Medicare's own sample cards. */
const NUMBER = '1EG4-TE5-MK73';
const EARLIER_NUMBER = '1EG4-TE5-MK72';

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;
type Wire = Record<string, unknown>;

const enrollment = (changes: Wire = {}): Wire => ({
  planId: 'H5521016000',
  planName: 'Sample Choice (PPO)',
  planYear: '2027',
  planType: 'MAPD',
  zipCode: '60614',
  county: { fipsCountyCode: '031', fipsCountyName: 'Cook County', stateCode: 'IL' },
  isSubmitted: false,
  status: 'Saved',
  lastSaved: 'saved 11/02/2026 09:30 AM CST',
  ...changes,
});

const answer = (questionKey: string, userInput: string): Wire => ({
  questionKey,
  questionLabel: questionKey,
  userInput,
  dynamic: false,
  subQuestionLablesArray: [],
});

const step = (view: string, changes: Wire = {}): Wire => ({
  view,
  data: {},
  keyLables: [],
  formValid: true,
  nextPageUrl: '',
  ...changes,
});

const formOf = (...steps: Wire[]): string => JSON.stringify(steps);
const formWith = (medicareNumber: string): string =>
  formOf(step('medicare-information', { keyLables: [answer('medicareClaimNumber', medicareNumber)] }));

const sent = (changes: Wire = {}): Wire =>
  enrollment({
    isSubmitted: true,
    status: 'Submitted',
    confirmationNo: 'SAMPLE-1',
    formData: formWith(NUMBER),
    ...changes,
  });

const statesResponse = (...states: [confirmationNo: string, code: unknown][]) => ({
  data: {
    applications: states.map(([imageIdentifier, code]) => ({ applicationState: { code }, imageIdentifier })),
  },
});

const supplementResponse = (status: Wire = {}, applicant: Wire = {}) => ({
  applications: [
    {
      response: {
        applicationStatus: {
          applicationId: 'SAMPLE-MS-1',
          applicationStatus: 'In-Progress',
          adjudicationStatus: '',
          savedTimestamp: '2026-11-17T14:20:00',
          plans: [{ planName: 'Sample Plan G', planCode: 'G01' }],
          ...status,
        },
        applicantDemographics: { dateOfBirth: '1956-01-05', zipCode: '60614', ...applicant },
      },
    },
  ],
});

interface Setup extends Options {
  enrollments?: Wire[];
  /** Response of the service for supplement applications. */
  supplement?: object;
  /** Response of the application-status service. */
  states?: object;
  /** Plans of the member in the format of the profile. */
  enrolled?: Wire[];
  attributes?: string;
}

async function open({
  enrollments,
  supplement,
  states,
  enrolled,
  attributes = '',
  ...options
}: Setup): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', ...options });
  if (enrollments) setEnrollments(page.service, ...enrollments);
  if (enrolled) Object.assign(page.service.state, { memberEnrolledPlans: enrolled });
  if (supplement) replaceResponse(page.service, SUPPLEMENT_CALL, supplement);
  if (states) replaceResponse(page.service, STATUS_CALL, states);
  await page.place(APPLICATIONS, attributes);
  await ready();
  await settled();
  return page;
}

const cards = ({ screen }: Pick<TestPage, 'screen'>) => screen.queryAllByShadowRole('article');
const names = (page: TestPage) => cards(page).map((card) => inside(card).getByRole('heading').textContent);
const linesOf = (card: HTMLElement) => [...card.querySelectorAll('p')].map(({ textContent }) => textContent);

/** The only card. */
function applicationCardOf(page: TestPage): HTMLElement {
  const [card, ...others] = cards(page);
  expect(others).to.be.empty;
  return card!;
}

/** The status is in the second line, right after the plan type. */
const statusOf = (page: TestPage): string | undefined => linesOf(applicationCardOf(page))[1];
const actionsOf = (page: TestPage) => inside(applicationCardOf(page)).queryAllByRole('button');
const elementOf = ({ container }: TestPage) => container.querySelector<HTMLElement>(APPLICATIONS)!;

const routes = {
  application: { MA: '/apply/ma?plan={planId}&step={step}', PDP: '/apply/pdp', SNP: '/apply/snp' },
  viewApplication: '/applications/{planId}/{confirmationNo}',
  medsuppResume: '/supplement/resume.html',
};

async function pressAction(page: TestPage, name: RegExp): Promise<void> {
  await page.user.click(page.screen.getByShadowRole('button', { name }));
  await settled();
}

const UNCHECKED = 'Your application was sent. We cannot check where it stands right now.';

describe('shopper-profile-applications', () => {
  afterEach(leaveTestPage);

  describe('shows', () => {
    it('under its title, at the level that the author wants (APPS-01, SHELL-44)', async () => {
      const page = await open({ enrollments: [enrollment()], attributes: 'heading-level="3"' });
      expect(page.screen.getByShadowRole('heading', { name: HEADING }).tagName).to.equal('H3');
      expect(page.screen.getByShadowRole('region', { name: HEADING })).to.exist;
      expect(inside(applicationCardOf(page)).getByRole('heading').tagName).to.equal('H4');
    });

    it('above the plans, which wait until it has its space', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      setEnrollments(page.service, enrollment());
      holdResponses(page.service, STATUS_CALL);
      const [element, plans] = [await page.place(APPLICATIONS), await page.place('shopper-profile-plans')];
      await ready();
      await eventually(() => expect(plans.matches(':state(applied)')).to.be.true);
      await eventually(() => expect(element.matches(':state(settled)')).to.be.true);
      expect(element.getBoundingClientRect().height).to.be.above(100);
    });

    it('its space with the plans: they wait, hidden with all their content, as soon as the profile has an application', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      setEnrollments(page.service, enrollment());
      // The code that knows whether the application shows loads after the date rules.
      const held = holdResponses(page.service, '/serverData');
      const plans = await page.place('shopper-profile-plans');
      await eventually(() => expect(plans.matches(':state(applied)')).to.be.true);
      plans.style.visibility = 'hidden';
      const seen = [...plans.shadowRoot!.querySelectorAll('*')].filter(
        (part) => part.checkVisibility({ visibilityProperty: true }) && part.clientHeight > 0,
      );
      expect(seen).to.be.empty;
      held.arrive();
      await ready();
      await settled();
      expect(plans.matches(':state(applied)')).to.be.true;
    });

    it('plans of a shopper with a saved supplement that wait until its application is known, as does the recommendation', async () => {
      const page = openTestPage({ scenario: 'medsupp' });
      setEnrollments(page.service);
      replaceResponse(page.service, SUPPLEMENT_CALL, null);
      const held = holdResponses(page.service, SUPPLEMENT_CALL);
      const below = [
        await page.place('shopper-profile-recommendation'),
        await page.place('shopper-profile-plans'),
      ];
      const wait = (): boolean[] => below.map((element) => element.matches(':state(applied)'));
      await eventually(() => expect(wait()).to.deep.equal([true, true]));
      await eventually(
        () =>
          expect(below[1]!.shadowRoot!.querySelectorAll('article.card:not(.card-loading)')).not.to.be.empty,
      );
      expect(wait()).to.deep.equal([true, true]);
      held.arrive();
      await eventually(() => expect(wait()).to.deep.equal([false, false]));
    });

    it('no plans that hide again once they have shown, for an application that comes late', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      setEnrollments(page.service);
      replaceResponse(page.service, SUPPLEMENT_CALL, supplementResponse());
      const held = holdResponses(page.service, SUPPLEMENT_CALL);
      const plans = await page.place('shopper-profile-plans');
      await eventually(
        () => expect(plans.shadowRoot!.querySelectorAll('article.card:not(.card-loading)')).not.to.be.empty,
      );
      held.arrive();
      await page.place(APPLICATIONS);
      await eventually(() => expect(cards(page)).not.to.be.empty);
      expect(plans.matches(':state(applied)')).to.be.false;
    });

    it('no plans that wait for an application of a year that does not show (APPS-03)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      setEnrollments(page.service, enrollment({ planYear: '2025' }));
      const plans = await page.place('shopper-profile-plans');
      await ready();
      await eventually(() => expect(plans.matches(':state(applied)')).to.be.false);
    });

    it('a card for each application, named by its plan (APPS-02, DATA-10, OPEN-A067)', async () => {
      const page = await open({
        enrollments: [
          enrollment(),
          enrollment({ planId: 'S5921362000', planName: 'Sample Rx (PDP)', planType: 'PDP' }),
        ],
      });
      expect(names(page)).to.deep.equal(['Sample Choice (PPO)', 'Sample Rx (PDP)']);
      expect(page.screen.getByShadowRole('article', { name: 'Sample Rx (PDP)' })).to.exist;
    });

    it('which kind of plan it is for which year, in words (DATA-26, OPEN-A067)', async () => {
      const kinds = [
        ['MA', 'Medicare Advantage plan for 2027'],
        ['MAPD', 'Medicare Advantage plan with drug coverage for 2027'],
        ['PDP', 'Prescription drug plan for 2027'],
        ['SNP', 'Special needs plan for 2027'],
        ['MS', 'Medicare Supplement plan for 2027'],
        ['what is this', 'Plan for 2027'],
      ];
      const page = await open({
        enrollments: kinds.map(([planType], index) => enrollment({ planId: `H${index}`, planType })),
      });
      expect(cards(page).map((card) => linesOf(card)[0])).to.deep.equal(kinds.map(([, words]) => words));
    });

    it('the number of a plan without a name', async () => {
      const page = await open({ enrollments: [enrollment({ planName: '' })] });
      expect(names(page)).to.deep.equal(['Plan H5521-016-000']);
    });

    it('nothing without applications, and takes no space (SHELL-44)', async () => {
      const page = await open({});
      expect(page.screen.queryByShadowRole('heading')).to.be.null;
      expect(takesSpace(elementOf(page))).to.be.false;
    });

    it('nothing of a guest to any service: no Medicare number, no plan to contact (ROLES-02, NET-19, NET-24)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      const formData = JSON.stringify([{ data: { medicareClaimNumber: '1EG4TE5MK73' } }]);
      const denied = sent({ formData });
      const holder = { ...page.service.guestProfile, enrollmentsDetails: { enrollments: [denied] } };
      localStorage.setItem('shopperProfile.guestProfile', JSON.stringify(holder));
      replaceResponse(page.service, '/applications/status', {
        data: { applications: [{ applicationState: { code: 12 }, imageIdentifier: denied.confirmationNo }] },
      });
      await page.place(APPLICATIONS);
      await ready();
      await settled();
      expect(requestsTo(page.service, '/applications/status')).to.be.empty;
      expect(requestsTo(page.service, '/plan-contact')).to.be.empty;
    });

    it('nothing for a guest, whatever the browser keeps (SHELL-44)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      const holder = { ...page.service.guestProfile, enrollmentsDetails: { enrollments: [enrollment()] } };
      localStorage.setItem('shopperProfile.guestProfile', JSON.stringify(holder));
      await page.place(APPLICATIONS);
      await ready();
      await settled();
      expect(cards(page)).to.be.empty;
      expect(asked(page.service).join()).not.to.match(/medsupp|fetchEnrollment/);
    });

    for (const [service, path] of [
      ['application-status', STATUS_CALL],
      ['saved-application', SAVED_CALL],
    ] as const)
      it(`what is known 1.5 s after the profile, when the ${service} service is slow; a late response takes effect (APPS-11, contract §7)`, async () => {
        const page = openTestPage({ scenario: 'consumer' });
        startFakeClock(new Date('2026-11-20T10:15:00'));
        setEnrollments(page.service, sent());
        replaceResponse(page.service, STATUS_CALL, statesResponse(['SAMPLE-1', 12]));
        const held = holdResponses(page.service, path);
        await page.place(APPLICATIONS);
        await pass(1_400);
        const waiting = elementOf(page).shadowRoot!.querySelectorAll('[aria-busy="true"] .card-loading');
        if (path === STATUS_CALL) {
          expect(waiting, 'space for the status').to.have.length(1);
          expect(linesOf(applicationCardOf(page)).join()).not.to.match(/Submitted|cannot check|sent/);
        } else {
          expect(waiting).to.be.empty;
          expect(statusOf(page)).to.equal('Denied');
        }
        await pass(200);
        expect(statusOf(page)).to.equal(path === STATUS_CALL ? 'Submitted' : 'Denied');
        held.arrive();
        await settled();
        expect(statusOf(page)).to.equal('Denied');
      });

    it('no card before its place is known: a status decides on it (contract §7)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      startFakeClock(new Date('2026-11-20T10:15:00'));
      setEnrollments(page.service, enrollment({ planId: 'H0000001000' }), sent());
      replaceResponse(page.service, STATUS_CALL, statesResponse(['SAMPLE-1', 11]));
      const held = holdResponses(page.service, STATUS_CALL);
      await page.place(APPLICATIONS);
      await pass(1_400);
      expect(cards(page)).to.be.empty;
      expect(elementOf(page).shadowRoot!.querySelectorAll('.card-loading')).to.have.length(2);
      expect(elementOf(page).shadowRoot!.textContent).to.contain('Loading your applications');
      held.arrive();
      await settled();
      expect(cards(page).map((card) => linesOf(card)[1])).to.deep.equal(['Approved', 'Saved']);
    });

    it('what was left in the online application, too (APPS-29, APPS-31, APPS-42)', async () => {
      const page = await open({ scenario: 'agent' });
      expect(names(page)).to.have.length(2);
      expect(names(page)[1]).to.match(/^Aetna/);
    });

    it('everything that the shopper of the demo has applied for', async () => {
      const page = await open({ scenario: 'applications' });
      const statuses = cards(page).map((card) => linesOf(card)[1]);
      const all = ['Saved', 'In progress', 'Submitted', 'Pending', 'Approved', 'Denied', 'Withdrawn'];
      expect(statuses).to.include.members(all);
      expect(new Set(names(page))).to.have.length(cards(page).length);
    });

    it('the approved first, then those to finish, the last saved first, those sent, and denied or withdrawn ones last', async () => {
      const page = await open({ scenario: 'applications' });
      const groups = page.screen.getAllByShadowRole('heading', { level: 3 }).map((heading) => [
        heading.textContent,
        inside(heading.parentElement!)
          .getAllByRole('article')
          .map((card) => linesOf(card)[1]),
      ]);
      expect(groups.map(([name]) => name)).to.deep.equal([
        'Approved',
        'To finish',
        'Sent',
        'Denied or withdrawn',
      ]);
      expect(groups[0]![1]).to.deep.equal(['Approved']);
      expect(new Set(groups[1]![1])).to.have.all.keys('Saved', 'In progress');
      expect(new Set(groups[2]![1])).to.have.all.keys('Submitted', 'Pending');
      expect(groups[3]![1]).to.deep.equal(['Withdrawn', 'Denied']);
      const times = linesOf(elementOf(page).shadowRoot!.querySelectorAll('ul')[1]!).filter((line) =>
        line.startsWith('Saved 1'),
      );
      expect(times).to.deep.equal(times.toSorted().toReversed()).and.have.length.above(2);
      expect(inside(cards(page)[0]!).getByRole('heading').tagName).to.equal('H4');
    });

    const filledOf = (page: TestPage): (string | undefined)[] =>
      page.screen
        .getAllByShadowRole('button', { name: /^Continue your application/ })
        .filter((button) => button.matches('.button-primary'))
        .map((button) => button.getAttribute('aria-label')?.split(': ')[1]);

    it('one filled button, for the last saved of those to finish', async () => {
      const page = await open({
        enrollments: [
          enrollment(),
          enrollment({ planId: 'H2', planName: 'Later (PPO)', lastSaved: 'saved 11/03/2026 09:30 AM CST' }),
        ],
      });
      expect(filledOf(page)).to.deep.equal(['Later (PPO)']);
    });

    for (const [title, code, isFilled] of [
      ['no filled button beside an approved application, which another one can end', 11, false],
      ['a filled button beside an application that waits', 10, true],
    ] as const)
      it(title, async () => {
        const page = await open({
          enrollments: [enrollment({ planId: 'H2' }), sent()],
          states: statesResponse(['SAMPLE-1', code]),
        });
        expect(filledOf(page)).to.have.length(isFilled ? 1 : 0);
        const warning = 'If you send another application for the same year, it can end this plan.';
        const warned = cards(page)
          .map(linesOf)
          .filter((card) => card.includes(warning));
        expect(warned.map(([, status]) => status)).to.deep.equal(isFilled ? [] : ['Approved']);
      });

    it('the warning once for several to finish', async () => {
      const page = await open({
        enrollments: [enrollment({ planId: 'H2' }), enrollment({ planId: 'H3' }), sent()],
        states: statesResponse(['SAMPLE-1', 11]),
      });
      expect(page.screen.getByShadowText(/^You have an approved plan\. If you send one of these/)).to.exist;
      expect(page.screen.queryByShadowText(/^You have started these applications/)).to.equal(null);
    });

    it('the number of applications of each status, from three on', async () => {
      const countsOf = (page: TestPage): string | null | undefined =>
        elementOf(page).shadowRoot!.querySelector('.applications-counts')?.textContent;
      expect(countsOf(await open({ enrollments: [enrollment(), sent()] }))).to.equal(undefined);
      leaveTestPage();
      const page = await open({ scenario: 'applications' });
      const cardsOf = (...statuses: string[]): number =>
        cards(page).filter((card) => statuses.includes(linesOf(card)[1]!)).length;
      expect(countsOf(page)).to.equal(
        [
          `${cardsOf('Approved')} approved`,
          `${cardsOf('Saved', 'In progress')} to finish`,
          `${cardsOf('Submitted', 'Pending')} sent`,
          `${cardsOf('Denied', 'Withdrawn')} denied or withdrawn`,
        ].join(', '),
      );
    });

    it('no number before the statuses have loaded, but its space', async () => {
      const page = openTestPage({ scenario: 'applications' });
      const held = holdResponses(page.service, STATUS_CALL);
      await page.place(APPLICATIONS);
      const line = await eventually(() => {
        const found = elementOf(page).shadowRoot!.querySelector('.applications-counts');
        expect(found).to.exist;
        return found!;
      });
      expect(line.textContent).to.equal('');
      const { height } = line.getBoundingClientRect();
      held.arrive();
      await eventually(() => expect(line.textContent).to.match(/^\d approved/));
      expect(line.getBoundingClientRect().height).to.be.closeTo(height, 1);
    });

    it('no warning, and a filled button, if the approved plan is for another year', async () => {
      const page = await open({
        enrollments: [enrollment({ planId: 'H2' }), sent({ planYear: '2026' })],
        states: statesResponse(['SAMPLE-1', 11]),
      });
      expect(cards(page)).to.have.length(2);
      expect(filledOf(page)).to.have.length(1);
      expect(elementOf(page).shadowRoot!.textContent).not.to.include('it can end');
    });

    it('no such warning if nothing is left to send', async () => {
      const page = await open({ enrollments: [sent()], states: statesResponse(['SAMPLE-1', 11]) });
      expect(linesOf(applicationCardOf(page))[1]).to.equal('Approved');
      expect(applicationCardOf(page).textContent).not.to.include('it can end');
    });

    for (const [planType, isFilled] of [
      ['PDP', true],
      ['MAPD', false],
    ] as const)
      it(`${isFilled ? 'a' : 'no'} filled button for a supplement beside an approved ${planType} plan`, async () => {
        const page = await open({
          enrollments: [sent({ planType })],
          states: statesResponse(['SAMPLE-1', 11]),
          supplement: supplementResponse(),
        });
        expect(filledOf(page)).to.have.length(isFilled ? 1 : 0);
        expect(elementOf(page).shadowRoot!.textContent).not.to.include('it can end');
      });

    it('no headings of groups for a single group', async () => {
      const page = await open({ enrollments: [enrollment(), enrollment({ planId: 'H2' })] });
      expect(page.screen.queryAllByShadowRole('heading', { level: 2 })).to.have.length(1);
      expect(page.screen.queryAllByShadowRole('heading', { level: 3 })).to.have.length(2);
      expect(page.screen.queryByShadowRole('heading', { name: 'To finish' })).to.be.null;
    });

    it('a supplement application with a status of its own in a group that claims nothing', async () => {
      const page = await open({
        scenario: 'agent',
        enrollments: [enrollment()],
        supplement: supplementResponse({ adjudicationStatus: 'Sent to underwriting' }),
      });
      expect(page.screen.getByShadowRole('heading', { name: 'Other applications' })).to.exist;
      expect(page.screen.queryByShadowRole('heading', { name: 'Sent' })).to.be.null;
    });

    it('only with the plans, where views are switched (SHELL-02)', async () => {
      const page = await open({ enrollments: [enrollment()] });
      const goTo = await placeNav(page);
      expect(takesSpace(elementOf(page))).to.be.true;
      await goTo('drugs');
      expect(takesSpace(elementOf(page))).to.be.false;
    });
  });

  describe('in the course of the year', () => {
    const years = ['2025', '2026', '2027', '2028'];
    const dates = [
      ['2026-01-01T00:00:00', ['2026']],
      ['2026-10-14T23:59:59', ['2026']],
      ['2026-10-15T00:00:00', ['2026', '2027']],
      ['2026-11-30T23:59:59', ['2026', '2027']],
      ['2026-12-01T00:00:00', ['2027']],
      ['2026-12-31T23:59:59', ['2027']],
      ['2027-01-01T00:00:00', ['2027']],
      ['2027-10-15T00:00:00', ['2027', '2028']],
    ] as const;
    for (const [date, shown] of dates) {
      it(`shows those for ${shown.join(' and ')} on ${date} (APPS-03 … APPS-06)`, async () => {
        const page = await open({
          date,
          enrollments: years.map((planYear) => enrollment({ planYear, planName: planYear })),
        });
        expect(names(page)).to.deep.equal([...shown]);
      });
    }

    it('shows nothing at all when none is of a year that shows (APPS-03)', async () => {
      const page = await open({ enrollments: [enrollment({ planYear: '2025' })] });
      expect(takesSpace(elementOf(page))).to.be.false;
    });
  });

  describe('says where an application stands', () => {
    it('as saved or in progress while it is not sent (APPS-09, APPS-20)', async () => {
      for (const [status, words] of [
        ['Saved', 'Saved'],
        ['In-Progress', 'In progress'],
        ['In Progress', 'In progress'],
        ['Approved', 'In progress'],
        [undefined, 'In progress'],
      ]) {
        const page = await open({ enrollments: [enrollment({ status })] });
        expect(statusOf(page)).to.equal(words);
      }
    });

    const codes = [
      [1, 'Pending'],
      [10, 'Pending'],
      [11, 'Approved'],
      [12, 'Denied'],
      ['12', 'Denied'],
      [13, 'Withdrawn'],
      [14, 'Pending'],
      [24, 'Pending'],
      [0, 'Submitted'],
      [25, 'Submitted'],
      [null, 'Submitted'],
    ] as const;
    for (const [code, words] of codes) {
      it(`as ${words} for code ${JSON.stringify(code)} (APPS-10 … APPS-19, OPEN-A066)`, async () => {
        const page = await open({ enrollments: [sent()], states: statesResponse(['SAMPLE-1', code]) });
        expect(statusOf(page)).to.equal(words);
      });
    }

    it('as submitted when the service knows nothing of it (APPS-11)', async () => {
      const page = await open({ enrollments: [sent()], states: statesResponse(['SAMPLE-2', 11]) });
      expect(statusOf(page)).to.equal('Submitted');
    });

    for (const kind of [500, 'garbage', 'timeout'] as const) {
      it(`as submitted when the service fails: ${kind} (APPS-11)`, async () => {
        const page = await open({
          enrollments: [sent()],
          config: { loading: { callWaitMs: 100 } },
          fail: { call: 'applicationStatus', kind },
        });
        await eventually(() => expect(statusOf(page)).to.equal('Submitted'));
        await eventually(() => expect(linesOf(applicationCardOf(page))[2]).to.equal(UNCHECKED));
        expect(await ready()).to.deep.equal({ outcome: 'success' });
      });
    }

    for (const [locale, sentence, withDate] of [
      [
        'en',
        /approved\. The plan will send you a card/,
        /Your coverage starts January 1, 2027\. The plan will/,
      ],
      ['es', /aprobada\. El plan le enviará/, /Su cobertura comienza el 1 de enero de 2027\. El plan/],
    ] as const) {
      it(`as approved, with what the plan sends, and the first day of coverage where it is known (${locale})`, async () => {
        const approved = {
          enrollments: [sent()],
          states: statesResponse(['SAMPLE-1', 11]),
          config: { locale },
        };
        const page = await open(approved);
        await eventually(() => expect(cards(page)[0]?.textContent).to.match(sentence));
        const { planId, planYear } = sent();
        for (const [effectiveDate, expected] of [
          ['01/01/2027', withDate],
          ['01/01/2026', sentence],
          ['soon', sentence],
        ] as const) {
          const known = await open({
            ...approved,
            enrolled: [{ planId, planYear, planType: 'MAPD', isEnrolled: true, effectiveDate }],
          });
          await eventually(() => expect(cards(known)[0]?.textContent, effectiveDate).to.match(expected));
        }
      });
    }

    it('as submitted, and says nothing of what comes next, when there is no number to check it with (APPS-11)', async () => {
      const page = await open({ enrollments: [sent({ formData: undefined })] });
      expect(linesOf(applicationCardOf(page)).slice(1, 3)).to.deep.equal(['Submitted', UNCHECKED]);
      expect(actionsOf(page).map(({ textContent }) => textContent)).to.deep.equal(['View application']);
    });

    it('after the shopper has tried again, with focus in the card (APPS-11)', async () => {
      const page = await open({ enrollments: [sent()], fail: { call: 'applicationStatus', kind: 500 } });
      await pressAction(page, /^Try again: Sample Choice/);
      expect(linesOf(applicationCardOf(page)).slice(1, 3)).to.deep.equal(['Submitted', UNCHECKED]);
      expect(focused()?.textContent).to.equal('Try again');
      page.service.setFailures([]);
      replaceResponse(page.service, STATUS_CALL, statesResponse(['SAMPLE-1', 11]));
      const held = holdResponses(page.service, STATUS_CALL);
      await pressAction(page, /^Try again: Sample Choice/);
      expect(linesOf(applicationCardOf(page))[2]).to.equal('Checking where your application stands…');
      held.arrive();
      await eventually(() => expect(statusOf(page)).to.equal('Approved'));
      expect(actionsOf(page).map(({ textContent }) => textContent)).to.deep.equal(['View application']);
      expect(focused()).to.equal(inside(applicationCardOf(page)).getByRole('heading'));
    });

    it('after the shopper has tried again, with focus in the card that moved to another group (APPS-11)', async () => {
      const page = await open({
        enrollments: [sent(), sent({ planId: 'H2', planName: 'Other', confirmationNo: 'SAMPLE-2' })],
        fail: { call: 'applicationStatus', kind: 500 },
      });
      page.service.setFailures([]);
      replaceResponse(page.service, STATUS_CALL, statesResponse(['SAMPLE-1', 12], ['SAMPLE-2', 4]));
      await pressAction(page, /^Try again: Sample Choice/);
      await eventually(() => expect(names(page)).to.deep.equal(['Other', 'Sample Choice (PPO)']));
      expect(page.screen.getByShadowRole('heading', { name: 'Denied or withdrawn' })).to.exist;
      expect(focused()).to.equal(page.screen.getByShadowRole('heading', { name: 'Sample Choice (PPO)' }));
    });

    it('after the shopper has tried again, with focus in a card that stays while another one moves (APPS-11)', async () => {
      const page = await open({
        enrollments: [sent(), sent({ planId: 'H2', planName: 'Other', confirmationNo: 'SAMPLE-2' })],
        fail: { call: 'applicationStatus', kind: 500 },
      });
      page.service.setFailures([]);
      replaceResponse(page.service, STATUS_CALL, statesResponse(['SAMPLE-1', 12], ['SAMPLE-2', 4]));
      await pressAction(page, /^Try again: Other/);
      await eventually(() => expect(names(page)).to.deep.equal(['Other', 'Sample Choice (PPO)']));
      expect(focused()).to.equal(page.screen.getByShadowRole('heading', { name: 'Other' }));
    });

    it('says what is known of each, when only one number could be checked (APPS-11)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const other = sent({
        planId: 'H7151005000',
        confirmationNo: 'SAMPLE-2',
        formData: formWith(EARLIER_NUMBER),
      });
      setEnrollments(page.service, sent(), other);
      replaceResponse(page.service, STATUS_CALL, statesResponse(['SAMPLE-1', 11]));
      const ask = page.service.fetch.bind(page.service);
      page.service.fetch = (input, init) =>
        typeof init?.body === 'string' && init.body.includes(EARLIER_NUMBER.replaceAll('-', ''))
          ? Promise.resolve(new Response('', { status: 500 }))
          : ask(input, init);
      await page.place(APPLICATIONS);
      await ready();
      await settled();
      const said = cards(page).map((card) => linesOf(card)[1]);
      expect(said).to.have.members(['Approved', 'Submitted']);
    });

    it('and what happens next, in a sentence for each status', async () => {
      const page = await open({ scenario: 'applications' });
      const finished = cards(page).filter((card) => !['Saved', 'In progress'].includes(linesOf(card)[1]!));
      const sentences = new Map(finished.map((card) => [linesOf(card)[1], linesOf(card)[2]]));
      expect(sentences).to.have.length(5);
      expect(new Set(sentences.values())).to.have.length(sentences.size);
      for (const sentence of sentences.values()) expect(sentence).to.match(/^[A-Z].+\.$/);
    });

    it('and the next step once for all of those to finish, on the card if there is one', async () => {
      const step = /^You have started these applications\. To enroll in a plan, finish/;
      const several = await open({ enrollments: [enrollment(), enrollment({ planId: 'H2' })] });
      expect(several.screen.getAllByShadowText(step)).to.have.length(1);
      expect(cards(several).map((card) => linesOf(card)[2])).to.deep.equal(
        Array(2).fill('Saved 11/02/2026 09:30 AM CST'),
      );
      leaveTestPage();
      const one = await open({ enrollments: [enrollment()] });
      expect(one.screen.queryByShadowText(step)).to.equal(null);
      expect(linesOf(applicationCardOf(one))[3]).to.match(/The next step is to finish/);
    });

    it('with a drawing that is nothing to read', async () => {
      const page = await open({ enrollments: [enrollment()] });
      const drawing = applicationCardOf(page).querySelector('svg')!;
      expect(drawing.getAttribute('aria-hidden')).to.equal('true');
      expect(inside(applicationCardOf(page)).queryByRole('img')).to.be.null;
    });

    it('asks once for each Medicare number, without dashes, for all at the same time (APPS-10, APPS-22)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      setEnrollments(
        page.service,
        sent(),
        sent({ planId: 'H2', confirmationNo: 'SAMPLE-2' }),
        sent({ planId: 'H3', confirmationNo: 'SAMPLE-3', formData: formWith(EARLIER_NUMBER) }),
        enrollment({ planId: 'H4', formData: formWith('1EG4-TE5-MK74') }),
      );
      const held = holdResponses(page.service, STATUS_CALL);
      await page.place(APPLICATIONS);
      await eventually(() => expect(requestsTo(page.service, STATUS_CALL)).to.have.length(2));
      await settled();
      const bodies = requestsTo(page.service, STATUS_CALL).map(({ body }) => body);
      expect(bodies).to.deep.equal([
        { mbi: '1EG4TE5MK73', pageSize: 100 },
        { mbi: '1EG4TE5MK72', pageSize: 100 },
      ]);
      held.arrive();
    });

    it('asks with the shopper’s own number where the answers have none (APPS-10)', async () => {
      const page = await open({ scenario: 'member' });
      const [request, ...others] = requestsTo(page.service, STATUS_CALL);
      expect(request!.body).to.deep.equal({ mbi: '1EG4TE5MK73', pageSize: 100 });
      expect(others).to.be.empty;
      expect(statusOf(page)).to.equal('Approved');
    });
  });

  describe('says beside it', () => {
    it('when an unsent one was saved last, in central time (APPS-27)', async () => {
      const page = await open({ enrollments: [enrollment()] });
      expect(linesOf(applicationCardOf(page))[2]).to.equal('Saved 11/02/2026 09:30 AM CST');
    });

    it('the same with the suffix that the host wants (OPEN-A071)', async () => {
      const page = await open({
        enrollments: [enrollment()],
        config: { application: { timeSuffix: 'Central Time' } },
      });
      expect(linesOf(applicationCardOf(page))[2]).to.equal('Saved 11/02/2026 09:30 AM Central Time');
    });

    for (const lastSaved of ['saved 02/30/2026 09:30 AM CST', 'undefined', '', undefined, null, 17]) {
      it(`no time that cannot be read: ${String(lastSaved)} (APPS-28)`, async () => {
        const page = await open({ enrollments: [enrollment({ lastSaved })] });
        expect(linesOf(applicationCardOf(page))).to.have.length(3);
      });
    }

    it('a time to come as it is', async () => {
      const page = await open({ enrollments: [enrollment({ lastSaved: 'saved 01/05/2099 8:00 PM CST' })] });
      expect(linesOf(applicationCardOf(page))[2]).to.equal('Saved 01/05/2099 08:00 PM CST');
    });

    it('the confirmation number of a sent one, and no time (OPEN-A067)', async () => {
      const page = await open({ enrollments: [sent()] });
      expect(linesOf(applicationCardOf(page)).slice(3)).to.deep.equal(['Confirmation number: SAMPLE-1']);
      const unsent = await open({ enrollments: [enrollment({ confirmationNo: 'SAMPLE-1' })] });
      expect(applicationCardOf(unsent).textContent).not.to.contain('SAMPLE-1');
    });

    it('how to reach a plan that has denied it, as the service knows it (APPS-18)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      setEnrollments(page.service, sent({ planId: 'H8145006000' }));
      replaceResponse(page.service, STATUS_CALL, statesResponse(['SAMPLE-1', 12]));
      replaceResponse(page.service, '/plan-contact', {
        data: { phoneNumber: '1-800-555-0188', tty: '711', hoursOfOperation: '8 am to 8 pm' },
      });
      await page.place(APPLICATIONS);
      const phone = await page.screen.findByShadowRole('link', { name: '1-800-555-0188' });
      expect(phone.getAttribute('href')).to.equal('tel:18005550188');
      expect(linesOf(applicationCardOf(page)).slice(-3)).to.deep.equal([
        'Call 1-800-555-0188',
        'TTY 711',
        '8 am to 8 pm',
      ]);
      expect(phone.getBoundingClientRect().height).to.be.at.least(44);
    });

    it('how to reach it as the profile knows it, where the service does not; nothing that is not known (APPS-18)', async () => {
      const denied = {
        states: statesResponse(['SAMPLE-1', 12]),
        fail: { call: 'planContact', kind: 500 } as const,
      };
      const page = await open({ ...denied, enrollments: [sent({ phoneNumber: '1-800-555-0177' })] });
      expect(page.screen.getByShadowRole('link', { name: '1-800-555-0177' })).to.exist;
      expect(applicationCardOf(page).textContent).not.to.contain('TTY');
      const unknown = await open({ ...denied, enrollments: [sent()] });
      expect(unknown.screen.queryByShadowRole('link')).to.be.null;
      expect(linesOf(applicationCardOf(unknown)).at(-1)).to.equal('Confirmation number: SAMPLE-1');
    });

    it('no phone number of a plan that has not denied it (APPS-18)', async () => {
      const page = await open({
        enrollments: [sent({ phoneNumber: '1-800-555-0177' })],
        states: statesResponse(['SAMPLE-1', 11]),
      });
      expect(page.screen.queryByShadowRole('link')).to.be.null;
      expect(requestsTo(page.service, 'plan-contact')).to.be.empty;
    });
  });

  describe('of two for one plan', () => {
    const saved = (time: string) => ({ lastSaved: `saved ${time} CST` });
    const [early, late] = [saved('11/01/2026 08:00 AM'), saved('11/02/2026 08:00 AM')];

    it('shows the one that was saved later (APPS-07)', async () => {
      for (const enrollments of [
        [enrollment({ ...early }), sent({ ...late })],
        [sent({ ...late }), enrollment({ ...early })],
      ])
        expect(statusOf(await open({ enrollments }))).to.equal('Submitted');
    });

    it('shows the sent one, when both were saved at the same time (APPS-08)', async () => {
      for (const enrollments of [
        [enrollment({ ...late }), sent({ ...late })],
        [sent({ ...late }), enrollment({ ...late })],
      ])
        expect(statusOf(await open({ enrollments }))).to.equal('Submitted');
    });

    it('shows the later one of two unsent ones of the same time (OPEN-A065)', async () => {
      const page = await open({
        enrollments: [
          enrollment({ ...late, status: 'Saved' }),
          enrollment({ ...late, status: 'In-Progress' }),
        ],
      });
      expect(statusOf(page)).to.equal('In progress');
    });
  });

  describe('has one action', () => {
    const continueName = 'Continue your application: Sample Choice (PPO)';
    const viewName = 'View application: Sample Choice (PPO)';

    it('to continue an unsent one, and to view any other (APPS-25, APPS-26, OPEN-A068)', async () => {
      for (const status of ['Saved', 'In-Progress']) {
        const page = await open({ enrollments: [enrollment({ status })] });
        expect(actionsOf(page).map(({ ariaLabel }) => ariaLabel)).to.deep.equal([continueName]);
        expect(actionsOf(page)[0]!.textContent).to.equal('Continue your application');
      }
      for (const code of [1, 11, 12, 13, 99]) {
        const page = await open({ enrollments: [sent()], states: statesResponse(['SAMPLE-1', code]) });
        expect(actionsOf(page).map(({ ariaLabel }) => ariaLabel)).to.deep.equal([viewName]);
        expect(actionsOf(page)[0]!.textContent).to.equal('View application');
      }
    });

    it('none to continue where the site has switched that off (OPEN-A005)', async () => {
      const page = await open({
        enrollments: [enrollment(), sent({ planId: 'H2' })],
        config: { pageUtilityData: { oleSaveResumeDisabled: true } },
      });
      expect(page.screen.getAllByShadowRole('button').map(({ textContent }) => textContent)).to.deep.equal([
        'View application',
      ]);
    });

    it('that goes on at the step where it was left, and tells the host first (APPS-40, APPS-42)', async () => {
      const formData = formOf(step('personal-information', { nextPageUrl: '/steps/medicare-information' }));
      const page = await open({ enrollments: [enrollment({ formData })], config: { routes } });
      const seen = spyOnEvents('navigate');
      await press('Tab');
      expect(focused()).to.equal(actionsOf(page)[0]);
      await press('Enter');
      await settled();
      const url = '/apply/ma?plan=H5521016000&step=/steps/medicare-information';
      const values = {
        planId: 'H5521016000',
        planYear: 2027,
        planType: 'MAPD',
        step: '/steps/medicare-information',
      };
      expect(seen).to.deep.equal([['navigate', { name: 'application', url, values }]]);
      expect(page.visited).to.deep.equal([url]);
    });

    it('that opens a sent one (APPS-26, OPEN-A070)', async () => {
      const page = await open({ enrollments: [sent()], config: { routes } });
      const seen = spyOnEvents('navigate');
      await pressAction(page, /^View application/);
      const url = '/applications/H5521016000/SAMPLE-1';
      const values = {
        planId: 'H5521016000',
        planYear: 2027,
        planType: 'MAPD',
        confirmationNo: 'SAMPLE-1',
      };
      expect(seen).to.deep.equal([['navigate', { name: 'viewApplication', url, values }]]);
      expect(page.visited).to.deep.equal([url]);
    });

    it('that goes nowhere when the host cancels', async () => {
      const page = await open({ enrollments: [enrollment(), sent({ planId: 'H2' })], config: { routes } });
      const seen = spyOnEvents('navigate');
      const cancel = (event: Event): void => event.preventDefault();
      document.addEventListener('shopper-profile-navigate', cancel);
      whenLeaving(() => {
        document.removeEventListener('shopper-profile-navigate', cancel);
      });
      await pressAction(page, /^Continue/);
      await pressAction(page, /^View/);
      expect(seen).to.have.length(2);
      expect(page.visited).to.be.empty;
    });

    it('none where the site has set no page for it; then it says whom to call (OPEN-A027, OPEN-A070)', async () => {
      const noPages = { application: { MA: null, PDP: null, SNP: null }, viewApplication: null };
      const enrollments = [enrollment(), sent({ planId: 'H2' })];
      const page = await open({
        enrollments,
        config: { routes: noPages, phones: { enrollDefault: '1-855-555-0142' } },
      });
      expect(page.screen.queryAllByShadowRole('button')).to.be.empty;
      for (const card of cards(page))
        expect(linesOf(card)).to.include.members(['Call 1-855-555-0142', 'TTY 711']);
      const silent = await open({ enrollments, config: { routes: noPages, endpoints: { tollFree: null } } });
      expect(silent.screen.queryAllByShadowRole('button')).to.be.empty;
      for (const card of cards(silent)) expect(card.textContent).not.to.contain('Call');
    });

    it('that the host can open by itself: it has the route and what the page needs (contract §2)', async () => {
      const page = await open({ enrollments: [enrollment(), sent({ planId: 'H2' })], config: { routes } });
      const refuse = (event: Event): void => {
        event.preventDefault();
      };
      document.addEventListener('shopper-profile-navigate', refuse);
      const seen = spyOnEvents('navigate');
      await pressAction(page, /^Continue/);
      await pressAction(page, /^View/);
      document.removeEventListener('shopper-profile-navigate', refuse);
      expect(seen.map(([, detail]) => (detail as { values: object }).values)).to.deep.equal([
        { planId: 'H5521016000', planYear: 2027, planType: 'MAPD', step: '/welcome' },
        { planId: 'H2', planYear: 2027, planType: 'MAPD', confirmationNo: 'SAMPLE-1' },
      ]);
      expect(page.visited).to.be.empty;
    });

    describe('whatever the answers so far look like', () => {
      const allSteps = applicationSteps.map((route) => route.split('/').at(-1)!);
      const isDone = (view: string): boolean => allSteps.indexOf(view) <= allSteps.indexOf('mailing-address');
      const [, , , , , phoneStep] = applicationSteps;
      const forms: [string, unknown, string][] = [
        ['no JSON', '{"view": ', '/welcome'],
        ['no list', '{"view":"welcome"}', '/welcome'],
        ['an empty list', '[]', '/welcome'],
        ['no text', 17, '/welcome'],
        ['steps that are none', '[null, 1, "x", {"data": {}}]', '/welcome'],
        [
          'all 17 steps, the last one first',
          formOf(...allSteps.toReversed().map((view) => step(view, { formValid: isDone(view) }))),
          phoneStep,
        ],
        ['all 17 steps, all of them finished', formOf(...allSteps.map((view) => step(view))), '/review'],
        [
          'a route that is no step',
          formOf(step('personal-information', { nextPageUrl: '/steps/no-such-step' })),
          '/steps/medicare-information',
        ],
        [
          'a way to the end (APPS-41)',
          formOf(step('medicare-information', { nextPageUrl: '/review' })),
          '/review',
        ],
      ];
      for (const [what, formData, expected] of forms) {
        it(`${what} (APPS-40, APPS-42, APPS-43, OPEN-A075)`, async () => {
          const page = await open({ enrollments: [enrollment({ formData })] });
          const seen = spyOnEvents('navigate');
          await pressAction(page, /^Continue/);
          expect((seen[0]![1] as { values: Wire }).values.step).to.equal(expected);
        });
      }
    });
  });

  describe('of a Medicare Supplement plan', () => {
    it('has a card of its own, beside the others or alone (SHELL-44, DATA-30)', async () => {
      const page = await open({ supplement: supplementResponse() });
      expect(names(page)).to.deep.equal(['Sample Plan G']);
      expect(linesOf(applicationCardOf(page))[0]).to.equal('Medicare Supplement plan');
      const both = await open({ enrollments: [enrollment()], supplement: supplementResponse() });
      expect(names(both), 'saved later').to.deep.equal(['Sample Plan G', 'Sample Choice (PPO)']);
    });

    it('is none where the response has no status of one (NET-12, MODEL-26)', async () => {
      const page = await open({ supplement: { applications: [{ response: { applicationStatus: null } }] } });
      expect(cards(page)).to.be.empty;
      expect(takesSpace(elementOf(page))).to.be.false;
    });

    it('is called by its kind when the plan has no name', async () => {
      const page = await open({ supplement: supplementResponse({ plans: [] }) });
      expect(names(page)).to.deep.equal(['Medicare Supplement plan']);
    });

    it('says when it was saved, as long as it is in progress (APPS-32, APPS-27)', async () => {
      const page = await open({ supplement: supplementResponse() });
      expect(linesOf(applicationCardOf(page))[2]).to.equal('Saved 11/17/2026 02:20 PM CST');
      const done = await open({ supplement: supplementResponse({ applicationStatus: 'Completed' }) });
      expect(applicationCardOf(done).textContent).not.to.contain('Saved');
    });

    const labels = [
      ['In-Progress', '', 'In progress', 'Continue your application'],
      ['in progress', '', 'In progress', 'Continue your application'],
      ['Submitted', '', 'Submitted', 'View application'],
      ['Completed', '', 'Submitted', 'View application'],
      ['', '', 'Submitted', 'View application'],
      ['Completed', 'Approved', 'Approved', 'View application'],
      ['Completed', 'DENIED', 'Denied', 'View application'],
      ['Completed', 'Sent to underwriting', 'Sent to underwriting', 'View application'],
      ['In-Progress', 'Pending', 'Pending', 'Continue your application'],
      ['Withdrawn', '', 'Withdrawn', 'View application'],
      ['Awaiting payment', '', 'Awaiting payment', 'View application'],
    ] as const;
    for (const [applicationStatus, adjudicationStatus, label, action] of labels) {
      it(`${applicationStatus || 'no status'}, ${adjudicationStatus || 'not adjudicated'}: ${label} (APPS-32 … APPS-34, OPEN-A073)`, async () => {
        const page = await open({
          supplement: supplementResponse({ applicationStatus, adjudicationStatus }),
        });
        expect(statusOf(page)).to.equal(label);
        expect(actionsOf(page).map(({ textContent }) => textContent)).to.deep.equal([action]);
      });
    }

    for (const applicationStatus of ['', 'Withdrawn', 'Awaiting payment'])
      it(`${applicationStatus || 'no status'}: says nothing of a review (APPS-34, OPEN-A073)`, async () => {
        const page = await open({ supplement: supplementResponse({ applicationStatus }) });
        expect(applicationCardOf(page).textContent).not.to.contain('review');
      });

    it('says our own statuses in Spanish, and others as they come (APPS-34)', async () => {
      const config = { locale: 'es' };
      const ours = await open({ config, supplement: supplementResponse({ adjudicationStatus: 'Approved' }) });
      expect(statusOf(ours)).to.equal('Aprobada');
      const words = 'Sent to underwriting';
      const theirs = await open({ config, supplement: supplementResponse({ adjudicationStatus: words }) });
      expect(statusOf(theirs)).to.equal(words);
      expect(inside(applicationCardOf(theirs)).getByText(words).lang).to.equal('en');
    });

    it('goes on with the date of birth in the address alone (APPS-35, APPS-36, OPEN-A074)', async () => {
      const page = await open({ supplement: supplementResponse(), config: { routes } });
      const seen = spyOnEvents('navigate', 'error', 'ready');
      await pressAction(page, /^Continue your application: Sample Plan G$/);
      await eventually(() => expect(page.visited).to.have.length(1));
      expect(page.visited).to.deep.equal([
        '/supplement/resume.html?referrer=shopper-profile&applicationId=SAMPLE-MS-1&DOB=01%2F05%2F1956&zip=60614&state=IL&resume=true',
      ]);
      expect(seen).to.deep.equal([
        [
          'navigate',
          {
            name: 'medsuppResume',
            url: '/supplement/resume.html',
            values: { applicationId: 'SAMPLE-MS-1' },
          },
        ],
      ]);
      expect(everything(page)).not.to.match(/1956|01%2F05/);
    });

    it('goes on without a date of birth that cannot be read (OPEN-A074)', async () => {
      const page = await open({
        supplement: supplementResponse({}, { dateOfBirth: '1956-02-30' }),
        config: { routes },
      });
      await pressAction(page, /^Continue/);
      await eventually(() => expect(page.visited).to.have.length(1));
      expect(page.visited[0]).not.to.contain('DOB');
    });

    it('has no button where the site has set no page; then it says whom to call (OPEN-A074)', async () => {
      const page = await open({
        supplement: supplementResponse(),
        config: { routes: { medsuppResume: null }, phones: { tollFree: '1-855-555-0142' } },
      });
      expect(page.screen.queryAllByShadowRole('button')).to.be.empty;
      expect(linesOf(applicationCardOf(page))).to.include('Call 1-855-555-0142');
    });

    it('opens a sent one (APPS-26)', async () => {
      const supplement = supplementResponse({ applicationStatus: 'Submitted' });
      const page = await open({ supplement, config: { routes } });
      await pressAction(page, /^View application: Sample Plan G$/);
      expect(page.visited).to.deep.equal(['/applications/G01/SAMPLE-MS-1']);
    });
  });

  describe('for customer service', () => {
    it('shows with buttons that do nothing (ROLES-19)', async () => {
      const page = await open({
        scenario: 'cloaked',
        enrollments: [enrollment(), sent({ planId: 'H2' })],
        config: { routes },
      });
      const seen = spyOnEvents('navigate');
      const buttons = page.screen.getAllByShadowRole<HTMLButtonElement>('button');
      expect(buttons.map(({ disabled }) => disabled)).to.deep.equal([true, true]);
      for (const button of buttons) button.click();
      await settled();
      expect(seen).to.be.empty;
      expect(page.visited).to.be.empty;
    });

    it('requests neither an online application nor one for a supplement (ROLES-22)', async () => {
      const page = await open({
        scenario: 'cloaked',
        enrollments: [enrollment()],
        supplement: supplementResponse(),
      });
      expect(names(page)).to.deep.equal(['Sample Choice (PPO)']);
      expect(requestsTo(page.service, SUPPLEMENT_CALL)).to.be.empty;
      expect(requestsTo(page.service, SAVED_CALL)).to.be.empty;
    });
  });

  describe('bad input', () => {
    it('is dropped entry by entry (contract §4)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      Object.assign(page.service.state, {
        enrollmentsDetails: { enrollments: [null, 7, {}, enrollment({ planYear: 'soon' }), enrollment()] },
      });
      await page.place(APPLICATIONS);
      await eventually(() => expect(names(page)).to.deep.equal(['Sample Choice (PPO)']));
    });

    it('is logged when an online application lacks something, and shows nothing (APPS-30, ERR-08)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const formData = formOf(step('personal-information', { keyLables: [answer('planId', 'H5521016000')] }));
      replaceResponse(page.service, SAVED_CALL, { data: { formData } });
      await page.place(APPLICATIONS);
      await ready();
      await eventually(() =>
        expect(page.log.join()).to.contain('insufficient data for saved-application enrollment'),
      );
      expect(cards(page)).to.be.empty;
    });
  });

  describe('on a page that cannot load a file', () => {
    afterEach(() => cdp('Network.setBlockedURLs', { urls: [] }));

    /** A separate page in which nothing is loaded yet. */
    async function openFrame(blocked: string): Promise<ShadowRoot> {
      await cdp('Network.enable');
      await cdp('Network.setBlockedURLs', { urls: [blocked] });
      const frame = document.createElement('iframe');
      whenLeaving(() => {
        frame.remove();
      });
      Object.assign(frame, {
        src: '/test/bundles/page.html',
        prepare: () => `<main></main>
          <script type="module">
            import { defineTag, openPage } from '/demo/page.ts';
            openPage({ scenario: 'member' });
            await defineTag('${APPLICATIONS}');
            document.querySelector('main').innerHTML = '<${APPLICATIONS}></${APPLICATIONS}>';
          </script>`,
      });
      document.body.append(frame);
      return eventually(() => {
        const root = frame.contentDocument?.querySelector(APPLICATIONS)?.shadowRoot;
        expect(root?.querySelector('p')).to.exist;
        return root!;
      });
    }

    it('shows a message beside the button when an application cannot be opened', async () => {
      const root = await openFrame('*/applications/enrolling*');
      await eventually(() => expect(root.querySelector('[aria-busy="false"]')).to.exist);
      expect(root.querySelector('[role=alert]')).to.be.null;
      const button = root.querySelector('button')!;
      button.click();
      const message = await eventually(() => {
        expect(button.nextElementSibling).to.exist;
        return button.nextElementSibling!;
      });
      expect(message.role).to.equal('alert');
      expect(message.textContent).to.equal('This could not be opened. Please try again.');
      expect(message.getBoundingClientRect().height).to.be.at.least(16);
    });

    it('shows a message when they cannot be shown', async () => {
      const root = await openFrame('*applications-list*');
      expect(root.querySelector('[role=alert]')!.textContent).to.match(/^We cannot show your applications/);
      expect(root.querySelector('article')).to.be.null;
    });
  });

  it('leaves nothing of what was answered anywhere (contract §5)', async () => {
    const personal = ['Zelda-Madeup', 'Notreal-Sampleton', '07/07/1947', '1EG4-TE5-MK75', '1EG4TE5MK75'];
    const [firstName, lastName, dob, mbi] = personal as [string, string, string, string];
    const formData = formOf(
      step('personal-information', {
        data: { firstName, lastName, dob },
        keyLables: [answer('firstName', firstName), answer('lastName', lastName), answer('dob', dob)],
        nextPageUrl: '/steps/medicare-information',
      }),
      step('medicare-information', {
        formValid: false,
        data: { medicareClaimNumber: mbi },
        keyLables: [answer('medicareClaimNumber', mbi)],
      }),
    );
    const page = openTestPage({
      scenario: 'consumer',
      config: { routes },
      fail: { call: 'applicationStatus', kind: 500 },
    });
    const cookies = spyOnCookies();
    const seen = spyOnEvents('navigate', 'ready', 'error');
    setEnrollments(page.service, enrollment({ formData }), sent({ planId: 'H2', formData }));
    await page.place(APPLICATIONS);
    await ready();
    await settled();
    await pressAction(page, /^Continue/);
    await pressAction(page, /^View/);
    expect(requestsTo(page.service, STATUS_CALL).map(({ body }) => body)).to.deep.equal([
      { mbi: '1EG4TE5MK75', pageSize: 100 },
    ]);
    expect(page.visited).to.have.length(2);
    const traces = [
      everything(page),
      JSON.stringify([localStorage, sessionStorage]),
      ...cookies,
      decodeURIComponent(document.cookie),
      ...page.log,
      JSON.stringify(seen),
      ...page.visited,
      location.href,
      ...page.service.requests.map(({ path, query }) => `${path} ${JSON.stringify(query)}`),
    ].join('\n');
    for (const value of personal) expect(traces).not.to.contain(value);
  });

  it('fits 320 px, however long the names are', async () => {
    const long = 'Otorhinolaryngologicallaboratoryexaminations';
    const page = await open({
      enrollments: [enrollment({ planName: `Sample ${long}${long} (PPO)` })],
      supplement: supplementResponse({ adjudicationStatus: `${long}${long}` }),
    });
    page.container.style.inlineSize = '320px';
    expect(page.container.scrollWidth).to.equal(320);
  });
});

/** All markup, shadow roots included. */
function everything(page: TestPage): string {
  const markupOf = (root: ParentNode): string =>
    [...root.querySelectorAll('*')]
      .map(({ shadowRoot }) => (shadowRoot ? shadowRoot.innerHTML + markupOf(shadowRoot) : ''))
      .join('');
  return document.documentElement.outerHTML + markupOf(page.container);
}
