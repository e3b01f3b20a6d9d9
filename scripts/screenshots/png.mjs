/** Writes small PNG files, because the Git history keeps each version forever. */
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const MOST_COLORS = 128;
/** The first of these are exact; the others are at least so far from each other (sum of squares of red, green, blue). */
const EXACT_COLORS = 64;
const APART = 24 ** 2;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

const red = (color) => color & 0xff;
const green = (color) => (color >>> 8) & 0xff;
const blue = (color) => (color >>> 16) & 0xff;

const distance = (a, b) => (red(a) - red(b)) ** 2 + (green(a) - green(b)) ** 2 + (blue(a) - blue(b)) ** 2;

const nearest = (color, palette) => {
  let [best, least] = [0, Infinity];
  palette.forEach((candidate, index) => {
    const far = distance(color, candidate);
    if (far < least) [best, least] = [index, far];
  });
  return best;
};

const countColors = (pixels) => {
  const counts = new Map();
  // Most pixels equal the one before.
  let [color, run] = [pixels[0], 0];
  for (const pixel of pixels) {
    if (pixel === color) {
      run += 1;
      continue;
    }
    counts.set(color, (counts.get(color) ?? 0) + run);
    [color, run] = [pixel, 1];
  }
  return counts.set(color, (counts.get(color) ?? 0) + run);
};

/** The most frequent colors, and rarer ones that differ from them, such as the red of a short text. */
const choosePalette = (byFrequency) => {
  const palette = byFrequency.slice(0, EXACT_COLORS);
  for (const color of byFrequency.slice(EXACT_COLORS)) {
    if (palette.length === MOST_COLORS) break;
    if (palette.every((chosen) => distance(color, chosen) >= APART)) palette.push(color);
  }
  return palette;
};

/**
 * Encodes a PNG. The most frequent colors, those of surfaces and lines, stay exact. Other colors, such as those at the
 * edges of letters, change to the nearest of the palette. Equal pictures give equal bytes.
 * @param {{ width: number, height: number, data: Uint8Array }} picture opaque, four bytes for each pixel
 */
export function encode({ width, height, data }) {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const byFrequency = [...countColors(pixels)]
    .sort(([a, m], [b, n]) => n - m || a - b)
    .map(([color]) => color);
  const palette = choosePalette(byFrequency);
  const places = new Map(palette.map((color, index) => [color, index]));
  for (const color of byFrequency) if (!places.has(color)) places.set(color, nearest(color, palette));

  const rows = Buffer.alloc((width + 1) * height);
  let [color, place] = [palette[0], 0];
  for (let y = 0; y < height; y += 1) {
    const start = y * (width + 1) + 1;
    for (let x = 0; x < width; x += 1) {
      const pixel = pixels[y * width + x];
      if (pixel !== color) [color, place] = [pixel, places.get(pixel)];
      rows[start + x] = place;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel, as indexes of the palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((each) => [red(each), green(each), blue(each)]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @returns {{ width: number, height: number, data: Buffer }} four bytes for each pixel */
export const decode = (bytes) => PNG.sync.read(bytes);

/** Bytes of a PNG, for pictures that are not stored. */
export const encodeExactly = ({ width, height, data }) => {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return PNG.sync.write(png, { deflateLevel: 3 });
};
