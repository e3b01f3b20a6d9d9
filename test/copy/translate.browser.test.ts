import { expect } from 'chai';
import * as fc from 'fast-check';
import { forgetPage } from '../../src/browser/page-singleton';
import { translator } from '../../src/copy/translate';
import type { Texts, Translate } from '../../src/copy/types';
import type { ConfigInput } from '../../src/config/settings';
import { contentTextsAtom } from '../../src/state/content-texts';
import { copyOf } from '../../elements/registry';
import { loadCopy, provideCopy, translateAtom } from '../../src/state/copy';
import { followConfig } from '../../src/state/common-config';
import { read, write } from '../../src/state/store';

const PLANS = 'shopper-profile-plans';
const EXTRA_HELP = 'shopper-profile-extra-help';

const translate = (sources: Texts[], locale: 'en' | 'es' = 'en', missing: string[] = []) =>
  translator(locale, sources, (key) => missing.push(key));

describe('a text by its key', () => {
  it('comes from the first source that has it', () => {
    const t = translate([
      { a: 'host' },
      { a: 'content', b: 'content' },
      { c: 'brand' },
      { c: 'language', d: 'language' },
    ]);
    expect(['a', 'b', 'c', 'd'].map((key) => t(key))).to.deep.equal(['host', 'content', 'brand', 'language']);
  });

  it('reads as nothing when no source has it, never as the key, and is reported', () => {
    const keys = ['missing.key', '', 'constructor', '__proto__', 'toString', 'hasOwnProperty'];
    const missing: string[] = [];
    const t = translate([{ a: 'A' }], 'en', missing);
    for (const key of keys) expect(t(key), key).to.equal('');
    expect(t('b', { count: 2 })).to.equal('');
    expect(missing).to.deep.equal([...keys, 'b']);
  });

  it('may be blanked out by an earlier source, which is not reported', () => {
    const missing: string[] = [];
    expect(translate([{ a: '' }, { a: 'A' }], 'en', missing)('a')).to.equal('');
    expect(missing).to.deep.equal([]);
  });

  it('takes values for its placeholders, numbers and texts, as often as they stand there', () => {
    const t = translate([{ a: '{x} and {y} and {x}' }]);
    expect(t('a', { x: 1, y: 'two' })).to.equal('1 and two and 1');
    expect(t('a', { x: 0, y: '' })).to.equal('0 and  and 0');
  });

  it('keeps a placeholder without a value, and does not look into values', () => {
    const t = translate([{ a: '{x} {y} {constructor}' }]);
    expect(t('a', { x: '{y} $& $1' })).to.equal('{y} $& $1 {y} {constructor}');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), fc.nat(), (texts, key, count) => {
        expect(translate([texts])(key, { count })).to.be.a('string');
      }),
    );
  });

  describe('in plural', () => {
    const texts = { 'plans.one': '1 plan', 'plans.other': '{count} plans' };

    it('has one form for 1 and another for all other counts', () => {
      for (const locale of ['en', 'es'] as const) {
        const t = translate([texts], locale);
        expect([0, 1, 2, 21, 1_000_000].map((count) => t('plans', { count }))).to.deep.equal([
          '0 plans',
          '1 plan',
          '2 plans',
          '21 plans',
          '1000000 plans',
        ]);
      }
    });

    it('falls back to the other form where there is one only, and without a count', () => {
      expect(translate([{ 'plans.other': 'plans' }])('plans', { count: 1 })).to.equal('plans');
      expect(translate([texts])('plans')).to.equal('{count} plans');
    });

    it('takes a text without plural forms as it is', () => {
      expect(translate([{ plans: 'Plans ({count})' }])('plans', { count: 1 })).to.equal('Plans (1)');
    });

    it('lets a host word one form alone', () => {
      const t = translate([{ 'plans.other': 'many' }, texts]);
      expect([1, 2].map((count) => t('plans', { count }))).to.deep.equal(['1 plan', 'many']);
    });
  });
});

