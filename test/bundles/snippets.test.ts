/**
 * Every block of code in README and docs is run, so that no one copies one that does not work. A block that cannot run
 * says why in its first line: ```js not-run="needs your bundler"
 */
import { expect } from 'chai';
import { docFiles } from 'virtual:docs';
import { resolveConfig } from '../../src/config/settings';
import { themeProperties } from '../../src/styles/theme-properties';
import { brand, closeBundlePages, needBuild, openBundlePage, scriptTag, until } from './page';

interface Snippet {
  language: string;
  /** The reason why it is not run. */
  reason: string | undefined;
  code: string;
  title: string;
}

const BLOCK = /^```(\w+)[ \t]*(.*)\n([\s\S]*?)^```$/gm;
const RUNNABLE = ['html', 'js', 'json', 'css'];

const snippetsIn = (file: string, text: string): Snippet[] =>
  [...text.matchAll(BLOCK)].map(([, language = '', info = '', code = ''], index) => ({
    language,
    reason: /not-run="([^"]+)"/.exec(info)?.[1],
    code,
    title: `${file}, block ${String(index + 1)}: ${code.split('\n')[0]!.trim().slice(0, 60)}`,
  }));

const texts = await Promise.all(docFiles.map(async (file) => (await fetch(`/${file}`)).text()));
const snippets = docFiles.flatMap((file, index) => snippetsIn(file, texts[index]!));
const runnable = (language: string): Snippet[] =>
  snippets.filter((snippet) => snippet.language === language && snippet.reason === undefined);

/** The functions of the host page that the examples call. */
const hostFunctions =
  'const router = { push() {} }, save = () => {}, draw = () => ({ remove() {} }), report = () => {}; console.log = () => {};';

/** URLs of the build lead to its files, and third-party URLs to nothing. */
const withDist = (markup: string): string =>
  markup.replaceAll(/(https:\/\/files\.example\.com)?\/shopper-profile\//g, '/dist/');

const hasTag = /<(shopper-profile-[\w-]+|div data-shopper-profile)/;

describe('blocks of code in the docs', () => {
  before(needBuild);
  afterEach(closeBundlePages);

  it('exist, and each that is not run says why', () => {
    for (const language of ['html', 'js', 'json', 'css'])
      expect(runnable(language), language).not.to.be.empty;
    const strange = snippets.filter(({ language }) => ![...RUNNABLE, 'mermaid'].includes(language));
    expect(strange.filter(({ reason }) => reason === undefined)).to.deep.equal([]);
  });

  for (const { title, code } of runnable('html'))
    it(`${title} (html)`, async () => {
      const markup = withDist(code);
      const page = await openBundlePage({
        head: markup.includes(' src="/dist/') ? '' : scriptTag(brand),
        body: markup,
        scenario: 'consumer',
      });
      await page.window.shopperProfile!.ready;
      await until(() =>
        [...page.document.querySelectorAll('*')].every(
          (element) => !element.localName.startsWith('shopper-profile-') || element.shadowRoot !== null,
        ),
      );
      if (hasTag.test(code)) await until(() => page.defined.length > 0);
      expect(page.errors).to.deep.equal([]);
      expect(page.warnings).to.deep.equal([]);
    });

  for (const { title, code } of runnable('js'))
    it(`${title} (js)`, async () => {
      const page = await openBundlePage({
        head: `<script>${hostFunctions}</script>${scriptTag(brand)}`,
        body: '<shopper-profile-help></shopper-profile-help>',
        scenario: 'consumer',
      });
      await page.window.shopperProfile!.ready;
      page.add('<p>The script follows.</p>');
      const script = page.document.createElement('script');
      script.textContent = `void (async () => { ${code} })();`;
      page.document.body.append(script);
      // Listeners of the example receive the events that they wait for.
      for (const [, name] of code.matchAll(/addEventListener\('(shopper-profile-[\w-]+)'/g))
        page.document.dispatchEvent(
          new CustomEvent(name!, { cancelable: true, detail: { url: '#there', kind: 'plan', count: 1 } }),
        );
      expect(page.errors).to.deep.equal([]);
      expect(page.warnings).to.deep.equal([]);
    });

  it('configure the page in both orders, in each script', () => {
    const inOneOrder = runnable('js').filter(
      ({ code }) => code.includes('shopperProfileConfig =') !== code.includes('shopperProfile.configure('),
    );
    expect(inOneOrder.map(({ title }) => title)).to.deep.equal([]);
  });

  /** Code for the console runs last. */
  const inPage = runnable('js').filter(({ code }) => !code.startsWith('await '));
  for (const { title, code } of inPage)
    it(`${title} (js, before the script)`, async () => {
      const page = await openBundlePage({
        head: `<script>${hostFunctions}</script><script>{ ${code} }</script>${scriptTag(brand)}`,
        body: '<shopper-profile-help></shopper-profile-help>',
        scenario: 'consumer',
      });
      await page.window.shopperProfile!.ready;
      expect(page.errors).to.deep.equal([]);
      expect(page.warnings).to.deep.equal([]);
    });

  for (const { title, code } of runnable('json'))
    it(`${title} (json)`, () => {
      expect(resolveConfig([JSON.parse(code)]).problems).to.deep.equal([]);
    });

  for (const { title, code } of runnable('css'))
    it(`${title} (css)`, () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(code);
      expect(sheet.cssRules.length).to.be.above(0);
      const named = code.match(/--shopper-profile-[\w-]+/g) ?? [];
      expect(
        named.filter((name) => !(name.slice('--shopper-profile-'.length) in themeProperties)),
      ).to.deep.equal([]);
    });
});
