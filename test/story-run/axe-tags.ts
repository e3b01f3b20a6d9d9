/** Everything that axe knows of WCAG 2.0 to 2.2, levels A and AA, and its own advice. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
