import { assert, expect } from 'chai';
import { closeBundlePages, distText, EXTRA_HELP, needBuild, openBundlePage, PLANS } from './page';

const json = async <Value>(file: string): Promise<Value> => JSON.parse(await distText(file)) as Value;

async function hashOf(file: string): Promise<string> {
  const bytes = new TextEncoder().encode(await distText(file));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}

/** Module specifiers of a file of the npm package. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?<![\w.'"-])(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    ([, specifier]) => specifier ?? '',
  );

/** All files that are imported from here on, immediately or on demand, by their names in dist. */
async function importedFiles(file = 'index.js', seen = new Map<string, string[]>()) {
  if (seen.has(file)) return seen;
  const imports = importsOf(await distText(file));
  seen.set(file, imports);
  for (const specifier of imports.filter((name) => name.startsWith('.'))) {
    await importedFiles(new URL(specifier, `https://dist/${file}`).pathname.slice(1), seen);
  }
  return seen;
}

async function tagsOfManifest(): Promise<string[]> {
  interface Manifest {
    modules: { declarations: { tagName?: string }[] }[];
  }
  const { modules } = await json<Manifest>('custom-elements.json');
  return modules.flatMap(({ declarations }) => declarations.flatMap(({ tagName }) => tagName ?? []));
}

/** Some tests read each of the several hundred files. */
const READING_MS = 60_000;

