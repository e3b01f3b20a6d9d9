/**
 * Tests our own lint rules: lints snippets as if they were files of the project, and compares the reported
 * rules with the expected ones.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { createLinter, loadTextlintrc } from 'textlint';
import tseslint from 'typescript-eslint';
import { findCircles, readImports } from './lint/circles.mjs';
import { PACKAGE_DOORS, LAYERS, STATE_TOPICS } from './lint/import-directions.mjs';
import { bannedWords, faultsOfProse, faultsOfSubject } from './lint/prose.mjs';

const DIRECTION = 'house/import-directions';
const READS = 'house/reads-by-resource';
const GLOBALS = 'no-restricted-globals';
const SYNTAX = 'no-restricted-syntax';
const CONSOLE = 'no-console';

const eslint = new ESLint({
  // The snippets are in no TypeScript project, so rules that need types are turned off. These rules do not
  // need them.
  overrideConfig: [tseslint.configs.disableTypeChecked],
});

const CHECKED = new Set([
  DIRECTION,
  READS,
  GLOBALS,
  SYNTAX,
  CONSOLE,
  '@typescript-eslint/no-explicit-any',
  '@typescript-eslint/ban-ts-comment',
]);

async function complaints(filePath, code) {
  const [result] = await eslint.lintText(code, { filePath });
  const broken = result.messages.find((message) => message.fatal);
  if (broken) throw new Error(`${filePath}: ${broken.message}\n${code}`);
  return result.messages.map((message) => message.ruleId).filter((rule) => CHECKED.has(rule));
}

/** One snippet each: `[file, code, rule]`. Without a rule, no error is expected. */
function* cases() {
  yield* directionCases();
  yield* elementCases();
  yield* packageCases();
  yield* topicCases();
  yield* readCases();
  yield* pageCases();
  yield* clockCases();

  // Written out, in case the table itself is wrong.
  yield ['src/ui/x.tsx', "import { a } from '../state/a'; a();", DIRECTION];
  yield ['src/widgets/x.tsx', "import { a } from '../services/a'; a();", DIRECTION];
  yield ['src/state/x.ts', "import { a } from '../widgets/a'; a();", DIRECTION];
  yield ['src/state/x.ts', "import { a } from '../../elements/plans/plans.state'; a();", DIRECTION];
  yield ['elements/plans/x.tsx', "import { a } from '../../src/services/a'; a();", DIRECTION];
  yield ['elements/plans/plans.state.ts', "import { atom } from 'jotai/vanilla'; atom();", DIRECTION];
  yield ['elements/plans/x.tsx', "import { useAtom } from 'jotai'; useAtom();", DIRECTION];
  yield ['src/services/x.ts', "import { a } from '../state/a'; a();", DIRECTION];
  yield ['src/domain/x.ts', "import { a } from '../services/a'; a();", DIRECTION];
  yield ['src/widgets/x.tsx', "import { a } from '../element-kit/a'; a();", DIRECTION];

  yield ['src/domain/x.ts', "export { a } from '../state/a';", DIRECTION];
  yield ['src/domain/x.ts', "export * from '../state/a';", DIRECTION];
  yield ['src/domain/x.ts', "export const a = () => import('../state/a');", DIRECTION];
  yield ['src/domain/x.ts', "export type A = import('../state/a').A;", DIRECTION];
  yield ['src/domain/deep/er/x.ts', "import { a } from '../../../state/a'; a();", DIRECTION];
  yield ['src/domain/deep/er/x.ts', "import { a } from '../../money'; a();"];
  yield ['src/domain/x.ts', "import { a } from './state'; a();"];
  yield ['elements/plans/x.tsx', "import css from './plans.css?inline'; css.trim();"];
  yield ['elements/plans/x.tsx', "import css from '../../src/styles/block.css?inline'; css.trim();"];
  yield ['src/widgets/x.tsx', "import { a } from '../../demo/service/app'; a();", DIRECTION];
  yield ['src/widgets/x.tsx', "import { a } from '../../test/support/plan'; a();", DIRECTION];
  yield ['src/helpers/x.ts', 'export const a = 1;', DIRECTION];
  yield ['src/types.d.ts', 'export type A = 1;'];
  yield ['test/state/x.test.ts', "import { a } from '../../src/services/a'; a();"];
  yield ['stories/x.stories.tsx', "import { a } from '../src/state/a'; a();"];

  yield ['src/widgets/x.tsx', "console.warn('x');", CONSOLE];
  yield ['elements/bundle.ts', "console.warn('x');", CONSOLE];
  yield ['src/browser/logger.ts', "console.warn('x');"];

  yield ['src/domain/x.ts', 'export const a = (b: any) => b;', '@typescript-eslint/no-explicit-any'];
  yield ['test/x.test.ts', 'export const a = (b: any) => b;', '@typescript-eslint/no-explicit-any'];
  yield [
    'src/domain/x.ts',
    '// @ts-ignore because\nexport const a = 1;',
    '@typescript-eslint/ban-ts-comment',
  ];

  yield ['test/x.test.ts', "it.only('x', () => {});", SYNTAX];
  yield ['test/x.test.ts', "describe.only('x', () => {});", SYNTAX];
  yield ['test/x.test.ts', "it('x', () => {});"];
}

