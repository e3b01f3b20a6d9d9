/** Made by `docs.mjs` from README.md, CHANGELOG.md and the folder `docs/`. */
declare module 'virtual:docs' {
  export const docFiles: readonly string[];
}
