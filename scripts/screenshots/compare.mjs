import pixelmatch from 'pixelmatch';

/**
 * The largest difference of two colors that count as equal, from 0 to 1. Smaller than the difference of two neighboring
 * shades of a theme, and larger than the difference that two palettes give to one color.
 */
const THRESHOLD = 0.03;

/** The largest number of pixels that may differ: as many as in a dot, and fewer than in a line or letter. */
const MOST_PIXELS = 12;

/** No page uses this color, so areas beyond the edge of the smaller picture differ. */
const BEYOND = [255, 0, 255, 255];

function padded({ width, height, data }, to) {
  if (width === to.width && height === to.height) return data;
  const wider = new Uint8Array(to.width * to.height * 4);
  for (let index = 0; index < wider.length; index += 4) wider.set(BEYOND, index);
  for (let y = 0; y < height; y += 1)
    wider.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * to.width * 4);
  return wider;
}

/**
 * Compares pictures as people see them: ignores pixels that differ only in the smoothing of an edge.
 * @param {{ width: number, height: number, data: Uint8Array }} before
 * @param {{ width: number, height: number, data: Uint8Array }} after
 * @returns `undefined` if both look the same; otherwise how many pixels look different, both heights in px, and a
 *   picture of the
 *   difference
 */
export function difference(before, after) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(
    padded(before, { width, height }),
    padded(after, { width, height }),
    data,
    width,
    height,
    { threshold: THRESHOLD, alpha: 0.2 },
  );
  if (pixels <= MOST_PIXELS) return undefined;
  return {
    pixels,
    share: pixels / (width * height),
    heights: [before.height, after.height],
    picture: { width, height, data },
  };
}