describe('bundle: the files of dist', () => {
  before(needBuild);
  afterEach(closeBundlePages);

  for (const file of [
    ...['shopper-profile.js', 'shopper-profile.classic.js', 'extra-help.js', 'extra-help.classic.js'],
    ...['shopper-profile.css', 'index.js', 'types/elements/index.d.ts'],
    ...[
      'custom-elements.json',
      'vscode.html-custom-data.json',
      'vscode.css-custom-data.json',
      'tokens.json',
      'integrity.json',
      'network.json',
      'sbom.cdx.json',
      'llms.txt',
    ],
  ]) {
    it(`has ${file}`, async () => {
      expect(await distText(file)).to.not.equal('');
    });
  }

  it('integrity.json holds the hash of every script and style sheet', async () => {
    const integrity = await json<Record<string, string>>('integrity.json');
    const hashes = Object.keys(integrity).map(async (file) => [file, await hashOf(file)]);
    expect(Object.fromEntries(await Promise.all(hashes))).to.deep.equal(integrity);
    const known = Object.keys(integrity);
    expect(known).to.include.members(['shopper-profile.js', 'extra-help.classic.js', 'shopper-profile.css']);
    const loader = await distText('shopper-profile.js');
    const asked = [...loader.matchAll(/import\("\.\/(chunks\/[^"]+)"\)/g)].map(([, chunk]) => chunk);
    assert(asked.length > 0, 'the loader asks for no chunk');
    expect(known).to.include.members(asked);
  });

  for (const file of ['shopper-profile.js', 'extra-help.classic.js', 'elements/plans.js'])
    it(`the source map of ${file} names files of the project, wherever its folder is`, async () => {
      const { sources } = await json<{ sources: string[] }>(`${file}.map`);
      const up = '../'.repeat(file.split('/').length);
      const project = new RegExp(`^${up}(src|elements|node_modules)/`);
      expect(sources.filter((source) => !project.test(source))).to.deep.equal([]);
      expect(sources).to.not.be.empty;
    });

  it('has no files of earlier builds', async () => {
    const integrity = await json<Record<string, string>>('integrity.json');
    const needed = new Map<string, string[]>();
    const tags = Object.keys(integrity).filter((file) => file.startsWith('elements/'));
    for (const entry of ['shopper-profile.js', 'extra-help.js', 'index.js', ...tags])
      await importedFiles(entry, needed);
    // Elements are requested by a name that ends in the hash of the build.
    const [, buildId = ''] = /-([\da-f]{8})\.js/.exec(await distText('shopper-profile.js')) ?? [];
    for (const file of Object.keys(integrity).filter((name) => name.endsWith(`-${buildId}.js`)))
      await importedFiles(file, needed);
    const parts = Object.keys(integrity).filter((file) => file.includes('/') && file.endsWith('.js'));
    expect([...needed.keys()]).to.include.members(parts);
  });

  it('the loader can be checked with its hash', async () => {
    const integrity = await json<Record<string, string>>('integrity.json');
    const tag = (hash = '') =>
      `<script type="module" src="/dist/shopper-profile.js" integrity="${hash}"></script>`;
    const good = await openBundlePage({ head: tag(integrity['shopper-profile.js']) });
    expect(good.window.shopperProfile).to.exist;
    const bad = await openBundlePage({ head: tag(integrity['extra-help.js']) });
    expect(bad.window.shopperProfile).to.equal(undefined);
  });

  it('custom-elements.json lists the tags', async () => {
    expect(await tagsOfManifest()).to.include.members([PLANS, EXTRA_HELP]);
  });

  it('shopper-profile.css reserves space for the tags', async () => {
    const css = await distText('shopper-profile.css');
    for (const tag of [PLANS, EXTRA_HELP]) expect(css).to.include(tag);
  });

  it('shopper-profile.css reserves space for drugs and doctors where nothing switches views, and none behind a nav', async () => {
    const head = '<link rel="stylesheet" href="/dist/shopper-profile.css">';
    const lists = ['drugs', 'doctors'].map((list) => `<shopper-profile-${list}></shopper-profile-${list}>`);
    for (const [others, isKept] of [
      ['', true],
      ['<shopper-profile-nav></shopper-profile-nav>', false],
      ['<div data-shopper-profile="nav"></div>', false],
      ['<div class="is-shopper-profile-nav"></div>', false],
      ['<shopper-profile-page></shopper-profile-page>', false],
    ] as const) {
      const page = await openBundlePage({ head, body: lists.join('') + others });
      for (const list of page.document.querySelectorAll('shopper-profile-drugs, shopper-profile-doctors'))
        expect(list.getBoundingClientRect().height > 300, list.localName + others).to.equal(isKept);
      closeBundlePages();
    }
  });

  it('shopper-profile.css keeps the same space for each form of an element', async () => {
    const page = await openBundlePage({
      head: '<link rel="stylesheet" href="/dist/shopper-profile.css">',
      body: `<${PLANS}></${PLANS}><div data-shopper-profile="plans"></div><p class="is-shopper-profile-plans"></p>`,
    });
    const elements = page.document.querySelectorAll(
      `${PLANS}, [data-shopper-profile], .is-shopper-profile-plans`,
    );
    const [tag, ...others] = [...elements].map((element) => element.getBoundingClientRect().height);
    expect(tag).to.be.above(100);
    expect(others).to.deep.equal([tag, tag]);
  });

  it('shopper-profile.css says nothing about an element that has loaded, which may want to hide', async () => {
    const css = (await distText('shopper-profile.css')).replace(/\/\*.*?\*\//g, '');
    const selectors = [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(',\n'));
    expect(selectors).to.have.length.above(10);
    // Elements wait for those that may push them down, with an animation that ends without a script.
    const wait = selectors.findIndex((selector) =>
      selector.includes('~ shopper-profile-applications:defined'),
    );
    expect(css).to.contain('{\n  animation: shopper-profile-wait 3s step-end;\n}');
    expect(selectors.splice(wait).map((selector) => selector.trim())).to.deep.equal([
      'shopper-profile-active-plan:not(:state(settled)) ~ shopper-profile-applications:defined',
      'shopper-profile-active-plan:not(:state(settled)) ~ shopper-profile-recommendation:defined',
      'shopper-profile-active-plan:not(:state(settled)) ~ shopper-profile-plans:defined',
      'shopper-profile-recommendation:not(:state(settled)) ~ shopper-profile-plans:state(recommended)',
      'shopper-profile-applications:not(:state(settled)) ~ shopper-profile-recommendation:state(applied)',
      'shopper-profile-applications:not(:state(settled)) ~ shopper-profile-plans:state(applied)',
      '@keyframes shopper-profile-wait',
      'from',
    ]);
    for (const selector of selectors) {
      if (/^\s*:root:not\(/.test(selector)) continue; // How much space there is, and no other effect.
      expect(selector).to.match(/:not\((:defined|:has\(> [\w-]+\)), \[hidden\]\)\s*$/);
    }
  });

  it('index.js imports its dependencies by their bare names, and nothing else from outside', async () => {
    const { dependencies } = JSON.parse(await (await fetch('/package.json')).text()) as {
      dependencies: Record<string, string>;
    };
    const packages = [...(await importedFiles()).values()].flat().filter((name) => !name.startsWith('.'));
    const names = packages.map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
    expect(Object.keys(dependencies)).to.include.members(names);
    expect(names).to.include.members(['react', 'jotai', '@r2wc/react-to-web-component']);
  });

  it('index.js does nothing when it is imported, and everything when it is asked to', async () => {
    const page = await openBundlePage({ body: `<${EXTRA_HELP}></${EXTRA_HELP}>` });
    const before = Object.getOwnPropertyNames(page.window);
    const load = new page.window.Function('return import("/dist/index.js")') as () => Promise<{
      defineAll(): void;
      configure(config: object): void;
      ShopperProfilePlans: unknown;
    }>;
    const package_ = await load();
    expect(Object.getOwnPropertyNames(page.window)).to.deep.equal(before);
    expect(page.defined).to.deep.equal([]);
    expect(page.cookies).to.deep.equal([]);
    expect(page.storage.size, 'only the profile of the guest').to.equal(1);
    expect(page.window.document.adoptedStyleSheets).to.have.length(0);

    package_.configure({});
    package_.defineAll();
    expect(page.defined.toSorted()).to.deep.equal((await tagsOfManifest()).toSorted());
    expect(page.window.customElements.get(PLANS)).to.equal(package_.ShopperProfilePlans);
    package_.defineAll();
    expect(page.errors).to.deep.equal([]);
    expect(page.warnings).to.deep.equal([]);
  });
}).timeout(READING_MS);
