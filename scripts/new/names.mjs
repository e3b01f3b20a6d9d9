/** Names of elements: the rules for them, and their spellings in code. */

const PREFIX = 'shopper-profile-';

/** Prettier would break lines with a longer name. */
const LONGEST = 28;

function isReserved(word) {
  try {
    new Function(`'use strict'; const ${word} = 0;`);
    return word === 'await';
  } catch {
    return true;
  }
}

/**
 * The spellings of an element's name: `saved-searches`, `savedSearches`, `SavedSearches`, `saved searches`,
 * `Saved searches`.
 */
export function namesOf(name) {
  const camel = name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  const words = name.replaceAll('-', ' ');
  const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);
  return { name, camel, pascal: capitalized(camel), words, title: capitalized(words) };
}

/**
 * Throws an error with a one-line message for an invalid name. `options` are the command-line options, to
 * repeat them in the message.
 */
export function checkName(name, options = []) {
  if (name.startsWith(PREFIX)) {
    const command = ['npm run new --', name.slice(PREFIX.length), ...options].join(' ');
    throw new Error(`The name has no prefix: ${command}`);
  }
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(
      `"${name}" cannot be the name of an element: use lower-case letters, with hyphens between words, as in saved-searches.`,
    );
  if (name.length > LONGEST) throw new Error(`"${name}" is longer than ${LONGEST} letters.`);
  if (isReserved(namesOf(name).camel))
    throw new Error(`"${name}" is a word of JavaScript: choose another name.`);
}
