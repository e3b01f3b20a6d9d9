/** Design tokens of the two brands, in the format of the Design Tokens Community Group (2025.10): `dist/tokens.json`. */
const BODY_PX = 18;
const ROOT_PX = 16;

const hexOf = (color) => {
  const digits = color.slice(1);
  return `#${digits.length === 3 ? [...digits].map((digit) => digit.repeat(2)).join('') : digits}`;
};

function toColor(color) {
  const hex = hexOf(color);
  const parts = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255);
  return { colorSpace: 'srgb', components: parts.map((part) => Number(part.toFixed(4))), hex };
}

/** Lengths are in em of body text; the format knows rem. */
function toDimension(length) {
  const [, px] = /^calc\(([\d.]+)em\/18\)$/.exec(length) ?? [];
  return { value: px === undefined ? (parseFloat(length) * BODY_PX) / ROOT_PX : px / ROOT_PX, unit: 'rem' };
}

const toFamily = (brand) => (families) =>
  families === 'var(--font)'
    ? `{${brand}.font}`
    : families.split(',').map((family) => family.trim().replaceAll("'", ''));

const typesFor = (brand) => ({
  '<color>': ['color', toColor],
  '<length>': ['dimension', toDimension],
  '<font-family>#': ['fontFamily', toFamily(brand)],
});

const ofBrand = (brand, index, themeProperties) => {
  const types = typesFor(brand);
  return Object.fromEntries(
    Object.entries(themeProperties).flatMap(([name, { syntax, byDefault, description }]) => {
      const type = types[syntax];
      if (!type) return []; // `scheme`: the format has no type for a keyword
      const [$type, valueOf] = type;
      return [
        [name, { $type, $value: valueOf(byDefault[index] ?? byDefault[0]), $description: description }],
      ];
    }),
  );
};

const ofScale = (steps) =>
  Object.fromEntries(
    Object.entries(steps).map(([name, { px, description }]) => [
      name,
      { $type: 'dimension', $value: { value: px / ROOT_PX, unit: 'rem' }, $description: description },
    ]),
  );

/** Names are those of the custom properties: `--shopper-profile-` and the name in a brand, `--space-` and `--size-`. */
export const toDesignTokens = ({ brands, themeProperties, spaces, sizes }) => ({
  $description: 'Design tokens of Shopper Profile. Lengths follow the text size of the reader.',
  ...Object.fromEntries(brands.map((brand, index) => [brand, ofBrand(brand, index, themeProperties)])),
  space: ofScale(spaces),
  size: ofScale(sizes),
});
