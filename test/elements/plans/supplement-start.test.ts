import { expect } from 'chai';
import type { PageOptions } from '../../../demo/page';
import { answerInstead, holdAnswers, requestsTo } from '../../support/answers';
import { cardOf } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import {
  actionsOf,
  favorite,
  openSupplementPage,
  openSupplements,
  SEARCH,
  searches,
  spyOnInterface,
} from '../../support/supplements';
import { forgetTool, toolDoes, toolLoads } from '../../support/tools';

const PLANS = 'shopper-profile-plans';
const PLAN_G = /Supplement Plan G/;
const PLAN_N = /Supplement Plan N/;
const DETAILS_OF_N = '/health-plans/medsupp-details.html/60614/N01/2027';
const STATE_FLIP = 'state-flip.json';

const medsupp = {
  script: '/test/support/tools/tool.js?state={state}',
  stylesheet: '/test/support/tools/tool.css?state={state}',
  globalName: 'testTool',
};
const withInterface: PageOptions = { config: { vendors: { medsupp } } };
const addedScripts = (): string[] =>
  [...document.head.querySelectorAll('script[src*="/support/tools/"]')].map(
    (tag) => new URL((tag as HTMLScriptElement).src).search,
  );
const addedSheets = (): string[] =>
  [...document.head.querySelectorAll('link[href*="/support/tools/"]')].map(
    (tag) => new URL((tag as HTMLLinkElement).href).search,
  );

const approve = ({ service }: TestPage, states: unknown): void => {
  answerInstead(service, STATE_FLIP, { properties: { elements: { states: { value: states } } } });
};

const press = async (page: TestPage, card: RegExp, label: string): Promise<void> => {
  const name = new RegExp(`^${label}: `);
  await page.user.click(inside(await cardOf(page.screen, card)).getByRole('button', { name }));
};

/** A page on which an application can start, once the interface is on it, if it comes. */
async function openToStart(
  states: unknown,
  options: PageOptions = withInterface,
  saved: Parameters<typeof openSupplementPage>[0]['saved'] = ['N01'],
): Promise<TestPage> {
  toolDoes(() => undefined);
  const page = openSupplementPage({ saved, ...options });
  approve(page, states);
  await page.place(PLANS);
  await cardOf(page.screen, PLAN_N);
  await ready();
  await eventually(() => expect(requestsTo(page.service, STATE_FLIP)).not.to.be.empty);
  await settled();
  return page;
}

