/** Pages that are open while a release is sent: docs/guides/deploying.md. */
import { within } from 'shadow-dom-testing-library';
import { expect } from 'chai';
import { deploy } from '../support/deployments';
import {
  closeBundlePages,
  needBuild,
  openBundlePage,
  PLANS,
  plansShown,
  repeatsImports,
  until,
  type BundlePage,
} from './page';

const FAILED = 'This could not be opened. Please try again.';
const DRUGS = 'shopper-profile-drugs';
const drugs = `<${DRUGS}>About your drugs.</${DRUGS}>`;

const buttons = ({ document }: BundlePage) =>
  within(document.body).queryAllByShadowRole('button', { name: 'Sign out' });

/**
 * A page whose elements have come. Analytics come half a second later, before or after a release: they are off, and
 * `missing-files.test.ts` says what a page without their file does.
 */
async function open(base: string): Promise<BundlePage> {
  const page = await openBundlePage({
    head: `<script type="application/json" data-shopper-profile-config>{ "analytics": { "enabled": false } }</script>
      <script type="module" src="${base}shopper-profile.js"></script>`,
    body: `<shopper-profile-banner></shopper-profile-banner><${PLANS}></${PLANS}>`,
    scenario: 'consumer',
  });
  await plansShown(page);
  await until(() => buttons(page).length === 1);
  return page;
}

function pressSignOut(page: BundlePage): HTMLElement {
  const [button] = buttons(page);
  button!.click();
  return button!;
}

const dialogs = ({ document }: BundlePage) => within(document.body).queryAllByShadowRole('dialog');

/** Console messages of the page, except those about content, which these tests do not have. */
const said = ({ errors, warnings }: BundlePage): string[] =>
  [...errors, ...warnings].filter((text) => !text.startsWith('[shopper-profile] content '));

const shownCards = ({ shadow }: BundlePage): number =>
  shadow(PLANS).querySelectorAll('.card .card-facts').length;

/** A page on the deployed release works, and that release is the next one. */
async function expectNextRelease(base: string): Promise<void> {
  const page = await open(base);
  expect(page.window.shopperProfile?.version).to.equal('9.9.9');
  pressSignOut(page);
  await until(() => dialogs(page).length === 1);
  expect(said(page)).to.deep.equal([]);
}

describe('a page that is open over a release', () => {
  before(needBuild);
  afterEach(closeBundlePages);

  it('works on with the files of the last release beside the new ones', async () => {
    const base = await deploy('kept', { releases: ['this'] });
    const page = await open(base);
    await deploy('kept', { releases: ['this', 'next'] });
    pressSignOut(page);
    await until(() => dialogs(page).length === 1);
    page.add(drugs);
    await until(() => page.shadow(DRUGS).querySelector('h2') !== null);
    expect(said(page)).to.deep.equal([]);
    expect(page.window.shopperProfile?.version).not.to.equal('9.9.9');
    await expectNextRelease(base);
  });

  for (const [missing, answer] of [
    [404, 'the server says 404'],
    [200, 'the server sends a page in their place'],
  ] as const)
    it(`says without them, where it was pressed, that it could not be opened; all else works on: ${answer}`, async () => {
      const base = await deploy(`gone-${missing}`, { releases: ['this'] });
      const page = await open(base);
      const cards = shownCards(page);
      await deploy(`gone-${missing}`, { releases: ['next'], missing });
      const button = pressSignOut(page);
      await until(() => button.nextElementSibling?.textContent === FAILED);
      expect(button.nextElementSibling!.role).to.equal('alert');
      expect(dialogs(page)).to.deep.equal([]);

      page.add(drugs);
      await until(() => said(page).length > 1);
      expect(said(page)).to.deep.equal([
        '[shopper-profile] <shopper-profile-sign-out> could not be loaded [load-failed]',
        `[shopper-profile] <${DRUGS}> could not be loaded [load-failed]`,
      ]);
      expect(page.document.querySelector<HTMLElement>(DRUGS)?.innerText).to.equal('About your drugs.');

      // Loaded elements respond to their controls, and prices follow.
      expect(shownCards(page)).to.be.at.least(cards);
      page.window.shopperProfile?.configure(
        page.window.JSON.parse('{ "texts": { "en": { "plans.heading": "Still here" } } }') as object,
      );
      await until(() => page.text(PLANS).includes('Still here'));
      await expectNextRelease(base);
    });

  it('is well again when the files of its release are put back', async () => {
    const base = await deploy('back', { releases: ['this'] });
    const page = await open(base);
    await deploy('back', { releases: ['next'] });
    const button = pressSignOut(page);
    await until(() => button.nextElementSibling?.textContent === FAILED);
    await deploy('back', { releases: ['this', 'next'] });
    if (!(await repeatsImports())) return; // The files come from another origin.
    pressSignOut(page);
    await until(() => dialogs(page).length === 1);
    expect(page.text('shopper-profile-banner')).not.to.contain(FAILED);
  });
});
