import { createRequire } from 'node:module';

// With `import`, Node first searches all 9 MB for named exports.
const ts = createRequire(import.meta.url)('typescript');

/**
 * The literal parts of a text. Expressions in `${…}` may contain further texts, which are counted separately.
 */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');
  return undefined;
}

/**
 * Texts of a test file: its titles, and all other strings, because titles are also built from tables of cases
 * with ids. Comments are ignored, because no test runs them.
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
