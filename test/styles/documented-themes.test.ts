import { expect } from 'chai';
import { contrastPairs } from '../../src/styles/contrast-pairs';
import { brands, themeEntries } from '../../src/styles/theme-properties';
import { contrast, paintedColor } from '../../src/browser/contrast';
import { darkTheme } from '../../stories/support/dark-theme';
import { codeOf, rowsOf, sectionsOf } from '../support/guides';
import { leaveTestPage, openTestPage } from '../support/page';

const PREFIX = '--shopper-profile-color-';
const TAG = 'shopper-profile-extra-help';

const section = (await sectionsOf('partner')).get('Make it look like your page') ?? '';
const [light = '', dark = ''] = codeOf(section, 'css');

/** What a host sets, by name without the prefix. */
const themeIn = (css: string): Map<string, string> =>
  new Map(
    [...css.matchAll(/--shopper-profile-color-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

const colors = themeEntries.filter(([, { syntax }]) => syntax === '<color>');

const defaultsOf = (index: number): [string, string][] =>
  colors.map(([name, { byDefault }]) => [name.replace('color-', ''), byDefault[index] ?? byDefault[0]]);

describe('docs/guides/partner.md: a theme', () => {
  afterEach(leaveTestPage);

  const themes = { 'of nothing': '', light, dark };
  for (const [title, css] of Object.entries(themes))
    for (const [index, site] of brands.entries()) {
      const own = themeIn(css);
      const theme = new Map([...defaultsOf(index), ...own]);

      it(`${title} on ${site} has the contrast that its pairs need`, () => {
        const faults = contrastPairs.flatMap(({ front, back, least }) => {
          const ratio = contrast(theme.get(front)!, theme.get(back)!);
          return ratio === undefined || ratio < least ? [`${front} on ${back}: ${String(ratio)}`] : [];
        });
        expect(faults).to.deep.equal([]);
      });

      it(`${title} on ${site} shows as it is written`, async () => {
        const page = openTestPage({ config: { site } });
        for (const [name, value] of own) page.container.style.setProperty(PREFIX + name, value);
        await page.place(TAG);
        await page.screen.findByShadowRole('group');
        const probe = document.createElement('b');
        page.container.querySelector(TAG)!.shadowRoot!.querySelector('.room')!.append(probe);
        for (const [name, value] of theme) {
          probe.style.background = `var(--${name})`;
          const { backgroundColor } = getComputedStyle(probe);
          expect(paintedColor(backgroundColor), name).to.deep.equal(paintedColor(value));
        }
      });
    }

  it('is dark with every color there is, and light with four', () => {
    expect([...themeIn(dark).keys()]).to.have.members(colors.map(([name]) => name.slice('color-'.length)));
    expect([...themeIn(light).keys()]).to.have.length(4);
  });

  it('has a table of the pairs', () => {
    const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
    const documented = rowsOf(section).flatMap(([fronts, backs, least]) =>
      namesIn(fronts).flatMap((front) => namesIn(backs).map((back) => `${front} ${back} ${least}`)),
    );
    const onAction = documented.filter((pair) => pair.startsWith('surface '));
    expect(onAction).to.deep.equal(['surface action 4.5 : 1', 'surface action-strong 4.5 : 1']);
    expect(documented.filter((pair) => !onAction.includes(pair))).to.have.members(
      contrastPairs.map(({ front, back, least }) => `${front} ${back} ${least} : 1`),
    );
  });

  it('for a dark page has dark choices, and light ones stay the default', async () => {
    const page = openTestPage();
    await page.place(TAG);
    await page.screen.findByShadowRole('group');
    const choice = page.container.querySelector(TAG)!.shadowRoot!.querySelector('input')!;
    expect(getComputedStyle(choice).colorScheme).to.equal('light');
    const scheme = /--shopper-profile-scheme:\s*(\w+);/.exec(dark)?.[1] ?? '';
    page.container.style.setProperty('--shopper-profile-scheme', scheme);
    expect(getComputedStyle(choice).colorScheme).to.equal('dark');
  });

  it('for a dark page is the one that Storybook and the dark page of the demo show', async () => {
    const propertiesIn = (css: string): object =>
      Object.fromEntries(
        [...css.matchAll(/(--shopper-profile-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
          name,
          value,
        ]),
      );
    expect(propertiesIn(dark)).to.deep.equal(darkTheme);
    const ofDemo = await (await fetch('/demo/server/assets/dark.css')).text();
    expect(propertiesIn(ofDemo)).to.deep.equal(darkTheme);
  });
});
