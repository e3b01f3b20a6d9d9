/**
 * The npm package and a script copy on one page, in both orders (contract, "Two versions"). The script copy has the
 * same version, an earlier one, or an earlier one with another shape of the shared state. To simulate this, the site
 * rewrites the version and the number of the shape in the files of the package. Copies identify each other only by
 * these two values.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { openApp } from './app.mjs';

const PLANS = 'shopper-profile-plans';
const EXTRA_HELP = 'shopper-profile-extra-help';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Script copies, by the end of their URLs. */
const SCRIPTS = {
  'the same version': { copy: 'same', version },
  'an earlier version': { copy: 'earlier', version: '0.0.1' },
  'another shape': { copy: 'shape', version: '0.0.1' },
};

/** Converts the text of a file of the package to the version of the copy. */
export function asCopy(copy, text) {
  if (!['earlier', 'shape'].includes(copy)) return text;
  const earlier = text.replaceAll(version, '0.0.1');
  return copy === 'shape'
    ? earlier.replaceAll(/shopper-profile\.shared\.\d+/g, 'shopper-profile.shared.1')
    : earlier;
}

async function tryTogether(app, { entry, isScriptFirst, script }) {
  const { page, until, messages } = app;
  const add = (src) => page.addScriptTag({ url: src, type: 'module' });
  const npmCopy = `/versions/${entry}.js`;
  const scriptCopy = `/versions/${script.copy}/shopper-profile.js`;
  for (const src of isScriptFirst ? [scriptCopy, npmCopy] : [npmCopy, scriptCopy]) await add(src);

  await until((tag) => window.named(tag, 'button', 'Remove'), PLANS);
  await until((tag) => window.find(tag, 'input'), EXTRA_HELP);
  assert.equal(
    await page.evaluate(() => window.shopperProfile.version),
    isScriptFirst ? script.version : version,
  );

  const apart = script.copy === 'shape' && entry === 'one' && !isScriptFirst;
  assert.equal(app.callsOfLoadFlow(), apart ? 2 : 1, 'load flows');
  await page.evaluate((tag) => window.find(tag, 'input').click(), EXTRA_HELP);
  await until((tag) => window.find(tag, 'input').checked, EXTRA_HELP);
  const hasPrices = (tag) => document.querySelector(tag).shadowRoot.textContent.includes('With Extra Help');
  if (apart) assert.equal(await page.evaluate(hasPrices, PLANS), false, 'a store of its own');
  else await until(hasPrices, PLANS);

  const [first, second] = isScriptFirst ? [script.version, version] : [version, script.version];
  const how = script.copy === 'shape' ? 'adds only the elements that it does not know' : 'joins it';
  const withoutAddress = messages.map((text) => text.replace(/ \([^()]*\)$/, ''));
  assert.deepEqual(withoutAddress, [
    `[shopper-profile] loaded twice on this page: version ${first} is in charge, ${second} ${how}`,
  ]);
}

/** The checks by description. Each one opens its own page. */
export const versionChecks = (browser, site) =>
  Object.entries(SCRIPTS).flatMap(([name, script]) =>
    [true, false].flatMap((isScriptFirst) =>
      ['all', 'one'].map((entry) => [
        `${entry === 'all' ? 'index.js' : 'one tag'} ${isScriptFirst ? 'after' : 'before'} a script of ${name}`,
        async () => {
          const app = await openApp(browser, site, 'versions');
          try {
            await tryTogether(app, { entry, isScriptFirst, script });
          } finally {
            await app.close();
          }
        },
      ]),
    ),
  );
