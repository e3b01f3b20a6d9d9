/** What the report reads from the sources: titles of tests, stories, rules of axe, elements. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { textsOf } from '../build/test-texts.mjs';

const require = createRequire(import.meta.url);
// With `import`, Node first searches all 9 MB for named exports.
const ts = require('typescript');

const parse = (file) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);

/** A title as it is written, with `…` for each expression. */
function titleOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
  return undefined;
}

/** The titles of the tests of a file: first arguments of `it`. Tests that are skipped do not count. */
function titlesIn(file) {
  const titles = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'it')
      titles.push(titleOf(node.arguments[0]));
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return titles;
}

const testFiles = new Map();

/** Titles and all texts of a test file, or undefined if there is no such file. */
export function readTest(file) {
  if (!testFiles.has(file)) {
    let read;
    try {
      read = { titles: titlesIn(file), texts: textsOf(readFileSync(file, 'utf8'), file) };
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
    testFiles.set(file, read);
  }
  return testFiles.get(file);
}

const isExported = ({ modifiers }) =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** Names of the stories of a file: its exported constants. */
export function storyNamesIn(file) {
  return parse(file).statements.flatMap((statement) =>
    ts.isVariableStatement(statement) && isExported(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.text)
      : [],
  );
}

/** Paths below a folder whose name ends in this way, sorted. */
export const filesIn = (folder, end) =>
  readdirSync(folder, { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => end.test(file))
    .sort();

export const readStories = () =>
  filesIn('stories', /\.stories\.tsx$/).map((file) => ({ file, names: storyNamesIn(file) }));

/**
 * The rules of axe that run over a story, by success criterion. Rules about the whole document do not: the document is
 * that of the test. Experimental and deprecated rules do not run either.
 */
export function axeRulesByCriterion(tags) {
  const axe = require('axe-core');
  const ofDocument = new Set(
    axe._audit.rules
      .filter(({ pageLevel, selector }) => pageLevel || /^(html|meta|head|title)\b/.test(selector))
      .map(({ id }) => id),
  );
  const rules = new Map();
  for (const rule of axe.getRules(tags)) {
    if (ofDocument.has(rule.ruleId)) continue;
    if (rule.tags.some((tag) => tag === 'experimental' || tag === 'deprecated')) continue;
    for (const tag of rule.tags) {
      const [, principle, guideline, number] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
      if (!principle) continue;
      const criterion = [principle, guideline, number].join('.');
      rules.set(criterion, [...(rules.get(criterion) ?? []), rule.ruleId].sort());
    }
  }
  return rules;
}

/** Sources in which a pattern must be absent. What only authors see is not part of it. */
export const elementSources = () =>
  ['src', 'elements'].flatMap((folder) =>
    filesIn(folder, /\.(tsx?|css)$/).map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  );
