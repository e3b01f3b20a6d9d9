import { html, raw } from 'hono/html';
import { onlineApplicationRoutes } from '../../online-application';
import { demoBar } from './bar';
import { hostCopy, type HostCopy } from './copy';
import { brandBundle, documentPage, type Markup, type PageRequest } from './layout';

interface Brand {
  /** Brand code in the configuration of the bundle. */
  site: 'AMP' | 'UMS';
  name: string;
  style: string;
  /** Brand-specific configuration. */
  config: object;
}

/**
 * Third-party tools, as a brand would configure them. A brand without them links to pages instead. Both
 * brands have one for supplements.
 */
const tool = (name: string, globalName: string): object => ({
  script: `/demo/tools/${name}.js`,
  stylesheet: '/demo/tools/tools.css',
  globalName,
});

const medsupp = {
  script: '/demo/tools/medsupp.js?state={state}',
  stylesheet: '/demo/tools/tools.css',
};

const vendors = {
  providerSearch: tool('provider-search', 'demoProviderSearch'),
  drugEstimator: { ...tool('drug-estimator', 'demoDrugEstimator'), closeEvent: 'demoEstimatorClosed' },
  medsupp,
};

const amp: Brand = {
  site: 'AMP',
  name: 'Maple Plan Guide',
  style: 'amp.css',
  config: { vendors, drugs: { editLinkOnce: true } },
};
const ums: Brand = {
  site: 'UMS',
  name: 'Harbor Medicare Shop',
  style: 'ums.css',
  config: {
    vendors: { medsupp },
    routes: { ...onlineApplicationRoutes, providerSearch: '/find-a-doctor.html' },
  },
};

/** Options that are not in the specification. */
const COST_OPTIONS = 'year-cost order-by="saved"';
const LIST_OPTIONS = `${COST_OPTIONS} compare-in-page`;

/**
 * The navigation with Extra Help: next to the views that it switches, or above them where there is no space for two
 * columns.
 */
export const ampPage = (request: PageRequest): Markup => {
  const copy = hostCopy[request.lang];
  return brandPage(
    amp,
    request,
    html`${banner(copy)}
    ${withSide({
      label: copy.side,
      side: html`<shopper-profile-nav><p>${copy.extraHelpFallback}</p></shopper-profile-nav>`,
      views: mainElements(copy, { activePlanAttributes: 'next-year', plansAttributes: COST_OPTIONS }),
    })}`,
  );
};

/**
 * The navigation is a row at the top, with the short form of Extra Help below it, and the plans have the
 * whole width. Extra Help is written in the form for editors that remove unknown tags.
 */
export const umsPage = (request: PageRequest): Markup => {
  const copy = hostCopy[request.lang];
  return brandPage(
    ums,
    request,
    html`${banner(copy)}
      <shopper-profile-nav without-extra-help></shopper-profile-nav>
      <div data-shopper-profile="extra-help" data-short><p>${copy.extraHelpFallback}</p></div>
      ${mainElements(copy, {
        plansAttributes: LIST_OPTIONS,
        belowPlans: html`<shopper-profile-compare></shopper-profile-compare>
          <shopper-profile-year-change></shopper-profile-year-change>`,
        belowViews: html`<shopper-profile-take-along></shopper-profile-take-along>`,
      })}
      <section class="card">
        <h2>${copy.hours}</h2>
        <p>${copy.hoursText}</p>
      </section>`,
  );
};

/** Only the elements that help a shopper to decide. */
export const decidePage = (request: PageRequest): Markup => {
  const copy = hostCopy[request.lang];
  return brandPage(
    ums,
    request,
    html`${banner(copy)}
      <shopper-profile-next-steps></shopper-profile-next-steps>
      <shopper-profile-plans ${raw(LIST_OPTIONS)}>
        <p>${copy.plansFallback}</p>
        <p><a href="/health-plans.html">${copy.plansFallbackLink}</a></p>
      </shopper-profile-plans>
      <shopper-profile-compare></shopper-profile-compare>
      <shopper-profile-timeout></shopper-profile-timeout>`,
  );
};

/** The whole profile in one tag. */
export const oneTagPage = (request: PageRequest): Markup => {
  const copy = hostCopy[request.lang];
  return brandPage(
    ums,
    request,
    html`<shopper-profile-page year-change ${raw(LIST_OPTIONS)}>
        <p>${copy.pageFallback}</p>
        <p><a href="/health-plans.html">${copy.plansFallbackLink}</a></p>
      </shopper-profile-page>
      <shopper-profile-take-along></shopper-profile-take-along>`,
    false, // the one tag contains it
  );
};

/** A side column, which comes first on phones, and the views that it controls. */
const withSide = ({ label, side, views }: { label: string; side: Markup; views: Markup }): Markup =>
  html`<div class="with-side">
    <div class="side" role="group" aria-label="${label}">${side}</div>
    <div class="views stack">${views}</div>
  </div>`;

/** The greeting, with a link for browsers in which the scripts do not load. */
const banner = (copy: HostCopy): Markup =>
  html`<shopper-profile-banner>
    <p><a href="/hsid-login">${copy.signIn}</a></p>
  </shopper-profile-banner>`;

