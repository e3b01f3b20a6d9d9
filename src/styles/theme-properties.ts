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
    description: 'Background of elements, and text of filled buttons.',
  },
  'color-surface-quiet': {
    syntax: '<color>',
    byDefault: ['#f2f5f8'],
    description: 'Background of banners, notes, and nested cards.',
  },
  'color-text': {
    syntax: '<color>',
    byDefault: ['#1b2430'],
    description: 'Text and headings.',
  },
  'color-text-quiet': {
    syntax: '<color>',
    byDefault: ['#4a5666'],
    description: 'Hints, notes, and labels of numbers.',
  },
  'color-action': {
    syntax: '<color>',
    byDefault: ['#0b4f8a', '#7b1e3b'],
    description: 'Links, buttons, icons, and selected controls.',
  },
  'color-action-strong': {
    syntax: '<color>',
    byDefault: ['#083a66', '#57122a'],
    description: 'Filled buttons under the pointer, tags, and the current view.',
  },
  'color-action-quiet': {
    syntax: '<color>',
    byDefault: ['#e6f0f9', '#f9ecf0'],
    description: 'Background of controls that are selected or under the pointer.',
  },
  'color-accent': {
    syntax: '<color>',
    byDefault: ['#e8772e', '#b8862b'],
    description: 'Stripe of the current view in the navigation and in tiles.',
  },
  'color-good': {
    syntax: '<color>',
    byDefault: ['#17623a'],
    description: 'Text that says covered or approved.',
  },
  'color-warning': {
    syntax: '<color>',
    byDefault: ['#8a5300'],
    description: 'Icon and stripe of warnings.',
  },
  'color-bad': {
    syntax: '<color>',
    byDefault: ['#a51d16'],
    description: 'Text and borders of errors, and text that says not covered.',
  },
  'color-focus': {
    syntax: '<color>',
    byDefault: ['#1b2430'],
    description: 'Ring around the focused control.',
  },
  'color-control-border': {
    syntax: '<color>',
    byDefault: ['#66717f'],
    description: 'Borders of fields, radio buttons, and checkboxes.',
  },
  'color-border': {
    syntax: '<color>',
    byDefault: ['#c3ccd6'],
    description: 'Borders of boxes, and lines between rows.',
  },
  scheme: {
    syntax: '<custom-ident>',
    byDefault: ['light'],
    description:
      'Set it to `dark` if your surface is dark. The browser then draws controls, fields, and scrollbars to match.',
  },
  radius: {
    syntax: '<length>',
    byDefault: ['0.9em', '0.25em'],
    description: 'Corner radius of cards, popups, notices, and tags.',
  },
  'button-radius': {
    syntax: '<length>',
    byDefault: ['2em', '0.25em'],
    description: 'Corner radius of buttons.',
  },
  font: {
    syntax: '<font-family>#',
    byDefault: [
      "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
      "'Segoe UI',system-ui,sans-serif",
    ],
    description: 'All text except headings.',
  },
  'font-heading': {
    syntax: '<font-family>#',
    byDefault: ['var(--font)', "Georgia,'Times New Roman','DejaVu Serif',serif"],
    description: 'Headings.',
  },
  gap: {
    syntax: '<length>',
    byDefault: ['calc(40em/18)'],
    description: 'Space below each element that shows something.',
  },
  'header-height': {
    syntax: '<length>',
    byDefault: ['0px'],
    description: 'Height of a sticky header of the page. Elements that the page scrolls to stay below it.',
  },
} as const satisfies Record<string, ThemeProperty>;

export type ThemePropertyName = keyof typeof themeProperties;

export const themeEntries = Object.entries(themeProperties) as [ThemePropertyName, ThemeProperty][];
