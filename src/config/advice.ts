/** Hints for page authors about configuration mistakes. Loaded on demand, only when there is a mistake. */
import { nearestName } from '../domain/nearest-name';
import { isPlainObject } from './setting';

/** Characters that content management editors insert into JSON: tags, escaped or curly quotes, non-breaking spaces. */
const DAMAGE = /<\/?(?:p|br|div|span)\b[^>]*>|&#?\w+;|[“”„″]|\u00a0/gi;

/**
 * Where the parser stopped, such as `line 3, column 5`; '' where the browser does not report it (WebKit). Takes only numbers
 * from the parser's message, because the message may quote the text.
 */
function placeOf(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : '';
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line !== undefined && column !== undefined) return `line ${line}, column ${column}`;
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  const isAtEnd = /unexpected end|end of data/i.test(message);
  if (position === undefined && !isAtEnd) return '';
  const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
  return `line ${String(before.length)}, column ${String((before.at(-1)?.length ?? 0) + 1)}`;
}

/** The first damage by an editor, if the text would be valid JSON without it; '' otherwise. */
function damageIn(text: string): string {
  let first = '';
  const before = text.replace(DAMAGE, (found) => {
    first ||= found === '\u00a0' ? 'a hard space' : found;
    return /[“”„″]|quot|34/.test(found) ? '"' : ' ';
  });
  try {
    JSON.parse(before);
    return first;
  } catch {
    return '';
  }
}

/**
 * Why a text is not JSON, for a console message: the first damage by an editor, otherwise the position of the error. Lines are
 * counted from the line of the script tag.
 */
export function whyNotJson(text: string): string {
  const damage = damageIn(text);
  if (damage) return `: an editor has put ${damage} into it`;
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    const place = placeOf(error, text);
    return place && ` (${place})`;
  }
}

/** The keys of the group that contains a path: for `phones.tollfree`, those of `phones`. */
function keysBeside(path: readonly string[], table: object): string[] {
  let group: unknown = table;
  for (const key of path.slice(0, -1)) group = isPlainObject(group) ? group[key] : undefined;
  return isPlainObject(group) ? Object.keys(group) : [];
}

/** Adds the most similar key to a problem such as `phones.tollfree: unknown key`. Returns other problems unchanged. */
export function withNearestKey(problem: string, table: object): string {
  const [, unknown] = /^(.+): unknown key$/.exec(problem) ?? [];
  if (unknown === undefined) return problem;
  const path = unknown.split('.');
  const nearest = nearestName(path.at(-1) ?? '', keysBeside(path, table));
  return nearest === undefined
    ? problem
    : `${problem}; did you mean ${[...path.slice(0, -1), nearest].join('.')}?`;
}
