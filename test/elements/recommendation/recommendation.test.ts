import { expect } from 'chai';
import type { PageOptions } from '../../../demo/page';
import { changePlan, requestsTo, setEnrollments } from '../../support/responses';
import { cardOf } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import { recommend } from '../../support/recommendation';

const TAG = 'shopper-profile-recommendation';
const HEADING = 'Your recommended plans';
const PPO = 'H5521016000';
const AETNA = /Aetna Medicare Premier/;

type Fields = Record<string, unknown>;
const chicago = { location: { zipcode: '60614', county: 'Cook' } };
const drugs = [{ ndc: '60505257908' }, { ndc: '00003089421' }, { ndc: '00597015230' }];

async function open(
  { top = {}, more = {}, ...options }: PageOptions & { top?: Fields; more?: Fields } = {},
  prepare?: (page: TestPage) => void,
): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', ...options });
  recommend(page.service, 2027, { planId: PPO, planType: 'MAPD', ...top }, { ...chicago, ...more });
  prepare?.(page);
  await page.place(TAG);
  await ready();
  await settled();
  return page;
}

const heading = ({ screen }: TestPage) => screen.queryByShadowRole('heading', { name: HEADING });
const texts = (list: HTMLElement) => [...list.querySelectorAll('li')].map(({ textContent }) => textContent);
const card = ({ screen }: TestPage, name: RegExp = AETNA) => cardOf(screen, name);

