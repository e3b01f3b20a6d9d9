import { contrastPairs } from '../../src/styles/contrast-pairs';
import { themeEntries } from '../../src/styles/theme-properties';

/** The custom properties that elements use, and the properties that a host sets. */
export const tokens = themeEntries
  .filter(([name]) => name !== 'gap') // applies to the space around an element
  .map(([name, { syntax, byDefault, description }]) => ({
    name: `--${name.replace('color-', '')}`,
    hostProperty: `--shopper-profile-${name}`,
    syntax,
    byDefault,
    description,
  }));

export const colors = tokens.filter(({ syntax }) => syntax === '<color>');

/** Color pairs of foreground and background. The text on a filled button reverses a pair. */
export const contrasts = contrastPairs.map(({ front, back, least }) => ({
  front: `--${front}`,
  back: `--${back}`,
  least,
}));
