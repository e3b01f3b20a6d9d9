import { expect } from 'chai';
import sinon from 'sinon';
import { defineTag } from '../../../demo/page';
import { holdResponses } from '../../support/responses';
import { textsOf } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
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

const TOP_BAR = 'shopper-profile-top-bar';
const EMAIL = 'shopper-profile-email';
const PLAN_SUMMARY = '/health-plans.html?zipcode=60614&planYear=2027';

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;

async function show(page: TestPage, attributes = ''): Promise<HTMLElement> {
  const element = await page.place(TOP_BAR, attributes);
  await ready();
  await settled();
  return element;
}

async function open(options: Options = { scenario: 'consumer' }): Promise<TestPage> {
  const page = openTestPage(options);
  await show(page);
  return page;
}

const links = ({ screen }: TestPage) => screen.queryAllByShadowRole<HTMLAnchorElement>('link');
const button = ({ screen }: TestPage, name: string) => screen.getByShadowRole('button', { name });
const controls = (page: TestPage) => textsOf([...links(page), ...page.screen.queryAllByShadowRole('button')]);

/** The browser's print dialog, which would stop the test. */
function stubPrint(): sinon.SinonStub {
  const print = sinon.stub(window, 'print');
  whenLeaving(() => {
    print.restore();
  });
  return print;
}

