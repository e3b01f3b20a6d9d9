/** A style sheet as text: the build minifies it, the test runner and Storybook serve it as it is. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** Replaced by the build with the version of package.json. */
declare const __VERSION__: string;
