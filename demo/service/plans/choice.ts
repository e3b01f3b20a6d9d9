/**
 * A number from 0 to `choices - 1` that depends only on the texts. The demo uses it for values that no public
 * file contains (is this doctor in the network?), so that the response is always the same.
 */
export function choice(choices: number, ...texts: string[]): number {
  let hash = 0x811c9dc5;
  for (const character of texts.join('|')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // The low bits are too similar for ids that differ in one digit.
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 8) % choices;
}
