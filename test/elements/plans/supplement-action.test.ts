import { expect } from 'chai';
import { replaceResponse, holdResponses } from '../../support/responses';
import { cardOf } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import {
  actionsOf,
  openSupplementPage,
  openSupplements,
  pressAction,
  SEARCH,
} from '../../support/supplements';

const PLANS = 'shopper-profile-plans';
const PLAN_G = /Supplement Plan G/;
const PLAN_N = /Supplement Plan N/;

/** A page with saved supplements of these codes, which the search returns. */
function openWithCodes(codes: readonly string[]): TestPage {
  const page = openSupplementPage({ saved: [...codes] });
  replaceResponse(page.service, SEARCH, {
    msSearchPlansData: {
      products: [{ plans: codes.map((planCode) => ({ planCode, planName: `Plan ${planCode}` })) }],
    },
  });
  return page;
}

/** The codes of the cards with a button that starts an application. */
async function startsOf(page: TestPage): Promise<string> {
  await page.place(PLANS);
  await cardOf(page.screen, /Plan TW1/);
  await ready();
  await settled();
  const offered = page.screen.queryAllByShadowRole('button', { name: /^Start application: / });
  return offered.map((button) => button.ariaLabel?.slice(-3)).join();
}

const REFUSED = 'You cannot enroll in this plan here. Call the plan to ask how to join.';

describe('the button about a supplement’s application', () => {
  afterEach(leaveTestPage);

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
      replaceResponse(page.service, '/enrollments/medsupp/v1', {
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
      const start = page.screen.getAllByShadowRole('button', { name: /^Start application/ });
      const isStartFilled = applicationStatus === 'Submitted';
      expect(start.map((button) => button.matches('.button-primary'))).to.include(isStartFilled);
      expect(start.map((button) => button.matches('.button-primary'))).not.to.include(!isStartFilled);
      await pressAction(page, PLAN_G, label);
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
      const page = openWithCodes(codes);
      replaceResponse(page.service, 'featureToggle', { medsuppV2Cards });
      const entities = [
        { planYear: '2026', enroll: [], startApplication: codes },
        { planYear: '2027', enroll: [], startApplication },
      ].map((values) => ({
        properties: {
          elements: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])),
        },
      }));
      replaceResponse(page.service, 'suppression.json', { entities });
      expect(await startsOf(page)).to.equal(starts);
    });

  it('is not there for the configured codes where content cannot be read (MEDSUPP-09, OPEN-A088)', async () => {
    const page = openWithCodes(['MW1', 'TW1', 'NW1', 'N01']);
    page.service.setFailures([{ call: 'suppression', kind: 500 }]);
    expect(await startsOf(page)).to.equal('NW1,N01');
    // The other two say why.
    expect(page.screen.getAllByShadowText(REFUSED)).to.have.lengthOf(2);
  });

  it('does not offer to start before it is known what is suppressed (RULES-06, contract §7)', async () => {
    const page = openTestPage({ scenario: 'agent' });
    const { arrive } = holdResponses(page.service, 'suppression.json');
    await page.place(PLANS);
    await eventually(async () =>
      expect(await actionsOf(page, PLAN_G)).to.deep.equal(['Continue application']),
    );
    expect(await actionsOf(page, PLAN_N)).to.deep.equal([]);
    expect(page.screen.queryByShadowText(REFUSED)).to.be.null;
    arrive();
    await eventually(async () => expect(await actionsOf(page, PLAN_N)).to.deep.equal(['Start application']));
  });

  it('can be used by no one in a cloaked profile, for which no interface comes (ROLES-22)', async () => {
    const medsupp = { script: '/test/support/tools/tool.js', globalName: 'testTool' };
    const config = { vendors: { medsupp } };
    const page = await openSupplements({ scenario: 'cloaked', saved: ['N01'], config });
    const card = await cardOf(page.screen, PLAN_N);
    const button = await inside(card).findByRole<HTMLButtonElement>('button', {
      name: /^Start application/,
    });
    expect(button.disabled).to.be.true;
    await settled();
    expect(document.head.querySelector('[src*="/support/tools/"]')).to.be.null;
  });
});
