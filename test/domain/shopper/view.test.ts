import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  initialViewOf,
  originOf,
  viewOfHash,
  views,
  type Origin,
  type View,
} from '../../../src/domain/shopper/view';

const pages: Record<Origin, string> = {
  'pharmacy-search': '/health-plans/uhc-pharmacy.html',
  'drug-cost-estimator': '/health-plans/estimate-drug-costs.html',
  'plan-recommendation': '/plan-recommendation-engine.html',
  'plan-summary': '/health-plans.html',
};
const origins = Object.keys(pages) as Origin[];
const site = 'https://www.example.com';

describe('viewOfHash (LOAD-44)', () => {
  for (const view of views)
    it(`finds ${view} in #${view}, in any case`, () => {
      expect(viewOfHash(`#${view}`)).to.equal(view);
      expect(viewOfHash(`#${view.toUpperCase()}`)).to.equal(view);
    });

  for (const hash of [
    '',
    '#',
    'drugs',
    '##drugs',
    '#drug',
    '#drugs/',
    '#drugs?a=1',
    '#/drugs',
    '# drugs',
    '#toString',
  ])
    it(`names no view: "${hash}"`, () => {
      expect(viewOfHash(hash)).to.equal(undefined);
    });

  it('turns anything into a view or nothing', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.string().map((text) => `#${text}`),
    );
    fc.assert(
      fc.property(anything, (hash) => {
        const view = viewOfHash(hash);
        expect(view === undefined || hash.toLowerCase() === `#${view}`).to.equal(true);
      }),
    );
  });
});

describe('initialViewOf (LOAD-44 … LOAD-46, OPEN-A021)', () => {
  type Row = [hash: string, origin: Origin | undefined, view: View, viewWithHashFirst: View];
  const rows: Row[] = [
    ['', undefined, 'plans', 'plans'],
    ['#plans', undefined, 'plans', 'plans'],
    ['#drugs', undefined, 'drugs', 'drugs'],
    ['#providers', undefined, 'providers', 'providers'],
    ['#nothing', undefined, 'plans', 'plans'],
    ['', 'pharmacy-search', 'drugs', 'drugs'],
    ['#plans', 'pharmacy-search', 'drugs', 'plans'],
    ['#providers', 'pharmacy-search', 'drugs', 'providers'],
    ['#nothing', 'pharmacy-search', 'drugs', 'drugs'],
    ['', 'drug-cost-estimator', 'drugs', 'drugs'],
    ['#plans', 'drug-cost-estimator', 'drugs', 'plans'],
    ['#providers', 'drug-cost-estimator', 'drugs', 'providers'],
    ['#nothing', 'drug-cost-estimator', 'drugs', 'drugs'],
    ['', 'plan-recommendation', 'plans', 'plans'],
    ['#drugs', 'plan-recommendation', 'drugs', 'drugs'],
    ['', 'plan-summary', 'plans', 'plans'],
    ['#providers', 'plan-summary', 'providers', 'providers'],
  ];
  for (const [hash, origin, view, viewWithHashFirst] of rows)
    it(`starts with ${view} for "${hash}" from ${origin ?? 'anywhere'}, and with ${viewWithHashFirst} when the hash goes first`, () => {
      expect(initialViewOf(hash, origin, false)).to.equal(view);
      expect(initialViewOf(hash, origin, true)).to.equal(viewWithHashFirst);
    });

  it('depends on the origin only if the address does not go first or names no view', () => {
    const origin = fc.constantFrom(undefined, ...origins);
    fc.assert(
      fc.property(fc.constantFrom(...views), origin, (view, from) => {
        expect(initialViewOf(`#${view}`, from, true)).to.equal(view);
      }),
    );
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('pharmacy-search', 'drug-cost-estimator'), (hash, from) => {
        expect(initialViewOf(hash, from, false)).to.equal('drugs');
      }),
    );
  });
});

describe('originOf: by name (contract §7)', () => {
  for (const origin of origins)
    it(`knows ${origin}, which wins over the previous page`, () => {
      for (const referrer of ['', site + pages['plan-summary'], 'garbage'])
        expect(originOf(origin, referrer, pages)).to.equal(origin);
    });

  it('goes by the page before when the name is none', () => {
    for (const name of ['', 'somewhere', 'Pharmacy-Search', 'constructor']) {
      expect(originOf(name, site + pages['pharmacy-search'], pages), name).to.equal('pharmacy-search');
      expect(originOf(name, '', pages), name).to.equal(undefined);
    }
  });
});

describe('originOf: by the page before (contract §7)', () => {
  for (const origin of origins) {
    const page = pages[origin];
    const itsPages = [
      site + page,
      `${site}${page}?zipcode=60614`,
      `${site}${page}#results`,
      `${site}${page}/`,
      `${site}${page}/result?a=/b#c`,
      `http://localhost:4173${page}`,
      `https://other.example.com${page}`,
      page,
    ];
    for (const referrer of itsPages)
      it(`knows ${origin} by ${referrer}`, () => {
        expect(originOf(undefined, referrer, pages)).to.equal(origin);
      });

    const otherPages = [
      `${site}/en${page}`,
      `${site}${page}x`,
      `${site}${page.replace('.html', '')}`,
      `${site}/?from=${page}`,
      `${site}/#${page}`,
      `https:/${page}`,
    ];
    for (const referrer of otherPages)
      it(`does not take ${referrer} for ${origin}`, () => {
        expect(originOf(undefined, referrer, pages)).to.equal(undefined);
      });
  }

  for (const referrer of [
    '',
    site,
    `${site}/`,
    '/',
    'about:blank',
    'android-app://com.example',
    '::',
    '//',
    '%',
  ])
    it(`finds nothing in "${referrer}"`, () => {
      expect(originOf(undefined, referrer, pages)).to.equal(undefined);
    });

  it('compares paths when the host has configured whole addresses', () => {
    const elsewhere = { ...pages, 'pharmacy-search': 'https://pharmacy.example.com/search?brand=uhc' };
    expect(originOf(undefined, 'https://pharmacy.example.com/search', elsewhere)).to.equal('pharmacy-search');
    expect(originOf(undefined, 'https://pharmacy.example.com/', elsewhere)).to.equal(undefined);
  });

  it('takes no page for an origin that has none, or that is the whole site', () => {
    for (const page of ['', '/', `${site}/`, site]) {
      const everywhere = { ...pages, 'pharmacy-search': page };
      for (const referrer of ['', site, `${site}/`, `${site}/shop.html`])
        expect(originOf(undefined, referrer, everywhere), `${page} ${referrer}`).to.equal(undefined);
    }
  });

  it('never throws, and finds no origin in what does not contain its page', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (referrer) => {
        const origin = originOf(undefined, referrer, pages);
        expect(origin === undefined || referrer.includes(pages[origin])).to.equal(true);
      }),
    );
  });

  it('finds the origin below its page, whatever the host, the rest of the path and the query', () => {
    const parts = fc.array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 4 });
    fc.assert(
      fc.property(
        fc.constantFrom(...origins),
        fc.domain(),
        parts,
        fc.webQueryParameters(),
        (origin, host, rest, query) => {
          const referrer = `https://${host}${[pages[origin], ...rest].join('/')}?${query}`;
          expect(originOf(undefined, referrer, pages)).to.equal(origin);
        },
      ),
    );
  });
});
