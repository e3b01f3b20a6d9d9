import { brands, themeEntries, themeProperties } from './theme-properties';

const PREFIX = '--shopper-profile-';

/*
 * A host that sets half of a theme, or what is no color, leaves words that can be read. What is unset, transparent or no color is the
 * brand's; what is too near to what it stands on is made darker or lighter.
 *
 * Luminance is y, contrast is (lighter + .05) / (darker + .05), as WCAG has them. What a style sheet works out of a color sees its four
 * channels alone. So the luminance of the ground is its alpha: black with that alpha is mixed into it, half and half, and
 * as mixtures weigh by alpha, x, y and z are those of the color divided by 2 * alpha.
 */
const UNDER = '(2*alpha - .95)'; // luminance of what is under it, + .05
/** 1 where black is easier to read than white, else 0. */
const isLight = (luminance: string): string => `clamp(0,(${luminance} - .1791)*1e6,1)`;
const LIGHT = isLight('2*alpha - 1');
const DARK = `(1 - ${LIGHT})`;

/** As alpha, luminance of the surface; of what is hardest to read on of the surface and both quiet grounds. */
const SURFACE = 'color(from var(--surface) xyz 0 0 0/y)';
const ALL = '4*x,4*y,2*z'; // their luminances, mixed
const HARDEST = `color(from color-mix(in xyz,color-mix(in xyz,color(from var(--surface) xyz y 0 0),color(from var(--surface-quiet) xyz 0 y 0)),color(from var(--action-quiet) xyz 0 0 y)) xyz 0 0 0/max(min(${ALL}),(1 - ${isLight('4*x')})*max(${ALL})))`;

/** Channels of the color with a luminance between these, mixed with no more black or white than that takes. */
const between = (floor: string, ceiling: string): string =>
  Object.entries({ x: 0.9505, y: 1, z: 1.089 })
    .map(
      ([axis, white]) =>
        `calc(2*${axis}*alpha*min(1,(${ceiling})/(2*y*alpha)) + clamp(0,((${floor}) - 2*y*alpha)/(1 - 2*y*alpha),1)*(${white} - 2*${axis}*alpha))`,
    )
    .join(' ');

const awayBy = (ratio: number): string =>
  between(`min(${DARK},${UNDER}*${ratio} - .05)`, `max(${DARK},${UNDER}/${ratio} - .05)`);

/** What each kind is mixed with, and its channels then; a little more than the roles ask for, as screens round colors. */
const kept = {
  text: [HARDEST, awayBy(4.57)],
  edge: [SURFACE, awayBy(3.05)],
  // Not too far from the surface, and never so near to black or white that neither can be read on both.
  ground: [
    SURFACE,
    between(`min(${LIGHT},max(.181,${UNDER}/1.5 - .05))`, `max(${LIGHT},min(.177,${UNDER}*1.5 - .05))`),
  ],
};

/** Firefox drops an alpha of 1 where the rest waits for the color of the text. */
const OPAQUE = 'calc(1 + 0*alpha)';

const checks = '@supports (color:color(from color-mix(in xyz,red,red) xyz calc(x*alpha) y z/1))';

/** Around the piece, where nothing of it reaches. The gap collapses with that of a piece that shows nothing. */
const gap = `:host{margin-block-end:var(${PREFIX}gap,${themeProperties.gap.byDefault[0]})}`;

const colorsAndShape = brands
  .map((brand, index) => {
    const root = `.root[data-brand=${brand}]{`;
    let plain = root;
    let checked = root;
    for (const [name, { role, byDefault: defaults }] of themeEntries) {
      if (name === 'gap') continue;
      const token = name.replace('color-', '');
      const byDefault = defaults[index] ?? defaults[0];
      plain += `--${token}:var(${PREFIX}${name},${byDefault});`;
      if (!role) continue;
      // What is transparent has no weight in a mixture.
      const given = `color(from color-mix(in srgb,var(${PREFIX}own-${token}) 99.999%,${byDefault}) srgb clamp(0,r,1) clamp(0,g,1) clamp(0,b,1)/${OPAQUE})`;
      const shown =
        role === 'surface'
          ? given
          : `color(from color-mix(in xyz,${given},${kept[role][0]}) xyz ${kept[role][1]}/${OPAQUE})`;
      checked += `${PREFIX}own-${token}:var(${PREFIX}${name},transparent);${PREFIX}shown-${token}:${shown};--${token}:var(${PREFIX}shown-${token});`;
    }
    return `${plain}}${checks}{${checked}}}`;
  })
  .join('');

export const themeSheet = gap + colorsAndShape;

/*
 * A property that is registered is a color, or else its initial value; and what it is worked out of, once, is not worked out again
 * wherever it is used.
 */
for (const [, name = ''] of themeSheet.matchAll(/(--[\w-]+-(own|shown)-[\w-]+):/g))
  try {
    CSS.registerProperty({ name, syntax: '<color>', inherits: false, initialValue: 'transparent' });
  } catch {
    // Done already, for the other brand or by another copy of ours; or this is a server.
  }
