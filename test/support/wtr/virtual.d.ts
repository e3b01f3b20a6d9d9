/** Made by `docs.mjs` from README.md, CHANGELOG.md and the folder `docs/`, and of the style sheets of the elements. */
declare module 'virtual:docs' {
  export const docFiles: readonly string[];
  export const styleFiles: readonly string[];
}

/** Made by `stories.mjs` from the folder `stories/`. */
declare module 'virtual:stories' {
  export const storyFiles: readonly {
    /** Names of its stories. */
    names: readonly string[];
    /** Path from the root of the project. */
    file: string;
    load: () => Promise<unknown>;
  }[];
}