describe('the application for a supplement', () => {
  afterEach(() => {
    leaveTestPage();
    forgetTool();
  });

  describe('the button', () => {
    const texts: [status: string, label: string, route: string][] = [
      ['In-Progress', 'Continue application', 'medsuppResume'],
      ['Submitted', 'View application', 'viewApplication'],
    ];
    for (const [applicationStatus, label, route] of texts)
      it(`is "${label}" where one is ${applicationStatus}, and leads there (REC-08, MEDSUPP-06, APPS-32)`, async () => {
        const page = openTestPage({
          scenario: 'agent',
          config: { routes: { medsuppResume: '/resume.html', viewApplication: '/view.html' } },
        });
        answerInstead(page.service, '/enrollments/medsupp/v1', {
          applications: [
            {
              response: {
                applicationStatus: {
                  applicationId: 'A-1',
                  applicationStatus,
                  plans: [{ planName: 'MEDICARE supplement plan  g', planCode: 'G01' }],
                },
                applicantDemographics: { dateOfBirth: '1956-01-05', zipCode: '60614' },
              },
            },
          ],
        });
        const seen = spyOnEvents('navigate');
        await page.place(PLANS);
        await eventually(async () => expect(await actionsOf(page, PLAN_G)).to.deep.equal([label]));
        expect(await actionsOf(page, PLAN_N)).to.deep.equal(['Start application']);
        await press(page, PLAN_G, label);
        await eventually(() => expect(page.visited).to.have.length(1));
        expect((seen[0]![1] as { name: string }).name).to.equal(route);
        expect(JSON.stringify(seen)).not.to.contain('1956');
      });

    const suppressed: [what: string, isNewer: boolean, inContent: unknown, starts: string][] = [
      ['the older card', false, [], 'NW1,N01'],
      ['the newer card', true, [], 'N01'],
      ['content has more', false, 'n01, XX1', 'NW1'],
      ['content has more, and the newer card', true, ['N01'], ''],
    ];
    for (const [what, medsuppV2Cards, startApplication, starts] of suppressed)
      it(`is not there for suppressed codes: ${what} (MEDSUPP-08, MEDSUPP-09, MEDSUPP-10, OPEN-A005)`, async () => {
        const codes = ['MW1', 'TW1', 'NW1', 'N01'];
        const page = openSupplementPage({ saved: codes });
        answerInstead(page.service, SEARCH, {
          msSearchPlansData: {
            products: [{ plans: codes.map((planCode) => ({ planCode, planName: `Plan ${planCode}` })) }],
          },
        });
        answerInstead(page.service, 'featureToggle', { medsuppV2Cards });
        const entities = [
          { planYear: '2026', enroll: [], startApplication: codes },
          { planYear: '2027', enroll: [], startApplication },
        ].map((values) => ({
          properties: {
            elements: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])),
          },
        }));
        answerInstead(page.service, 'suppression.json', { entities });
        await page.place(PLANS);
        await cardOf(page.screen, /Plan TW1/);
        await ready();
        await settled();
        const offered = page.screen.queryAllByShadowRole('button', { name: /^Start application: / });
        expect(offered.map((button) => button.ariaLabel?.slice(-3)).join()).to.equal(starts);
      });

    it('does not offer to start before it is known what is suppressed (RULES-06, contract §7)', async () => {
      const page = openTestPage({ scenario: 'agent' });
      const { arrive } = holdAnswers(page.service, 'suppression.json');
      await page.place(PLANS);
      await eventually(async () =>
        expect(await actionsOf(page, PLAN_G)).to.deep.equal(['Continue application']),
      );
      expect(await actionsOf(page, PLAN_N)).to.deep.equal([]);
      arrive();
      await eventually(async () =>
        expect(await actionsOf(page, PLAN_N)).to.deep.equal(['Start application']),
      );
    });

    it('can be used by nobody in a cloaked profile (ROLES-22)', async () => {
      const page = await openSupplements({ scenario: 'cloaked', saved: ['N01'], ...withInterface });
      const card = await cardOf(page.screen, PLAN_N);
      const button = await inside(card).findByRole<HTMLButtonElement>('button', {
        name: /^Start application/,
      });
      expect(button.disabled).to.be.true;
      await settled();
      expect(addedScripts()).to.be.empty;
    });

    it('says Spanish words', async () => {
      const page = openTestPage({ scenario: 'agent', config: { locale: 'es' } });
      await page.place(PLANS);
      await eventually(async () => {
        const buttons = inside(await cardOf(page.screen, PLAN_N)).queryAllByRole('button');
        expect(buttons.map(({ textContent }) => textContent)).to.deep.equal([
          'Empezar la solicitud',
          'Eliminar',
        ]);
      });
    });
  });

  describe('starts in the supplement interface', () => {
    const EXPECTED = {
      entryPoint: 'start-application',
      planName: 'Medicare Supplement Plan N',
      planCode: 'N01',
      zipCode: '60614',
      planYear: '2027',
      stateCode: 'IL',
      legalEntity: 'MedMutual Protect',
      marketingPlanCode: 'DEMO-N01',
    };

    for (const states of [['FL', 'IL'], 'FL, IL', ['il']])
      it(`where that is on the page and the state is one of ${JSON.stringify(states)}: it hears eight values, and nobody goes anywhere (MEDSUPP-11, MEDSUPP-12, TRACK-13, TRACK-14, OPEN-A084, OPEN-A087)`, async () => {
        const page = await openToStart(states);
        const heard = spyOnInterface();
        const seen = spyOnEvents('navigate');
        await press(page, PLAN_N, 'Start application');
        expect(heard).to.deep.equal([EXPECTED]);
        expect([seen, page.visited]).to.deep.equal([[], []]);
      });

    it('with empty text for what nobody knows (OPEN-A084)', async () => {
      toolDoes(() => undefined);
      const page = openSupplementPage({
        saved: [favorite('X01', { stateCode: 'IL' })],
        fail: { call: 'medsuppSearch', kind: 500 },
        ...withInterface,
      });
      approve(page, ['IL']);
      await page.place(PLANS);
      await cardOf(page.screen, /X01/);
      await eventually(() => expect(toolLoads()).to.equal(1));
      await settled();
      const heard = spyOnInterface();
      await press(page, /X01/, 'Start application');
      expect(heard).to.deep.equal([
        {
          ...EXPECTED,
          planName: '',
          planCode: 'X01',
          legalEntity: '',
          marketingPlanCode: '',
        },
      ]);
    });

    it('which is brought once per page, script and style sheet, for the state (MEDSUPP-13, MEDSUPP-14, OPEN-A085)', async () => {
      const page = await openToStart(['IL'], withInterface, ['G01', 'N01', 'K01']);
      await page.place(PLANS);
      await window.shopperProfile!.refresh!();
      await settled();
      expect(toolLoads()).to.equal(1);
      expect(addedScripts()).to.deep.equal(['?state=IL']);
      expect(addedSheets()).to.deep.equal(['?state=IL']);
      expect(requestsTo(page.service, STATE_FLIP)).to.have.length(1);
    });

    it('which is not brought before the state is known (MEDSUPP-13)', async () => {
      toolDoes(() => undefined);
      const page = openSupplementPage({ saved: ['N01'], ...withInterface });
      const { arrive } = holdAnswers(page.service, SEARCH);
      await page.place(PLANS);
      await eventually(() => expect(searches(page)).to.have.length(1));
      await settled();
      expect(addedScripts()).to.be.empty;
      arrive();
      await eventually(() => expect(addedScripts()).to.have.length(1));
      await eventually(() => expect(toolLoads()).to.equal(1));
    });

    it('which nobody without supplements gets, nor where none is configured (MEDSUPP-13)', async () => {
      const page = openTestPage({ scenario: 'consumer', ...withInterface });
      await page.place(PLANS);
      await cardOf(page.screen, /Aetna Medicare Premier/);
      await ready();
      await settled();
      expect([addedScripts(), requestsTo(page.service, STATE_FLIP)]).to.deep.equal([[], []]);
      const other = await openSupplements({ saved: ['N01'] });
      await cardOf(other.screen, PLAN_N);
      await settled();
      expect([addedScripts(), requestsTo(other.service, STATE_FLIP)]).to.deep.equal([[], []]);
    });

    it('and reads the profile again when that closes: an application may be there now (OPEN-A085)', async () => {
      const closeEvent = 'interface-closed';
      const page = await openToStart(['IL'], {
        config: { vendors: { medsupp: { ...medsupp, closeEvent } } },
      });
      const seen = spyOnEvents('tool-closed');
      const reads = () => requestsTo(page.service, '/all').length;
      const before = reads();
      window.dispatchEvent(new Event(closeEvent));
      await eventually(() => expect(reads()).to.equal(before + 1));
      await settled();
      expect(seen).to.deep.equal([['tool-closed', { tool: 'medsupp' }]]);
    });
  });

  describe('starts on the details page, and the window hears nothing', () => {
    const cases: [what: string, states: unknown, options: PageOptions][] = [
      ['the state is not an approved one', ['FL'], withInterface],
      ['no state is', [], withInterface],
      ['nobody knows which states are', null, withInterface],
      [
        'the script does not come',
        ['IL'],
        { config: { vendors: { medsupp: { ...medsupp, script: '/test/support/tools/none.js' } } } },
      ],
    ];
    for (const [what, states, options] of cases)
      it(`where ${what} (MEDSUPP-02, MEDSUPP-11, OPEN-A083, TRACK-15)`, async () => {
        const page = await openToStart(states, options);
        const heard = spyOnInterface();
        const seen = spyOnEvents('navigate');
        await press(page, PLAN_N, 'Start application');
        expect(heard).to.be.empty;
        expect(page.visited).to.deep.equal([`${DETAILS_OF_N}?startApplication=true`]);
        expect((seen[0]![1] as { name: string }).name).to.equal('medsuppDetails');
      });

    it('where no interface is configured (OPEN-A083)', async () => {
      const page = await openSupplements({ saved: ['N01'] });
      await settled();
      const heard = spyOnInterface();
      await press(page, PLAN_N, 'Start application');
      expect([heard, page.visited]).to.deep.equal([[], [`${DETAILS_OF_N}?startApplication=true`]]);
    });

    it('or where a ZIP code can be given, when nobody knows one (SHELL-29)', async () => {
      const page = openSupplementPage({ saved: ['N01'], more: {} });
      page.service.state.plansDetails.zipCode = '';
      await page.place(PLANS);
      await ready();
      await cardOf(page.screen, /N01/);
      await settled();
      await press(page, /N01/, 'Start application');
      expect(page.visited).to.deep.equal(['/health-plans.html']);
    });
  });
});
