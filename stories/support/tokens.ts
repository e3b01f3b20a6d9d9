import { contrastPairs } from '../../src/styles/contrast-pairs';
import { themeEntries } from '../../src/styles/theme-properties';

/** What the elements use, and what a host sets. */
export const tokens = themeEntries
  .filter(([name]) => name !== 'gap') // of what is around an element
  .map(([name, { syntax, byDefault, description }]) => ({
    name: `--${name.replace('color-', '')}`,
    hostProperty: `--shopper-profile-${name}`,
    syntax,
    byDefault,
    description,
  }));

export const colors = tokens.filter(({ syntax }) => syntax === '<color>');

/** What is drawn on what, both ways where it is words on a filled button. */
export const contrasts = contrastPairs.map(({ front, back, least }) => ({
  front: `--${front}`,
  back: `--${back}`,
  least,
}));