/** `./`, `../`, … from a file to the project root. */
const upFrom = (file) => '../'.repeat(file.split('/').length - 1) || './';

/** Every layer against every other one, as values and as types. */
function* directionCases() {
  for (const [name, { example, layers, types = [] }] of Object.entries(LAYERS)) {
    for (const [targetName, target] of Object.entries(LAYERS)) {
      const isAllowed = name === targetName || layers.includes(targetName);
      const source = `'${upFrom(example)}${target.example.replace(/\.tsx?$/, '')}'`;
      yield [example, `import { a } from ${source}; a();`, isAllowed ? undefined : DIRECTION];
      const isAllowedAsType = isAllowed || types.includes(targetName);
      yield [
        example,
        `import type { A } from ${source}; export const a = {} as A;`,
        isAllowedAsType ? undefined : DIRECTION,
      ];
    }
  }
}

/** Elements must not import each other. */
function* elementCases() {
  const other = ['drugs', 'drugs.contract', 'drugs.state', 'drugs.en', 'drugs.css?inline'];
  for (const file of other) {
    const own = file.replace('drugs', 'help');
    yield ['elements/help/help.tsx', `import a from '../drugs/${file}'; a();`, DIRECTION];
    yield [
      'elements/help/help.tsx',
      `import type { A } from '../drugs/${file}'; export const a = {} as A;`,
      DIRECTION,
    ];
    yield ['elements/help/help.tsx', `import a from './${own}'; a();`];
    yield ['elements/tag-types.ts', `import a from './drugs/${file}'; a();`];
  }
  yield ['elements/help/help.state.ts', "import { a } from '../drugs/drugs.state'; a();", DIRECTION];
  yield ['elements/help/help.state.ts', "import { a } from './help-widget'; a();", DIRECTION];
  yield ['elements/help/help.tsx', "import { a } from '../generated/registry'; a();", DIRECTION];
  yield ['elements/help/help.tsx', "import { a } from '../registry'; a();", DIRECTION];
  yield ['elements/registry.ts', "import { a } from './generated/registry'; a();"];
}

function* packageCases() {
  const specifiers = {
    '@r2wc': '@r2wc/react-to-web-component',
    jotai: 'jotai/vanilla',
    ofetch: 'ofetch',
    valibot: 'valibot',
    react: 'react',
    'react-dom': 'react-dom/client',
    dompurify: 'dompurify',
  };
  for (const [name, doors] of Object.entries(PACKAGE_DOORS)) {
    for (const [layer, { example }] of Object.entries(LAYERS)) {
      yield [
        example,
        `import { a } from '${specifiers[name]}'; a();`,
        doors.includes(layer) ? undefined : DIRECTION,
      ];
    }
  }
  yield ['src/domain/x.ts', "import dayjs from 'dayjs'; dayjs('2026-11-20');"];
  yield ['src/domain/x.ts', "import utc from 'dayjs/plugin/utc'; utc();"];
  yield ['src/domain/x.ts', "import { object } from 'valibot'; object();", DIRECTION];
  yield ['src/services/x.ts', "import { object } from 'valibot'; object();"];
}

/** Topics of the state import those before them. */
function* topicCases() {
  for (const [at, topic] of STATE_TOPICS.entries()) {
    for (const [otherAt, other] of STATE_TOPICS.entries())
      yield [
        `src/state/${topic}/x.ts`,
        `import { a } from '../${other}/y'; a();`,
        otherAt <= at ? undefined : DIRECTION,
      ];
    yield [`src/state/${topic}/x.ts`, "import { a } from '../store'; a();"];
    yield ['src/state/x.ts', `import { a } from './${topic}/y'; a();`, DIRECTION];
  }
  yield ['src/state/drawer/x.ts', "import { a } from '../store'; a();", DIRECTION];
}

