/**
 * Finds files, exports and packages that no one uses. Run twice by `npm run lint`: over everything, and with
 * `--production` over what is shipped, where tests and stories do not count as users. Entries end in `!` where they are
 * part of what is shipped.
 */

/** @type {import('knip').KnipConfig} */
export default {
  entry: [
    'elements/{bundle,classic,core,extra-help,index}.ts!',
    // No one imports these: they add to types of the platform and to our types.
    'elements/{tag-types,jsx-types}.ts!',
    'elements/generated/tags/*.ts!',
    'src/domain/constants.ts!',
    'types/*!',
    'elements/generated/text-types.ts!',
    // What the generator and the build read: the reference is shipped as well.
    'scripts/build/{sources,network-calls}.ts!',

    '.storybook/fonts.js',
    'bench/**/*.{ts,tsx,mjs}',
    'demo/data/compact.mjs',
    'demo/builder/main.tsx',
    'demo/server/main.ts',
    // The package exports them.
    'demo/testing/{index,node}.ts',
    'demo/server/assets/**/*.js',
    'scripts/*.mjs',
    // Imported by code that the build writes.
    'src/browser/load-file.ts!',
    // Read by scripts/mutate.mjs, and by the runner of tests in Node.
    'test/faults/*.mjs',
    'test/support/in-file.mjs',
    'test/support/node/*',
    'stories/**/*.stories.tsx',
    // Pages are opened by their tests in frames.
    'test/**/*{.test,-page}.{ts,tsx}',
    'test/package/*.{ts,mjs}',
    'test/support/{tools/*.js,start.ts,second-tries.ts}',
    'test/faults/*.mjs',
    'web-test-runner.config.mjs',
  ],
  project: [
    '{src,elements}/**/*.{ts,tsx}!',
    '{bench,demo,scripts,stories,test}/**/*.{ts,tsx,js,mjs,mdx}',
    // The demo's server hands these to the tools of the demo.
    '!demo/data/generated/**',
  ],
  // Of hosts that import these types.
  ignoreIssues: { 'types/*': ['unlisted'] },
  // Their programs are run, and their data, and fonts, are read by path.
  ignoreDependencies: ['@fontsource/*', '@arethetypeswrong/cli', 'custom-elements-manifest', 'publint'],
  // Addresses on the demo's server.
  ignoreUnresolved: [/^\/demo\//],
};
