import type { PaintedColor } from '../../src/domain/contrast';

/** The colors with names that themes use most. */
const NAMES: Readonly<Record<string, string>> = {
  black: '000000',
  white: 'ffffff',
  red: 'ff0000',
  green: '008000',
  blue: '0000ff',
  yellow: 'ffff00',
  gray: '808080',
  grey: '808080',
  silver: 'c0c0c0',
  navy: '000080',
  maroon: '800000',
  purple: '800080',
  teal: '008080',
  olive: '808000',
  lime: '00ff00',
  aqua: '00ffff',
  cyan: '00ffff',
  fuchsia: 'ff00ff',
  magenta: 'ff00ff',
  orange: 'ffa500',
  pink: 'ffc0cb',
  brown: 'a52a2a',
  gold: 'ffd700',
  darkgray: 'a9a9a9',
  darkgrey: 'a9a9a9',
  lightgray: 'd3d3d3',
  lightgrey: 'd3d3d3',
  lightblue: 'add8e6',
  darkblue: '00008b',
  darkgreen: '006400',
  darkred: '8b0000',
  whitesmoke: 'f5f5f5',
  steelblue: '4682b4',
  royalblue: '4169e1',
  crimson: 'dc143c',
  coral: 'ff7f50',
  tomato: 'ff6347',
  indigo: '4b0082',
  violet: 'ee82ee',
  beige: 'f5f5dc',
  ivory: 'fffff0',
  khaki: 'f0e68c',
  dimgray: '696969',
  slategray: '708090',
  skyblue: '87ceeb',
};

const clamp = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

/** A number, or a percentage of a number. */
const amountOf = (text: string, whole: number): number =>
  text.endsWith('%') ? (parseFloat(text) / 100) * whole : parseFloat(text);

const alphaOf = (text = '1'): number => clamp(amountOf(text, 1) * 255);

function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((shift) => {
    const k = (shift + hue / 30) % 12;
    return (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * 255;
  });
}

/** `null`: no color. `undefined`: a color or a function that only a browser knows. */
export function parseColor(text: string): PaintedColor | null | undefined {
  const value = text.trim().toLowerCase();
  if (value === 'transparent') return [0, 0, 0, 0];
  const hex = /^#([\da-f]{3,8})$/.exec(value)?.[1] ?? NAMES[value];
  if (hex !== undefined) {
    if (![3, 4, 6, 8].includes(hex.length)) return null;
    const digits = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(/../g) ?? []).map((pair) =>
      parseInt(pair, 16),
    );
    return [red, green, blue, alpha];
  }
  const [, name, inner = ''] = /^(rgba?|hsla?)\(([^()]*)\)$/.exec(value) ?? [];
  if (name) {
    const [one, two, three, alpha] = inner.split(/[\s,/]+/).filter(Boolean);
    if (one === undefined || two === undefined || three === undefined) return null;
    const channels = name.startsWith('rgb')
      ? [one, two, three].map((channel) => amountOf(channel, 255))
      : fromHsl(((parseFloat(one) % 360) + 360) % 360, parseFloat(two) / 100, parseFloat(three) / 100);
    if (channels.some(Number.isNaN)) return null;
    const [red = 0, green = 0, blue = 0] = channels.map(clamp);
    return [red, green, blue, alphaOf(alpha)];
  }
  if (/^[a-z-]+\(/.test(value) || value === 'currentcolor' || /^(inherit|initial|unset|revert)/.test(value))
    return undefined;
  // Other names of colors are letters alone; a browser knows about 100 more.
  return /^[a-z]{3,}$/.test(value) && CSS_NAME.test(value) ? undefined : null;
}

/** Endings of the remaining names of CSS. */
const CSS_NAME =
  /(white|black|red|green|blue|gray|grey|pink|orange|yellow|brown|purple|violet|orchid|salmon|turquoise|cyan|magenta|goldenrod|lace|blush|cream|silk|rose|wheat|tan|thistle|plum|peru|sienna|linen|bisque|azure|aquamarine|honeydew|chocolate|moccasin|gainsboro|snow|seashell|chiffon|lavender|cornsilk|puff|marine|firebrick|chartreuse|whip|wood|text|canvas|olivedrab|papayawhip|highlight)$/;
