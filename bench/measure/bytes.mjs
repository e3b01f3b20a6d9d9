/* global document */
/** The bytes that pages load until their element shows, compared with a minimal React page. */
import { sizesOf, sizesOfFiles } from '../lib/sizes.mjs';
import { plansShown, visit } from '../lib/visit.mjs';

const BUNDLE = '/shopper-profile/';

/** Files of the bundle that a page requests until `isThere` returns true. */
async function filesOf({ browser, base, dist }, path, isThere) {
  return visit({ browser, base, session: { scenario: 'guest' } }, async (page) => {
    const files = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(BUNDLE)) files.push(`${dist}/${pathname.slice(BUNDLE.length)}`);
    });
    await page.goto(new URL(path, base).href);
    await isThere(page);
    return files;
  });
}

const extraHelpShown = (page) =>
  page.waitForFunction(() =>
    document.querySelector('shopper-profile-extra-help')?.shadowRoot?.querySelector('.extra-help'),
  );

const ratios = (sizes, hello) => ({ gzip: sizes.gzip / hello.gzip, brotli: sizes.brotli / hello.brotli });

export async function measureBytes(bench) {
  const plans = await filesOf(bench, 'bench/elements.html?tag=plans', plansShown);
  const extraHelp = await filesOf(bench, 'partner/extra-help.html', extraHelpShown);
  const hello = sizesOf(bench.hello);
  const entry = (files) => {
    const sizes = sizesOfFiles(files);
    return { files, ...sizes, ratio: ratios(sizes, hello) };
  };
  return {
    hello,
    plans: entry(plans),
    extraHelp: entry(extraHelp),
    classic: entry([`${bench.dist}/shopper-profile.classic.js`]),
    extraHelpClassic: entry([`${bench.dist}/extra-help.classic.js`]),
  };
}
