import { expect } from 'chai';
import type { PageOptions } from '../../../demo/page';
import { readCookie } from '../../../src/browser/storage';
import type { LaunchPlan } from '../../../src/domain/plans/launch-plan';
import {
  changePlan,
  changePlanLists,
  forgetPlanNames,
  replaceResponse,
  setEnrollments,
} from '../../support/responses';
import { cardOf } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
import { focused } from '../../support/keys';
import {
  inside,
  leaveTestPage,
  openTestPage,
  spyOnEvents,
  whenLeaving,
  type TestPage,
} from '../../support/page';

const PLANS = 'shopper-profile-plans';
const PPO = 'H5521016000';
const AETNA = /Aetna Medicare Premier/;
const SNP = 'H7151005000';
const DEVOTED = /DEVOTED C-SNP/;
/** Covers all drugs of the consumer. */
const GOLD = /Humana Gold Choice/;
const PDP = 'S5921362000';
const application = {
  MA: '/apply/ma/{planId}/{planYear}?zip={zipcode}&county={fips}',
  PDP: '/apply/pdp{step}?plan={planId}',
  SNP: '/apply/snp',
};

async function openPlans(options: PageOptions = {}, prepare?: (page: TestPage) => void): Promise<TestPage> {
  const page = openTestPage({
    scenario: 'consumer',
    ...options,
    config: { routes: { application }, ...options.config },
  });
  prepare?.(page);
  await page.place(PLANS);
  return page;
}

const words = ['Enroll in plan', 'Continue Enrollment', 'Learn more', 'Enroll by phone'];

/** The enrollment button of a card. */
async function buttonOf(page: TestPage, plan = AETNA): Promise<HTMLButtonElement | undefined> {
  const card = await cardOf(page.screen, plan);
  return inside(card)
    .getAllByRole<HTMLButtonElement>('button')
    .find(({ textContent }) => words.includes(textContent));
}

const press = async (page: TestPage, plan = AETNA): Promise<void> => {
  await page.user.click((await buttonOf(page, plan))!);
  await settled();
};

const launched = (): LaunchPlan | undefined => {
  const cookie = readCookie('shopperProfile.launchPlan');
  return cookie === undefined ? undefined : (JSON.parse(cookie) as LaunchPlan);
};