describe(TOP_BAR, () => {
  afterEach(leaveTestPage);

  describe('the way back', () => {
    it('is to go on shopping, by default (SHELL-50, SHELL-35, OPEN-A034)', async () => {
      const page = await open();
      expect(controls(page)).to.deep.equal(['Continue shopping', 'Email', 'Print']);
      expect(links(page)[0]!.getAttribute('href')).to.equal(PLAN_SUMMARY);
    });

    for (const [origin, name, route, url, row] of [
      [
        'pharmacy-search',
        'Back to the pharmacy search',
        'pharmacy',
        '/health-plans/uhc-pharmacy.html',
        'SHELL-32',
      ],
      [
        'drug-cost-estimator',
        'Back to the drug cost estimator',
        'drugCostEstimator',
        '/health-plans/estimate-drug-costs.html?dceProfile=true',
        'SHELL-33',
      ],
      [
        'plan-recommendation',
        'Back to the plan recommendation',
        'recommendation',
        '/plan-recommendation-engine.html',
        'SHELL-34',
      ],
      ['plan-summary', 'Continue shopping', 'planSummary', PLAN_SUMMARY, 'SHELL-35'],
    ] as const) {
      it(`says where it leads: "${name}" from ${origin}, and goes there (SHELL-50, ${row})`, async () => {
        const page = await open({ scenario: 'consumer', config: { origin } });
        const seen = spyOnEvents('navigate');
        await page.user.click(page.screen.getByShadowRole('link', { name }));
        expect(seen).to.deep.equal([['navigate', { name: route, url }]]);
        expect(page.visited).to.deep.equal([url]);
      });
    }

    it('is not taken when the host cancels (SHELL-50)', async () => {
      const page = await open();
      page.container.addEventListener('shopper-profile-navigate', (event) => event.preventDefault());
      await page.user.click(links(page)[0]!);
      expect(page.visited).to.be.empty;
    });

    it('leads a guest to where ZIP codes are entered, without one (SHELL-29)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      localStorage.removeItem('shopperProfile.guestProfile');
      await show(page);
      expect(links(page)[0]!.getAttribute('href')).to.equal('/health-plans.html');
    });

    it('is not drawn when the site has no such page', async () => {
      const page = await open({ scenario: 'consumer', config: { routes: { planSummary: '' } } });
      expect(controls(page)).to.deep.equal(['Email', 'Print']);
    });

    it('has its page fetched ahead when it is the plan summary (SHELL-31)', async () => {
      const prefetched = () => document.head.querySelectorAll('link[rel=prefetch]').length;
      whenLeaving(() => {
        for (const link of document.head.querySelectorAll('link[rel=prefetch]')) link.remove();
      });
      const page = await open({ scenario: 'consumer', config: { navigate: null } });
      links(page)[0]!.focus();
      expect(prefetched()).to.equal(1);
    });
  });

  describe('Email', () => {
    it('opens the popup, and brings its tag to a page without one (SHELL-51, POP-22)', async () => {
      const page = await open();
      expect(button(page, 'Email').getAttribute('aria-haspopup')).to.equal('dialog');
      expect(document.querySelector(EMAIL)).to.be.null;
      await page.user.click(button(page, 'Email'));
      const popup = inside(document.body).findByShadowRole('dialog', { name: /email/i });
      expect(await popup).to.exist;
      expect(document.querySelectorAll(`body > ${EMAIL}`)).to.have.length(1);
    });

    it('opens by keyboard, and has focus again afterwards (SHELL-51)', async () => {
      const page = await open();
      await defineTag(EMAIL);
      button(page, 'Email').focus();
      await press('Enter');
      await eventually(() => expect(focused()?.closest('dialog')).to.exist);
      await press('Escape');
      await eventually(() => expect(focused()).to.equal(button(page, 'Email')));
    });
  });

  describe('Print', () => {
    it('prints the page (SHELL-52, OPEN-A035)', async () => {
      const page = await open();
      const print = stubPrint();
      await page.user.click(button(page, 'Print'));
      expect(print.callCount).to.equal(1);
    });

    it('asks a host that prints by itself (SHELL-52)', async () => {
      const print = sinon.spy();
      const page = await open({ scenario: 'consumer', config: { print } });
      const native = stubPrint();
      button(page, 'Print').focus();
      await press('Enter');
      expect([print.callCount, native.callCount]).to.deep.equal([1, 0]);
      expect(print.firstCall.args).to.be.empty;
    });

    it('leaves the bar itself out (SHELL-52)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const element = await show(page);
      whenLeaving(() => void cdp('Emulation.setEmulatedMedia', { media: '' }));
      await cdp('Emulation.setEmulatedMedia', { media: 'print' });
      expect(element.getBoundingClientRect().height).to.equal(0);
      await cdp('Emulation.setEmulatedMedia', { media: '' });
      expect(element.getBoundingClientRect().height).to.be.above(40);
    });
  });

  describe('for whom it is', () => {
    it('has neither way back nor Email for customer service (ROLES-16, ROLES-17, EMAIL-13)', async () => {
      const page = await open({ scenario: 'cloaked' });
      expect(controls(page)).to.deep.equal(['Print']);
    });

    it('is the same for guests as for others (SHELL-50 … SHELL-52)', async () => {
      const page = await open({ scenario: 'guest' });
      expect(controls(page)).to.deep.equal(['Continue shopping', 'Email', 'Print']);
    });

    it('shows nothing that may not be for them while it is open who it is (ROLES-16, ROLES-17)', async () => {
      const page = openTestPage({ scenario: 'cloaked' });
      const { arrive } = holdResponses(page.service, '/all');
      await page.place(TOP_BAR);
      await settled();
      expect(controls(page)).to.deep.equal(['Print']);
      arrive();
      await ready();
      await settled();
      expect(controls(page)).to.deep.equal(['Print']);
    });

    for (const width of ['9em', '11em', '60em'])
      it(`leaves the place of controls that may come: nothing moves (${width} wide, SHELL-50, SHELL-51)`, async () => {
        const page = openTestPage({ scenario: 'consumer' });
        const { arrive } = holdResponses(page.service, '/all');
        const element = await page.place(TOP_BAR, `style="inline-size: ${width}"`);
        await settled();
        const places = () => [
          element.getBoundingClientRect().height,
          button(page, 'Print').getBoundingClientRect().left,
          button(page, 'Print').getBoundingClientRect().top,
        ];
        const before = places();
        arrive();
        await ready();
        await settled();
        expect(controls(page)).to.deep.equal(['Continue shopping', 'Email', 'Print']);
        expect(places()).to.deep.equal(before);
      });
  });

  describe('on the page', () => {
    it('shows in every view (SHELL-50)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const element = await show(page);
      expect(element.matches(':state(hidden-view)')).to.be.false;
    });
  });
});
