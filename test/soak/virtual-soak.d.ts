/** Made by `test/support/wtr/soak.mjs` from the environment. */
declare module 'virtual:soak' {
  /** Seed of the first history; each further one has the next number. */
  export const seed: number;
  export const histories: number;
}
