/** Reads the documentation of configuration keys from the settings, for docs/reference/configuration.md. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const TABLES = {
  commonSettings: 'src/config/common-settings.ts',
  brandSettings: 'src/config/brand-settings.ts',
};

/** The doc comment before a node, as one line of text. */
function commentBefore(node, text) {
  const last = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1);
  const comment = last && text.slice(last.pos, last.end);
  if (!comment?.startsWith('/**')) return undefined;
  return comment
    .slice(3, -2)
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .trim();
}

function tableIn(source, name) {
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  return declarations.find((declaration) => declaration.name.getText() === name).initializer;
}

/** The sentence of each key and group that has one, by path. */
export function readConfigProse() {
  const prose = new Map();
  for (const [name, file] of Object.entries(TABLES)) {
    const text = readFileSync(file, 'utf8');
    const walk = (table, path) => {
      for (const property of table.properties) {
        const key = [...path, property.name.text];
        const sentence = commentBefore(property, text);
        if (sentence) prose.set(key.join('.'), sentence);
        if (ts.isObjectLiteralExpression(property.initializer)) walk(property.initializer, key);
      }
    };
    walk(tableIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), name), []);
  }
  return prose;
}
