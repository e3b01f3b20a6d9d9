/** What the tables of settings and the code say of the keys of the configuration, for docs/reference/configuration.md. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { readImports } from '../lint/circles.mjs';

const TABLES = {
  commonSettings: 'src/config/common-settings.ts',
  brandSettings: 'src/config/brand-settings.ts',
};
const ENTRIES = ['bundle', 'classic', 'core', 'extra-help', 'index'].map((name) => `elements/${name}.ts`);

/** The doc comment that stands before a node, as one line of text. */
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

/** The files of the product that its entries lead to, without the tables themselves and without comments. */
function shippedCode() {
  const imports = readImports(['src', 'elements']);
  const found = new Set();
  const follow = (file) => {
    if (found.has(file)) return;
    found.add(file);
    imports.get(file)?.forEach(follow);
  };
  ENTRIES.forEach(follow);
  for (const file of [...Object.values(TABLES), 'src/config/brand-keys.ts']) found.delete(file);
  return [...found]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
}

/**
 * Returns whether code that is shipped reads a key: it names the key behind its group (`phones.tty`, or taken out of the
 * group), names a key that is looked up by its name (`routes[name]`), or hands on the whole group.
 */
export function readUsage() {
  const code = shippedCode();
  // Behind a pattern, a group is not handed on: something is taken out of it.
  const withoutPatterns = code.replaceAll(/\{[^{}]*\}\s*=[^;{]*;/g, '');

  const isNamed = (group, name) =>
    new RegExp(
      `\\b${group}\\??\\.\\s*${name}\\b|\\{[^{}=;]*\\b${name}\\b[^{}=;]*\\}\\s*(:[^=;]+)?=[^;]*\\b${group}\\b`,
    ).test(code);
  const isLookedUp = (group, name) => code.includes(`${group}[`) && new RegExp(`['"]${name}['"]`).test(code);
  const isHandedOn = (group, holder) =>
    new RegExp(`(${holder ?? 'config|Atom\\)'})\\.${group}\\b(?!\\s*[.[?\\w])`).test(withoutPatterns);

  return (key) => {
    const [name, group, ...holders] = key.split('.').reverse();
    if (group === undefined) return new RegExp(`\\b${name}\\b`).test(code);
    return isNamed(group, name) || isLookedUp(group, name) || isHandedOn(group, holders[0]);
  };
}
