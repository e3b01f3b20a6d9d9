export interface ContrastPair {
  /** Names of colors without `--shopper-profile-color-`. */
  front: string;
  back: string;
  /** What WCAG AA asks for. */
  least: 4.5 | 3;
}

const texts = ['text', 'text-quiet', 'action', 'action-strong', 'good', 'bad'];
const grounds = ['surface', 'surface-quiet', 'action-quiet'];
const edges = ['focus', 'control-border'];

/**
 * Which color is drawn on which. The surface on an action, the words of a filled button, is the same as an action on the
 * surface. The other colors say nothing that words do not say.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...texts.flatMap((front) => grounds.map((back) => ({ front, back, least: 4.5 }) as const)),
  ...edges.map((front) => ({ front, back: 'surface', least: 3 }) as const),
];