/** Only resources may call services that read. */
function* readCases() {
  const imports = "import { readTexts } from '../../services/content-service';\n";
  const make = "import { resource } from '../resource';\n";
  yield ['src/state/plans/x.ts', `${imports}export const a = () => readTexts();`, READS];
  yield ['src/state/plans/x.ts', `${imports}export const a = readTexts;`, READS];
  yield [
    'src/state/plans/x.ts',
    `${make}${imports}export const a = resource('a', { read: () => readTexts() });`,
  ];
  yield [
    'src/state/plans/x.ts',
    "import { parseTexts } from '../../services/content-service';\nparseTexts();",
  ];
  yield ['src/state/plans/x.ts', "import { sendMail } from '../../services/mail-service';\nsendMail();"];
  yield ['src/services/x.ts', "import { readTexts } from './content-service';\nreadTexts();"];
}

function* pageCases() {
  const touches = [
    'window.name',
    'document.title',
    'location.href',
    'navigator.onLine',
    "localStorage.getItem('a')",
  ];
  for (const touch of touches) {
    const code = `export const a = () => ${touch};`;
    for (const folder of ['domain', 'services', 'config', 'state', 'telemetry', 'widgets', 'ui', 'copy']) {
      yield [`src/${folder}/x.ts`, code, GLOBALS];
    }
    yield ['elements/plans/plans.element.ts', code, GLOBALS];
    for (const file of ['src/browser/x.ts', 'src/element-kit/x.ts', 'elements/bundle.ts', 'test/x.test.ts']) {
      yield [file, code];
    }
  }
  yield ['src/ui/x.ts', 'export const a = (element: HTMLElement) => element.ownerDocument.title;'];
  yield ['src/ui/x.ts', 'export const a = (location: string) => location;'];
  yield ['src/state/x.ts', "export const a = () => fetch('/a');", GLOBALS];
  yield ['src/browser/x.ts', "export const a = () => fetch('/a');", GLOBALS];
  yield ['src/services/x.ts', "export const a = () => fetch('/a');"];
  yield ['elements/bundle.ts', "export const a = () => fetch('/a');", GLOBALS];
}

function* clockCases() {
  for (const now of ['new Date()', 'Date.now()', 'Date()', 'dayjs()', 'Math.random()']) {
    const code = `declare const dayjs: () => unknown;\nexport const a = () => ${now};`;
    yield ['src/domain/x.ts', code, SYNTAX];
    yield ['src/browser/x.ts', code];
  }
  yield ['src/domain/x.ts', "export const a = () => new Date('2026-11-20');"];
  yield ['src/domain/x.ts', 'export const a = () => performance.now();', GLOBALS];
}

let count = 0;
const wrong = [];
for (const [filePath, code, rule] of cases()) {
  count += 1;
  const actual = await complaints(filePath, code);
  const isRight = rule === undefined ? actual.length === 0 : actual.includes(rule);
  if (!isRight) {
    wrong.push(
      `${filePath}: ${code}\n  expected ${rule ?? 'no complaint'}, got ${actual.join(', ') || 'none'}`,
    );
  }
}

/** Files by name, and the circles that they make. */
const circleCases = [
  [{ 'a.ts': "import { b } from './b';", 'b.ts': "import { c } from './c';", 'c.ts': '' }, []],
  [{ 'a.ts': "import { b } from './b';", 'b.ts': "import { a } from './a';" }, ['a.ts b.ts a.ts']],
  [{ 'a.ts': "export * from './b';", 'b.ts': "export const a = () => import('./a');" }, ['a.ts b.ts a.ts']],
  [{ 'a.tsx': "import type { B } from './b';", 'b.ts': "import './a';" }, ['a.tsx b.ts a.tsx']],
  [{ 'a.ts': "type B = import('./b').B;", 'b.ts': "import './a';" }, ['a.ts b.ts a.ts']],
  [
    {
      'a.ts': "import './deep/b';",
      'deep/b.ts': "import './c';",
      'deep/c.ts': "import './b';\nimport '../a.css?inline';\nimport 'jotai';",
    },
    ['deep/b.ts deep/c.ts deep/b.ts'],
  ],
  [
    {
      'a.ts': "import './b';\nimport './c';",
      'b.ts': "import './d';",
      'c.ts': "import './d';",
      'd.ts': '// import "./a";',
    },
    [],
  ],
];

