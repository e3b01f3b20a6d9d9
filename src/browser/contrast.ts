/** Contrast of CSS colors, as the browser paints them. */

type PaintedColor = [red: number, green: number, blue: number, alpha: number];

let context: CanvasRenderingContext2D | null | undefined;

function onePixel(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  return canvas.getContext('2d', { willReadFrequently: true });
}

/**
 * Red, green, blue and alpha (0 to 255) of a CSS color; `null` when the text is not a color.
 *
 * @internal Exported for tests.
 */
export function paintedColor(color: string): PaintedColor | null {
  context ??= onePixel();
  if (!context || !CSS.supports('color', color)) return null;
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha];
}

/** Relative luminance as WCAG defines it; `undefined` when the text is not a color or the color is not opaque. */
function luminance(color: string): number | undefined {
  const [red = 0, green = 0, blue = 0, alpha] = paintedColor(color) ?? [];
  if (alpha !== 255) return undefined;
  const linear = (channel: number): number => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two opaque colors, 1 to 21; `undefined` for any other value. */
export function contrast(one: string, other: string): number | undefined {
  const a = luminance(one);
  const b = luminance(other);
  return a === undefined || b === undefined ? undefined : (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
