import { expect } from 'chai';
import { checkPage } from '../../elements/page-check';
import { watchPage } from '../../elements/page-elements';
import { registry } from '../../elements/registry';
import { observeRoot } from '../../src/browser/roots';
import { ampPage, oneTagPage, umsPage } from '../../demo/server/pages/brand-pages';
import { hostilePage } from '../../demo/server/pages/hostile';
import { partnerPage } from '../../demo/server/pages/partner';
import type { PageRequest } from '../../demo/server/pages/layout';
import { createProfileService } from '../../demo/testing/index';
import { eventually, settled } from '../support/clock';
import { leaveTestPage, openTestPage, whenLeaving, type TestPage } from '../support/page';

const said = ({ log }: TestPage): string[] => log.map((line) => line.replace('[shopper-profile] ', ''));

function openWith(html: string, config: object = {}): TestPage {
  const page = openTestPage({ config });
  page.container.innerHTML = html;
  checkPage(registry);
  return page;
}

const says = (page: TestPage, ...lines: string[]): Promise<unknown> =>
  eventually(() => expect(said(page)).to.have.members(lines));

describe('what page authors are told of their mistakes', () => {
  afterEach(leaveTestPage);

  it('a misspelled tag, with the nearest that there is, once each', async () => {
    const page = openWith(
      '<shopper-profile-plan>Mary</shopper-profile-plan><shopper-profile-plan></shopper-profile-plan>' +
        '<shoper-profile-drugs></shoper-profile-drugs><shopper-profile-medicine></shopper-profile-medicine>' +
        '<other-thing></other-thing>',
    );
    await says(
      page,
      '<shopper-profile-plan>: there is no such element; did you mean <shopper-profile-plans>?',
      '<shoper-profile-drugs>: there is no such element; did you mean <shopper-profile-drugs>?',
      '<shopper-profile-medicine>: there is no such element',
    );
  });

  it('a misspelled name of a placeholder', async () => {
    const page = openWith(
      '<div data-shopper-profile="plan"></div><p class="is-shopper-profile-drug"></p><p data-shopper-profile></p>',
    );
    await says(
      page,
      'data-shopper-profile: there is no element "plan"; did you mean "plans"?',
      'class "is-shopper-profile-drug": there is no element "drug"; did you mean "is-shopper-profile-drugs"?',
      'data-shopper-profile: there is no element ""',
    );
  });

  it('nothing about a placeholder that is named by the whole tag: it is that element', async () => {
    const page = openWith(
      '<div data-shopper-profile="shopper-profile-faq"></div><p class="is-shopper-profile-shopper-profile-help"></p>',
    );
    watchPage(registry, () => Promise.resolve());
    await settled();
    expect(page.container.querySelector('div > shopper-profile-faq')).to.exist;
    expect(page.container.querySelector('p > shopper-profile-help')).to.exist;
    expect(said(page)).to.be.empty;
  });

  it('a class that lacks its "is-", unless it is around an element of that name', async () => {
    const page = openWith(
      '<p class="intro shopper-profile-plans"></p><p class="shopper-profile-teaser"></p>' +
        '<div class="shopper-profile-faq"><shopper-profile-faq class="shopper-profile-faq"></shopper-profile-faq></div>',
    );
    await says(
      page,
      'class "shopper-profile-plans" places no element; did you mean "is-shopper-profile-plans"?',
    );
  });

  it('a configuration block that the browser takes for a script', async () => {
    const block = document.createElement('script');
    block.type = 'text/json';
    block.dataset.shopperProfileConfig = '';
    document.body.append(block);
    const page = openWith('');
    whenLeaving(() => {
      block.remove();
    });
    await says(
      page,
      'a <script data-shopper-profile-config> is not read: write type="application/json" on it',
    );
  });

  it('one that comes later, also in a shadow root that the host has named', async () => {
    const page = openWith('<div></div>');
    const root = page.container.firstElementChild!.attachShadow({ mode: 'open' });
    observeRoot(root);
    root.innerHTML =
      '<shopper-profile-help></shopper-profile-help><shopper-profile-hlp></shopper-profile-hlp>';
    await says(page, '<shopper-profile-hlp>: there is no such element; did you mean <shopper-profile-help>?');
  });

  it('a misspelled attribute; those of the platform and of frameworks are no one’s mistake', async () => {
    const page = openWith(
      '<shopper-profile-help headinglevel="3" id="a" class="b" style="margin: 0" title="c" hidden data-level="3" ' +
        'aria-label="d" dir="ltr" slot="e" part="f" tabindex="-1" role="group" onclick="" :lang="g" @click="h" ' +
        '_ngcontent-abc v-lang="i" x-lang="j" ng-lang="k" cmp-is="l"></shopper-profile-help>' +
        '<shopper-profile-help level="3"></shopper-profile-help>',
    );
    await page.place('shopper-profile-help');
    await says(
      page,
      '<shopper-profile-help> headinglevel: there is no such attribute; did you mean heading-level?',
      '<shopper-profile-help> level: there is no such attribute; did you mean heading-level?',
    );
  });

  it('a tag that closes itself, and swallows the next element', async () => {
    const page = openWith('<shopper-profile-help /><p></p><shopper-profile-faq />');
    await says(
      page,
      '<shopper-profile-help> holds <shopper-profile-faq>, which does not show: write </shopper-profile-help> before it, as "/>" closes nothing',
    );
  });

  it('an unknown text, and an unknown language of texts', async () => {
    const page = openWith('', {
      texts: {
        en: {
          'plans.heading': 'A',
          'plans.headin': 'B',
          'help.no.such': 'C',
          'plans.loaded': '{count} of them',
          'common.close': 'E',
        },
        'es-MX': { 'plans.heading': 'F' },
        fr: {},
      },
    });
    await says(
      page,
      'texts.es-MX: there is no such language; did you mean es?',
      'texts.fr: there is no such language',
      'texts: there is no text "plans.headin"; did you mean "plans.heading"?',
      'texts: there is no text "help.no.such"',
    );
  });

  it('a placeholder that a text does not have', async () => {
    const page = openWith('', {
      texts: {
        en: { 'faq.talk.answer': 'Call {telephone} or {phnoe}', 'plans.loaded.one': '{count} plan' },
        es: { 'help.heading': '{name}, ¿necesita ayuda?' },
      },
    });
    await says(
      page,
      'texts "faq.talk.answer": unknown placeholder {telephone}; this text has {phone}, {tty}, {hours}',
      'texts "faq.talk.answer": unknown placeholder {phnoe}; did you mean {phone}?',
      'texts "help.heading": unknown placeholder {name}; this text has none',
    );
  });

  it('a language without texts; what is no code of one is not repeated', async () => {
    const page = openWith(
      '<div lang="fr"><shopper-profile-help></shopper-profile-help></div><shopper-profile-faq lang="Mary Doe"></shopper-profile-faq>' +
        '<shopper-profile-plans lang="es-PR"></shopper-profile-plans>',
      { locale: 'de-AT' },
    );
    await says(
      page,
      'locale: there is no language "de-AT"; English shows',
      'lang of <shopper-profile-help>: there is no language "fr"; English shows',
      'lang of <shopper-profile-faq>: there is no language; English shows',
    );
  });

  it('a placeholder that nothing fills in the template of a route, also one that is configured later', async () => {
    const page = openWith('', {
      routes: {
        planSummary: '/plans?zip={zip}',
        planDetails: '/{zipcode}/{fips}/{planId}',
        zipEntry: '/{county}',
      },
    });
    window.shopperProfile!.configure({ routes: { application: { MA: '/apply/{planid}/{step}' } } });
    await says(
      page,
      'routes.planSummary: unknown placeholder {zip}; did you mean {zipcode}?',
      'routes.zipEntry: unknown placeholder {county}',
      'routes.application.MA: unknown placeholder {planid}; did you mean {planId}?',
    );
  });

  describe('nothing of a page without any', () => {
    const pages = { ampPage, umsPage, oneTagPage, partnerPage, hostilePage };
    for (const [name, pageOf] of Object.entries(pages))
      it(name, async () => {
        const service = createProfileService({ shopper: 'consumer' });
        const request = {
          path: '/',
          query: new URLSearchParams(),
          lang: 'en',
          site: null,
          session: { service, settings: {}, isFresh: true },
        };
        const html = String(await pageOf(request as unknown as PageRequest));
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const blocks = [...parsed.querySelectorAll('script[data-shopper-profile-config]')];
        const config = Object.assign(
          {},
          ...blocks.map((block) => JSON.parse(block.textContent) as object),
        ) as object;
        for (const script of parsed.querySelectorAll('script')) script.remove();
        const page = openWith(parsed.body.innerHTML, config);
        expect(
          page.container.querySelector(
            '[data-shopper-profile],shopper-profile-page,shopper-profile-extra-help,shopper-profile-nav',
          ),
        ).to.exist;
        for (const tag of Object.keys(registry))
          if (page.container.querySelector(tag)) await page.place(tag as 'shopper-profile-plans', 'hidden');
        await settled();
        expect(said(page)).to.deep.equal([]);
      });
  });
});
