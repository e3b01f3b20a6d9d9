import { expect } from 'chai';
import { pass, settled, startFakeClock } from '../../support/clock';
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
import { placeNav } from '../../support/views';

const FAQ = 'shopper-profile-faq';
const ALL = [
  'How can I talk to someone?',
  'Is my progress saved?',
  'What happens with my information?',
  'How do I go on with an application that I started?',
  'How can I see all plans?',
];
const [TALK, SAVING, INFORMATION, CONTINUE, ALL_PLANS] = ALL as [string, string, string, string, string];

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;

const address = location.href;
const arriveAt = (hash: string): void => {
  history.replaceState(null, '', `${address.split('#')[0]!}${hash}`);
};
const goTo = async (hash: string): Promise<void> => {
  location.hash = hash;
  await settled();
};

async function openFaq(options: Options = {}, hash = '', attributes = ''): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', ...options });
  arriveAt(hash);
  whenLeaving(() => {
    arriveAt('');
  });
  await page.place(FAQ, attributes);
  await ready();
  await settled();
  return page;
}

const detailsOf = ({ container }: TestPage): HTMLDetailsElement[] => [
  ...container.querySelector(FAQ)!.shadowRoot!.querySelectorAll('details'),
];
const titleOf = (item: HTMLDetailsElement): string => item.querySelector('summary')!.textContent;
const questions = (page: TestPage): string[] => detailsOf(page).map(titleOf);
const opened = (page: TestPage): string[] =>
  detailsOf(page)
    .filter(({ open }) => open)
    .map(titleOf);
const question = (page: TestPage, title: string): HTMLDetailsElement =>
  detailsOf(page).find((item) => titleOf(item) === title)!;
const summaryOf = (page: TestPage, title: string): HTMLElement =>
  question(page, title).querySelector('summary')!;
/** The answer below an open question. */
async function answer(page: TestPage, title: string): Promise<HTMLElement> {
  const item = question(page, title);
  if (!item.open) await page.user.click(summaryOf(page, title));
  return item;
}

