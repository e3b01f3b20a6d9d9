import { expect } from 'chai';
import { checkPage } from '../../elements/page-check';
import { registry } from '../../elements/registry';
import { paintedColor } from '../../src/browser/contrast';
import { contrastPairs } from '../../src/styles/contrast-pairs';
import { brands, themeEntries } from '../../src/styles/theme-properties';
import { eventually, settled } from '../support/clock';
import { leaveTestPage, openTestPage, type TestPage } from '../support/page';

const PREFIX = '--shopper-profile-color-';
const TAG = 'shopper-profile-extra-help';
/** By names without `color-`. */
const colors = new Map(
  themeEntries.flatMap(([name, { byDefault }]) =>
    name.startsWith('color-') ? [[name.replace('color-', ''), byDefault] as const] : [],
  ),
);
type Theme = Readonly<Record<string, string>>;

async function openThemed(theme: Theme, site: (typeof brands)[number] = 'UMS'): Promise<TestPage> {
  const page = openTestPage({ config: { site } });
  for (const [name, value] of Object.entries(theme)) page.container.style.setProperty(PREFIX + name, value);
  await page.place(TAG);
  await page.screen.findByShadowRole('group');
  return page;
}

/** What an element paints with a color. */
function shownIn(page: TestPage): (name: string) => string {
  const root = page.container.querySelector(TAG)!.shadowRoot!.querySelector('.root')!;
  const probe = root.firstElementChild!.appendChild(document.createElement('b'));
  return (name) => {
    probe.style.background = `var(--${name})`;
    return getComputedStyle(probe).backgroundColor;
  };
}

const themeLines = ({ log }: TestPage): string[] =>
  log.map(String).filter((line) => line.includes('theme: ') || line.includes(PREFIX));

describe('the theme of a host', () => {
  afterEach(leaveTestPage);

  for (const [index, site] of brands.entries())
    it(`that sets nothing leaves what ${site} looks like, and is not reported`, async () => {
      const page = await openThemed({}, site);
      const shown = shownIn(page);
      for (const [name, byDefault] of colors)
        expect(paintedColor(shown(name)), name).to.deep.equal(paintedColor(byDefault[index] ?? byDefault[0]));
      checkPage(registry);
      await settled();
      expect(themeLines(page)).to.deep.equal([]);
    });

  for (const value of ['#000', '#777', '#e8772e', '#fff', 'rgb(0 0 0 / 50%)', 'color(display-p3 0 1 0)'])
    it(`shows as it is set: every color ${value}`, async () => {
      const shown = shownIn(
        await openThemed(Object.fromEntries([...colors.keys()].map((name) => [name, value]))),
      );
      for (const name of colors.keys())
        expect(paintedColor(shown(name)), name).to.deep.equal(paintedColor(value));
    });

  it('that sets half of the colors shows those, and the defaults of the brand for the rest', async () => {
    const shown = shownIn(await openThemed({ surface: '#121212' }));
    expect(paintedColor(shown('surface'))).to.deep.equal(paintedColor('#121212'));
    expect(paintedColor(shown('text'))).to.deep.equal(paintedColor('#1b2430'));
  });

  it('is reported by the names of a pair that has too little contrast, with what to set', async () => {
    const page = await openThemed({ action: '#e8772e' });
    checkPage(registry);
    await eventually(() => {
      expect(themeLines(page).join('\n')).to.contain(
        `theme: 2.95 : 1 between ${PREFIX}action and ${PREFIX}surface, 4.5 : 1 is needed; set ${PREFIX}surface`,
      );
    });
    expect(themeLines(page)).to.have.length(3); // on the surface and both quiet grounds
  });

  it('is reported for every pair of a surface that is set alone, and says which colors it lacks', async () => {
    const page = await openThemed({ surface: '#121212' });
    checkPage(registry);
    await eventually(() => {
      expect(themeLines(page)).not.to.be.empty;
    });
    const lacking = ['text', 'text-quiet', 'action', 'action-strong', 'good', 'bad', 'focus'];
    for (const name of lacking)
      expect(themeLines(page).join('\n')).to.match(
        new RegExp(
          `between ${PREFIX}${name} and ${PREFIX}surface, (4\\.5|3) : 1 is needed; set ${PREFIX}${name}$`,
          'm',
        ),
      );
  });

  it('is reported for a pair of which both colors are set', async () => {
    const page = await openThemed({ surface: '#777', text: '#888' });
    checkPage(registry);
    await eventually(() => {
      expect(themeLines(page).join('\n')).to.match(
        new RegExp(
          `between ${PREFIX}text and ${PREFIX}surface, 4\\.5 : 1 is needed; set another color for one of them`,
        ),
      );
    });
  });

  it('is reported where it is no color, or can be seen through', async () => {
    const page = await openThemed({ text: 'banana', 'surface-quiet': 'transparent' });
    checkPage(registry);
    await eventually(() => {
      expect(themeLines(page).join('\n')).to.contain(`${PREFIX}text: expected a color`);
      expect(themeLines(page).join('\n')).to.contain(
        `theme: the contrast between ${PREFIX}action and ${PREFIX}surface-quiet is unknown: one is not opaque`,
      );
    });
  });

  it('is reported where the surface is the color of the words', async () => {
    const page = await openThemed({ surface: 'currentcolor' });
    checkPage(registry);
    await eventually(() => {
      expect(themeLines(page).join('\n')).to.contain(
        `theme: 1 : 1 between ${PREFIX}text and ${PREFIX}surface`,
      );
    });
  });

  it('is reported once, for all elements that have it', async () => {
    const page = await openThemed({ accent: '#0000ff', focus: '#eeeeee' });
    checkPage(registry);
    await eventually(() => {
      expect(themeLines(page)).to.have.length(1);
    });
    await page.place(TAG);
    await settled();
    expect(themeLines(page)).to.have.length(1);
  });

  it('is not reported where each pair has its contrast', async () => {
    const page = await openThemed({
      action: '#5a2a82',
      'action-strong': '#3d1a5c',
      'action-quiet': '#f3ecfa',
    });
    checkPage(registry);
    await settled();
    expect(themeLines(page)).to.deep.equal([]);
  });

  it('names only pairs of colors that there are', () => {
    for (const { front, back } of contrastPairs) expect([...colors.keys()]).to.include.members([front, back]);
  });
});
