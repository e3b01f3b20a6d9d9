/** A style sheet as text: the build minifies it, the test runner and Storybook serve it as it is. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** Replaced by the build with the version of package.json. */
declare const __VERSION__: string;

/** Of the chunk build and the loader: where chunks are, as seen from the file, and what their names end in. */
declare const __CHUNKS__: string;
declare const __BUILD_ID__: string;

/**
 * Of the loader: name of each element, and the sum of 1 if it needs the profile, 2 if it is inside of the page, 4 if its
 * texts are loaded later.
 */
declare const __ELEMENTS__: Readonly<Record<string, number>>;
