import { expect } from 'chai';
import {
  answerYes,
  brand,
  brandClassic,
  closeBundlePages,
  EXTRA_HELP,
  inVersion,
  needBuild,
  openBundlePage,
  partner,
  partnerClassic,
  pause,
  PLANS,
  plansShown,
  questionShown,
  until,
  type BundlePage,
  type Script,
} from './page';

/** The sources are several hundred files, which the test server compiles. */
const SOURCES_MS = 30_000;

const bundles = [brand, brandClassic, partner, partnerClassic];
const isBrand = ({ src }: Script): boolean => src.includes('shopper-profile');

const again = (script: Script): Script => ({ ...script, src: `${script.src}?v=2` });

/** First the script with Extra Help on the page, then the other script and the plans. */
async function openTogether(first: Script, second: Script): Promise<BundlePage> {
  const page = await openBundlePage({ body: `<${EXTRA_HELP}></${EXTRA_HELP}>` });
  await page.addScript(first);
  await questionShown(page);
  await page.addScript(second);
  if (isBrand(first) || isBrand(second)) {
    page.add(`<${PLANS}></${PLANS}>`);
    await plansShown(page);
  }
  return page;
}

async function expectOnePage(page: BundlePage, [first, second]: [string, string]): Promise<void> {
  const hasPlans = page.document.querySelector(PLANS) !== null;
  expect(page.defined.toSorted(), 'each tag is defined once').to.deep.equal(
    hasPlans ? [EXTRA_HELP, PLANS] : [EXTRA_HELP],
  );

  // One store: an answer given in one element changes the prices in the other.
  answerYes(page);
  await until(() => page.storage.get('shopperProfile.extraHelp') === 'yes');
  if (hasPlans) await until(() => page.text(PLANS).includes('With Extra Help'));

  // One configuration.
  page.window.shopperProfile?.configure(
    page.window.JSON.parse(
      '{ "texts": { "en": { "plans.heading": "One plan", "extraHelp.heading": "One help" } } }',
    ) as object,
  );
  await until(() => page.text(EXTRA_HELP).includes('One help'));
  if (hasPlans) await until(() => page.text(PLANS).includes('One plan'));

  await pause(50);
  expect(page.errors).to.deep.equal([]);
  expect(page.warnings, 'one warning').to.have.length(1);
  expect(page.warnings[0]).to.match(
    new RegExp(
      `version ${first} is in charge, ${second} joins it \\((http|blob:)\\S+ and (http|blob:)\\S+\\)$`,
    ),
  );
}

describe('bundles together', () => {
  let ours = '';

  before(needBuild);
  before(async () => {
    ours = (JSON.parse(await (await fetch('/package.json')).text()) as { version: string }).version;
  });
  afterEach(closeBundlePages);

  for (const first of bundles) {
    for (const second of bundles) {
      const twice = first === second;
      const other = twice && first.isModule ? again(second) : second;
      it(`${first.src} and ${other.src} share a page`, async () => {
        await expectOnePage(await openTogether(first, other), [ours, ours]);
      });
    }
  }

  for (const [first, second] of [
    [brand, brandClassic],
    [brandClassic, brand],
    [brandClassic, partnerClassic],
    [partner, brand],
    [partner, again(partner)],
  ] as [Script, Script][]) {
    it(`${first.src} and another version of ${second.src} share a page`, async () => {
      const other = await inVersion('9.9.9', { ...second, src: second.src.replace('?v=2', '') });
      await expectOnePage(await openTogether(first, other), [ours, '9.9.9']);
    });

    it(`another version of ${first.src} and ${second.src} share a page`, async () => {
      const other = await inVersion('9.9.9', first);
      await expectOnePage(await openTogether(other, second), ['9.9.9', ours]);
    });
  }

  for (const [first, second] of [
    [partner, brandClassic],
    [partnerClassic, brand],
    [brandClassic, partner],
  ] as [Script, Script][])
    it(`${first.src} and ${second.src} with state of another shape keep to themselves`, async () => {
      const other = await inVersion('9.9.9', first, '1');
      const page = await openTogether(other, second);
      const hasPlans = page.document.querySelector(PLANS) !== null;
      expect(page.defined.toSorted()).to.deep.equal(hasPlans ? [EXTRA_HELP, PLANS] : [EXTRA_HELP]);
      answerYes(page);
      await until(() => page.storage.get('shopperProfile.extraHelp') === 'yes');
      await pause(50);
      expect(page.errors).to.deep.equal([]);
      expect(page.warnings).to.have.length(1);
      expect(page.warnings[0]).to.contain(
        `version 9.9.9 is in charge, ${ours} adds only the elements that it does not know (${new URL(second.src, location.href).href})`,
      );
      if (second !== partner) expect(page.text(PLANS), 'another store').not.to.include('With Extra Help');
    });

  it('a loader beside a copy of another shape is one copy with its files', async () => {
    const page = await openBundlePage({ body: '' });
    await page.addScript(await inVersion('9.9.9', partnerClassic, '1'));
    await page.addScript(brand);
    page.add(`<${PLANS}></${PLANS}>`);
    await plansShown(page);
    const calls = page.service.requests.filter(({ path }) => path === '/landrover/api/serverData');
    expect(calls, 'what the loader has asked ahead is not asked again').to.have.length(1);
  });

  it('a copy of another shape leaves a tag alone that the first one knows and has not needed yet', async () => {
    const page = await openBundlePage({ body: '' });
    await page.addScript(await inVersion('9.9.9', brandClassic, '1'));
    await page.addScript(partner);
    page.add(`<${EXTRA_HELP}></${EXTRA_HELP}>`);
    await questionShown(page);
    page.add(`<${PLANS}></${PLANS}>`);
    await plansShown(page);
    answerYes(page);
    await until(() => page.text(PLANS).includes('With Extra Help'));
  });

  it('index.js that is imported before a script copy, and tags that are requested after it, shares its state', async () => {
    const page = await openBundlePage({ body: `<${EXTRA_HELP}></${EXTRA_HELP}>` });
    const importing = page.document.createElement('script');
    importing.type = 'module';
    importing.textContent =
      'import { defineAll } from "/elements/index.ts"; window.defineAll = defineAll; window.isImported = true;';
    page.document.head.append(importing);
    const host = page.window as unknown as { isImported?: boolean; defineAll(): void };
    await until(() => host.isImported === true, SOURCES_MS);
    await page.addScript(partner);
    await questionShown(page);
    host.defineAll();
    page.add(`<${PLANS}></${PLANS}>`);
    await plansShown(page);
    answerYes(page);
    await until(() => page.text(PLANS).includes('With Extra Help'));
    expect(page.errors).to.deep.equal([]);
  }).timeout(2 * SOURCES_MS);

  it('the same module address twice is one copy', async () => {
    const page = await openBundlePage({ body: `<${EXTRA_HELP}></${EXTRA_HELP}>` });
    await page.addScript(partner);
    await page.addScript(partner);
    await questionShown(page);
    expect(page.warnings).to.deep.equal([]);
    expect(page.errors).to.deep.equal([]);
  });

  it('a third copy warns no more', async () => {
    const page = await openTogether(brandClassic, partnerClassic);
    await page.addScript(await inVersion('9.9.9', partnerClassic));
    await page.addScript(again(partner));
    await pause(50);
    expect(page.warnings).to.have.length(1);
    expect(page.errors).to.deep.equal([]);
  });

  it('starts one load flow', async () => {
    const page = await openTogether(brand, brandClassic);
    const calls = page.service.requests.filter(({ path }) => path === '/landrover/api/serverData');
    expect(calls).to.have.length(1);
  });
});
