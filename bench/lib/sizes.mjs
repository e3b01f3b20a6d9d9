/** File sizes as a server would send them. Each file is compressed separately. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export const sizesOf = (bytes) => ({
  gzip: gzipSync(bytes, { level: 9 }).length,
  brotli: brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length,
});

export const totalOf = (sizes) => ({
  gzip: sizes.reduce((sum, { gzip }) => sum + gzip, 0),
  brotli: sizes.reduce((sum, { brotli }) => sum + brotli, 0),
});

export const sizesOfFiles = (files) => totalOf(files.map((file) => sizesOf(readFileSync(file))));
