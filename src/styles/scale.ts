/**
 * Lengths that all brands share, in px for a reader who uses the browser's default text size of 16 px. Elements set
 * body text in `font-size: large`, which is 18 px in this case. The custom properties are in em of body text, so that
 * they follow the reader's text size. Use them where the font size is that of body text.
 */
export interface Step {
  px: number;
  description: string;
}

const BODY_PX = 18;

/** Space by meaning: `--space-within` and so on. @public for the build and Storybook */
export const spaces = {
  within: { px: 8, description: 'Within a row: between a label, its value, and its notes.' },
  rows: { px: 16, description: 'Between the rows of a card, and inside notices.' },
  cards: { px: 24, description: 'Between cards, and inside them.' },
  groups: { px: 40, description: 'Between groups of cards, and between elements.' },
  sections: { px: 64, description: 'Between the sections of a page.' },
} as const satisfies Record<string, Step>;

/** Type by role: `--size-label` and so on. @public for the build and Storybook */
export const sizes = {
  label: { px: 16, description: 'Labels, hints, notes, and tags.' },
  body: { px: BODY_PX, description: 'All other text.' },
  name: { px: 20, description: 'Names of cards, rows, and notices.' },
  heading: { px: 24, description: 'Headings of lists and popups, and the amount that decides.' },
  title: { px: 32, description: 'Headings of elements; on phones, they have the size of other headings.' },
} as const satisfies Record<string, Step>;

const declared = (prefix: string, steps: Readonly<Record<string, Step>>): string =>
  Object.entries(steps)
    .map(([name, { px }]) => `--${prefix}-${name}:calc(${String(px)}em/${String(BODY_PX)});`)
    .join('');

export const scaleSheet = `.root{${declared('space', spaces)}${declared('size', sizes)}}`;
