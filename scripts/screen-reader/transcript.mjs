/** Transcripts as text for people: a key in brackets, and below it what Orca said. */

/** @typedef {{ key: string, said: string[] }} Step */

const INDENT = '  ';

export const toText = ({ title, path }, steps) =>
  [
    title,
    path,
    '',
    ...steps.flatMap(({ key, said }) => [`[${key}]`, ...said.map((line) => INDENT + line)]),
    '',
  ].join('\n');

/** @returns {Step[]} */
export function stepsOf(text) {
  const steps = [];
  for (const line of text.split('\n').slice(3)) {
    const key = /^\[(.+)\]$/.exec(line)?.[1];
    if (key) steps.push({ key, said: [] });
    else if (line.startsWith(INDENT)) steps.at(-1).said.push(line.slice(INDENT.length));
  }
  return steps;
}

/** Focus and live regions reach Orca in two ways, so that the order of what it says about one key can vary. */
const sorted = (step) => step?.said.toSorted().join('\n');

/** What differs, for people. Empty if nothing does. */
export function differences(expected, heard) {
  const same = (a, b) => a?.key === b?.key && sorted(a) === sorted(b);
  const lines = (step) => (step?.said.length ? step.said : ['(nothing)']).map((line) => `      ${line}`);
  return heard.flatMap((step, index) =>
    same(expected[index], step)
      ? []
      : [
          `  key ${index + 1}, ${step.key}`,
          '    expected',
          ...lines(expected[index]),
          '    heard',
          ...lines(step),
        ],
  );
}