describe('shopper-profile-faq', () => {
  afterEach(leaveTestPage);

  it('asks five questions, each of them a heading (SHELL-62)', async () => {
    const page = await openFaq();
    expect(page.screen.getByShadowRole('heading', { name: 'Frequently asked questions', level: 2 })).to.exist;
    expect(
      page.screen.getAllByShadowRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).to.deep.equal(ALL);
    expect(opened(page)).to.be.empty;
  });

  it('opens and closes answers by keyboard, several at a time (SHELL-62)', async () => {
    const page = await openFaq();
    await press('Tab');
    expect(focused()).to.equal(summaryOf(page, TALK));
    await press('Enter');
    await press('Tab');
    await press(' ');
    expect(opened(page)).to.deep.equal([TALK, SAVING]);
    await press(' ');
    expect(opened(page)).to.deep.equal([TALK]);
    expect(focused()).to.equal(summaryOf(page, SAVING));
  });

  describe('by view', () => {
    it('asks all five with the plans, the first three elsewhere (SHELL-63, OPEN-A041)', async () => {
      const page = await openFaq();
      const goToView = await placeNav(page);
      expect(questions(page)).to.deep.equal(ALL);
      for (const view of ['drugs', 'providers'] as const) {
        await goToView(view);
        expect(questions(page), view).to.deep.equal([TALK, SAVING, INFORMATION]);
      }
      await goToView('plans');
      expect(questions(page)).to.deep.equal(ALL);
    });

    it('keeps open what is open, from view to view (SHELL-63)', async () => {
      const page = await openFaq();
      const goToView = await placeNav(page);
      await page.user.click(summaryOf(page, SAVING));
      await goToView('drugs');
      expect(opened(page)).to.deep.equal([SAVING]);
    });

    it('asks what the configuration lists, in its order, each once; other names are warned of once (OPEN-A041)', async () => {
      const faqByView = { plans: ['allPlans', 'costs', 'talk', 'allPlans'] };
      const page = await openFaq({ config: { faqByView } });
      await page.place(FAQ);
      await settled();
      expect(questions(page)).to.deep.equal([ALL_PLANS, TALK]);
      expect(page.log.filter((line) => line.includes('costs'))).to.deep.equal([
        '[shopper-profile] faqByView: there is no question costs',
      ]);
    });

    it('takes no space where a view has no question (SHELL-63)', async () => {
      const page = await openFaq({ config: { faqByView: { plans: [], drugs: [], providers: [] } } });
      expect(page.container.getBoundingClientRect().height).to.equal(0);
    });
  });

  describe('how to talk to someone', () => {
    it('tells the number, TTY and hours, those of support by default (SHELL-62, CONSTB-12)', async () => {
      const page = await openFaq({ config: { phones: { tollFree: '1-800-555-0142' } } });
      const item = await answer(page, TALK);
      expect(inside(item).getByRole('link', { name: '1-800-555-0142' }).getAttribute('href')).to.equal(
        'tel:18005550142',
      );
      expect(item.textContent).to.contain('Call 1-800-555-0142 (TTY 711).');
      expect(item.textContent).to.contain('Our hours: 8 a.m. - 8 p.m., 7 days a week.');
    });

    it('tells hours of its own where the site has set them (CONST-12, OPEN-A040)', async () => {
      const faq = '7 a.m. to 11 p.m. ET Monday to Friday, 9 a.m. to 5 p.m. ET Saturday';
      const page = await openFaq({ config: { hours: { faq } } });
      expect((await answer(page, TALK)).textContent).to.contain(`Our hours: ${faq}.`);
    });

    it('shows the number of the service once it has loaded, in the open answer too (CONST-04)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      await page.place(FAQ);
      startFakeClock();
      await settled();
      question(page, TALK).open = true;
      expect(inside(question(page, TALK)).queryByRole('link')).to.be.null;
      await pass(2000);
      expect(inside(question(page, TALK)).getByRole('link', { name: '1-800-555-0100' })).to.exist;
      expect(opened(page)).to.deep.equal([TALK]);
    });

    it('tells hours and TTY without a number (OPEN-A039)', async () => {
      const page = await openFaq({
        config: { endpoints: { tollFree: null }, hours: { faq: 'noon to one' } },
      });
      const item = await answer(page, TALK);
      expect(item.textContent).to.contain('Our hours: noon to one. TTY 711.');
      expect(item.textContent).not.to.contain('{');
      expect(inside(item).queryByRole('link')).to.be.null;
    });
  });

  describe('what leads on', () => {
    it('is all plans, at the shopper’s ZIP code (SHELL-29)', async () => {
      const page = await openFaq();
      const seen = spyOnEvents('navigate');
      const link = inside(await answer(page, ALL_PLANS)).getByRole('link', { name: 'Browse all plans' });
      expect(link.getAttribute('href')).to.match(/^\/health-plans\.html\?zipcode=60614&planYear=\d{4}$/);
      await page.user.click(link);
      expect(seen).to.deep.equal([['navigate', { name: 'planSummary', url: link.getAttribute('href') }]]);
      expect(page.visited).to.deep.equal([link.getAttribute('href')]);
    });

    it('only counts for customer service: a button, no link (ROLES-20, TRACK-09)', async () => {
      const page = await openFaq({ scenario: 'cloaked' });
      const seen = spyOnEvents('navigate', 'view-profile');
      expect(inside(await answer(page, ALL_PLANS)).queryByRole('link')).to.be.null;
      const button = inside(await answer(page, ALL_PLANS)).getByRole('button', { name: 'Browse all plans' });
      expect(button.getBoundingClientRect().height).to.be.at.least(44);
      await page.user.click(button);
      expect(page.visited).to.be.empty;
      expect(seen).to.deep.equal([['view-profile', { name: 'planSummary' }]]);
    });

    it('is an account for guests alone (SHELL-54, ROLES-01)', async () => {
      const guest = await openFaq({ scenario: 'guest' });
      const registration = inside(await answer(guest, SAVING)).getByRole('link', { name: 'Create account' });
      expect(registration.getAttribute('href')).to.equal('/hsid-registration');
      const signIn = inside(await answer(guest, CONTINUE)).getByRole('link', { name: 'Sign in' });
      expect(signIn.getAttribute('href')).to.equal('/hsid-login');
      const consumer = await openFaq();
      for (const title of [SAVING, CONTINUE])
        expect(inside(await answer(consumer, title)).queryByRole('link'), title).to.be.null;
    });

    it('is nothing without a route', async () => {
      const page = await openFaq({ scenario: 'guest', config: { routes: { registration: '', signIn: '' } } });
      for (const title of [SAVING, CONTINUE])
        expect(inside(await answer(page, title)).queryByRole('link'), title).to.be.null;
    });
  });

  describe('by address', () => {
    it('opens a question on arrival, goes to it and gives it focus', async () => {
      const page = await openFaq({}, '#faq-information');
      expect(opened(page)).to.deep.equal([INFORMATION]);
      expect(focused()).to.equal(summaryOf(page, INFORMATION));
      expect(location.hash).to.equal('#faq-information');
    });

    it('goes to a question far below', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      page.container.style.paddingBlock = '3000px';
      arriveAt('#faq-allPlans');
      whenLeaving(() => {
        arriveAt('');
        window.scrollTo(0, 0);
      });
      await page.place(FAQ);
      await settled();
      const { top } = question(page, ALL_PLANS).getBoundingClientRect();
      expect(top).to.be.within(0, 40);
    });

    it('opens another one when the address changes; those that are open stay', async () => {
      const page = await openFaq({}, '#faq-information');
      await goTo('#faq-SAVING');
      expect(opened(page)).to.deep.equal([SAVING, INFORMATION]);
      expect(focused()).to.equal(summaryOf(page, SAVING));
    });

    it('leaves the address as it is when a shopper opens one', async () => {
      const page = await openFaq({}, '#drugs');
      await page.user.click(summaryOf(page, SAVING));
      expect(opened(page)).to.deep.equal([SAVING]);
      expect(location.hash).to.equal('#drugs');
    });

    for (const hash of ['', '#', '#faq-', '#faq-everything', '#saving', '#plans', '#faq-%'])
      it(`opens nothing at “${hash}”`, async () => {
        const page = await openFaq({}, hash);
        expect(opened(page)).to.be.empty;
        expect(focused()).to.equal(document.body);
      });

    it('does not take a shopper away who is busy elsewhere by then', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const field = page.container.appendChild(document.createElement('input'));
      field.ariaLabel = 'ZIP code';
      field.focus();
      arriveAt('#faq-saving');
      whenLeaving(() => {
        arriveAt('');
      });
      await page.place(FAQ);
      await settled();
      expect(questions(page)).to.deep.equal(ALL);
      expect(focused()).to.equal(field);
    });

    it('ignores the address once it has left the page', async () => {
      const page = await openFaq();
      const item = question(page, SAVING);
      page.container.replaceChildren();
      await settled();
      await goTo('#faq-saving');
      expect(item.open).to.be.false;
    });
  });

  it('is printed with all answers, and is then as before', async () => {
    const page = await openFaq();
    await page.user.click(summaryOf(page, SAVING));
    window.dispatchEvent(new Event('beforeprint'));
    window.dispatchEvent(new Event('beforeprint'));
    expect(opened(page)).to.deep.equal(ALL);
    window.dispatchEvent(new Event('afterprint'));
    expect(opened(page)).to.deep.equal([SAVING]);
  });

  it('puts the number into what the host words', async () => {
    const texts = { en: { 'faq.talk.answer': 'Ring {phone}!' } };
    const page = await openFaq({ config: { texts, phones: { tollFree: '1-800-555-0142' } } });
    expect((await answer(page, TALK)).textContent).to.contain('Ring 1-800-555-0142!');
  });

  it('speaks Spanish', async () => {
    const page = await openFaq({ config: { locale: 'es', phones: { tollFree: '1-800-555-0142' } } });
    expect(page.screen.getByShadowRole('heading', { name: 'Preguntas frecuentes' })).to.exist;
    const item = await answer(page, '¿Cómo puedo hablar con alguien?');
    expect(item.textContent)
      .to.contain('Llame al 1-800-555-0142 (TTY 711).')
      .and.to.contain('los 7 días de la semana');
  });
});
