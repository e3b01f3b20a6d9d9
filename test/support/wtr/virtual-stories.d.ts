/** Made by `stories.mjs` from the folder `stories/`. */
declare module 'virtual:stories' {
  export const storyFiles: readonly {
    /** Path from the root of the project. */
    file: string;
    load: () => Promise<unknown>;
  }[];
}
