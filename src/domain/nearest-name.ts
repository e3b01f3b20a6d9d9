/** Number of letters to insert, delete, or replace to turn one name into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at += 1)
      next.push(
        Math.min(
          (next[at] ?? 0) + 1,
          (row[at + 1] ?? 0) + 1,
          (row[at] ?? 0) + (letter === other[at] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

const MOST_MISTAKES = 2;
const LEAST_OF_A_PART = 3;

/**
 * Returns the known name that an author most likely meant. It differs by at most two letters, or contains the written
 * name.
 */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  const rated = known
    .map((name) => ({ name, mistakes: distance(written.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.mistakes - other.mistakes);
  const [best] = rated;
  if (best && best.mistakes <= MOST_MISTAKES && best.mistakes * 2 < written.length) return best.name;
  const isPart = (name: string): boolean => written.length >= LEAST_OF_A_PART && name.includes(written);
  return known.find(isPart);
}
