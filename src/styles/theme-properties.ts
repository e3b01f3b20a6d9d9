export const brands = ['UMS', 'AMP'] as const;

export interface ThemeProperty {
  syntax: '<color>' | '<length>' | '<font-family>#' | '<custom-ident>';
  /** Default for both brands, or one default per brand, in the order of the brands. */
  byDefault: readonly [string, string?];
  description: string;
}

/**
 * Theme properties that a host may set, by names without `--shopper-profile-`. Lengths are in em, so that they scale
 * with the reader's text size. Inside elements, the custom properties have the same names without `color-`, such as
 * `--surface`.
 */
export const themeProperties = {
  'color-surface': {
    syntax: '<color>',
    byDefault: ['#fff'],
    description: 'What a piece stands on, and the words on a filled button.',
  },
  'color-surface-quiet': {
    syntax: '<color>',
    byDefault: ['#f2f5f8'],
    description: 'Banners, notes, and cards inside of others.',
  },
  'color-text': {
    syntax: '<color>',
    byDefault: ['#1b2430'],
    description: 'Text and headings.',
  },
  'color-text-quiet': {
    syntax: '<color>',
    byDefault: ['#4a5666'],
    description: 'Hints, notes, and names of numbers.',
  },
  'color-action': {
    syntax: '<color>',
    byDefault: ['#0b4f8a', '#7b1e3b'],
    description: 'Links, buttons, icons, and what is chosen.',
  },
  'color-action-strong': {
    syntax: '<color>',
    byDefault: ['#083a66', '#57122a'],
    description: 'A filled button under the pointer, tags, and the view that shows.',
  },
  'color-action-quiet': {
    syntax: '<color>',
    byDefault: ['#e6f0f9', '#f9ecf0'],
    description: 'Behind what is chosen or under the pointer.',
  },
  'color-accent': {
    syntax: '<color>',
    byDefault: ['#e8772e', '#b8862b'],
    description: 'The stripe at the edge of boxes and popups.',
  },
  'color-good': {
    syntax: '<color>',
    byDefault: ['#17623a'],
    description: 'Words that say covered or approved.',
  },
  'color-bad': {
    syntax: '<color>',
    byDefault: ['#a51d16'],
    description: 'Words and edges of errors, and words that say not covered.',
  },
  'color-focus': {
    syntax: '<color>',
    byDefault: ['#1b2430'],
    description: 'The ring around what has the focus.',
  },
  'color-control-border': {
    syntax: '<color>',
    byDefault: ['#66717f'],
    description: 'Edges of fields and choices.',
  },
  'color-border': {
    syntax: '<color>',
    byDefault: ['#c3ccd6'],
    description: 'Edges of boxes, and lines between rows.',
  },
  scheme: {
    syntax: '<custom-ident>',
    byDefault: ['light'],
    description:
      'Set `dark` with a dark surface: the browser then draws choices, fields and scrollbars for it.',
  },
  radius: {
    syntax: '<length>',
    byDefault: ['0.9em', '0.25em'],
    description: 'Corners of cards, popups, notices and tags.',
  },
  'button-radius': {
    syntax: '<length>',
    byDefault: ['2em', '0.25em'],
    description: 'Corners of buttons.',
  },
  font: {
    syntax: '<font-family>#',
    byDefault: [
      "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
      "'Segoe UI',Verdana,'DejaVu Sans',sans-serif",
    ],
    description: 'All words but headings.',
  },
  'font-heading': {
    syntax: '<font-family>#',
    byDefault: ['var(--font)', "Georgia,'Times New Roman','DejaVu Serif',serif"],
    description: 'Headings.',
  },
  gap: {
    syntax: '<length>',
    byDefault: ['1.5em'],
    description: 'The room below each piece that shows something.',
  },
} as const satisfies Record<string, ThemeProperty>;

export type ThemePropertyName = keyof typeof themeProperties;

export const themeEntries = Object.entries(themeProperties) as [ThemePropertyName, ThemeProperty][];
