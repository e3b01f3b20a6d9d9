import { themeEntries } from '../../src/styles/theme-properties';

interface ContrastPair {
  /** Names of colors without `--shopper-profile-color-`. */
  front: string;
  back: string;
  /** What WCAG AA asks for. */
  least: 4.5 | 3;
}

const ofRole = (...roles: string[]): string[] =>
  themeEntries.flatMap(([name, { role }]) =>
    role && roles.includes(role) ? [name.replace('color-', '')] : [],
  );

/** What is drawn on what. The surface on an action, the words of a filled button, is the same as an action on the surface. */
export const contrastPairs: readonly ContrastPair[] = [
  ...ofRole('text').flatMap((front) =>
    ofRole('surface', 'ground').map((back) => ({ front, back, least: 4.5 }) as const),
  ),
  ...ofRole('edge').map((front) => ({ front, back: 'surface', least: 3 }) as const),
];