describe('the texts of a page', () => {
  before(() => {
    provideCopy(copyOf);
  });
  const key = 'plans.empty.text';
  const open = async (config: ConfigInput, content: Texts = {}): Promise<string | undefined> => {
    forgetPage();
    window.shopperProfileConfig = config;
    await loadCopy('en', PLANS);
    write(contentTextsAtom, content);
    return read(translateAtom('en', PLANS))?.(key);
  };
  afterEach(() => {
    forgetPage();
    delete window.shopperProfileConfig;
  });

  it('goes from host to content to brand to language (OPEN-A103)', async () => {
    const texts = { en: { [key]: 'of the host' }, es: { [key]: 'del anfitrión' } };
    const content = { [key]: 'of the content' };
    expect(await open({ site: 'AMP', texts }, content)).to.equal('of the host');
    expect(await open({ site: 'AMP' }, content)).to.equal('of the content');
    expect(await open({ site: 'AMP' })).to.match(/our plans/);
    expect(await open({ site: 'UMS' })).to.match(/^Look for plans/);
  });

  it('does not take the host’s Spanish for its English', async () => {
    expect(await open({ site: 'UMS', texts: { es: { [key]: 'del anfitrión' } } })).to.match(
      /^Look for plans/,
    );
  });

  it('has no text before it is loaded', () => {
    forgetPage();
    expect(read(translateAtom('es', EXTRA_HELP))).to.equal(undefined);
  });

  it('keeps the names of texts that moved to a shared section, for host and brand', async () => {
    const texts = { en: { 'plan.premium': 'Price', 'identityForm.continue': 'Go on' } };
    await open({ site: 'AMP', texts });
    await loadCopy('en', 'shopper-profile-recommendation');
    await loadCopy('en', 'shopper-profile-import');
    const textOf = (element: string, key: string): string | undefined =>
      read(translateAtom('en', `shopper-profile-${element}`))?.(key);
    expect(textOf('plans', 'plan.premium')).to.equal('Price');
    expect(textOf('recommendation', 'plan.premium')).to.equal('Price');
    expect(textOf('recommendation', 'plan.loading')).to.equal('Loading plan details');
    expect(textOf('import', 'identityForm.continue')).to.equal('Go on');
  });

  it('says on the console which text is missing, once per key, and no more than its key', async () => {
    const lines: string[] = [];
    const say = (message: string): number => lines.push(message);
    await open({ site: 'UMS', logger: { warn: say, error: say } });
    followConfig();
    const t = read(translateAtom('en', PLANS));
    for (const key of ['plans.gone', 'plans.gone', 'plans.lost'])
      expect(t?.(key, { name: 'Metformin' })).to.equal('');
    expect(lines).to.deep.equal(['there is no text for plans.gone', 'there is no text for plans.lost']);
  });

  it('has the common texts for every element', async () => {
    forgetPage();
    await loadCopy('es', EXTRA_HELP);
    expect(read(translateAtom('es', EXTRA_HELP))?.('common.close')).to.equal('Cerrar');
  });
});

describe('the keys of a section', () => {
  it('are the only ones that compile', () => {
    const t: Translate<'plan-card'> = translate([{ 'plan.premium': 'Premium' }]);
    expect(t('plan.premium')).to.equal('Premium');
    // @ts-expect-error: a text of the element
    t('plans.heading');
    // @ts-expect-error: a text of another section
    t('common.close');
    // @ts-expect-error: a plural form instead of its stem is a key, a misspelled one is not
    t('plan.premum');
  });
});

describe('a text with a plural', () => {
  it('comes in the form for the count, also where there is a text without a count', () => {
    const t = translate([{ a: 'plans', 'a.one': '{count} plan', 'a.other': '{count} plans' }]);
    expect([t('a', { count: 1 }), t('a', { count: 2 }), t('a')]).to.deep.equal([
      '1 plan',
      '2 plans',
      'plans',
    ]);
  });
});
