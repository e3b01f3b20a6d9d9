/** Faults of a theme as sentences, for the page check and for the command `shopper-profile check`. */
import type { ContrastPair } from '../styles/contrast-pairs';
import { themeEntries } from '../styles/theme-properties';

export const COLOR_PREFIX = '--shopper-profile-color-';

/** Names of the colors, without the prefix. */
export const themeColors = themeEntries.flatMap(([name]) =>
  name.startsWith('color-') ? [name.replace('color-', '')] : [],
);

export const notAColor = (name: string): string => `${COLOR_PREFIX}${name}: expected a color`;

/** Rounds down, so that 4.496 does not show as 4.5. */
const shown = (ratio: number): string => String(Math.floor(ratio * 100) / 100);

/**
 * `ratio`: the contrast of the pair, `undefined` if it is unknown. `isSet`: whether the host has set a color. Returns
 * `undefined` for a pair with enough contrast.
 */
export function contrastFault(
  { front, back, least }: ContrastPair,
  ratio: number | undefined,
  isSet: (name: string) => boolean,
): string | undefined {
  if (ratio !== undefined && ratio >= least) return undefined;
  const pair = `between ${COLOR_PREFIX}${front} and ${COLOR_PREFIX}${back}`;
  const found =
    ratio === undefined
      ? `the contrast ${pair} is unknown: one is not opaque`
      : `${shown(ratio)} : 1 ${pair}`;
  const missing = [front, back].filter((name) => !isSet(name)).map((name) => COLOR_PREFIX + name);
  return `theme: ${found}, ${String(least)} : 1 is needed; set ${missing[0] ?? 'another color for one of them'}`;
}
