import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importDirections } from './scripts/lint/import-directions.mjs';
import { readsByResource } from './scripts/lint/reads-by-resource.mjs';

const TYPESCRIPT = ['**/*.{ts,tsx}'];
const PRODUCT = ['src/**/*.{ts,tsx}', 'elements/**/*.{ts,tsx}'];
const TESTS = ['test/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}'];

/** What belongs to the page rather than to the language. Types of these names stay allowed. */
const PAGE_GLOBALS = [
  'window self globalThis top parent frames',
  'document location history navigator screen',
  'localStorage sessionStorage cookieStore indexedDB',
  'addEventListener removeEventListener dispatchEvent',
  'matchMedia getComputedStyle scrollTo scrollBy open close print alert confirm prompt',
].flatMap((names) => names.split(' '));

const restricted = (names, message) => names.map((name) => ({ name, message }));

const FETCHING = restricted(['fetch', 'XMLHttpRequest'], 'Calls go through a client in src/services.');
const PAGE = restricted(PAGE_GLOBALS, 'Only src/browser touches the page: import what you need from there.');
const CLOCK = restricted(
  ['performance', 'setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask'],
  'The domain knows no clock: `now` is an argument.',
);

export default defineConfig(
  globalIgnores(['**/generated/', 'dist/', 'storybook-static/', 'coverage/', 'screenshots/']),
  // Hosts of the package: each is checked by the tools of its framework, with the package installed.
  globalIgnores(['types/', 'test/package/*.ts', 'frameworks/*/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  js.configs.recommended,
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { ...globals.node } },
  },
  {
    name: 'scripts of the demo’s pages',
    files: ['demo/**/*.{js,mjs}'],
    languageOptions: { globals: { ...globals.browser } },
  },

  {
    name: 'scripts that run a function inside a page',
    files: ['scripts/screenshots.mjs', 'scripts/screenshots/*.mjs'],
    languageOptions: {
      globals: { ...globals.browser },
    },
  },

  {
    name: 'TypeScript',
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // `onClick={() => close()}` is how one writes it.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Numbers print the same everywhere; what a user reads is formatted elsewhere anyway.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An empty text is no text: `name || fallback` means it.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // Names and numbers are no emoji: code points will do.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // Callbacks in props are declared as methods, and chai’s and sinon’s are passed around; none of them uses `this`.
      // Elements add themselves to the DOM's and React's own tables of tags and events.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/unbound-method': 'off',
      // `_name` says that a parameter is there for its place in the list.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },

  {
    name: 'React',
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.configs.strict],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
    },
  },

  {
    name: 'the house',
    files: PRODUCT,
    plugins: {
      house: { rules: { 'import-directions': importDirections, 'reads-by-resource': readsByResource } },
    },
    rules: {
      'house/import-directions': 'error',
      'no-restricted-globals': ['error', ...PAGE, ...FETCHING],
      // Messages go through the logger, which carries no personal data.
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    name: 'the layers that touch the page',
    files: ['src/browser/**', 'src/element-kit/**', 'elements/*.ts'],
    rules: { 'no-restricted-globals': ['error', ...FETCHING] },
  },
  {
    name: 'the page state',
    files: ['src/state/**', 'elements/**'],
    rules: { 'house/reads-by-resource': 'error' },
  },
  {
    name: 'the logger',
    files: ['src/browser/**'],
    rules: { 'no-console': 'off' },
  },
  {
    name: 'files of the build, which are no service',
    files: ['src/browser/load-file.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    name: 'the clients',
    files: ['src/services/**'],
    rules: { 'no-restricted-globals': ['error', ...PAGE] },
  },
  {
    name: 'the domain',
    files: ['src/domain/**'],
    rules: {
      'no-restricted-globals': ['error', ...PAGE, ...FETCHING, ...CLOCK],
      'no-restricted-syntax': [
        'error',
        ...[
          'NewExpression[callee.name="Date"][arguments.length=0]',
          'CallExpression[callee.name="Date"]',
          'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
          'CallExpression[callee.name="dayjs"][arguments.length=0]',
        ].map((selector) => ({ selector, message: 'The domain knows no clock: `now` is an argument.' })),
        {
          selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
          message: 'The domain gives the same answer to the same question.',
        },
      ],
    },
  },

  {
    name: 'tests and stories',
    files: TESTS,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[object.name=/^(it|describe|context|specify|test)$/][property.name="only"]',
          message: 'A focused test hides all the others.',
        },
      ],
      // chai’s assertions are getters: `to.be.true`.
      '@typescript-eslint/no-unused-expressions': 'off',
      // A test that finds nothing where it says `!` fails, as it should.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Mocks are often empty, and async because the real thing is.
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
);