interface BrandElements {
  activePlanAttributes?: string;
  plansAttributes?: string;
  belowPlans?: Markup | '';
  /** Below the lists of all views. */
  belowViews?: Markup | '';
}

/** The last argument contains the parts that only one of the brands has. */
const mainElements = (
  copy: HostCopy,
  { activePlanAttributes = '', plansAttributes = '', belowPlans = '', belowViews = '' }: BrandElements = {},
): Markup =>
  html`<shopper-profile-outage></shopper-profile-outage>
    <shopper-profile-account-ready></shopper-profile-account-ready>
    <shopper-profile-active-plan ${raw(activePlanAttributes)}></shopper-profile-active-plan>
    <shopper-profile-applications></shopper-profile-applications>
    <shopper-profile-recommendation></shopper-profile-recommendation>
    <shopper-profile-plans ${raw(plansAttributes)}>
      <p>${copy.plansFallback}</p>
      <p><a href="/health-plans.html">${copy.plansFallbackLink}</a></p>
    </shopper-profile-plans>
    ${belowPlans}
    <shopper-profile-recommendation-promo></shopper-profile-recommendation-promo>
    <shopper-profile-mobile-prompt></shopper-profile-mobile-prompt>
    <shopper-profile-tiles></shopper-profile-tiles>
    <shopper-profile-drugs></shopper-profile-drugs>
    <shopper-profile-doctors></shopper-profile-doctors>
    ${belowViews}
    <h2 class="more">${copy.more}</h2>
    <shopper-profile-find-plan heading-level="3"></shopper-profile-find-plan>
    <shopper-profile-shopping-options heading-level="3"></shopper-profile-shopping-options>
    <shopper-profile-drug-estimator heading-level="3"></shopper-profile-drug-estimator>
    <shopper-profile-medigap heading-level="3"></shopper-profile-medigap>
    <shopper-profile-help heading-level="3">
      <p><a href="/contact-us.html">${copy.contact}</a></p>
    </shopper-profile-help>
    <shopper-profile-faq heading-level="3"></shopper-profile-faq>
    <shopper-profile-disclosures heading-level="3"></shopper-profile-disclosures>
    <shopper-profile-timeout></shopper-profile-timeout>
    <shopper-profile-confirm-identity></shopper-profile-confirm-identity>
    <shopper-profile-toast></shopper-profile-toast>`;

// Numbers from 555-0100 to 555-0199 are reserved for fiction.
const phones = {
  enrollDefault: '1-800-555-0120',
  importHelp: '1-800-555-0121',
  identityHelp: '1-800-555-0122',
};

const brandOf = (site: Brand['site']): Brand => (site === 'AMP' ? amp : ums);

export const brandStyle = (site: Brand['site']): string => brandOf(site).style;

/** The settings that a page of the brand passes to the bundle. */
export const brandConfig = (site: Brand['site']): object => ({
  site,
  environment: 'Dev',
  phones,
  routes: onlineApplicationRoutes,
  blocks: { besideNav: false }, // the nav has the same links
  ...brandOf(site).config,
});

function brandPage(
  brand: Brand,
  { lang, site, session, query }: PageRequest,
  content: Markup,
  hasTopBar = true,
): Markup {
  const copy = hostCopy[lang];
  const isDark = query.get('host') === 'dark';
  return documentPage({
    lang,
    title: `${copy.profile} | ${brand.name}`,
    styles: ['base.css', 'bar.css', brand.style, ...(isDark ? ['dark.css', `dark-${brand.style}`] : [])],
    head: brandBundle(session, { ...brandConfig(brand.site), ...(site && { site }) }),
    body: html`<a class="skip-link" href="#content">${copy.skip}</a>
      ${demoBar(session, lang)} ${header(brand, copy)}
      <main id="content" class="stack" tabindex="-1">
        <div class="page-head">
          ${hasTopBar && html`<shopper-profile-top-bar></shopper-profile-top-bar>`}
          <div>
            <h1>${copy.profile}</h1>
            <p class="intro">${copy.intro}</p>
          </div>
        </div>
        ${content}
      </main>
      ${footer(brand, copy)}`,
  });
}

const header = (brand: Brand, copy: HostCopy): Markup =>
  html`<header class="site-header">
      <a class="site-name" href="/">${brand.name}</a>
      <nav aria-label="${copy.siteNav}">
        <ul>
          <li><a href="/health-plans.html">${copy.plans}</a></li>
          <li><a href="/medicare-education.html">${copy.learn}</a></li>
          <li><a href="/contact-us.html">${copy.contact}</a></li>
        </ul>
      </nav>
    </header>
    <nav class="breadcrumb" aria-label="${copy.breadcrumb}">
      <ol>
        <li><a href="/">${copy.home}</a></li>
        <li><a href="/health-plans.html">${copy.plans}</a></li>
        <li><a href="" aria-current="page">${copy.profile}</a></li>
      </ol>
    </nav>`;

const footer = (brand: Brand, copy: HostCopy): Markup =>
  html`<footer class="site-footer">
    <h2>${copy.footer}</h2>
    <p>${brand.name}. ${copy.footerText}</p>
  </footer>`;
