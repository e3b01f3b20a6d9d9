import { expect } from 'chai';
import { checkPage } from '../../elements/page-check';
import { registry } from '../../elements/registry';
import { contrastPairs } from '../../scripts/build/contrast-pairs';
import { brands, themeEntries } from '../../src/styles/theme-properties';
import { contrast, paintedColor } from '../../stories/support/contrast';
import { eventually } from '../support/clock';
import { leaveTestPage, openTestPage, type TestPage } from '../support/page';

const TAG = 'shopper-profile-extra-help';
/** By names without `color-`. */
const colors = new Map(
  themeEntries.flatMap(([name, property]) =>
    property.syntax === '<color>' ? [[name.replace('color-', ''), property]] : [],
  ),
);
type Theme = Record<string, string>;

/** Dark, in between, light, loud, and nothing that is a color of its own. */
const values = [
  ...['#000', '#1c1c1c', '#777', '#e8772e', '#ffd400', '#eee', '#fff'],
  ...[
    'transparent',
    'currentcolor',
    'banana',
    'linear-gradient(red, blue)',
    'url(no.png)',
    'var(--none)',
    ' ',
  ],
  ...['rgb(0 0 0 / 50%)', 'rgb(255 255 255 / 8%)', 'inherit', 'initial', '12px', 'color(display-p3 0 1 0)'],
  ...[
    'light-dark(#000, #fff)',
    'Canvas',
    'color-mix(in srgb, currentcolor 50%, red)',
    'color-mix(in oklch, red, blue)',
  ],
];

/** Each half theme by what it sets. */
const halves: Record<string, Theme[]> = {
  ...Object.fromEntries([...colors.keys()].map((name) => [name, values.map((value) => ({ [name]: value }))])),
  'text on a dark surface': values.map((value) => ({ surface: '#121212', text: value })),
  'action on a dark surface': values.map((value) => ({ surface: '#121212', action: value })),
  'text in the color of the surface': values.map((value) => ({ surface: value, text: value })),
  'action in the color of the surface': values.map((value) => ({ surface: value, action: value })),
  'quiet grounds that are not quiet': ['#000', '#777', '#fff'].flatMap((surface) =>
    ['#000', '#777', '#fff'].map((ground) => ({ surface, 'surface-quiet': ground, 'action-quiet': ground })),
  ),
};

function wear({ container }: TestPage, theme: Theme): void {
  // The host's own text could be read nowhere but on its own ground.
  container.style.cssText = 'color: #fafac8; background: #222';
  for (const [name, value] of Object.entries(theme))
    container.style.setProperty(`--shopper-profile-color-${name}`, value);
}

async function place(page: TestPage, theme: Theme): Promise<void> {
  page.container.innerHTML = '';
  wear(page, theme);
  await page.place(TAG);
  await page.screen.findByShadowRole('group');
  checkPage(registry);
}

/** Looked at once, when the page is checked. */
const isRefused = ({ surface = '' }: Theme): boolean => /currentcolor/i.test(surface);

async function openThemed(theme: Theme, site: (typeof brands)[number]): Promise<TestPage> {
  const page = openTestPage({ config: { site } });
  await place(page, theme);
  return page;
}

const rootIn = (page: TestPage): Element =>
  page.container.querySelector(TAG)!.shadowRoot!.querySelector('.root')!;

/** What an element shows that is painted with it; letters in one color on a ground in another one. */
function shownIn(page: TestPage): (front: string, back: string) => [front: string, back: string] {
  const probe = rootIn(page).firstElementChild!.appendChild(document.createElement('b'));
  return (front, back) => {
    probe.style.cssText = `color: var(--${front}); background: var(--${back})`;
    const { color, backgroundColor } = getComputedStyle(probe);
    return [color, backgroundColor];
  };
}

function tooNear(page: TestPage): string[] {
  const shown = shownIn(page);
  const faults = contrastPairs.flatMap(({ front, back, least }) =>
    [shown(front, back), shown(back, front)].flatMap((pair) => {
      const ratio = contrast(...pair);
      return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
    }),
  );
  const { color, backgroundColor } = getComputedStyle(rootIn(page));
  return contrast(color, backgroundColor) < 4.5 ? [...faults, 'the text itself'] : faults;
}

describe('the theme of a host', () => {
  afterEach(leaveTestPage);

  for (const [index, site] of brands.entries())
    it(`that says nothing leaves what ${site} looks like`, async () => {
      const page = await openThemed({}, site);
      const shown = shownIn(page);
      for (const [name, { byDefault }] of colors)
        expect(paintedColor(shown('text', name)[1]), name).to.deep.equal(
          paintedColor(byDefault[index] ?? byDefault[0]),
        );
      expect(tooNear(page)).to.deep.equal([]);
    });

  for (const [title, themes] of Object.entries(halves))
    for (const site of brands)
      it(`that is half, or wrong, leaves what can be read: ${title}, ${site}`, async () => {
        const page = await openThemed({}, site);
        for (const theme of themes.filter((theme) => !isRefused(theme))) {
          wear(page, theme);
          expect(tooNear(page), JSON.stringify(theme)).to.deep.equal([]);
        }
        for (const theme of themes.filter(isRefused)) {
          await place(page, theme);
          await eventually(() => expect(tooNear(page), JSON.stringify(theme)).to.deep.equal([]));
        }
      });

  it('keeps the colors of a host that can be read', async () => {
    const theme = { surface: '#101418', 'surface-quiet': '#1b2127', text: '#f1f4f7', action: '#8cc4ff' };
    const shown = shownIn(await openThemed(theme, 'UMS'));
    for (const [name, value] of Object.entries(theme))
      expect(paintedColor(shown('text', name)[1]), name).to.deep.equal(paintedColor(value));
  });

  it('keeps the hue of a color that is too near to the surface', async () => {
    const shown = shownIn(await openThemed({ surface: '#121212' }, 'UMS'));
    const [red, , blue] = paintedColor(shown('action', 'surface')[0])!;
    expect(blue).to.be.above(red);
  });

  it('is told of a surface that is the color of the text', async () => {
    const page = await openThemed({ surface: 'CurrentColor' }, 'UMS');
    await eventually(() =>
      expect(page.log.join()).to.contain(
        '--shopper-profile-color-surface: expected a color of its own, not that of the text',
      ),
    );
  });
});
