import { existsSync, readdirSync } from 'node:fs';
import { kindOf, TEST_FILE } from './kinds.mjs';

/** Every test file, sorted, with forward slashes, e.g. `test/domain/money.test.ts`. */
export const allTests = () =>
  readdirSync('test', { recursive: true })
    .map((file) => `test/${file.replaceAll('\\', '/')}`)
    .filter((file) => TEST_FILE.test(file))
    .sort();

export const testsOfKind = (...kinds) => allTests().filter((file) => kinds.includes(kindOf(file)));

// `test/domain/*.test.ts` as a regular expression: `*` stays in its folder, and `**/` is any number of folders.
const toRegExp = (pattern) =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(.*/)?'))}$`,
  );

/**
 * The test files for these command-line arguments: files, folders, or patterns with `*` that the shell has
 * not expanded. Throws for an argument without a match.
 */
export function testsNamed(words) {
  const all = allTests();
  return [
    ...new Set(
      words.flatMap((word) => {
        const name = word.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/$/, '');
        const pattern = toRegExp(name);
        const found = all.filter((file) => file.startsWith(`${name}/`) || pattern.test(file));
        if (found.length > 0) return found;
        throw new Error(
          existsSync(name) ? `${word} is not a test, nor a folder with tests.` : `There is no test ${word}.`,
        );
      }),
    ),
  ];
}

/** The element with a name. Throws an error that lists all names. */
export function elementNamed(name, elements) {
  if (elements.includes(name)) return name;
  const alike = elements.filter((element) => element.includes(name) || name.includes(element));
  const hint = alike.length > 0 ? `Did you mean ${alike.join(' or ')}?` : `Elements: ${elements.join(', ')}.`;
  throw new Error(`There is no element "${name}". ${hint}`);
}
