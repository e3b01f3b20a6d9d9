/** Pages whose files come from another origin, with the snippets of docs/guides/deploying.md. */
import { expect } from 'chai';
import { deploy } from '../support/deployments';
import { codeOf, sectionsOf } from '../support/guides';
import {
  closeBundlePages,
  distText,
  needBuild,
  openBundlePage,
  PLANS,
  plansShown,
  until,
  type BundlePage,
} from './page';

const IN_GUIDE = 'https://static.example.com/shopper-profile/';
const body = `<${PLANS}>Loading.</${PLANS}>`;

const hashes = async (): Promise<Record<string, string>> =>
  JSON.parse(await distText('integrity.json')) as Record<string, string>;

async function snippets(heading: string, language = 'html'): Promise<string[]> {
  return codeOf((await sectionsOf('deploying')).get(heading) ?? '', language);
}

/** A snippet with the real URL, and with the hash of the file that each tag names. */
async function at(base: string, snippet = ''): Promise<string> {
  const known = await hashes();
  return snippet
    .replace(
      /(static\.example\.com\/shopper-profile\/([\w.]+)"\s+integrity=")sha384-…/g,
      (_, start, file) => {
        return `${String(start)}${known[String(file)] ?? ''}`;
      },
    )
    .replaceAll(IN_GUIDE, base);
}

/** The import map from the lines of the guide. */
async function importMap(base: string, of: Record<string, string>): Promise<string> {
  const [code = ''] = await snippets('With integrity', 'js');
  const module = new Blob([`export const make = (hashes) => {${code}return tag;};`], {
    type: 'text/javascript',
  });
  const { make } = (await import(URL.createObjectURL(module))) as { make: (known: object) => string };
  return make(of).replaceAll(IN_GUIDE, base);
}

const files = ({ window }: BundlePage): string[] =>
  window.performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\.(js|css)$/.test(name) && !name.includes('/__web-dev-server'));

const staysAsItWas = (page: BundlePage): void => {
  expect(page.document.querySelector<HTMLElement>(PLANS)?.innerText).to.equal('Loading.');
};

describe('from another origin', () => {
  before(needBuild);
  afterEach(closeBundlePages);

  it('loader, chunks and style sheet come with CORS, under a policy that names the origin', async () => {
    const guide = (await sectionsOf('deploying')).get('From another origin') ?? '';
    const [header = ''] = codeOf(guide, 'http');
    const base = await deploy('shared', { releases: ['this'], header: header.trim() });
    const { origin } = new URL(base);
    const [, policy = ''] = /`(script-src[^`]*)`/.exec(guide) ?? [];
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('https://static.example.com', origin)}">`;
    const page = await openBundlePage({ head: meta + (await at(base, codeOf(guide, 'html')[0])), body });
    await plansShown(page);
    expect(origin).not.to.equal(location.origin);
    expect(files(page)).to.have.length.above(5);
    for (const file of files(page)) expect(file.startsWith(base), file).to.equal(true);
    expect(page.document.styleSheets).to.have.length(1);
    expect([page.errors, page.warnings, page.violations]).to.deep.equal([[], [], []]);
  });

  it('all of them are checked with their hashes', async () => {
    const base = await deploy('checked', { releases: ['this'] });
    const [modules = ''] = await snippets('With integrity');
    const head = (await importMap(base, await hashes())) + (await at(base, modules));
    expect(head.match(/sha384-[\w+/]{64}/g)).to.have.length.above(10);
    const page = await openBundlePage({ head, body });
    await plansShown(page);
    // Without `crossorigin`, the rules of a style sheet from another origin cannot be read.
    expect(page.document.styleSheets[0]?.cssRules).to.have.length.above(10);
    expect([page.errors, page.warnings]).to.deep.equal([[], []]);
  });

  it('a chunk with other content than its hash says is refused and told; the author’s content stays', async () => {
    const base = await deploy('changed', { releases: ['this'] });
    const known = await hashes();
    const wrong = Object.entries(known).map(([file, hash]) => [
      file,
      file.startsWith('chunks/plans-') ? known['shopper-profile.css']! : hash,
    ]);
    const [modules = ''] = await snippets('With integrity');
    const map = await importMap(base, Object.fromEntries(wrong) as Record<string, string>);
    const page = await openBundlePage({ head: map + (await at(base, modules)), body });
    await until(() => page.errors.length > 0);
    expect(page.errors).to.deep.equal([`[shopper-profile] <${PLANS}> could not be loaded [load-failed]`]);
    staysAsItWas(page);
  });

  it('without CORS no module comes, and the classic file works', async () => {
    const base = await deploy('closed', { releases: ['this'], header: '' });
    const [modules = '', classic = ''] = await snippets('From another origin');
    const page = await openBundlePage({ head: await at(base, modules), body });
    await until(() => page.errors.length > 0);
    expect(page.window.shopperProfile).to.equal(undefined);
    staysAsItWas(page);

    const classicPage = await openBundlePage({ head: await at(base, classic), body });
    await plansShown(classicPage);
    expect(files(classicPage)).to.deep.equal([`${base}shopper-profile.classic.js`]);
    expect([classicPage.errors, classicPage.warnings]).to.deep.equal([[], []]);
  });

  it('the classic file is checked with its hash, with CORS', async () => {
    const base = await deploy('classic', { releases: ['this'] });
    const [, classic = ''] = await snippets('With integrity');
    const page = await openBundlePage({ head: await at(base, classic), body });
    await plansShown(page);
  });
});