describe(TAG, () => {
  afterEach(leaveTestPage);

  describe('shows', () => {
    it('the plan of rank 1 with what plan cards show (SHELL-45, REC-04, REC-05)', async () => {
      const page = await open();
      expect(heading(page)).to.exist;
      const shown = inside(await card(page));
      expect(shown.getByText('Monthly premium')).to.exist;
      expect(shown.getByText('Medicare Advantage plan')).to.exist;
      expect(shown.getByRole('link', { name: /^View plan details/ }).getAttribute('href')).to.equal(
        '/health-plans/details.html/60614/031/H5521016000/2027',
      );
    });

    it('one plan, whatever else is ranked, and no number of plans (REC-04, REC-13, CONST-15, OPEN-A079)', async () => {
      const page = await open({}, ({ service }) => {
        const plans = [5, 4, 3, 2, 1].map((rank) => ({
          planId: rank === 1 ? PPO : `H000000${rank}000`,
          rank,
        }));
        service.state.preData.data = JSON.stringify({
          planRecommendationObj: { planYear: 2027, plans, ...chicago },
        });
      });
      const shown = await card(page);
      expect(page.screen.getAllByShadowRole('article')).to.have.length(1);
      expect((shown.getRootNode() as ShadowRoot).textContent).not.to.match(/\b(\d+|five|twenty) plans\b/i);
    });

    it('nothing to guests, without a recommendation, and for another year (SHELL-45, REC-02)', async () => {
      for (const [options, prepare] of [
        [{ scenario: 'guest' }, undefined],
        [{}, ({ service }: TestPage) => (service.state.preData.data = '{}')],
        [{}, ({ service }: TestPage) => recommend(service, 2026, { planId: PPO })],
      ] as const) {
        const page = await open(options, prepare);
        expect(heading(page)).to.equal(null);
        leaveTestPage();
      }
    });

    it('a plan that is in no list by what the recommendation says of it, and offers to ask again (REC-12, DATA-33)', async () => {
      const page = await open({
        top: { planId: 'H9999001000', planName: '<img onerror=alert(1)>', premiumCost: '42.5' },
      });
      const unknown = await card(page, /img onerror/);
      expect(unknown.textContent).to.contain('$42.50');
      expect(inside(unknown).getByRole('button', { name: /^Try again/ })).to.exist;
      expect(unknown.querySelector('img')).to.equal(null);
    });

    it('its plan after all, when it is requested again (REC-12)', async () => {
      const page = await open({ scenario: 'empty', top: { planName: 'Top' } }, ({ service }) => {
        service.setFailures({ call: 'planList', kind: 500 });
      });
      const again = await page.screen.findByShadowRole('button', { name: 'Try again: Top' });
      page.service.setFailures([]);
      await page.user.click(again);
      expect(await card(page)).to.exist;
    });

    it('requests its plan once, together with the saved ones (OPEN-A101)', async () => {
      const page = await open({}, () => undefined);
      await page.place('shopper-profile-plans');
      await settled();
      const lists = requestsTo(page.service, '/planinfo/product-details/').map(({ path }) => path);
      expect(lists).to.have.length(new Set(lists).size);
    });
  });

  describe('says why', () => {
    it('in one plain sentence per reason (DATA-32, DATA-33, DATA-36)', async () => {
      const page = await open({
        top: { drugsCovered: 2, drugCostAmount: 1284.4 },
        more: { drugs, preferences: [{ questionId: 'planType', answerIds: ['MA'] }] },
      });
      const reasons = inside(await card(page)).getByRole('list', { name: 'Why this plan' });
      expect(texts(reasons).slice(0, 3)).to.deep.equal([
        'You asked for a Medicare Advantage plan.',
        'It covers 2 of the 3 drugs that you entered.',
        'Your drugs would cost about $1,284 a year with it.',
      ]);
    });

    it('with the drug cost marked as without Extra Help, while prices show with it (HELP-16)', async () => {
      const sentence = 'Your drugs would cost about $1,284 a year with it.';
      const note = 'Without Extra Help. With it you may pay less.';
      for (const [answer, expected] of [
        ['yes', `${sentence} ${note}`],
        ['no', sentence],
      ] as const) {
        const page = await open({ top: { drugCostAmount: 1284 }, more: { drugs } }, () => {
          localStorage.setItem('shopperProfile.extraHelp', answer);
        });
        const reasons = inside(await card(page)).getByRole('list', { name: 'Why this plan' });
        await eventually(() => expect(texts(reasons)).to.include(expected));
        leaveTestPage();
      }
    });

    for (const [providerCoverage, sentence] of [
      [{ '9000000101': true, '9000000202': true }, 'The 2 doctors that you saved are in its network.'],
      [{ '9000000101': true, '9000000202': false }, '1 of the 2 doctors that you saved is in its network.'],
      [{ '9000000101': false, '9000000202': false }, undefined],
      [{ '9000000101': true }, undefined],
    ] as const)
      it(`of saved doctors: ${sentence ?? 'nothing'} with ${JSON.stringify(providerCoverage)} (DATA-32, PLANS-28)`, async () => {
        const page = await open({}, ({ service }) => {
          changePlan(service, PPO, { providerCoverage });
        });
        const reasons = inside(await card(page)).queryByRole('list', { name: 'Why this plan' });
        expect(reasons ? texts(reasons) : []).to.deep.equal(sentence === undefined ? [] : [sentence]);
        const checked = page.screen.queryByShadowText('We checked your doctors on November 20, 2026.');
        expect(checked !== null).to.equal(sentence !== undefined);
      });

    it('with the date of the answers, where there is one (DATA-35)', async () => {
      const page = await open({ more: { medsuppUserInfo: { asOfDate: '2026-11-05' } } });
      expect(page.screen.getByShadowText(/You answered on November 5, 2026\.$/)).to.exist;
      leaveTestPage();
      const other = await open({ more: { medsuppUserInfo: { asOfDate: 'lately' } } });
      expect(other.screen.queryByShadowText(/You answered/)).to.equal(null);
    });

    it('and leads to all results of the active year (SHELL-14, SHELL-23)', async () => {
      const page = await open();
      const link = page.screen.getByShadowRole('link', { name: 'See all my results' });
      const element = (link.getRootNode() as ShadowRoot).host.getBoundingClientRect();
      expect(link.getBoundingClientRect().left, 'inside of the element').to.be.at.least(element.left);
      expect(link.getAttribute('href')).to.equal('/plan-recommendation-engine.html/result?year=2027');
    });
  });

  describe('notes', () => {
    it('footnote 14 for a high-deductible plan (REC-11, OPEN-A078)', async () => {
      const page = await open({}, ({ service }) => {
        changePlan(service, PPO, { planName: 'Aetna Medicare Premier High-Deductible' });
      });
      expect((await card(page)).textContent).to.match(/14 With a high-deductible plan/);
      expect((await card(page)).textContent).not.to.match(/10 Wellness/);
    });

    it('each number behind the name of the plan, where it leads to the note (REC-10, REC-11)', async () => {
      const page = await open(
        { top: { planId: 'F5521016000', planName: 'High-Deductible Top', planType: 'MAPD' } },
        undefined,
      );
      const article = await card(page, /^High-Deductible Top$/);
      const marks = inside(inside(article).getByRole('heading', { name: /^High-Deductible Top/ }));
      for (const [number, words] of [
        ['10', /^10 Wellness extras/],
        ['14', /^14 With a high-deductible plan/],
      ] as const) {
        const { hash } = location;
        await page.user.click(marks.getByRole('link', { name: `Note ${number}` }));
        const root = article.getRootNode() as ShadowRoot;
        expect(root.activeElement?.textContent).to.match(words);
        expect(location.hash).to.equal(hash);
      }
    });

    it('no number where there is no note', async () => {
      const page = await open();
      expect(inside(await card(page)).queryByRole('link', { name: /^Note/ })).to.equal(null);
    });

    it('footnote 10 for an id that starts with F or C (REC-10, OPEN-A078)', async () => {
      for (const [planId, isThere] of [
        ['F5521016000', true],
        ['C5521016000', true],
        ['H5521016000', false],
      ] as const) {
        const page = await open({ top: { planId, planName: 'Top' } });
        const article = await page.screen.findByShadowRole('article');
        expect(article.textContent.includes('10 Wellness extras')).to.equal(isThere, planId);
        leaveTestPage();
      }
    });
  });

  describe('tells what kind of plan it is', () => {
    for (const [fields, words] of [
      [{ planType: 'MA' }, /^A Medicare Advantage plan covers/],
      [{ planType: 'MAPD' }, /^A Medicare Advantage plan covers/],
      [{ planType: 'C&S' }, /^A special needs plan is/],
      [{ planType: 'PDP' }, /^A prescription drug plan helps/],
    ] as const)
      it(`in a popup with a close button: ${fields.planType} (POP-08, POP-09, POP-10, OPEN-B24)`, async () => {
        const page = await open({ top: { ...fields, planName: 'Top' } });
        const events = spyOnEvents('popup-open', 'popup-close');
        await page.user.click(page.screen.getByShadowRole('button', { name: /^About this type of plan/ }));
        const popup = inside(await page.screen.findByShadowRole('dialog', { name: 'Plan Type Info' }));
        expect(popup.getByText(words)).to.exist;
        await page.user.click(popup.getByRole('button', { name: 'Close' }));
        await eventually(() => expect(page.screen.queryByShadowRole('dialog')).to.equal(null));
        expect(events.map(([name, detail]) => [name, detail])).to.deep.equal([
          ['popup-open', { popup: 'plan-type-info' }],
          ['popup-close', { popup: 'plan-type-info' }],
        ]);
      });

    it('and offers nothing for a kind that is not known (OPEN-B24)', async () => {
      const page = await open({ top: { planId: '0815', planType: 'new', planName: 'Top' } });
      await card(page, /Top/);
      expect(page.screen.queryByShadowRole('button', { name: /^About this type/ })).to.equal(null);
    });
  });

  describe('beside the promo', () => {
    it('never shows together with it (SHELL-45, SHELL-47)', async () => {
      for (const year of [2026, 2027]) {
        const page = await open({}, ({ service }) => {
          recommend(service, year, { planId: PPO, planType: 'MAPD' }, chicago);
        });
        await page.place('shopper-profile-recommendation-promo');
        await settled();
        const promo = page.screen.queryByShadowRole('heading', { name: 'Get a plan recommendation' });
        expect([heading(page) !== null, promo !== null]).to.deep.equal([year === 2027, year === 2026]);
        leaveTestPage();
      }
    });

    it('the promo reports a recommendation for another year', async () => {
      const page = await open({}, ({ service }) => {
        recommend(service, 2026, { planId: PPO }, chicago);
      });
      await page.place('shopper-profile-recommendation-promo');
      expect(
        await page.screen.findByShadowText(
          'You have a recommendation for 2026 plans. Plans for 2027 are shown now.',
        ),
      ).to.exist;
    });
  });

  describe('what cannot be read', () => {
    for (const [what, data, code] of [
      ['a text that is no JSON', '{"planRec', 'recommendation-unreadable'],
      ['a list', '[1]', 'recommendation-unreadable'],
      ['two plans of rank 1', undefined, 'recommendation-ambiguous'],
    ] as const)
      it(`is told once, by name, and stops nothing: ${what} (REC-12, MODEL-26)`, async () => {
        const page = openTestPage({ scenario: 'consumer' });
        const errors = spyOnEvents('error');
        const plans = [PPO, 'H8145006000'].map((planId) => ({ planId, planYear: 2027, rank: '1' }));
        page.service.state.preData.data = data ?? JSON.stringify({ planRecommendationObj: { plans } });
        setEnrollments(page.service);
        await page.place('shopper-profile-plans');
        await page.place(TAG);
        await ready();
        await settled();
        expect(errors.map(([, detail]) => (detail as { code: string }).code)).to.deep.equal([code]);
        expect(page.screen.getAllByShadowRole('article').length).to.be.above(4);
        expect(page.screen.queryAllByShadowRole('heading', { name: HEADING })).to.have.length(data ? 0 : 1);
      });
  });
});
