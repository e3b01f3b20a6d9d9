import { expect } from 'chai';
import { styleFiles } from 'virtual:docs';
import { themeEntries } from '../../src/styles/theme-properties';
import { themeSheet } from '../../src/styles/theme';

/** The rules of a sheet as the browser has read them, without comments. */
function rulesOf(css: string): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
}

const files = await Promise.all(styleFiles.map(async (file) => (await fetch(`/${file}`)).text()));
const sheets = [themeSheet, ...files].map(rulesOf).join('\n');
const found = (pattern: RegExp): Set<string> =>
  new Set([...sheets.matchAll(pattern)].map(([, name = '']) => name));

describe('the list of theme properties', () => {
  it('is what the style sheets read and do not set themselves', () => {
    const read = found(/var\(\s*--shopper-profile-([\w-]+)/g);
    const set = found(/[{;]\s*--shopper-profile-([\w-]+)\s*:/g);
    expect(themeEntries.map(([name]) => name)).to.have.members([...read].filter((name) => !set.has(name)));
  });

  it('has nothing that no element uses', () => {
    const used = new Set([
      ...found(/var\(--([\w-]+)\)/g),
      ...found(/:host[^}]*var\(--shopper-profile-([\w-]+)/g),
    ]);
    const unused = themeEntries.filter(([name]) => !used.has(name.replace('color-', '')));
    expect(unused).to.deep.equal([]);
  });

  it('and the style sheets set all else that they read', () => {
    const set = found(/[{;]\s*--([\w-]+)\s*:/g);
    expect(
      [...found(/var\(--([\w-]+)[,)]/g)].filter(
        (name) => !set.has(name) && !name.startsWith('shopper-profile-'),
      ),
    ).to.deep.equal([]);
  });
});
