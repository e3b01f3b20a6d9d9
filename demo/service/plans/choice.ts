/**
 * A number from 0 to `choices - 1` that depends on the texts alone. The demo makes up what no public file says (is this
 * doctor in the network?); made this way, the response stays the same forever.
 */
export function choice(choices: number, ...texts: string[]): number {
  let hash = 0x811c9dc5;
  for (const character of texts.join('|')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // The low bits alone are too regular for ids that differ in one digit.
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 8) % choices;
}
