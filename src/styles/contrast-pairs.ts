export interface ContrastPair {
  /** Names of colors without `--shopper-profile-color-`. */
  front: string;
  back: string;
  /** Minimum contrast according to WCAG AA. */
  least: 4.5 | 3;
}

const texts = ['text', 'text-quiet', 'action', 'action-strong', 'good', 'bad'];
const grounds = ['surface', 'surface-quiet', 'action-quiet'];
const edges = ['focus', 'control-border', 'warning'];

/**
 * Foreground and background colors that occur together. The text of a filled button (surface on action) has the same
 * contrast as action on surface. The remaining colors are decorative.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...texts.flatMap((front) => grounds.map((back) => ({ front, back, least: 4.5 }) as const)),
  ...edges.map((front) => ({ front, back: 'surface', least: 3 }) as const),
];
