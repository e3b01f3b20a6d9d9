import { randomInt } from 'node:crypto';

const SPECIFIER = 'virtual:soak';
const ADDRESS = '/__virtual__/soak.js';
const HISTORIES = 300;
const SEEDS = 2 ** 31 - HISTORIES;

/**
 * `import { seed, histories } from 'virtual:soak'`: which random histories to run. `SOAK_SEED` selects the
 * first one, alone unless `SOAK_HISTORIES` sets a number. Without it, the seed is new each time, and the run
 * prints it.
 */
export function soakPlugin() {
  const { SOAK_SEED, SOAK_HISTORIES } = process.env;
  const seed = SOAK_SEED ? Number(SOAK_SEED) : randomInt(SEEDS);
  const histories = Number(SOAK_HISTORIES ?? (SOAK_SEED ? 1 : HISTORIES));

  return {
    name: 'soak',

    resolveImport({ source }) {
      return source === SPECIFIER ? ADDRESS : undefined;
    },

    serve(context) {
      if (context.path !== ADDRESS) return undefined;
      process.stdout.write(`soak: ${histories} histories from seed ${seed}\n`);
      return { type: 'js', body: `export const seed = ${seed};\nexport const histories = ${histories};` };
    },
  };
}