describe('enrolling in a saved plan', () => {
  afterEach(leaveTestPage);

  describe('of which neither name nor price is known', () => {
    const NAMELESS = /Plan H5521-016-000/;
    const openNameless = (options: PageOptions, prepare?: (page: TestPage) => void): Promise<TestPage> =>
      openPlans(options, (page) => {
        forgetPlanNames(page.service);
        prepare?.(page);
      });

    it('is not possible; one notice says when it will be, and offers to ask again (PLANS-38)', async () => {
      const page = await openNameless({ fail: { call: 'planList', kind: 500 } });
      expect(await buttonOf(page, NAMELESS)).to.be.undefined;
      const notice = page.screen.getByShadowRole('alert');
      expect(notice.textContent).to.contain('You can enroll here once we can show the prices.');
      page.service.setFailures([]);
      await page.user.click(inside(notice).getByRole('button', { name: 'Try again' }));
      await eventually(async () => expect(await buttonOf(page)).to.exist);
    });

    it('is not possible; if it is the only such card, the card shows the message (PLANS-38)', async () => {
      const page = await openNameless({ fail: { call: 'planDetails', kind: 500 } }, ({ service }) => {
        changePlanLists(service, (plans) => plans.filter(({ planId }) => planId !== 'H5521016000'));
      });
      const card = await cardOf(page.screen, NAMELESS);
      await eventually(() => expect(inside(card).getByRole('button', { name: /^Try again/ })).to.exist);
      expect(await buttonOf(page, NAMELESS)).to.be.undefined;
      expect(card.textContent).to.contain(
        'We cannot show the name and price of this plan right now. You can enroll here once we can show them.',
      );
      page.service.setFailures([]);
      await page.user.click(inside(card).getByRole('button', { name: /^Try again/ }));
      await eventually(async () => expect(await buttonOf(page, /Aetna Medicare Premier/)).to.exist);
    });

    it('is possible where the profile has its name, but the button is not filled (PLANS-38)', async () => {
      const page = await openPlans({ fail: { call: 'planList', kind: 500 } }, ({ service }) => {
        const saved = service.state.plansDetails.plans.find(({ planId }) => planId === 'H5521016000');
        Object.assign(saved ?? {}, { planName: 'Sample Choice (PPO)' });
      });
      expect((await buttonOf(page, /Sample Choice/))?.className).to.equal('button card-action');
    });

    it('shows a message in Spanish', async () => {
      const page = await openNameless({ fail: { call: 'planList', kind: 500 }, config: { locale: 'es' } });
      const notice = await page.screen.findByShadowRole('alert');
      expect(notice.textContent).to.contain('Puede inscribirse aquí cuando vea los precios.');
    });
  });

  describe('the button', () => {
    for (const [date, year, isThere] of [
      ['2026-10-14T23:59:59', 2027, false],
      ['2026-10-15T00:00:00', 2027, true],
      ['2026-11-30T23:59:59', 2027, true],
      ['2026-12-01T00:00:00', 2027, true],
      ['2026-12-31T23:59:59', 2027, true],
      ['2027-01-01T00:00:00', 2027, true],
      ['2027-11-30T23:59:59', 2027, true],
      ['2027-12-01T00:00:00', 2027, false],
    ] as const) {
      it(`of a plan for ${String(year)} is ${isThere ? 'there' : 'not there'} at ${date} (PLANS-38, PLANS-40, RULES-03 … RULES-05)`, async () => {
        const page = await openPlans({ date }, () => {
          localStorage.setItem('shopperProfile.activeYear', String(year));
        });
        const button = await buttonOf(page);
        expect(button?.textContent).to.equal(isThere ? 'Enroll in plan' : undefined);
      });
    }

    it('is not there for a plan that is enroll-suppressed for its year (PLANS-40, RULES-06)', async () => {
      const page = openTestPage({ scenario: 'guest', config: { routes: { application } } });
      await page.place(PLANS);
      expect(await buttonOf(page, /SNP-DE/)).to.equal(undefined);
      expect((await buttonOf(page, /HumanaChoice/))?.textContent).to.equal('Enroll in plan');
    });

    it('says which plan it is about (PLANS-38)', async () => {
      const page = await openPlans();
      const card = await cardOf(page.screen, AETNA);
      expect(inside(card).getByRole('button', { name: /^Enroll in plan: Aetna Medicare Premier/ })).to.exist;
    });

    for (const snpType of ['Institutional', 'Institutional - IESNP']) {
      it(`is Learn more for a special needs plan of type ${snpType} (PLANS-36, RULES-07, OPEN-A089)`, async () => {
        const page = await openPlans({}, ({ service }) => {
          changePlan(service, SNP, { snpType });
        });
        expect((await buttonOf(page, DEVOTED))?.textContent).to.equal('Learn more');
      });
    }

    it('is disabled for a cloaked profile, Learn more included (ROLES-18, AGENT-13, OPEN-B66)', async () => {
      const page = openTestPage({ scenario: 'cloaked', config: { routes: { application } } });
      await page.place(PLANS);
      const buttons = await eventually(() => {
        const found = page.screen.getAllByShadowRole<HTMLButtonElement>('button', {
          name: /^(Enroll in plan|Learn more)/,
        });
        expect(found.length).to.be.above(1);
        return found;
      });
      expect(buttons.map(({ disabled }) => disabled)).to.not.include(false);
      const seen = spyOnEvents('navigate');
      for (const button of buttons) button.click();
      await settled();
      expect([seen, page.visited, launched()]).to.deep.equal([[], [], undefined]);
    });
  });

  describe('the style of the button', () => {
    const areFilled = async (page: TestPage, ...plans: RegExp[]): Promise<(boolean | undefined)[]> => {
      const buttons = [];
      for (const plan of plans) buttons.push(await buttonOf(page, plan));
      return buttons.map((button) => button?.matches('.button-primary'));
    };

    it('is outlined for a plan that leaves out a drug, if another plan of the list covers all (contract §8)', async () => {
      const page = await openPlans({ date: '2026-11-20' });
      expect(await areFilled(page, AETNA, GOLD, DEVOTED)).to.deep.equal([false, true, false]);
    });

    it('is filled for all if none covers all, and without saved drugs', async () => {
      const page = await openPlans({ date: '2026-11-20' }, ({ service }) => {
        changePlan(service, 'H8145006000', { coveredDrugs: [] });
      });
      expect(await areFilled(page, AETNA, GOLD)).to.deep.equal([true, true]);
      leaveTestPage();
      const without = await openPlans({ date: '2026-11-20' }, ({ service }) => {
        service.state.drugsAndPharmacyDetails.drugInfoDetails = [];
      });
      expect(await areFilled(without, AETNA, GOLD)).to.deep.equal([true, true]);
    });
  });

  describe('with an application', () => {
    const sent = { planId: PPO, planYear: '2027', planType: 'MAPD', isSubmitted: true };
    const left = { ...sent, isSubmitted: false };
    const step = (view: string, nextPageUrl = '', formValid = true) => ({
      view,
      data: {},
      keyLables: [],
      formValid,
      nextPageUrl,
    });

    const withEnrollment = (enrollment: object, options: PageOptions = {}): Promise<TestPage> =>
      openPlans(options, ({ service }) => {
        setEnrollments(service, enrollment);
      });

    it('that was sent, the status takes the place of the button (PLANS-39)', async () => {
      const page = await withEnrollment(sent);
      expect(await buttonOf(page)).to.equal(undefined);
      expect((await cardOf(page.screen, AETNA)).textContent).to.contain('Application: Submitted');
    });

    for (const status of ['Saved', 'In Progress', 'In-Progress', undefined]) {
      it(`that is unfinished (${String(status)}), the button is Continue Enrollment (APPS-20, APPS-21, APPS-32, OPEN-A068)`, async () => {
        const page = await withEnrollment({ ...left, status });
        expect((await buttonOf(page))?.textContent).to.equal('Continue Enrollment');
      });
    }

    for (const [state, code, planYear, isFilled] of [
      ['approved', 11, '2027', false],
      ['being reviewed', 10, '2027', true],
      ['approved for another year', 11, '2026', true],
    ] as const)
      it(`that was ${state}, the buttons of other plans are ${isFilled ? 'filled' : 'outlined'} (PLANS-38)`, async () => {
        const page = await openPlans({ date: '2026-11-20' }, ({ service }) => {
          const number = { questionKey: 'medicareClaimNumber', userInput: '1EG4-TE5-MK73' };
          const formData = JSON.stringify([{ ...step('medicare-information'), keyLables: [number] }]);
          setEnrollments(service, { ...sent, planYear, confirmationNo: 'SAMPLE-1', formData });
          replaceResponse(service, '/applications/status/v1', {
            data: { applications: [{ applicationState: { code }, imageIdentifier: 'SAMPLE-1' }] },
          });
        });
        const button = await buttonOf(page, GOLD);
        await eventually(() => expect(button!.matches('.button-primary')).to.equal(isFilled));
      });

    it('goes on at the step where it was left, without a launch cookie (APPS-40, APPS-42)', async () => {
      const formData = JSON.stringify([
        step('personal-information', '/steps/medicare-information'),
        step('medicare-information', '/steps/mailing-address'),
      ]);
      const page = await withEnrollment({ ...left, zipCode: '60614', formData });
      const seen = spyOnEvents('navigate');
      await press(page);
      expect(page.visited).to.deep.equal(['/apply/ma/H5521016000/2027/steps/mailing-address?zip=60614']);
      expect(seen).to.deep.equal([
        [
          'navigate',
          {
            name: 'application',
            url: page.visited[0],
            values: { planId: PPO, planYear: 2027, planType: 'MAPD', step: '/steps/mailing-address' },
          },
        ],
      ]);
      expect(launched()).to.equal(undefined);
    });

    it('loses the button where saving and resuming is switched off, and keeps the status (OPEN-A005)', async () => {
      const page = await withEnrollment(left, {
        config: { routes: { application }, pageUtilityData: { oleSaveResumeDisabled: true } },
      });
      expect(await buttonOf(page)).to.equal(undefined);
      expect((await cardOf(page.screen, AETNA)).textContent).to.contain('Application: In progress');
    });

    it('shows its status after the window has closed, and no button (PLANS-39, OPEN-A056)', async () => {
      const page = await openPlans({ date: '2027-12-05' }, ({ service }) => {
        localStorage.setItem('shopperProfile.activeYear', '2027');
        setEnrollments(service, left);
      });
      expect((await cardOf(page.screen, AETNA)).textContent).to.contain('Application: In progress');
      expect(await buttonOf(page)).to.equal(undefined);
    });

    it('is computed again when the profile is read again (PLANS-43)', async () => {
      const page = await withEnrollment(left);
      expect((await buttonOf(page))?.textContent).to.equal('Continue Enrollment');
      setEnrollments(page.service);
      await window.shopperProfile!.refresh!();
      await eventually(async () => expect((await buttonOf(page))?.textContent).to.equal('Enroll in plan'));
    });
  });

  describe('online', () => {
    it('opens the page of the plan’s type, the values in their places (PLANS-41, APPS-37, OPEN-A027)', async () => {
      const page = await openPlans();
      await press(page);
      expect(page.visited).to.deep.equal(['/apply/ma/H5521016000/2027?zip=60614&county=031']);
    });

    it('opens once for a double click, and focus stays (PLANS-41)', async () => {
      const page = await openPlans();
      const button = (await buttonOf(page))!;
      await page.user.dblClick(button);
      button.click();
      await settled();
      expect(page.visited).to.have.length(1);
      expect(focused()).to.equal(button);
    });

    it('has one page each for Medicare Advantage, drug and special needs plans (PLANS-41, APPS-37)', async () => {
      const page = await openPlans();
      await press(page, DEVOTED);
      const pdp = page.screen.getAllByShadowRole('button', { name: /^Enroll in plan: .*PDP/ });
      await page.user.click(pdp[0]!);
      await settled();
      expect(page.visited).to.deep.equal(['/apply/snp', `/apply/pdp?plan=${PDP}`]);
    });

    it('puts the plan into a cookie first, every field of it (PLANS-42, DATA-25)', async () => {
      const known: (LaunchPlan | undefined)[] = [];
      const page = await openPlans({
        config: { routes: { application }, environment: 'Stage', navigate: () => known.push(launched()) },
      });
      await press(page);
      expect(known).to.have.length(1);
      expect(known[0]).to.include({
        year: '2027',
        zip: '60614',
        countyName: 'Cook County',
        planType: 'MAPD',
        stateCode: 'IL',
        fipsCode: '031',
        HNumber: 'H5521',
        PBPNumber: '016',
        segmentId: '000',
        planId: PPO,
        url: '/apply/ma/H5521016000/2027?zip=60614&county=031',
        isCNS: 'false',
        isCSNP: 'false',
        environment: 'Stage',
      });
      expect(Object.keys(known[0]!)).to.have.length(26);
      expect(Object.values(known[0]!).every((value) => typeof value === 'string')).to.equal(true);
    });

    it('tells the host first, which may do it by itself (contract §2)', async () => {
      const page = await openPlans();
      const seen = spyOnEvents('navigate');
      const refuse = (event: Event): void => {
        event.preventDefault();
      };
      document.addEventListener('shopper-profile-navigate', refuse);
      whenLeaving(() => {
        document.removeEventListener('shopper-profile-navigate', refuse);
      });
      await press(page);
      expect(page.visited).to.deep.equal([]);
      expect(seen).to.deep.equal([
        [
          'navigate',
          {
            name: 'application',
            url: '/apply/ma/H5521016000/2027?zip=60614&county=031',
            values: { planId: PPO, planYear: 2027, planType: 'MAPD' },
          },
        ],
      ]);
    });
  });

  describe('on a site without a page for the online application', () => {
    const noPages = { application: { MA: null, PDP: null, SNP: null } };
    const openWithout = (phones: object) => openPlans({ config: { routes: noPages, phones } });

    it('says whom to call, where a number is configured (OPEN-A027, OPEN-B17)', async () => {
      const page = await openWithout({ enrollDefault: '1-855-555-0142' });
      const seen = spyOnEvents('navigate');
      const button = await buttonOf(page);
      expect(button?.textContent).to.equal('Enroll by phone');
      await page.user.click(button!);
      const dialog = await page.screen.findByShadowRole('dialog', { name: 'Enroll by phone' });
      expect(inside(dialog).getByRole('link').getAttribute('href')).to.equal('tel:18555550142');
      expect(seen).to.be.empty;
      expect(launched()).to.equal(undefined);
    });

    it('draws no button without a configured number', async () => {
      const page = await openWithout({});
      await settled();
      expect(await buttonOf(page)).to.equal(undefined);
    });

    it('offers the pages that it has', async () => {
      const page = await openPlans({ config: { routes: { application: { ...application, SNP: null } } } });
      expect((await buttonOf(page))?.textContent).to.equal('Enroll in plan');
    });
  });

  describe('by phone', () => {
    const openPopup = async (phones: object, options: PageOptions = {}) => {
      const page = await openPlans({ ...options, config: { phones, ...options.config } }, ({ service }) => {
        changePlan(service, SNP, { snpType: 'Institutional' });
        if (options.scenario) replaceResponse(service, 'tollFree', () => Response.json({}));
      });
      await page.user.click((await buttonOf(page, DEVOTED))!);
      return { page, dialog: await page.screen.findByShadowRole('dialog', { name: 'Enroll by phone' }) };
    };
    const numberIn = (dialog: HTMLElement) => inside(dialog).queryByRole('link')?.getAttribute('href');

    it('Learn more says whom to call, with the TTY note and the hours, and about which plan (PLANS-37, POP-05, POP-07)', async () => {
      const { page, dialog } = await openPopup({ enrollDefault: '1-855-555-0142' });
      expect(dialog.textContent).to.match(/You can enroll in DEVOTED C-SNP.* by phone/);
      expect(dialog.textContent).to.contain('Call 1-855-555-0142 (TTY 711).');
      expect(dialog.textContent).to.contain('8 a.m. - 8 p.m., 7 days a week');
      expect(numberIn(dialog)).to.equal('tel:18555550142');
      expect(page.visited).to.deep.equal([]);
    });

    it('takes the number of the plan’s type, else the default, else the toll-free one (POP-06, OPEN-B17)', async () => {
      const numbers = { enrollByType: { SNP: '1-855-555-0199' }, enrollDefault: '1-855-555-0142' };
      expect(numberIn((await openPopup(numbers)).dialog)).to.equal('tel:18555550199');
      expect(numberIn((await openPopup({ ...numbers, enrollByType: { PDP: '1' } })).dialog)).to.equal(
        'tel:18555550142',
      );
      expect(numberIn((await openPopup({ tollFree: '1-855-555-0111' })).dialog)).to.equal('tel:18555550111');
    });

    it('draws no link without any number, and keeps the TTY note (POP-05, OPEN-B17)', async () => {
      const { dialog } = await openPopup({});
      expect(numberIn(dialog)).to.equal(undefined);
      expect(dialog.textContent).to.contain('TTY 711.');
    });

    it('closes by button and Escape, and gives focus back (contract §2)', async () => {
      const { page, dialog } = await openPopup({ enrollDefault: '1-855-555-0142' });
      const seen = spyOnEvents('popup-close');
      await page.user.click(inside(dialog).getAllByRole('button', { name: 'Close' })[0]!);
      await eventually(() => expect(page.screen.queryByShadowRole('dialog')).to.equal(null));
      expect(seen).to.deep.equal([['popup-close', { popup: 'enroll-by-phone' }]]);
      const button = await buttonOf(page, DEVOTED);
      expect((button!.getRootNode() as ShadowRoot).activeElement).to.equal(button);
    });
  });
});
