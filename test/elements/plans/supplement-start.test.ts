import { expect } from 'chai';
import type { PageOptions } from '../../../demo/page';
import { replaceResponse, holdResponses, requestsTo } from '../../support/responses';
import { cardOf } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
import { leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import {
  openSupplementPage,
  openSupplements,
  pressAction,
  SEARCH,
  searches,
  spyOnInterface,
} from '../../support/supplements';
import { forgetTool, toolDoes, toolLoads } from '../../support/tools';

const PLANS = 'shopper-profile-plans';
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
  replaceResponse(service, STATE_FLIP, { properties: { elements: { states: { value: states } } } });
};

/** A page on which an application can start, once the interface is available. */
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
  const hasFailed = () => page.log.join().includes('supplement interface not loaded');
  await eventually(() => expect(toolLoads() === 1 || hasFailed()).to.be.true);
  await settled();
  return page;
}

describe('an application for a supplement', () => {
  afterEach(() => {
    leaveTestPage();
    forgetTool();
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
      it(`where that is on the page and the state is one of ${JSON.stringify(states)}: it gets eight values, and no one goes anywhere (MEDSUPP-11, MEDSUPP-12, TRACK-13, TRACK-14, OPEN-A084, OPEN-A087)`, async () => {
        const page = await openToStart(states);
        const calls = spyOnInterface();
        const seen = spyOnEvents('navigate');
        await pressAction(page, PLAN_N, 'Start application');
        expect(calls).to.deep.equal([EXPECTED]);
        expect([seen, page.visited]).to.deep.equal([[], []]);
      });

    it('with empty text for what is not known (OPEN-A084)', async () => {
      toolDoes(() => undefined);
      const page = openSupplementPage({
        saved: ['X01'],
        ...withInterface,
      });
      const plans = [{ planCode: 'X01', stateCode: 'IL' }];
      replaceResponse(page.service, '/medsupp/plans/', { msSearchPlansData: { products: [{ plans }] } });
      approve(page, ['IL']);
      await page.place(PLANS);
      await cardOf(page.screen, /X01/);
      await eventually(() => expect(toolLoads()).to.equal(1));
      await settled();
      const calls = spyOnInterface();
      await pressAction(page, /X01/, 'Start application');
      expect(calls).to.deep.equal([
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
      const { arrive } = holdResponses(page.service, SEARCH);
      await page.place(PLANS);
      await eventually(() => expect(searches(page)).to.have.length(1));
      await settled();
      expect(addedScripts()).to.be.empty;
      arrive();
      await eventually(() => expect(addedScripts()).to.have.length(1));
      await eventually(() => expect(toolLoads()).to.equal(1));
    });

    it('which no one without supplements gets, nor where none is configured (MEDSUPP-13)', async () => {
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

  describe('starts on the details page, and the window gets no event', () => {
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
        const calls = spyOnInterface();
        const seen = spyOnEvents('navigate');
        await pressAction(page, PLAN_N, 'Start application');
        expect(calls).to.be.empty;
        expect(page.visited).to.deep.equal([`${DETAILS_OF_N}?startApplication=true`]);
        expect((seen[0]![1] as { name: string }).name).to.equal('medsuppDetails');
      });

    it('where no interface is configured (OPEN-A083)', async () => {
      const page = await openSupplements({ saved: ['N01'] });
      await settled();
      const calls = spyOnInterface();
      await pressAction(page, PLAN_N, 'Start application');
      expect([calls, page.visited]).to.deep.equal([[], [`${DETAILS_OF_N}?startApplication=true`]]);
    });

    it('but not at all while no search has found the plan (MEDSUPP-15)', async () => {
      for (const options of [
        { saved: ['N01'], more: {} }, // no ZIP code
        { saved: ['N01'], fail: { call: 'medsuppSearch', kind: 500 } },
        { saved: ['X01'] },
      ] as const) {
        const page = openSupplementPage({ ...options, saved: [...options.saved] });
        if ('more' in options) page.service.state.plansDetails.zipCode = '';
        await page.place(PLANS);
        await ready();
        await cardOf(page.screen, /[NX]01/);
        await settled();
        expect(page.screen.queryByShadowRole('button', { name: /^Start application/ })).to.equal(null);
        leaveTestPage();
      }
    });
  });
});
