import { expect } from 'chai';
import { changePlan } from '../support/responses';
import { cardOf, cardsShown, factOf } from '../support/cards';
import { eventually } from '../support/clock';
import { inside, leaveTestPage, openTestPage, ready } from '../support/page';
import { openSupplementPage } from '../support/supplements';

const PLANS = 'shopper-profile-plans';
const EXTRA_HELP = 'shopper-profile-extra-help';
const configure = (partial: object) => {
  window.shopperProfile!.configure(partial);
};

const languageOf = (element: Element): string | null | undefined =>
  element.closest('[lang]')?.getAttribute('lang');

describe('texts', () => {
  afterEach(leaveTestPage);

  it('is Spanish where the configuration requires it', async () => {
    const page = openTestPage({ scenario: 'consumer', config: { locale: 'es-US' } });
    await page.place(PLANS);
    await page.place(EXTRA_HELP);
    expect(await page.screen.findByShadowRole('heading', { name: 'Sus planes' })).to.exist;
    expect(await page.screen.findByShadowRole('group', { name: '¿Recibe usted Ayuda Adicional?' })).to.exist;
    expect(await page.screen.findByShadowRole('button', { name: 'Ver planes de 2026' })).to.exist;
    const card = await eventually(() => page.screen.getByShadowRole('article', { name: /Aetna/ }));
    expect(inside(card).getByText('Prima mensual')).to.exist;
    expect(inside(card).getByRole('link', { name: /^Ver detalles del plan/ })).to.exist;
  });

  it('is Spanish in the popups, too', async () => {
    const page = openTestPage({ scenario: 'consumer', config: { locale: 'es' } });
    await page.place(PLANS);
    const card = await eventually(() => page.screen.getByShadowRole('article', { name: /Aetna/ }));
    await page.user.click(inside(card).getByRole('button', { name: /^Eliminar / }));
    expect(await page.screen.findByShadowRole('dialog', { name: '¿Eliminar este plan?' })).to.exist;
    expect(page.screen.getByShadowRole('button', { name: 'Cerrar' })).to.exist;
  });

  it('follows the lang attribute of one element, the other one stays as it was', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    await page.place(PLANS, 'lang="es-MX"');
    await page.place(PLANS);
    expect(await page.screen.findByShadowRole('heading', { name: 'Sus planes' })).to.exist;
    expect(await page.screen.findByShadowRole('heading', { name: 'Your plans' })).to.exist;
  });

  it('follows the lang attribute when it changes and when it goes', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    const element = await page.place(EXTRA_HELP);
    const question = (name: string) => page.screen.findByShadowRole('group', { name });
    expect(await question('Do you get Extra Help?')).to.exist;
    element.lang = 'es';
    expect(await question('¿Recibe usted Ayuda Adicional?')).to.exist;
    element.removeAttribute('lang');
    expect(await question('Do you get Extra Help?')).to.exist;
  });

  it('is that of the section around the element, which wins over the configured one, and follows it', async () => {
    const page = openTestPage({ scenario: 'consumer', config: { locale: 'en' } });
    await page.place(EXTRA_HELP);
    const profileElement = page.container.lastElementChild!;
    const question = (name: string) => page.screen.findByShadowRole('group', { name });
    const inEnglish = 'Do you get Extra Help?';
    const inSpanish = '¿Recibe usted Ayuda Adicional?';
    expect(await question(inEnglish)).to.exist;
    page.container.lang = 'es';
    expect(await question(inSpanish)).to.exist;
    page.container.removeAttribute('lang');
    expect(await question(inEnglish)).to.exist;
    const section = document.createElement('section');
    section.lang = 'es-MX';
    page.container.append(section);
    section.append(profileElement);
    expect(await question(inSpanish)).to.exist;
    page.container.append(profileElement);
    expect(await question(inEnglish)).to.exist;
  });

  it('is found through shadow roots, and followed there', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    await page.place(EXTRA_HELP);
    const profileElement = page.container.lastElementChild!;
    const box = document.createElement('div');
    box.lang = 'es';
    page.container.append(box);
    const root = box.attachShadow({ mode: 'open' });
    root.append(profileElement);
    const question = (name: string) => page.screen.findByShadowRole('group', { name });
    expect(await question('¿Recibe usted Ayuda Adicional?')).to.exist;
    box.lang = 'en';
    expect(await question('Do you get Extra Help?')).to.exist;
  });

  it('is that of the page where nothing else says one, and follows it', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    const { lang } = document.documentElement;
    try {
      await page.place(EXTRA_HELP);
      document.documentElement.lang = 'es';
      expect(await page.screen.findByShadowRole('group', { name: '¿Recibe usted Ayuda Adicional?' })).to
        .exist;
    } finally {
      document.documentElement.lang = lang;
    }
  });

  it('says to the browser which language it is', async () => {
    const page = openTestPage({ scenario: 'consumer', config: { locale: 'es' } });
    const { shadowRoot } = await page.place(EXTRA_HELP);
    await eventually(() => expect(shadowRoot!.querySelector('[lang]')?.getAttribute('lang')).to.equal('es'));
  });

  it('is English for a language that there is no translation of', async () => {
    const page = openTestPage({ scenario: 'consumer', config: { locale: 'fr' } });
    await page.place(PLANS);
    expect(await page.screen.findByShadowRole('heading', { name: 'Your plans' })).to.exist;
  });

  it('changes language while the page is open', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    await page.place(PLANS);
    expect(await page.screen.findByShadowRole('heading', { name: 'Your plans' })).to.exist;
    configure({ locale: 'es' });
    expect(await page.screen.findByShadowRole('heading', { name: 'Sus planes' })).to.exist;
  });

  it('changes brand while the page is open, in every element', async () => {
    const page = openTestPage({ scenario: 'empty' });
    const plans = await page.place(PLANS);
    const extraHelp = await page.place(EXTRA_HELP);
    const brands = () =>
      [plans, extraHelp].map(({ shadowRoot }) =>
        shadowRoot!.querySelector('[data-brand]')?.getAttribute('data-brand'),
      );
    expect(await page.screen.findByShadowText(/^Look for plans in your area/)).to.exist;
    await eventually(() => expect(brands()).to.deep.equal(['UMS', 'UMS']));
    const before = getComputedStyle(plans.shadowRoot!.querySelector('a')!).backgroundColor;
    configure({ site: 'AMP' });
    expect(await page.screen.findByShadowText(/^Look for our plans in your area/)).to.exist;
    expect(brands()).to.deep.equal(['AMP', 'AMP']);
    // Colors change in a short while.
    await eventually(() =>
      expect(getComputedStyle(plans.shadowRoot!.querySelector('a')!).backgroundColor).not.to.equal(before),
    );
  });

  it('is the page’s own where it has some, per language', async () => {
    const page = openTestPage({
      scenario: 'consumer',
      config: { texts: { en: { 'plans.heading': 'My picks' }, es: { 'plans.heading': 'Mis planes' } } },
    });
    const element = await page.place(PLANS);
    expect(await page.screen.findByShadowRole('heading', { name: 'My picks' })).to.exist;
    element.lang = 'es';
    expect(await page.screen.findByShadowRole('heading', { name: 'Mis planes' })).to.exist;
    configure({ texts: { es: { 'plans.heading': 'Otros planes' } } });
    expect(await page.screen.findByShadowRole('heading', { name: 'Otros planes' })).to.exist;
  });

  describe('benefits, which services send in English', () => {
    const openPlans = async (locale: 'en' | 'es', bullets: string[]) => {
      const page = openTestPage({ scenario: 'consumer', config: { locale } });
      changePlan(page.service, 'H5521016000', {
        marketingInformation: bullets.map((shortBullets, rank) => ({ rank, shortBullets })),
      });
      await page.place(PLANS);
      const card = await eventually(() => page.screen.getByShadowRole('article', { name: /Aetna/ }));
      const list = await eventually(() => inside(card).getByRole('list', { name: /./ }));
      return { page, lines: inside(list).getAllByRole('listitem') };
    };
    const bullets = ['$0 copay for visits to your primary doctor', 'Ask us about this plan'];

    it('are in Spanish on a Spanish page where they are among the commonest, else marked as English', async () => {
      const { lines } = await openPlans('es', bullets);
      expect(lines.map(({ textContent }) => textContent.trim())).to.deep.equal([
        'Médico primario $0',
        'Ask us about this plan',
      ]);
      expect(lines.map((line) => languageOf(line.querySelector('span span')!))).to.deep.equal(['es', 'en']);
      expect(lines[0]!.querySelector('strong')!.textContent).to.equal('$0');
    });

    it('are in Spanish, too, where they are the one benefit of a drug plan', async () => {
      const page = openTestPage({ scenario: 'consumer', config: { locale: 'es' } });
      await page.place(PLANS);
      const card = await eventually(() =>
        page.screen.getByShadowRole('article', { name: /Humana Premier Rx/ }),
      );
      await eventually(() =>
        expect(factOf(card, 'Medicamentos recetados')?.[0]).to.match(
          /^\S+ de (?:copago|coseguro) \(nivel\s1\) a \S+ de (?:copago|coseguro) \(nivel\s\d\)$/,
        ),
      );
    });

    it('are said once to come in English, on a Spanish page only', async () => {
      const spanish = await openPlans('es', bullets);
      expect(spanish.page.screen.getAllByShadowText(/pueden estar en inglés/)).to.have.length(1);
      const english = await openPlans('en', bullets);
      expect(english.lines.map(({ textContent }) => textContent.trim())).to.deep.equal([
        'Primary doctor $0',
        'Ask us about this plan',
      ]);
      expect(english.page.screen.queryByShadowText(/may be in English/)).to.be.null;
    });
  });

  it('is marked where it is English on a Spanish page: a plan’s own benefit', async () => {
    const page = openTestPage({ scenario: 'consumer', config: { locale: 'es' } });
    await page.place(PLANS);
    const card = await eventually(() => page.screen.getByShadowRole('article', { name: /Aetna/ }));
    const name = await eventually(() => inside(card).getByText('Urgent care'));
    expect(languageOf(name)).to.equal('en');
    expect(languageOf(name.nextElementSibling!)).to.equal('en');
    expect(languageOf(inside(card).getByText('Prima mensual'))).to.equal('es');
  });

  it('is marked where it is English on a Spanish page: what a supplement is for', async () => {
    const page = openSupplementPage({ saved: ['G01'], config: { locale: 'es' } });
    await page.place(PLANS);
    // "Part B" is an element of its own.
    const statement = /^Nearly everything, but the yearly/;
    expect(languageOf(await page.screen.findByShadowText(statement))).to.equal('en');
    await page.user.click(page.screen.getByShadowRole('button', { name: /^Eliminar / }));
    const popup = await page.screen.findByShadowRole('dialog');
    expect(languageOf(inside(popup).getByText(statement))).to.equal('en');
  });

  it('is marked where it is English on a Spanish page: what content says of a state', async () => {
    const page = openTestPage({ scenario: 'consumer', config: { locale: 'es' } });
    await page.place('shopper-profile-medigap');
    expect(languageOf(await page.screen.findByShadowText(/^In Illinois, you can choose/))).to.equal('en');
    expect(languageOf(page.screen.getByShadowText(/plans in Illinois do not cover/))).to.equal('en');
  });

  it('is marked where it is English on a Spanish page: what a doctor does', async () => {
    const page = openTestPage({ scenario: 'consumer', config: { locale: 'es' } });
    await page.place('shopper-profile-doctors');
    expect(languageOf(await page.screen.findByShadowText('Cardiology'))).to.equal('en');
    expect(languageOf(page.screen.getByShadowText('Specimen Heart Clinic'))).to.equal('es');
  });

  it('never shows a key', async () => {
    for (const locale of ['en', 'es']) {
      const page = openTestPage({ scenario: 'consumer', config: { locale } });
      const { shadowRoot } = await page.place(PLANS);
      const extraHelp = await page.place(EXTRA_HELP);
      await ready();
      await cardsShown(page.screen, 6);
      const text = `${shadowRoot!.textContent} ${extraHelp.shadowRoot!.textContent}`;
      expect(text).not.to.match(
        /\b(plans?|extraHelp|extraHelpV2|removePlan|common)\.[a-z]|\{\w+\}|undefined/,
      );
    }
  });

  it('changes without losing what is open', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    const element = await page.place(PLANS);
    const card = await cardOf(page.screen, /Aetna Medicare Premier/);
    await page.user.click(inside(card).getByRole('button', { name: /^Your drugs/ }));
    element.lang = 'es';
    const button = await page.screen.findByShadowRole('button', {
      name: /^Medicamentos/,
      expanded: true,
    });
    expect(button).to.exist;
  });
});
