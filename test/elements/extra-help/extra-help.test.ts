import { expect } from 'chai';
import sinon from 'sinon';
import type { Personalization } from '../../../src/config/settings';
import {
  extraHelpAnswerAtom,
  isExtraHelpAppliedAtom,
  lisSubsidyLevelAtom,
} from '../../../src/state/shopper/extra-help';
import { isLoginFlowAtom } from '../../../src/state/shopper/identity';
import { removeSavedItem } from '../../../src/state/saved-items/remove-saved-item';
import { read, write } from '../../../src/state/store';
import { replaceResponse, changePlan, holdResponses, makeMember, requestsTo } from '../../support/responses';
import { cardOf, cardsShown, factOf, textsOf } from '../../support/cards';
import { eventually, settled, startFakeClock } from '../../support/clock';
import { focused, press } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import { wordsOf } from '../../support/watch-page';

const EXTRA_HELP = 'shopper-profile-extra-help';
const PLANS = 'shopper-profile-plans';
const ACTIVE_PLAN = 'shopper-profile-active-plan';
const ACTIVE_PLAN_ID = 'H1206003000';
const EXPLAINED = 'What Extra Help does to your premium';
const APPLIED = 'Extra Help is included';

const choice = (page: TestPage, name: 'Yes' | 'No' | 'Sí') =>
  eventually(() => page.screen.getByShadowRole<HTMLInputElement>('radio', { name }));
const choose = async (page: TestPage, name: 'Yes' | 'No' | 'Sí') => page.user.click(await choice(page, name));
const dialogOf = (page: TestPage) => eventually(() => page.screen.getByShadowRole('dialog'));
const noDialog = (page: TestPage) =>
  eventually(() => expect(page.screen.queryByShadowRole('dialog')).to.be.null);
const headingOf = (dialog: HTMLElement) => inside(dialog).getByRole('heading').textContent;
const stored = () => localStorage.getItem('shopperProfile.extraHelp');
const rowsOf = (dialog: HTMLElement) =>
  inside(dialog)
    .getAllByRole('row')
    .map((row) => textsOf(row.children).join(' '));
/** The premium of one plan, in every element of the page. */
const premiums = (page: TestPage, name: RegExp) =>
  page.screen
    .getAllByShadowRole('article', { name })
    .map((card) => factOf(card, 'Monthly premium')?.join(' | '));

const lisData = (level: string, plans: object[] = []) => ({
  _isEligibleForLIS: level === '0' ? 'No' : 'Yes',
  _LISLevel: level,
  _subsidyList: plans,
});
/** A member whose Extra Help is known to the service. */
function memberPage(level: string, plans: object[] = []): TestPage {
  const page = openTestPage({ scenario: 'consumer' });
  makeMember(page.service);
  replaceResponse(page.service, '/lis/v1', lisData(level, plans));
  return page;
}

