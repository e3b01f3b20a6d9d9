/** The prefix of an id: `PLANS-`, `OPEN-A`. */
const ID = /(?<prefix>\b[A-Z]{2,}-[AB]?)(?<number>\d+)\b/;
/** `, -33` and ` and -33` continue the prefix of the id before them. */
const NEXT = /,? (?:and )?-(?<next>\d+)\b/y;
/** ` … DEL-12` and ` … -12` end a range that starts with the id before them. */
const LAST = / ?… ?(?<area>[A-Z]{2,}-[AB]?|-)(?<last>\d+)\b/y;

/** Matches only at this position of the text. */
function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/**
 * The requirement ids in a text, without duplicates: single ones, ranges, and ids without a prefix, as in
 * `IDENT-32, -33`.
 */
export function idsIn(text: string): string[] {
  const found = new Set<string>();
  const ids = new RegExp(ID, 'g');
  for (let match = ids.exec(text); match; match = ids.exec(text)) {
    const { prefix = '', number = '' } = match.groups ?? {};
    const add = (count: number) => found.add(prefix + String(count).padStart(number.length, '0'));

    let current = Number(number);
    add(current);
    for (;;) {
      const last = matchAt(LAST, text, ids.lastIndex);
      const next = matchAt(NEXT, text, ids.lastIndex);
      if (last && (last.groups?.area === '-' || last.groups?.area === prefix)) {
        const end = Number(last.groups.last);
        while (current < end) add((current += 1));
        ids.lastIndex += last[0].length;
      } else if (next) {
        current = Number(next.groups?.next);
        add(current);
        ids.lastIndex += next[0].length;
      } else break;
    }
  }
  return [...found];
}
