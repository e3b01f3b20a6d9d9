import { createRequire } from 'node:module';

// With `import`, Node first looks through all of its 9 MB for the names that it exports.
const ts = createRequire(import.meta.url)('typescript');

/** The fixed parts of a text; `${…}` may hold further texts, which count by themselves. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');
  return undefined;
}

/**
 * Texts of a test file: its titles, and all others as well, since titles are also put together from a table of cases, which
 * has the ids then. Comments are not among them: what a comment says, nothing has tested.
 */
export function textsOf(source, fileName) {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const texts = [];
  const visit = (node) => {
    const text = textOf(node);
    if (text !== undefined) texts.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false, kind));
  return texts;
}
