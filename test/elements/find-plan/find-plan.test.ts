import { expect } from 'chai';
import { configure } from '../../../src/browser/page';
import { holdResponses } from '../../support/responses';
import { removePlan } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
import { cdp } from '../../support/devtools';
import { focused, press } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import { placeNav } from '../../support/views';
import { sendKeys } from '@web/test-runner-commands';

const FIND_PLAN = 'shopper-profile-find-plan';
const WRONG = 'Enter a ZIP code with 5 digits.';

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;

async function show(page: TestPage, attributes = ''): Promise<HTMLElement> {
  const element = await page.place(FIND_PLAN, attributes);
  await ready();
  await settled();
  return element;
}

/** A page of a shopper who has saved nothing. */
async function open(options: Options = {}): Promise<TestPage> {
  const page = openTestPage({ scenario: 'empty', ...options });
  await show(page);
  return page;
}

const heading = ({ screen }: TestPage) => screen.queryByShadowRole('heading', { name: 'Find a plan' });
const field = ({ screen }: TestPage) => screen.getByShadowRole<HTMLInputElement>('textbox');
const button = ({ screen }: TestPage) => screen.getByShadowRole('button', { name: 'Browse plans' });
const isGone = (element: HTMLElement) => getComputedStyle(element).display === 'none';
const complaint = (page: TestPage) => {
  const { ariaDescribedByElements } = field(page);
  return (ariaDescribedByElements ?? []).map(({ textContent }) => textContent).join(' ');
};

/** Types over the existing text, with the real keyboard. */
async function enter(page: TestPage, zip: string): Promise<void> {
  field(page).select();
  await press('Delete');
  if (zip !== '') await sendKeys({ type: zip });
  await press('Enter');
  await settled();
}

const summaryOf = (zip: string, year = 2027) => `/health-plans.html?zipcode=${zip}&planYear=${String(year)}`;

