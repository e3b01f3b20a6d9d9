const canvas = document.createElement('canvas');
canvas.width = canvas.height = 1;
const context = canvas.getContext('2d', { willReadFrequently: true })!;

/** Red, green, blue and alpha, 0 to 255, of any color as the screen shows it; `null` for what is no color. */
export function paintedColor(
  color: string,
): [red: number, green: number, blue: number, alpha: number] | null {
  if (!CSS.supports('color', color)) return null;
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
}

/** Relative luminance, as WCAG defines it. */
function luminance(color: string): number {
  const channels = paintedColor(color);
  if (!channels) throw new Error(`${color} is no color`);
  if (channels[3] !== 255) throw new Error(`${color} shows what is behind it`);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