function circlesIn(files) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'circles-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    const nameOf = (file) => path.relative(folder, file).replaceAll('\\', '/');
    return findCircles(readImports([folder])).map((circle) => circle.map(nameOf).join(' '));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const [files, expected] of circleCases) {
  count += 1;
  const actual = circlesIn(files);
  if (actual.join() !== expected.join()) {
    wrong.push(
      `${JSON.stringify(files)}\n  expected the circles ${expected.join(', ') || 'none'}, got ${actual.join(', ') || 'none'}`,
    );
  }
}

/** Prose, and the textlint rules that should report it (.textlintrc.json). */
const proseCases = [
  ['The element has loaded. The service returns a response.', []],
  ['Each piece has a tag.', ['terminology']],
  ['The wording is replaceable.', ['terminology']],
  ['The demo has a stand-in for all services.', ['terminology']],
  ['The page asks for the profile.', ['terminology']],
  ['A late answer still counts.', ['terminology']],
  ['A missing text is empty, where nobody knows the value.', ['terminology']],
  ['The answer of the service is kept.', ['terminology']],
  ['The page hears of it.', ['terminology']],
  ['The text shows until the element is there.', ['terminology']],
  ['| what | why |\n| --- | --- |\n| the wording | none |', ['terminology']],
  ['The shopper answers yes or no. `wording` is a name in the code.', []],
  [`The page ${'shows a card and '.repeat(15)}ends.`, ['sentence-length']],
];

/** Sources, and how many problems scripts/lint/prose.mjs should find in them. */
const sourceCases = [
  ['src/x.ts', '/** Sends the request again. */', 0],
  ['src/x.ts', '/** Sends the request anew. */', 1],
  ['src/x.ts', '// Nobody waits.\nexport const a = 1; // meanwhile', 2],
  ['src/x.ts', '/** `nobody` is a name, and "nobody" is quoted. */', 0],
  ['src/x.ts', "logger().warn('nobody has signed in');", 1],
  ['src/x.ts', 'logger().warn(`${name}: nobody, ${code}`);', 1],
  ['src/x.tsx', 'const view = <p>It’s here. {/* Nobody sees it. */}</p>;', 1],
  ['src/x.css', '/* Room for two lines. */', 1],
  ['elements/plans/plans.en.ts', "export const plans = { 'plans.none': 'You asked for nobody.' };", 0],
  ['test/x.test.ts', "it('waits for nobody', () => expect(text).to.equal('Call nobody now'));", 1],
  ['test/x.test.ts', 'it(`tells ${name} and nobody else`, () => undefined);', 1],
  ['src/x.ts', `/** It returns ${'the value and '.repeat(10)}a code. */`, 1],
  ['src/x.ts', `/** It returns ${'the value. It returns '.repeat(10)}a code. */`, 0],
  ['src/x.ts', `/**\n * Reads:\n${' * - a value of the list that has one\n'.repeat(9)} */`, 0],
];

/** Commit subjects, and how many problems they have. */
const subjectCases = [
  ['plans: count saved plans for the year that shows', 0],
  ['extra help, next-steps: the question is one line', 0],
  ['Extra Help: the question is one line', 1],
  ['The sentences of contracts are for tools', 1],
  ['plans:count saved plans', 1],
  ['plans: the stand-in is renamed', 1],
];

const { terms } = JSON.parse(readFileSync('.textlintrc.json', 'utf8')).rules.terminology;
for (const [file, code, expected] of sourceCases) {
  count += 1;
  const faults = faultsOfProse(file, code, bannedWords(terms));
  if (faults.length !== expected)
    wrong.push(
      `${file}: ${code}\n  expected ${expected} faults of prose, got ${faults.join(', ') || 'none'}`,
    );
}

for (const [subject, expected] of subjectCases) {
  count += 1;
  const faults = faultsOfSubject(subject, bannedWords(terms));
  if (faults.length !== expected)
    wrong.push(`commit “${subject}”\n  expected ${expected} faults, got ${faults.join(', ') || 'none'}`);
}

const textlint = createLinter({ descriptor: await loadTextlintrc() });
for (const [text, expected] of proseCases) {
  count += 1;
  const { messages } = await textlint.lintText(text, 'docs/example.md');
  const actual = [...new Set(messages.map(({ ruleId }) => ruleId))];
  if (actual.join() !== expected.join())
    wrong.push(
      `${text}\n  expected ${expected.join(', ') || 'nothing'}, got ${actual.join(', ') || 'nothing'}`,
    );
}

if (wrong.length > 0) {
  console.error(`${wrong.length} of ${count} lint cases are wrong:\n\n${wrong.join('\n\n')}`);
  process.exitCode = 1;
} else {
  console.log(`The house's lint rules hold in all ${count} cases.`);
}
