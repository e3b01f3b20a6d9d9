/**
 * Checks prose in source files against the word list of the docs (`.textlintrc.json`), and the length of sentences.
 * Prose is: comments, titles of tests, and in shipped code, scripts and the demo each string that contains a space.
 * Texts for shoppers are omitted, because test/copy checks them. Code in backticks and quotations in double quotes are
 * omitted, too.
 */
import ts from 'typescript';

/** The maximum number of words in a sentence of a `/**` comment. */
const MOST_WORDS = 30;

const TITLES = new Set(['it', 'describe', 'context']);

const hasCheckedStrings = (file) => !/^(?:test|stories)\/|\.(?:en|es)\.ts$/.test(file);

const isText = (node) =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** Whether a string is a test title, or part of one. */
function isTitle(node) {
  let call = node.parent;
  while (ts.isTemplateSpan(call) || ts.isTemplateExpression(call)) call = call.parent;
  if (!ts.isCallExpression(call) || !ts.isIdentifier(call.expression)) return false;
  const [title] = call.arguments;
  return TITLES.has(call.expression.text) && title.pos <= node.pos && node.end <= title.end;
}

/** Comments, titles and strings of a file, as `{ at, text }`; `at` is an offset. */
function* proseIn(file, source) {
  if (file.endsWith('.css')) {
    for (const comment of source.matchAll(/\/\*[^]*?\*\//g)) yield { at: comment.index, text: comment[0] };
    return;
  }
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const seen = new Set();
  const nodes = [root];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const children = node.getChildren(root);
    nodes.push(...children);
    if (children.length === 0 && !ts.isJsxText(node)) {
      const comments = [
        ...(ts.getLeadingCommentRanges(source, node.pos) ?? []),
        ...(ts.getTrailingCommentRanges(source, node.end) ?? []),
      ];
      for (const { pos, end } of comments) {
        if (!seen.has(pos)) yield { at: pos, text: source.slice(pos, end) };
        seen.add(pos);
      }
    }
    if (isText(node) && node.text.includes(' ') && (hasCheckedStrings(file) || isTitle(node)))
      yield { at: node.getStart(root), text: node.text };
  }
}

/**
 * The text of a comment in one line, without asterisks, code and quotations, and with a period after each
 * paragraph and list item.
 */
const plain = (text) =>
  text
    .replace(/^\/[*/]+|\*\/$/g, '')
    .replace(/\n\s*\*? {3,}.*/g, '. ')
    .replace(/\n\s*(?:\*|\/\/)?\s*(?:\n\s*\*|- |\d+\. |@\w+)/g, '. ')
    .replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ')
    .replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, 'x');

const countOfWords = (sentence) =>
  sentence
    .replace(/\([^)]*\)/g, '')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;

/** `[RegExp, replacement]` of each banned word; `terms` as in `.textlintrc.json`. */
export const bannedWords = (terms) => terms.map(([pattern, instead]) => [new RegExp(pattern, 'i'), instead]);

/** The faults of a commit subject, which is `area: what changed`. */
export function faultsOfSubject(subject, banned) {
  const faults = [];
  const [, what] = /^[a-z][\w -]*(?:, [a-z][\w -]*)*: (\S.*)$/.exec(subject) ?? [];
  if (what === undefined) faults.push('write “area: what changed”');
  for (const [pattern, instead] of banned) {
    const found = pattern.exec(plain(what ?? subject));
    if (found) faults.push(`“${found[0]}”: write “${instead}”`);
  }
  return faults;
}

/** The faults in the prose of a file, each as `line: message`. `file` is a path from the project root. */
export function faultsOfProse(file, source, banned) {
  const faults = [];
  for (const { at, text } of proseIn(file, source)) {
    const say = (message) => faults.push(`${source.slice(0, at).split('\n').length}: ${message}`);
    const words = plain(text);
    for (const [pattern, instead] of banned) {
      const found = pattern.exec(words);
      if (found) say(`“${found[0]}”: write “${instead}”`);
    }
    if (!source.startsWith('/**', at)) continue;
    for (const sentence of words.split(/[.!?:;](?=\s|$)/)) {
      const count = countOfWords(sentence);
      if (count > MOST_WORDS)
        say(`${count} words in a sentence, at most ${MOST_WORDS}: “${sentence.trim().slice(0, 60)}…”`);
    }
  }
  return faults;
}
