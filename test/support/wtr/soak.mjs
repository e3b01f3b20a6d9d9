const SPECIFIER = 'virtual:soak';
const ADDRESS = '/__virtual__/soak.js';
const HISTORIES = 300;
/** The same ones each time, so that a change is judged by what it changes; `npm run soak` looks for others. */
const SEED = 184574303;

/**
 * `import { seed, histories } from 'virtual:soak'`: which random histories to live. `SOAK_SEED` names the first one,
 * alone unless `SOAK_HISTORIES` says how many.
 */
export function soakPlugin() {
  const { SOAK_SEED, SOAK_HISTORIES } = process.env;
  const seed = SOAK_SEED ? Number(SOAK_SEED) : SEED;
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
