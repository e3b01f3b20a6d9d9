export const brands = ['UMS', 'AMP'] as const;

export interface ThemeProperty {
  syntax: '<color>' | '<length>' | '<font-family>#';
  /** Of both brands, or of each in their order. */
  byDefault: readonly [string, string?];
  /**
   * What has to differ from what: text stands on the surface and on both grounds (4.5 : 1), an edge on the surface (3 : 1), and
   * grounds carry text. The others say nothing that words do not say.
   */
  role?: 'surface' | 'ground' | 'text' | 'edge';
  description: string;
}

/**
 * What a host may set, by names without `--shopper-profile-`. Lengths are em: they follow the reader's text size. The pieces call
 * them by the same names without `color-`, and `--`.
 */
export const themeProperties = {
  'color-surface': {
    syntax: '<color>',
    byDefault: ['#fff'],
    role: 'surface',
    description: 'What a piece stands on, and the words on a filled button.',
  },
  'color-surface-quiet': {
    syntax: '<color>',
    byDefault: ['#f2f5f8'],
    role: 'ground',
    description: 'Banners, notes, and cards inside of others.',
  },
  'color-text': {
    syntax: '<color>',
    byDefault: ['#1b2430'],
    role: 'text',
    description: 'Text and headings.',
  },
  'color-text-quiet': {
    syntax: '<color>',
    byDefault: ['#4a5666'],
    role: 'text',
    description: 'Hints, notes, and names of numbers.',
  },
  'color-action': {
    syntax: '<color>',
    byDefault: ['#0b4f8a', '#7b1e3b'],
    role: 'text',
    description: 'Links, buttons, icons, and what is chosen.',
  },
  'color-action-strong': {
    syntax: '<color>',
    byDefault: ['#083a66', '#57122a'],
    role: 'text',
    description: 'A filled button under the pointer, tags, and the view that shows.',
  },
  'color-action-quiet': {
    syntax: '<color>',
    byDefault: ['#e6f0f9', '#f9ecf0'],
    role: 'ground',
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
    role: 'text',
    description: 'Words that say covered or approved.',
  },
  'color-bad': {
    syntax: '<color>',
    byDefault: ['#a51d16'],
    role: 'text',
    description: 'Words and edges of errors, and words that say not covered.',
  },
  'color-focus': {
    syntax: '<color>',
    byDefault: ['#1b2430'],
    role: 'edge',
    description: 'The ring around what has the focus.',
  },
  'color-control-border': {
    syntax: '<color>',
    byDefault: ['#66717f'],
    role: 'edge',
    description: 'Edges of fields and choices.',
  },
  'color-border': {
    syntax: '<color>',
    byDefault: ['#c3ccd6'],
    description: 'Edges of boxes, and lines between rows.',
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
