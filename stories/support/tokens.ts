import tokensCss from '../../src/styles/tokens.css?inline';

/** The tokens by the order of their style sheet: what the pieces use, and what a host sets. */
export const tokens: { name: string; hostProperty: string }[] = [
  ...new Map(
    [...tokensCss.matchAll(/(--[\w-]+):\s*var\(\s*(--shopper-profile-[\w-]+)/g)].map(
      ([, name = '', hostProperty = '']) => [name, { name, hostProperty }],
    ),
  ).values(),
];

export const colours = tokens.filter(({ hostProperty }) => hostProperty.includes('-color-'));

/** What is drawn on what, and the least contrast that WCAG AA asks for: 4.5 for text, 3 for shapes. */
export const contrasts: { front: string; back: string; least: number }[] = [
  { front: '--text', back: '--surface', least: 4.5 },
  { front: '--text', back: '--surface-quiet', least: 4.5 },
  { front: '--text-quiet', back: '--surface', least: 4.5 },
  { front: '--text-quiet', back: '--surface-quiet', least: 4.5 },
  { front: '--text', back: '--action-quiet', least: 4.5 },
  { front: '--action', back: '--surface', least: 4.5 },
  { front: '--action', back: '--surface-quiet', least: 4.5 },
  { front: '--action', back: '--action-quiet', least: 4.5 },
  { front: '--action-strong', back: '--surface', least: 4.5 },
  { front: '--surface', back: '--action', least: 4.5 },
  { front: '--surface', back: '--action-strong', least: 4.5 },
  { front: '--good', back: '--surface', least: 4.5 },
  { front: '--good', back: '--surface-quiet', least: 4.5 },
  { front: '--bad', back: '--surface', least: 4.5 },
  { front: '--focus', back: '--surface', least: 3 },
  { front: '--control-border', back: '--surface', least: 3 },
];

/** Relative luminance of a computed `rgb(…)`, as WCAG defines it. */
function luminance(rgb: string): number {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of an element's text and its own background, 1 to 21. */
export function contrastOf(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element);
  const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
