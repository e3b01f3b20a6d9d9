import type { Brand } from '../config/derived';
import { brandDefault, themeColors, themeShapes } from './theme-properties';

const PREFIX = '--shopper-profile-';

export const SURFACE_PROPERTY = `${PREFIX}color-surface`;

/** The brand's own surface, whatever the host says. */
export const withoutSurface = `.root{${SURFACE_PROPERTY}:initial}`;

/**
 * Text keeps 4.5 : 1 on the quiet grounds, which are up to 1.16 : 1 from the surface, so it keeps more on the surface. Shapes
 * keep 3 : 1. Both have a little for rounding.
 */
const TEXT = 5.3;
const SHAPE = 3.05;
const GROUND = 1.16;

/*
 * The channels of a colour on the surface: its own, and as alpha the luminance of the surface (`--under`, mixed half and half:
 * channels are premultiplied). Luminance is y, contrast is (lighter + .05) / (darker + .05), as WCAG has them.
 */
const SURFACE = '(2*alpha - .95)';
/** 1 where black is easier to read on the surface than white, else 0; and the other way round. */
const LIGHT = 'clamp(0, (alpha - .5896)*1e6, 1)';
const DARK = `(1 - ${LIGHT})`;

/** The colour, made so much darker or lighter that its luminance is between these; hue and all others stay. */
function between(floor: string, ceiling: string): string {
  const darker = `min(1, (${ceiling})/(2*y*alpha))`;
  const lighter = `clamp(0, ((${floor}) - 2*y*alpha)/(1 - 2*y*alpha), 1)`;
  return Object.entries({ x: 0.9505, y: 1, z: 1.089 })
    .map(([axis, white]) => `calc(2*${axis}*alpha*${darker} + ${lighter}*(${white} - 2*${axis}*alpha))`)
    .join(' ');
}

const awayBy = (ratio: number): string =>
  between(`min(${DARK}, ${SURFACE}*${ratio} - .05)`, `max(${DARK}, ${SURFACE}/${ratio} - .05)`);

const readable = {
  text: awayBy(TEXT),
  shape: awayBy(SHAPE),
  // As far from black or white, whichever is the text, as these are from the surface: 4.5 : 1.
  ground: between(
    `min(${LIGHT}, max(.18, ${SURFACE}/${GROUND} - .05))`,
    `max(${LIGHT}, min(.18, ${SURFACE}*${GROUND} - .05))`,
  ),
};

const colors = Object.entries(themeColors);
const shapes = Object.entries(themeShapes);
const isFree = (role: string): role is 'decoration' => role === 'decoration';

/** What a brand looks like, where the host says nothing else. */
const plain = (brand: Brand): string =>
  [
    ...colors.map(([name, color]) => [name, `color-${name}`, color] as const),
    ...shapes.map(([name, shape]) => [name, name, shape] as const),
  ]
    .map(([name, property, theme]) => `--${name}:var(${PREFIX}${property}, ${brandDefault(theme, brand)});`)
    .join('');

/**
 * A host that sets half of a theme, or what is no colour, leaves text that can be read: what is unset, transparent or nonsense is the
 * brand's, and what is too near to the surface goes away from it.
 */
const checked = (brand: Brand): string =>
  colors
    .map(([name, { role, ...color }]) => {
      if (isFree(role)) return '';
      const own = `${PREFIX}own-${name}`;
      const shown = `${PREFIX}shown-${name}`;
      // Transparent has no weight in a mixture.
      const given = `color-mix(in srgb, var(${own}) 99.999%, ${brandDefault(color, brand)})`;
      const opaque = `color(from ${given} srgb clamp(0, r, 1) clamp(0, g, 1) clamp(0, b, 1)/1)`;
      const value =
        role === 'surface'
          ? opaque
          : `color(from color-mix(in xyz, ${opaque}, var(--under)) xyz ${readable[role]}/1)`;
      return `${own}:var(${PREFIX}color-${name}, transparent);${shown}:${value};--${name}:var(${shown});`;
    })
    .join('');

const CAN_CHECK = '@supports (color: color(from color-mix(in xyz, red, red) xyz calc(x*alpha) y z/1))';

export const themeSheet = (['UMS', 'AMP'] as const)
  .map((brand) => {
    const root = `.root[data-brand=${brand}]`;
    return `${root}{${plain(brand)}}${CAN_CHECK}{${root}{--under:color(from var(--surface) xyz 0 0 0/y);${checked(brand)}}}`;
  })
  .join('');

// A property that is registered holds a colour, or its initial value; and it is worked out once, not wherever it is used.
for (const [name] of colors)
  for (const kind of ['own', 'shown'])
    try {
      CSS.registerProperty({
        name: `${PREFIX}${kind}-${name}`,
        syntax: '<color>',
        inherits: false,
        initialValue: 'transparent',
      });
    } catch {
      // Another copy of ours has done it; or this is a server.
    }