describe(FIND_PLAN, () => {
  afterEach(leaveTestPage);

  describe('shows', () => {
    it('when no plan is saved (SHELL-66, OPEN-A042)', async () => {
      const page = await open();
      expect(heading(page)).to.exist;
      expect(page.screen.getByShadowRole('region', { name: 'Find a plan' })).to.exist;
    });

    it('not when one is, and takes no space then (SHELL-66)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      expect(isGone(await show(page))).to.be.true;
    });

    it('not before it is known whether one is (SHELL-66)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const { arrive } = holdResponses(page.service, '/all');
      const element = await page.place(FIND_PLAN);
      await settled();
      expect(isGone(element)).to.be.true;
      arrive();
      await ready();
      expect(isGone(element)).to.be.true;
    });

    it('not when the profile could not be read: plans may be saved (SHELL-66)', async () => {
      const page = openTestPage({ scenario: 'empty', fail: [{ call: 'profile', kind: 500 }] });
      expect(isGone(await show(page))).to.be.true;
    });

    it('not where the site has it switched off, or has no plan summary (OPEN-A042)', async () => {
      for (const config of [{ blocks: { findPlan: false } }, { routes: { planSummary: '' } }]) {
        const page = openTestPage({ scenario: 'empty', config });
        expect(isGone(await show(page))).to.be.true;
      }
    });

    it('as soon as the last plan is being removed (SHELL-66, DEL-12)', async () => {
      const page = openTestPage({ scenario: 'base-account' });
      const element = await show(page);
      expect(isGone(element)).to.be.true;
      holdResponses(page.service, '/plans');
      await removePlan(page);
      await eventually(() => expect(heading(page)).to.exist);
    });

    it('in the plans view (SHELL-36)', async () => {
      const page = openTestPage({ scenario: 'empty' });
      const element = await show(page);
      const goTo = await placeNav(page);
      await goTo('providers');
      await eventually(() => expect(isGone(element)).to.be.true);
      await goTo('plans');
      await eventually(() => expect(isGone(element)).to.be.false);
    });
  });

  describe('the field', () => {
    it('requires the digits of a ZIP code', async () => {
      const page = await open();
      const input = page.screen.getByShadowRole<HTMLInputElement>('textbox', { name: 'ZIP code' });
      expect(input.inputMode).to.equal('numeric');
      expect(input.autocomplete).to.equal('postal-code');
    });

    it('starts with the ZIP code of the profile', async () => {
      const page = openTestPage({ scenario: 'empty' });
      page.service.state.plansDetails.zipCode = '60614';
      page.service.state.userDetails.zipCode = '33101';
      await show(page);
      expect(field(page).value).to.equal('60614');
    });

    it('starts with that of the shopper, in five digits', async () => {
      const page = openTestPage({ scenario: 'empty', config: { defaultZip: '10001' } });
      page.service.state.plansDetails.zipCode = '';
      page.service.state.userDetails.zipCode = '33101-1234';
      await show(page);
      expect(field(page).value).to.equal('33101');
    });

    for (const [defaultZip, expected] of [
      ['10001', '10001'],
      ['', ''],
    ] as const) {
      it(`starts with ${defaultZip || 'nothing'} where the site ${defaultZip ? 'says so' : 'says nothing'} and nothing is known (CONST-16, OPEN-A112)`, async () => {
        const page = openTestPage({ scenario: 'empty', config: { defaultZip } });
        page.service.state.plansDetails.zipCode = '';
        page.service.state.userDetails.zipCode = '';
        await show(page);
        expect(field(page).value).to.equal(expected);
      });
    }

    it('keeps what is typed when the profile is read again, and when the element is moved', async () => {
      const page = openTestPage({ scenario: 'empty' });
      const element = await show(page);
      field(page).select();
      await sendKeys({ type: '606' });
      await window.shopperProfile!.refresh!();
      await settled();
      expect(field(page).value).to.equal('606');
      page.container.appendChild(document.createElement('section')).append(element);
      await settled();
      expect(field(page).value).to.equal('606');
      expect(focused()).to.equal(field(page));
    });
  });

  describe('Browse plans', () => {
    it('goes to the plans there, for the active year (SHELL-66, SHELL-28, SHELL-30)', async () => {
      const page = await open();
      const seen = spyOnEvents('navigate');
      await enter(page, '60614');
      expect(seen).to.deep.equal([['navigate', { name: 'planSummary', url: summaryOf('60614') }]]);
      expect(page.visited).to.deep.equal([summaryOf('60614')]);
    });

    it('is told as a form that was sent, or was not, without what was typed (TRACK-11)', async () => {
      const page = await open();
      const seen = spyOnEvents('form-submit', 'form-error');
      await enter(page, '606');
      expect(seen).to.deep.equal([['form-error', { form: 'find-plan' }]]);
      field(page).select();
      await enter(page, '60614');
      expect(seen.slice(1)).to.deep.equal([['form-submit', { form: 'find-plan' }]]);
    });

    it('goes by a click, with blanks around what was typed', async () => {
      const page = await open();
      field(page).select();
      await sendKeys({ type: ' 00501 ' });
      await page.user.click(button(page));
      expect(page.visited).to.deep.equal([summaryOf('00501')]);
    });

    it('reaches listeners of the element itself, which may cancel', async () => {
      const page = openTestPage({ scenario: 'empty' });
      const element = await show(page);
      let received = 0;
      element.addEventListener('shopper-profile-navigate', (event) => {
        received += 1;
        event.preventDefault();
      });
      await enter(page, '60614');
      expect(received).to.equal(1);
      expect(page.visited).to.be.empty;
    });

    it('goes nowhere for customer service, without a word to the host (ROLES-20, OPEN-A093)', async () => {
      const page = openTestPage({ scenario: 'cloaked' });
      page.service.state.plansDetails.plans = [];
      page.service.state.memberEnrolledPlans = [];
      await show(page);
      const seen = spyOnEvents('navigate');
      await enter(page, '60614');
      expect(seen).to.be.empty;
      expect(page.visited).to.be.empty;
    });

    for (const zip of ['', '6061', '6o614', '00000']) {
      it(`says what is wrong with "${zip}", beside the field, and goes nowhere`, async () => {
        const page = await open();
        expect(field(page).hasAttribute('aria-invalid')).to.be.false;
        const seen = spyOnEvents('navigate');
        await enter(page, zip);
        expect(field(page).getAttribute('aria-invalid')).to.equal('true');
        expect(complaint(page)).to.equal(WRONG);
        expect(page.screen.getByShadowRole('alert').textContent).to.equal(WRONG);
        expect(focused()).to.equal(field(page));
        expect([seen, page.visited]).to.deep.equal([[], []]);
      });
    }

    it('says it in the words of the site (RULES-21, OPEN-A036)', async () => {
      const page = await open();
      configure({ texts: { en: { 'findPlan.wrongZip': 'Five digits, please.' } } });
      await settled();
      await enter(page, '6061');
      expect(complaint(page)).to.equal('Five digits, please.');
    });

    for (const [typed, kept] of [
      ['606144', '60614'],
      ['60614-1234', '60614'],
      [' 33101', '33101'],
      ['3a3b1', '331'],
    ] as const) {
      it(`keeps ${kept} of "${typed}" while it is typed (RULES-11)`, async () => {
        const page = await open();
        field(page).select();
        await sendKeys({ type: typed });
        expect(field(page).value).to.equal(kept);
      });

      it(`keeps ${kept} of "${typed}" when it is pasted (RULES-11)`, async () => {
        const page = await open();
        field(page).select();
        await cdp('Input.insertText', { text: typed });
        expect(field(page).value).to.equal(kept);
      });
    }

    it('lets a digit be typed in the middle: the caret stays where it was (RULES-11)', async () => {
      const page = await open();
      field(page).select();
      await sendKeys({ type: '3311' });
      field(page).setSelectionRange(2, 2);
      await sendKeys({ type: 'x0' });
      expect(field(page).value).to.equal('33011');
      expect(field(page).selectionStart).to.equal(3);
    });

    it('takes the message back once the ZIP code is right', async () => {
      const page = await open();
      await enter(page, '6061');
      await sendKeys({ type: '4' });
      await settled();
      expect(complaint(page)).to.equal('');
      expect(field(page).hasAttribute('aria-invalid')).to.be.false;
    });

    it('says it in Spanish', async () => {
      const page = openTestPage({ scenario: 'empty', config: { locale: 'es' } });
      await show(page);
      await enter(page, '1');
      expect(complaint(page)).to.equal('Escriba un código postal de 5 dígitos.');
      expect(page.screen.getByShadowRole('button', { name: 'Buscar planes' })).to.exist;
    });
  });

  describe('on the page', () => {
    it('stands twice, each with its own text', async () => {
      const page = openTestPage({ scenario: 'empty' });
      const first = await show(page);
      const second = await show(page);
      inside(first).getByShadowRole<HTMLInputElement>('textbox').select();
      await sendKeys({ type: '1' });
      expect(inside(second).getByShadowRole<HTMLInputElement>('textbox').value).not.to.equal('1');
    });

    for (const site of ['AMP', 'UMS'] as const) {
      it(`has targets of 44 px and more, and fits a narrow screen, ${site}`, async () => {
        const page = openTestPage({ scenario: 'empty', config: { site } });
        page.container.style.inlineSize = '288px';
        await show(page);
        await enter(page, '1');
        for (const target of [field(page), button(page)]) {
          const { width, height } = target.getBoundingClientRect();
          expect(Math.min(width, height)).to.be.at.least(44);
        }
        expect(page.container.scrollWidth).to.equal(288);
      });
    }
  });
});

describe(`${FIND_PLAN} with an incomplete ZIP code`, () => {
  afterEach(leaveTestPage);

  it('brings focus back to its field (SHELL-66, WCAG 3.3.1)', async () => {
    const page = await open();
    field(page).value = '606';
    button(page).focus();
    button(page).click();
    await settled();
    expect(complaint(page)).to.contain(WRONG);
    expect(focused() === field(page)).to.equal(true);
  });
});
