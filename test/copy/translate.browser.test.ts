import { expect } from 'chai';
import * as fc from 'fast-check';
import { forgetPage } from '../../src/browser/shared';
import { translator } from '../../src/copy/translate';
import type { CopyKey, Texts } from '../../src/copy/types';
import type { ConfigInput } from '../../src/config/settings';
import { contentTextsAtom } from '../../src/state/content-texts';
import { copyOf } from '../../elements/registry';
import { loadCopy, provideCopy, translateAtom } from '../../src/state/copy';
import { read, write } from '../../src/state/store';

const PLANS = 'shopper-profile-plans';
const EXTRA_HELP = 'shopper-profile-extra-help';

/** Lets a test ask for keys of its own. */
const translate = (sources: Texts[], locale: 'en' | 'es' = 'en') => {
  const t = translator(locale, sources);
  return (key: string, values?: Record<string, string | number>): string => t(key as CopyKey, values);
};

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

  it('reads as nothing when no source has it, never as the key', () => {
    for (const key of ['missing.key', '', 'constructor', '__proto__', 'toString', 'hasOwnProperty'])
      expect(translate([{ a: 'A' }])(key), key).to.equal('');
    expect(translate([])('a', { count: 2 })).to.equal('');
  });

  it('may be blanked out by an earlier source', () => {
    expect(translate([{ a: '' }, { a: 'A' }])('a')).to.equal('');
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

describe('the wording of a page', () => {
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

  it('has the common texts for every piece', async () => {
    forgetPage();
    await loadCopy('es', EXTRA_HELP);
    expect(read(translateAtom('es', EXTRA_HELP))?.('common.close')).to.equal('Cerrar');
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
