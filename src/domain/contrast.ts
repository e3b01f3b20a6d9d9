/** Red, green, blue and alpha, 0 to 255. */
export type PaintedColor = [red: number, green: number, blue: number, alpha: number];

/** Relative luminance as WCAG defines it; `undefined` for a color that is not opaque. */
function luminance([red, green, blue, alpha]: PaintedColor): number | undefined {
  if (alpha !== 255) return undefined;
  const linear = (channel: number): number => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two opaque colors, 1 to 21; `undefined` if one is not opaque or not a color. */
export function contrastRatio(one: PaintedColor | null, other: PaintedColor | null): number | undefined {
  const a = one ? luminance(one) : undefined;
  const b = other ? luminance(other) : undefined;
  return a === undefined || b === undefined ? undefined : (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
