import { themeColors } from '../../src/styles/theme-properties';

type ColorName = keyof typeof themeColors;

interface ContrastPair {
  front: ColorName;
  back: ColorName;
  /** What WCAG AA asks for. */
  least: 4.5 | 3;
}

const ofRole = (...roles: string[]): ColorName[] =>
  (Object.keys(themeColors) as ColorName[]).filter((name) => roles.includes(themeColors[name].role));

/** What is drawn on what. The surface on an action, the words of a filled button, is the same as an action on the surface. */
export const contrastPairs: readonly ContrastPair[] = [
  ...ofRole('text').flatMap((front) =>
    ofRole('surface', 'ground').map((back) => ({ front, back, least: 4.5 }) as const),
  ),
  ...ofRole('shape').map((front) => ({ front, back: 'surface', least: 3 }) as const),
];