describe('shopper-profile-extra-help', () => {
  afterEach(leaveTestPage);

  describe('the question', () => {
    it('is unanswered at first (HELP-01)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(EXTRA_HELP);
      expect((await choice(page, 'Yes')).checked).to.be.false;
      expect((await choice(page, 'No')).checked).to.be.false;
      expect(read(extraHelpAnswerAtom)).to.equal('unknown');
    });

    it('takes yes for level 1 and tells the host (HELP-02)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const seen = spyOnEvents('extra-help-change');
      await page.place(EXTRA_HELP);
      await choose(page, 'Yes');
      expect(read(lisSubsidyLevelAtom)).to.equal(1);
      expect(seen).to.deep.equal([['extra-help-change', { answer: 'yes', level: 1 }]]);
      expect(stored()).to.equal('yes');
    });

    it('takes no for no level and tells the host (HELP-03)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const seen = spyOnEvents('extra-help-change');
      await page.place(EXTRA_HELP);
      await choose(page, 'No');
      expect(read(lisSubsidyLevelAtom)).to.be.null;
      expect(seen).to.deep.equal([['extra-help-change', { answer: 'no', level: null }]]);
      expect(stored()).to.equal('no');
      expect(page.screen.queryByShadowRole('dialog')).to.be.null;
    });

    it('can be answered with the keyboard (HELP-01)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(EXTRA_HELP);
      (await choice(page, 'Yes')).focus();
      await press('ArrowDown');
      await eventually(() => expect(read(extraHelpAnswerAtom)).to.equal('no'));
    });

    it('says what the prices are now (HELP-16)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(EXTRA_HELP);
      await choose(page, 'No');
      await eventually(() =>
        expect(page.screen.getByShadowRole('status').textContent).to.match(/do not include Extra Help/),
      );
      await choose(page, 'Yes');
      await eventually(() =>
        expect(page.screen.getByShadowRole('status').textContent).to.match(
          /(?<!not )include full Extra Help/,
        ),
      );
    });

    it('is asked in the same state in every element of the page (DATA-52)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(EXTRA_HELP);
      await choose(page, 'No');
      await page.place(EXTRA_HELP);
      await eventually(() =>
        expect(
          page.screen
            .getAllByShadowRole<HTMLInputElement>('radio', { name: 'No' })
            .map(({ checked }) => checked),
        ).to.deep.equal([true, true]),
      );
    });
  });

  describe('the explanation', () => {
    it('is announced next to the question, until there is an answer (WCAG 3.2.2)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(EXTRA_HELP);
      await ready();
      const status = page.screen.getByShadowRole('status');
      expect(status.textContent).to.equal('With Extra Help, you may pay less. “Yes” opens an explanation.');
      await choose(page, 'No');
      await eventually(() => expect(status.textContent).not.to.contain('explanation'));
    });

    it('opens with the first yes, and only with that (HELP-04, HELP-05)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const seen = spyOnEvents('popup-open', 'popup-close');
      await page.place(EXTRA_HELP);
      await choose(page, 'Yes');
      const dialog = await dialogOf(page);
      expect(headingOf(dialog)).to.equal(EXPLAINED);
      await page.user.click(inside(dialog).getByRole('button', { name: 'Show my prices' }));
      await noDialog(page);
      await choose(page, 'No');
      await choose(page, 'Yes');
      await settled();
      expect(page.screen.queryByShadowRole('dialog')).to.be.null;
      expect(seen).to.deep.equal([
        ['popup-open', { popup: 'extra-help-explained' }],
        ['popup-close', { popup: 'extra-help-explained' }],
      ]);
    });

    it('does not open where the site leaves it out', async () => {
      const page = openTestPage({ scenario: 'consumer', config: { extraHelp: { explain: false } } });
      const seen = spyOnEvents('popup-open');
      await page.place(EXTRA_HELP);
      await ready();
      expect(page.screen.getByShadowRole('status').textContent).to.equal(
        'With Extra Help, you may pay less.',
      );
      await choose(page, 'Yes');
      await eventually(() => expect(read(extraHelpAnswerAtom)).to.equal('yes'));
      await settled();
      expect(page.screen.queryByShadowRole('dialog')).to.be.null;
      expect(seen).to.deep.equal([]);
    });

    it('does not open for a yes after a stored answer (HELP-04)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      localStorage.setItem('shopperProfile.extraHelp', 'no');
      await page.place(EXTRA_HELP);
      await eventually(() => expect(read(extraHelpAnswerAtom)).to.equal('no'));
      await choose(page, 'Yes');
      await settled();
      expect(page.screen.queryByShadowRole('dialog')).to.be.null;
    });

    it('opens once although two elements ask (HELP-05)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(EXTRA_HELP);
      await page.place(EXTRA_HELP);
      const [first] = await eventually(() => page.screen.getAllByShadowRole('radio', { name: 'Yes' }));
      await page.user.click(first!);
      await eventually(() => expect(page.screen.getAllByShadowRole('dialog')).to.have.length(1));
    });

    it('closes on Escape, gives focus back and lets the page scroll (POP-17, POP-18)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(EXTRA_HELP);
      const yes = await choice(page, 'Yes');
      await page.user.click(yes);
      const dialog = await dialogOf(page);
      expect(dialog.contains(focused())).to.be.true;
      await eventually(() => expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden'));
      await press('Escape');
      await noDialog(page);
      await eventually(() => expect(focused()).to.equal(yes));
      await eventually(() =>
        expect(getComputedStyle(document.documentElement).overflowY).not.to.equal('hidden'),
      );
    });

    it('shows full help and none, from plan year 2024 on (HELP-12, PRICE-11)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(PLANS);
      await page.place(EXTRA_HELP);
      await cardsShown(page.screen, 6);
      await choose(page, 'Yes');
      const dialog = await dialogOf(page);
      expect(inside(dialog).getByRole('table', { name: 'Monthly premium of Aetna Medicare Premier (PPO)' }))
        .to.exist;
      expect(rowsOf(dialog)).to.deep.equal([
        'Level of Extra Help Monthly premium',
        'Full Extra Help $28.80',
        'Without Extra Help $44.00',
      ]);
    });

    it('shows no plan that is being removed (DEL-12)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(PLANS);
      await page.place(EXTRA_HELP);
      await cardsShown(page.screen, 6);
      holdResponses(page.service, '/plans');
      void removeSavedItem('plan', 'H5521016000/2027');
      await choose(page, 'Yes');
      expect((await dialogOf(page)).textContent).not.to.contain('Aetna Medicare Premier');
    });

    it('shows all four levels for plan years before 2024, with the example of $0 and $24 (HELP-12 … HELP-14)', async () => {
      const page = openTestPage({ scenario: 'consumer', date: '2023-06-30' });
      await page.place(EXTRA_HELP);
      await ready();
      await choose(page, 'Yes');
      expect(rowsOf(await dialogOf(page))).to.deep.equal([
        'Level of Extra Help Monthly premium',
        'Full Extra Help $0',
        '75% Extra Help $0',
        '50% Extra Help $0',
        '25% Extra Help $0',
        'Without Extra Help $24',
      ]);
    });

    it('shows the example when no plan with drug coverage is saved (HELP-14)', async () => {
      const page = openTestPage({ scenario: 'empty' });
      await page.place(EXTRA_HELP);
      await ready();
      await choose(page, 'Yes');
      expect(rowsOf(await dialogOf(page)).slice(1)).to.deep.equal([
        'Full Extra Help $0',
        'Without Extra Help $24',
      ]);
    });

    it('shows $0 for a premium that is missing (PRICE-11)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      changePlan(page.service, 'H5521016000', {
        monthlyPremium: undefined,
        '100Percent': undefined,
      });
      await page.place(PLANS);
      await page.place(EXTRA_HELP);
      await cardsShown(page.screen, 6);
      await choose(page, 'Yes');
      expect(rowsOf(await dialogOf(page)).slice(1)).to.deep.equal([
        'Full Extra Help $0',
        'Without Extra Help $0',
      ]);
    });
  });

  describe('prices', () => {
    it('switch on every card of the page immediately (HELP-16, PRICE-09, DATA-52)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(PLANS);
      await page.place(PLANS);
      await page.place(EXTRA_HELP);
      await cardsShown(page.screen, 12);
      expect(premiums(page, /Aetna Medicare Premier/)).to.deep.equal(
        Array<string>(2).fill('$44.00 + Part B premium'),
      );
      await choose(page, 'Yes');
      await eventually(() =>
        expect(premiums(page, /Aetna Medicare Premier/)).to.deep.equal(
          Array<string>(2).fill('$28.80 + Part B premium | With Extra Help; $44.00 without it'),
        ),
      );
      await press('Escape');
      await choose(page, 'No');
      await eventually(() =>
        expect(premiums(page, /Aetna Medicare Premier/)).to.deep.equal(
          Array<string>(2).fill('$44.00 + Part B premium'),
        ),
      );
    });

    it('of drugs switch too (PRICE-10)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(PLANS);
      await page.place(EXTRA_HELP);
      const card = await cardOf(page.screen, /Aetna Medicare Premier/);
      expect(factOf(card, 'Estimated yearly drug cost')).to.deep.equal([
        '$3,806.76',
        'About $317.23 a month, plus premium',
      ]);
      await choose(page, 'Yes');
      await eventually(() =>
        expect(factOf(card, 'Estimated yearly drug cost')).to.deep.equal([
          '$2,923.80',
          'With Extra Help',
          'About $243.65 a month, plus premium',
        ]),
      );
    });

    it('stay as they are, and are not called prices with Extra Help, where there is no subsidised one (PRICE-09, OPEN-A058)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      changePlan(page.service, 'H5521016000', { '100Percent': undefined, lisAnnualDrugCost: undefined });
      await page.place(PLANS);
      await page.place(EXTRA_HELP);
      const card = await cardOf(page.screen, /Aetna Medicare Premier/);
      await choose(page, 'Yes');
      await eventually(() =>
        expect(wordsOf(page.container.querySelector(PLANS)!.shadowRoot!)).to.contain('With Extra Help'),
      );
      expect(factOf(card, 'Monthly premium')).to.deep.equal(['$44.00 + Part B premium']);
      await eventually(() =>
        expect(factOf(card, 'Estimated yearly drug cost')).to.deep.equal([
          '$3,806.76',
          'About $317.23 a month, plus premium',
          'Without Extra Help. With it you may pay less.',
        ]),
      );
    });

    for (const [locale, yes, note] of [
      ['en', 'Yes', /Drug deductible and copays are shown without Extra Help/],
      ['es', 'Sí', /Deducible y copagos de medicamentos sin Ayuda Adicional/],
    ] as const) {
      it(`of the deductible and of copays are marked as without it, while it is applied (${locale}, HELP-16)`, async () => {
        const page = openTestPage({ scenario: 'consumer', config: { locale } });
        await page.place(PLANS);
        await page.place(EXTRA_HELP);
        const card = await eventually(() =>
          page.screen.getByShadowRole('article', { name: /Aetna Medicare Premier/ }),
        );
        await eventually(() => expect(card.textContent).to.contain('$44.00'));
        expect(page.screen.queryByShadowText(note)).to.equal(null);
        await choose(page, yes);
        await eventually(() => expect(page.screen.getAllByShadowText(note)).to.have.length(1));
      });
    }

    it('use the stored answer of an earlier visit (HELP-04, HELP-16)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      localStorage.setItem('shopperProfile.extraHelp', 'yes');
      await page.place(PLANS);
      await page.place(EXTRA_HELP);
      await cardsShown(page.screen, 6);
      await eventually(() => expect(premiums(page, /Aetna Medicare Premier/)[0]).to.contain('$28.80'));
      expect(page.screen.queryByShadowRole('dialog')).to.be.null;
    });

    it('use the stored answer on a page that does not ask (HELP-16)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      localStorage.setItem('shopperProfile.extraHelp', 'yes');
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      await eventually(() => expect(premiums(page, /Aetna Medicare Premier/)[0]).to.contain('$28.80'));
    });
  });

  describe('what the services know of a member', () => {
    for (const [level, premium] of [
      ['1', '$28.80'],
      ['2', '$32.60'],
      ['3', '$36.40'],
      ['4', '$40.20'],
      ['75', '$32.60'],
    ] as const) {
      it(`prices level ${level} (HELP-08, HELP-13)`, async () => {
        const page = memberPage(level);
        await page.place(PLANS);
        await cardsShown(page.screen, 6);
        await eventually(() => expect(premiums(page, /Aetna Medicare Premier/)[0]).to.contain(premium));
      });
    }

    it('is in the first premium that shows of the active plan (HELP-16, ACTIVE-06)', async () => {
      const page = memberPage('1');
      changePlan(page.service, ACTIVE_PLAN_ID, { monthlyPremium: 44, '100Percent': 28.8 });
      const held = holdResponses(page.service, '/lis/v1');
      startFakeClock();
      await page.place(ACTIVE_PLAN);
      await page.place(PLANS);
      await eventually(() => expect(requestsTo(page.service, '/lis/v1')).to.have.length(1));
      await settled();
      expect(page.screen.queryByShadowRole('region', { name: 'Your active plan' })).to.be.null;
      held.arrive();
      const card = await eventually(() => page.screen.getByShadowRole('article', { name: /Signature/ }));
      await eventually(() => expect(factOf(card, 'Monthly premium')?.[0]).to.contain('$28.80'));
    });

    it('does not hold back the active plan for longer than the cards (HELP-16)', async () => {
      const page = memberPage('1');
      holdResponses(page.service, '/lis/v1');
      await page.place(ACTIVE_PLAN);
      await page.place(PLANS);
      await cardsShown(page.screen, 7);
      expect(page.screen.getByShadowRole('region', { name: 'Your active plan' })).to.exist;
    });

    it('is requested with place and year (NET-26)', async () => {
      const page = memberPage('1');
      await page.place(PLANS);
      await ready();
      const asked = () => requestsTo(page.service, '/lis/v1').map(({ query }) => query);
      await eventually(() => expect(asked()).to.have.length(1));
      expect(asked()).to.deep.equal([{ zip: '60614', stateCode: 'IL', fipsCode: '031', planYear: '2027' }]);
    });

    it('gives the premium of a plan that says none itself (HELP-09)', async () => {
      const page = memberPage('1', [{ planId: 'H5521016000', planYear: '2027', monthlyPremium: '12.3' }]);
      changePlan(page.service, 'H5521016000', { '100Percent': undefined });
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      await eventually(() => expect(premiums(page, /Aetna Medicare Premier/)[0]).to.contain('$12.30'));
    });

    it('is not requested without the flag (HELP-07, LOAD-15)', async () => {
      const page = memberPage('1');
      replaceResponse(page.service, '/featureToggle', { lisChanges: false });
      await page.place(PLANS);
      await ready();
      expect(requestsTo(page.service, '/lis/v1')).to.be.empty;
    });

    it('is not requested when the shopper is no member (HELP-07)', async () => {
      for (const scenario of ['guest', 'consumer'] as const) {
        const page = openTestPage({ scenario });
        await page.place(PLANS);
        await ready();
        expect(requestsTo(page.service, '/lis/v1'), scenario).to.be.empty;
      }
    });

    it('is overruled by the shopper’s own no (HELP-03)', async () => {
      const page = memberPage('2');
      await page.place(PLANS);
      await page.place(EXTRA_HELP);
      await cardsShown(page.screen, 6);
      await eventually(() => expect(premiums(page, /Aetna/)[0]).to.contain('$32.60'));
      expect((await choice(page, 'Yes')).checked).to.be.true;
      await choose(page, 'No');
      await eventually(() => expect(premiums(page, /Aetna/)).to.deep.equal(['$44.00 + Part B premium']));
    });

    it('that fails leaves normal prices (ERR-07)', async () => {
      const page = openTestPage({ scenario: 'consumer', fail: { call: 'lisData', kind: 500 } });
      makeMember(page.service);
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      await settled();
      expect(page.log.join()).to.contain('lisData failed: status 500');
      expect(premiums(page, /Aetna/)).to.deep.equal(['$44.00 + Part B premium']);
    });
  });

  describe('where it is hidden', () => {
    it('for a member with level 0 (HELP-11)', async () => {
      const page = memberPage('0');
      await page.place(EXTRA_HELP);
      await ready();
      await eventually(() => expect(page.screen.queryByShadowRole('radio', { name: 'Yes' })).to.be.null);
    });

    it('not for a member with another level, nor for a consumer (HELP-11)', async () => {
      const page = memberPage('1');
      await page.place(EXTRA_HELP);
      await ready();
      await settled();
      expect(await choice(page, 'Yes')).to.exist;
    });

    it('for a profile that someone is cloaked into (HELP-10)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const identity = { ...page.service.identity, isCSRLogin: true };
      document.cookie = `shopperProfile.identity=${encodeURIComponent(JSON.stringify(identity))}; Path=/`;
      await page.place(EXTRA_HELP);
      await ready();
      await eventually(() => expect(page.screen.queryByShadowRole('radio', { name: 'Yes' })).to.be.null);
    });
  });

  describe('the personalization object (HELP-15)', () => {
    const personalization = (given: Personalization) =>
      openTestPage({ scenario: 'consumer', config: { personalization: given } });

    it('stores the answer there instead of in this browser', async () => {
      const setExtraHelp = sinon.stub().resolves();
      const page = personalization({ getExtraHelp: async () => 'no', setExtraHelp });
      await page.place(EXTRA_HELP);
      await eventually(() => expect(read(extraHelpAnswerAtom)).to.equal('no'));
      await choose(page, 'Yes');
      expect(setExtraHelp.args).to.deep.equal([['yes']]);
      expect(stored()).to.be.null;
      expect(page.screen.queryByShadowRole('dialog')).to.be.null;
    });

    it('is found under its own name on the page', async () => {
      const host = window as unknown as Record<string, unknown>;
      host.personalizationContextService = { getExtraHelp: async () => 'yes' };
      try {
        const page = openTestPage({ scenario: 'consumer' });
        await page.place(EXTRA_HELP);
        await eventually(() => expect(read(isExtraHelpAppliedAtom)).to.be.true);
      } finally {
        delete host.personalizationContextService;
      }
    });

    it('has its LIS details go before the service’s', async () => {
      const page = personalization({ getLisDetails: async () => lisData('2') });
      makeMember(page.service);
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      await eventually(() => expect(premiums(page, /Aetna/)[0]).to.contain('$32.60'));
      expect(requestsTo(page.service, '/lis/v1')).to.be.empty;
    });

    for (const [how, fail] of [
      ['rejects', () => Promise.reject(new Error('Marta'))],
      [
        'throws',
        () => {
          throw new Error('Marta');
        },
      ],
    ] as const) {
      it(`may fail: one that ${how} leaves an unanswered question and normal prices`, async () => {
        const page = personalization({ getLisDetails: fail, getExtraHelp: fail, setExtraHelp: fail });
        makeMember(page.service);
        await page.place(PLANS);
        await page.place(EXTRA_HELP);
        await cardsShown(page.screen, 6);
        expect(premiums(page, /Aetna/)).to.deep.equal(['$44.00 + Part B premium']);
        await choose(page, 'Yes');
        await eventually(() => expect(premiums(page, /Aetna/)[0]).to.contain('$28.80'));
        await settled();
        expect(page.log).to.have.length(3);
        expect(page.log.join()).not.to.contain('Marta');
      });
    }

    it('that answers nonsense is as good as none', async () => {
      const page = personalization({ getLisDetails: async () => 7, getExtraHelp: async () => ({ a: 1 }) });
      makeMember(page.service);
      await page.place(PLANS);
      await page.place(EXTRA_HELP);
      await cardsShown(page.screen, 6);
      expect(read(extraHelpAnswerAtom)).to.equal('unknown');
      expect(premiums(page, /Aetna/)).to.deep.equal(['$44.00 + Part B premium']);
    });

    it('that is missing, with the call switched off, is named in the log (ERR-11)', async () => {
      const page = openTestPage({ scenario: 'consumer', config: { endpoints: { lisData: null } } });
      const seen = spyOnEvents('error');
      makeMember(page.service);
      await page.place(PLANS);
      await ready();
      expect(page.log.join()).to.contain('Personalization context service not found');
      expect(seen.map(([, detail]) => (detail as { code: string }).code)).to.deep.equal(['lis-unavailable']);
    });
  });

  describe('the popup at sign-in', () => {
    /** Simulates a validated sign-in code. */
    const signIn = () => {
      write(isLoginFlowAtom, true);
    };

    it('opens when a level is set, with premium and level (HELP-06, POP-11 … POP-13, POP-16)', async () => {
      const page = memberPage('2');
      signIn();
      await page.place(EXTRA_HELP);
      const dialog = await dialogOf(page);
      expect(headingOf(dialog)).to.equal(APPLIED);
      expect(factOf(dialog, 'Monthly premium')).to.deep.equal(['$32.60', 'Your cost with Extra Help']);
      expect(dialog.textContent).to.contain('The prices shown on this page include Extra Help.');
      expect(dialog.textContent).to.contain('Your level: 75%');
    });

    it('names no percentage for full help (POP-13)', async () => {
      const page = memberPage('1');
      signIn();
      await page.place(EXTRA_HELP);
      const dialog = await dialogOf(page);
      expect(dialog.textContent).to.contain('Your level: full Extra Help').and.not.to.contain('%');
    });

    it('closes by its close button and by its continue button (POP-14)', async () => {
      for (const name of ['Close', 'Continue']) {
        const page = memberPage('1');
        sessionStorage.removeItem('shopperProfile.extraHelpShown');
        signIn();
        await page.place(EXTRA_HELP);
        await page.user.click(inside(await dialogOf(page)).getByRole('button', { name }));
        await noDialog(page);
      }
    });

    it('opens once in a session, whatever comes and goes (HELP-06)', async () => {
      const page = memberPage('1');
      const seen = spyOnEvents('popup-open');
      signIn();
      await page.place(EXTRA_HELP);
      await page.place(EXTRA_HELP);
      await dialogOf(page);
      await press('Escape');
      await noDialog(page);
      await page.place(EXTRA_HELP);
      await settled();
      // The member's import has its own popup.
      const popups = seen.map(([, detail]) => (detail as { popup: string }).popup);
      expect(popups.filter((popup) => popup !== 'loading')).to.deep.equal(['extra-help-applied']);
    });

    it('does not open without a level, nor without a sign-in (POP-16)', async () => {
      const without = openTestPage({ scenario: 'consumer' });
      signIn();
      await without.place(EXTRA_HELP);
      await ready();
      await settled();
      expect(without.screen.queryByShadowRole('dialog')).to.be.null;
      const page = memberPage('1');
      await page.place(EXTRA_HELP);
      await ready();
      await settled();
      expect(page.screen.queryByShadowRole('dialog')).to.be.null;
    });

    it('does not push aside the explanation of the shopper’s own yes (HELP-04, HELP-06)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      signIn();
      await page.place(EXTRA_HELP);
      await ready();
      await choose(page, 'Yes');
      await settled();
      expect(headingOf(await dialogOf(page))).to.equal(EXPLAINED);
      await press('Escape');
      await noDialog(page);
      await choose(page, 'No');
      await choose(page, 'Yes');
      await settled();
      expect(page.screen.queryByShadowRole('dialog')).to.be.null;
    });

    it('is worded by the page where it wants to be (POP-15)', async () => {
      const page = openTestPage({
        scenario: 'consumer',
        config: { texts: { en: { 'extraHelpV2.heading': 'Good news', 'extraHelpV2.continue': 'Go on' } } },
      });
      localStorage.setItem('shopperProfile.extraHelp', 'yes');
      signIn();
      await page.place(EXTRA_HELP);
      const dialog = await dialogOf(page);
      expect(headingOf(dialog)).to.equal('Good news');
      expect(inside(dialog).getByRole('button', { name: 'Go on' })).to.exist;
    });
  });
});
