/** Made by `docs.mjs` from README.md, CHANGELOG.md and the folder `docs/`, and of the style sheets of the pieces. */
declare module 'virtual:docs' {
  export const docFiles: readonly string[];
  export const styleFiles: readonly string[];
}
