/** Contrast of CSS colors, as the browser paints them. */
import { contrastRatio, type PaintedColor } from '../domain/contrast';

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

/** Contrast ratio of two opaque colors, 1 to 21; `undefined` for any other value. */
export const contrast = (one: string, other: string): number | undefined =>
  contrastRatio(paintedColor(one), paintedColor(other));
