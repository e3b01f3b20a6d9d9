import { expect } from 'chai';
import { setHostLogger } from '../../src/browser/logger';
import { configure } from '../../src/browser/page';
import { configSources, globalPersonalization, rawLocale } from '../../src/browser/page-config';
import { forgetPage } from '../../src/browser/page-singleton';
import { resolveConfig } from '../../src/config/settings';

const { lang } = document.documentElement;
let warnings: string[];

function addBlock(json: string): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.dataset.shopperProfileConfig = '';
  block.textContent = json;
  document.body.append(block);
}

beforeEach(() => {
  forgetPage();
  warnings = [];
  setHostLogger({ warn: (message) => warnings.push(message), error: (message) => warnings.push(message) });
});

afterEach(() => {
  delete window.shopperProfileConfig;
  for (const block of document.querySelectorAll('[data-shopper-profile-config]')) block.remove();
  document.documentElement.lang = lang;
  Reflect.deleteProperty(window, 'personalizationContextService');
  forgetPage();
});

describe('the configuration of the page', () => {
  it('comes from the global, then the JSON block, then the configure calls in their order', () => {
    configure({ site: 'UMS' });
    window.shopperProfileConfig = { site: 'AMP', locale: 'en', phones: { tty: '1' } };
    addBlock('{"locale": "es", "phones": {"tty": "2"}}');
    configure({ phones: { tty: '3' } });
    const sources = configSources();
    expect(sources).to.have.length(4);
    const { config, problems } = resolveConfig(sources);
    expect(problems).to.deep.equal([]);
    expect([config.site, config.locale, config.phones.tty]).to.deep.equal(['UMS', 'es', '3']);
  });

  it('is empty on a page that says nothing', () => {
    expect(configSources()).to.deep.equal([]);
  });

  it('leaves out a block that is not JSON, and gives its text to the caller, for a message', () => {
    addBlock('{"site": "AMP", secret');
    addBlock('{"locale": "es"}');
    const broken: string[] = [];
    expect(configSources((text) => broken.push(text))).to.deep.equal([{ locale: 'es' }]);
    expect(configSources()).to.deep.equal([{ locale: 'es' }]);
    expect(broken).to.deep.equal(['{"site": "AMP", secret']);
    expect(warnings).to.deep.equal([]);
  });

  it('takes an empty block as nothing said', () => {
    addBlock('');
    addBlock('\n  \n');
    expect(resolveConfig(configSources()).problems).to.deep.equal([]);
    expect(warnings).to.deep.equal([]);
  });

  it('takes no other script for the block', () => {
    const other = document.createElement('script');
    other.type = 'application/ld+json';
    other.dataset.shopperProfileConfig = '';
    other.textContent = '{"site": "AMP"}';
    document.body.append(other);
    expect(configSources()).to.deep.equal([]);
  });

  it('finds the host’s personalization object under its global name (HELP-15)', () => {
    expect(globalPersonalization()).to.equal(undefined);
    const host = {};
    Object.assign(window, { personalizationContextService: host });
    expect(globalPersonalization()).to.equal(host);
  });
});

describe('the language that the page will most likely have', () => {
  const languages: [unknown, string, 'en' | 'es'][] = [
    [undefined, 'es', 'es'],
    [undefined, 'es-US', 'es'],
    [undefined, 'ES_mx', 'es'],
    [undefined, '', 'en'],
    [undefined, 'est', 'en'],
    [{ locale: 'es' }, 'en', 'es'],
    [{ locale: 'en' }, 'es', 'en'],
    [{ locale: 7 }, 'es', 'es'],
    ['es', 'en', 'en'],
    [null, 'es', 'es'],
  ];
  for (const [config, language, expected] of languages)
    it(`is ${expected} for ${config === undefined ? 'no configuration' : JSON.stringify(config)} on a page in "${language}"`, () => {
      Object.assign(window, { shopperProfileConfig: config });
      document.documentElement.lang = language;
      expect(rawLocale()).to.equal(expected);
    });
});
