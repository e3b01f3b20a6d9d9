import { expect } from 'chai';
import * as fc from 'fast-check';
import { resolveConfig } from '../../../src/config/settings';
import { escapeForUrl, fillTemplate, fromSiteRoot, withQuery } from '../../../src/domain/shopper/routes';

const { routes } = resolveConfig([]).config;

describe('route templates', () => {
  it('fill in what they are given (SHELL-25, OPEN-A027)', () => {
    expect(
      fillTemplate(routes.planDetails, {
        zipcode: '60614',
        fips: '031',
        planId: 'H1036054000',
        planYear: 2027,
      }),
    ).to.equal('/health-plans/details.html/60614/031/H1036054000/2027');
  });

  it('fill sign-in and pharmacy routes with provider and brand (SHELL-08, SHELL-10, SHELL-17)', () => {
    expect(fillTemplate(routes.signIn, { identityProvider: 'hsid' })).to.equal('/hsid-login');
    expect(fillTemplate(routes.registration, { identityProvider: 'hsid' })).to.equal('/hsid-registration');
    expect(fillTemplate(routes.pharmacy, { brand: 'aarp' })).to.equal('/health-plans/aarp-pharmacy.html');
  });

  it('keep the commas between compared plans (SHELL-26, SHELL-27)', () => {
    const url = fillTemplate(routes.planCompare, {
      zipcode: '60614',
      county: 'Cook & Lake',
      planYear: 2027,
      planType: 'MA',
      planIds: 'H1036054000,H5521016000',
    });
    expect(url).to.include('compareplanids=H1036054000,H5521016000');
    const query = new URL(url, 'https://example.com').searchParams;
    expect(query.get('county')).to.equal('Cook & Lake');
    expect(query.get('compareplanids')).to.equal('H1036054000,H5521016000');
  });

  const holes: [template: string, url: string][] = [
    ['/a/{b}/c?d=1', ''],
    ['/a#{b}', ''],
    ['/a?c={c}&b={b}&d=1#e', '/a?c=2&d=1#e'],
    ['/a?b={b}', '/a'],
    ['/a?zipcode={zipcode}&c={c}', ''],
    ['/{constructor}/{toString}/{__proto__}', ''],
    ['', ''],
  ];
  for (const [template, url] of holes)
    it(`never lead to a URL with holes: "${template}" becomes "${url}" (SHELL-25, SHELL-26, SHELL-29)`, () => {
      expect(fillTemplate(template, { b: undefined, c: 2, zipcode: '' })).to.equal(url);
    });

  it('carry any value through a query unharmed, and never let it leave its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
        const url = new URL(fillTemplate('/page?a={a}&b=1', { a: value }), 'https://example.com');
        expect(url.pathname).to.equal('/page');
        expect(url.searchParams.get('a')).to.equal(value);
        expect(url.searchParams.get('b')).to.equal('1');
        expect(url.hash).to.equal('');
      }),
    );
  });

  it('do not throw on half a character', () => {
    expect(fillTemplate('/{a}', { a: 'x\uD800y' })).to.equal('/x%EF%BF%BDy');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => /^[\w!'()*.~%-]*$/.test(escapeForUrl(text))),
    );
  });

  const places: [string, string][] = [
    [
      'plan-recommendation-engine.html/editmypreferences',
      '/plan-recommendation-engine.html/editmypreferences',
    ],
    ['/shop.html', '/shop.html'],
    ['https://example.com/a', 'https://example.com/a'],
    ['//example.com/a', '//example.com/a'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['', ''],
  ];
  for (const [url, expected] of places)
    it(`start at the site root: "${url}" leads to "${expected}" (SHELL-15, OPEN-A023)`, () => {
      expect(fromSiteRoot(url)).to.equal(expected);
    });
});

describe('a query parameter', () => {
  const examples: [before: string, after: string][] = [
    ['/dce.html', '/dce.html?year=2027'],
    ['/dce.html?zip=60614', '/dce.html?zip=60614&year=2027'],
    ['/dce.html#drugs', '/dce.html?year=2027#drugs'],
    ['/dce.html?zip=60614#drugs#2', '/dce.html?zip=60614&year=2027#drugs#2'],
    ['https://example.com', 'https://example.com?year=2027'],
    ['', ''],
  ];
  for (const [before, after] of examples)
    it(`comes to its place: "${before}" becomes "${after}" (SHELL-23, SHELL-33)`, () => {
      expect(withQuery(before, 'year', '2027')).to.equal(after);
    });

  it('carries any value unharmed, in front of any hash', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.webFragments(), (value, hash) => {
        const url = new URL(withQuery(`/page?a=1#${hash}`, 'b', value), 'https://example.com');
        expect(url.pathname).to.equal('/page');
        expect([...url.searchParams]).to.deep.equal([
          ['a', '1'],
          ['b', value],
        ]);
        expect(url.hash).to.equal(new URL(`https://example.com/#${hash}`).hash);
      }),
    );
  });
});

describe('default routes', () => {
  const defaults: [keyof typeof routes, string][] = [
    ['signIn', '/{identityProvider}-login'],
    ['signOut', '/hsid-logout'],
    ['registration', '/{identityProvider}-registration'],
    ['manageProfile', '/manage-profile'],
    ['memberBenefits', '/hsid-member-portal-redirection'],
    ['recommendation', '/plan-recommendation-engine.html'],
    ['recommendationResults', '/plan-recommendation-engine.html/result'],
    ['editPreferences', 'plan-recommendation-engine.html/editmypreferences'],
    ['drugCostEstimator', '/health-plans/estimate-drug-costs.html'],
    ['pharmacy', '/health-plans/{brand}-pharmacy.html'],
    ['education', '/medicare-education.html'],
    ['shop', '/shop.html'],
    ['medicare', '/medicare'],
    ['zipEntry', '/health-plans.html'],
  ];
  for (const [name, template] of defaults)
    it(`${name} is "${template}" (SHELL-08 … SHELL-20)`, () => {
      expect(routes[name]).to.equal(template);
    });
});
