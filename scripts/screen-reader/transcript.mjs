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

/**
 * What depends on the order in which events reach Orca: the containers that focus has entered or left, and the new state
 * and the status of a control whose popup opens immediately. Transcripts can have it, but it is not compared.
 */
const VARIES =
  /^(leaving .+|main content|region .+|list with .+|article|selected|your answer is saved\..+|loading\. {2}please wait\.)$/i;

/** The lines that are the same in each run. */
export const steady = (lines) => lines.filter((line) => !VARIES.test(line));

/** Focus and live regions reach Orca in two ways, so that the order of what it says about one key can vary. */
const sorted = (step) => step && steady(step.said).toSorted().join('\n');

const same = (a, b) => a?.key === b?.key && sorted(a) === sorted(b);

/** What differs, for people. Empty if nothing does. */
export function differences(expected, heard) {
  const lines = (step) => (step?.said.length ? step.said : ['(nothing)']).map((line) => `      ${line}`);
  const all = Array.from({ length: Math.max(expected.length, heard.length) }, (_, index) => index);
  return all.flatMap((index) => {
    const [before, now] = [expected[index], heard[index]];
    if (same(before, now)) return [];
    return [
      `  key ${index + 1}, ${(now ?? before).key}`,
      '    expected',
      ...lines(before),
      '    said',
      ...lines(now),
    ];
  });
}
