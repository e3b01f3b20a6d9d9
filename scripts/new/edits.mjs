/**
 * Changes to existing files. An edit is data, so that it can be undone:
 *
 * - `file`: the file.
 * - `after` or `before`: the text before or after the insertion.
 * - `text`: what it inserts, formatted as Prettier does.
 * - `sign`: a text that the file has only if it knows the element.
 */

/** Replaces a text that occurs exactly once, and throws an error in one line otherwise. */
export function replaceOnce(text, find, replacement, file) {
  const count = text.split(find).length - 1;
  if (count !== 1)
    throw new Error(`${file}: expected ${JSON.stringify(find)} once, found it ${count} times (scripts/new)`);
  return text.replace(find, () => replacement);
}

export function insert(before, { file, after, before: next, text, sign }) {
  if (before.includes(sign))
    throw new Error(`${file} has ${JSON.stringify(sign)} already: choose another name.`);
  return after === undefined
    ? replaceOnce(before, next, text + next, file)
    : replaceOnce(before, after, after + text, file);
}

/** Whether the file contains the edit unchanged. */
export const isInserted = (current, { text }) => current.includes(text);

/** Returns the text without the text that the edit inserted. */
export const takeOut = (current, { file, text }) => replaceOnce(current, text, '', file);

/** The edits of each file, in order. */
export function byFile(edits) {
  const files = new Map();
  for (const edit of edits) files.set(edit.file, [...(files.get(edit.file) ?? []), edit]);
  return files;
}
