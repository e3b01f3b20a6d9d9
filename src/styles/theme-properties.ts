import type { Brand } from '../config/derived';

/**
 * What the contrast of a colour is held against: text stands on the surface and both quiet grounds (4.5 : 1), a shape on the
 * surface (3 : 1), and a ground carries text. Decoration says nothing that words do not say.
 */
type ColorRole = 'surface' | 'ground' | 'text' | 'shape' | 'decoration';

interface ThemeProperty {
  byDefault: string | Readonly<Record<Brand, string>>;
  description: string;
}

/** The colours that a host may set, by their names without `--shopper-profile-color-`. */
export const themeColors = {
  surface: {
    role: 'surface',
    byDefault: '#fff',
    description: 'What a piece stands on, and the words on a filled button.',
  },
  'surface-quiet': {
    role: 'ground',
    byDefault: '#f2f5f8',
    description: 'Banners, notes, and cards inside of others.',
  },
  text: { role: 'text', byDefault: '#1b2430', description: 'Text and headings.' },
  'text-quiet': { role: 'text', byDefault: '#4a5666', description: 'Hints, notes and labels of facts.' },
  action: {
    role: 'text',
    byDefault: { UMS: '#0b4f8a', AMP: '#7b1e3b' },
    description: 'Links, buttons, icons, and what is chosen.',
  },
  'action-strong': {
    role: 'text',
    byDefault: { UMS: '#083a66', AMP: '#57122a' },
    description: 'A filled button under the pointer, tags, the view that shows.',
  },
  'action-quiet': {
    role: 'ground',
    byDefault: { UMS: '#e6f0f9', AMP: '#f9ecf0' },
    description: 'Ground of what is chosen or under the pointer.',
  },
  accent: {
    role: 'decoration',
    byDefault: { UMS: '#e8772e', AMP: '#b8862b' },
    description: 'The stripe at the edge of boxes and popups.',
  },
  good: { role: 'text', byDefault: '#17623a', description: 'Words of what is covered or approved.' },
  bad: {
    role: 'text',
    byDefault: '#a51d16',
    description: 'Words and edges of errors, and of what is not covered.',
  },
  focus: { role: 'shape', byDefault: '#1b2430', description: 'The ring around what has the focus.' },
  'control-border': { role: 'shape', byDefault: '#66717f', description: 'Edges of fields and choices.' },
  border: {
    role: 'decoration',
    byDefault: '#c3ccd6',
    description: 'Edges of boxes, and lines between rows.',
  },
} as const satisfies Record<string, ThemeProperty & { role: ColorRole }>;

/** Shape and type, by their names without `--shopper-profile-`. Lengths are em: they follow the reader's text size. */
export const themeShapes = {
  radius: {
    syntax: '<length>',
    byDefault: { UMS: '0.9em', AMP: '0.25em' },
    description: 'Corners of cards, popups, notices and tags.',
  },
  'button-radius': {
    syntax: '<length>',
    byDefault: { UMS: '2em', AMP: '0.25em' },
    description: 'Corners of buttons.',
  },
  font: {
    syntax: '<font-family>#',
    byDefault: {
      UMS: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
      AMP: "'Segoe UI', Verdana, 'DejaVu Sans', sans-serif",
    },
    description: 'Text.',
  },
  'font-heading': {
    syntax: '<font-family>#',
    byDefault: { UMS: 'var(--font)', AMP: "Georgia, 'Times New Roman', 'DejaVu Serif', serif" },
    description: 'Headings.',
  },
} as const satisfies Record<string, ThemeProperty & { syntax: string }>;

export const brandDefault = ({ byDefault }: ThemeProperty, brand: Brand): string =>
  typeof byDefault === 'string' ? byDefault : byDefault[brand];
