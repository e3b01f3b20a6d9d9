import { scaleSheet } from './scale';
import { brands, themeEntries, themeProperties } from './theme-properties';

const PREFIX = '--shopper-profile-';

/** The margin after the element. It collapses with the margin of an element that shows nothing. */
const gap = `:host{margin-block-end:var(${PREFIX}gap,${themeProperties.gap.byDefault[0]})}`;

const ofBrand = (brand: string, index: number): string => {
  const tokens = themeEntries
    .filter(([name]) => name !== 'gap')
    .map(
      ([name, { byDefault }]) =>
        `--${name.replace('color-', '')}:var(${PREFIX}${name},${byDefault[index] ?? byDefault[0]});`,
    );
  return `.root[data-brand=${brand}]{${tokens.join('')}}`;
};

/** Values of the host, otherwise the defaults of the brand; and the scale, which is the same everywhere. */
export const themeSheet = gap + scaleSheet + brands.map(ofBrand).join('');
