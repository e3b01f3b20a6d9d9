import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadModule } from './load-module.mjs';
import { textsOf } from './test-texts.mjs';

const { idsIn } = await loadModule(`export { idsIn } from './scripts/build/requirement-ids';`);

const FOLDER = 'docs/requirements';
const DOCUMENTS = ['first-document.md', 'second-document.md'].map((name) => `${FOLDER}/${name}`);
const CONTRACT = 'docs/contract.md';

/** Folders in which ids are checked. Generated files get theirs from other files. */
const PLACES = [
  'src',
  'elements',
  'stories',
  'test',
  'demo',
  'bench',
  'scripts',
  'docs',
  'README.md',
  'CHANGELOG.md',
];
const GENERATED = ['docs/reference', 'docs/requirements.md', 'demo/data/generated'];
const READABLE = /\.(tsx?|m?js|css|html|md)$/;
const TEST = /\.test\.tsx?$/;

const ROW = /^- \*\*([A-Z]+-[AB]?\d+)\*\* /;
const AREA = /^## (.+)$/;
const CONTRACT_SECTION = /contract §(\d+)/g;

const linesOf = (file) => readFileSync(file, 'utf8').split('\n');
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

function filesIn(place) {
  if (GENERATED.includes(place)) return [];
  if (READABLE.test(place)) return [place];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(place, entry.name);
    if (entry.isDirectory()) return filesIn(file);
    return READABLE.test(file) && !GENERATED.includes(file) ? [file] : [];
  });
}

/** Areas in their order, each with the ids of its rows. */
function areasOf(lines) {
  const areas = [];
  const seen = new Set();
  for (const line of lines) {
    const [, title] = AREA.exec(line) ?? [];
    const [, id] = ROW.exec(line) ?? [];
    if (title) areas.push({ title, ids: [] });
    if (!id) continue;
    if (seen.has(id)) throw new Error(`${FOLDER} has two rows ${id}`);
    seen.add(id);
    areas.at(-1).ids.push(id);
  }
  return areas;
}

/** Id → test file → the number of its texts with the id. */
function readTests(files) {
  const tests = new Map();
  for (const file of files.filter((name) => TEST.test(name)).sort()) {
    const source = readFileSync(file, 'utf8');
    // Most of the time goes into parsing, and some files contain no id.
    if (idsIn(source).length === 0) continue;
    for (const id of textsOf(source, file).flatMap(idsIn)) {
      const counts = tests.get(id) ?? new Map();
      tests.set(id, counts.set(file, (counts.get(file) ?? 0) + 1));
    }
  }
  return tests;
}

const areaWord = (id) => id.slice(0, id.indexOf('-'));

/**
 * Whether a text is meant as one of our ids. Other texts look similar, such as SHA-384. A prefix with one
 * letter too few or too many, `PLAN` or `ROLE`, counts as a typo.
 */
function isMeantAsRow(id, words) {
  const word = areaWord(id);
  const isSlip = (area) =>
    Math.abs(area.length - word.length) === 1 && (area.startsWith(word) || word.startsWith(area));
  return words.has(word) || (word.length > 2 && [...words].some(isSlip));
}

/** One message for each id that does not exist. */
function findDeadMentions(files, rows) {
  const words = new Set([...rows].map(areaWord));
  const sections = linesOf(CONTRACT).map((line) => /^## (\d+)\./.exec(line)?.[1]);
  const deadIn = (line) => [
    ...idsIn(line)
      .filter((id) => !rows.has(id) && isMeantAsRow(id, words))
      .map((id) => `${id}, which has no row in ${FOLDER}`),
    ...[...line.matchAll(CONTRACT_SECTION)]
      .filter(([, section]) => !sections.includes(section))
      .map(([text]) => `${text}, which is no section of ${CONTRACT}`),
  ];
  return files.flatMap((file) =>
    linesOf(file).flatMap((line, index) => deadIn(line).map((what) => `${file}:${index + 1} names ${what}.`)),
  );
}

/** The rows, the tests that name them, and the ids that do not exist. */
export function readRequirements() {
  const lines = DOCUMENTS.flatMap(linesOf);
  const areas = areasOf(lines);
  const files = PLACES.flatMap(filesIn);
  const rows = new Set(areas.flatMap(({ ids }) => ids));
  return { lines, areas, tests: readTests(files), deadMentions: findDeadMentions(files, rows) };
}

const INTRO = `What the product has to do, by the ids that comments and tests name, and below each row the tests that name it: in a
title, or in the texts of a table of cases. × says how many texts of the file do; — says that no test names the row.

An OPEN row is a question that the specification leaves open, with the answer proposed for it. Where [the public
contract](contract.md) differs from a row, the contract stands. To change a row, change it in
[docs/requirements](requirements) and run \`npm run generate\`.
`;

/** Anchor of a heading, in the format of common Markdown viewers. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number} -]/gu, '')
    .replaceAll(' ', '-');

function totalsTable(areas, tests) {
  const tested = (ids) => ids.filter((id) => tests.has(id)).length;
  const totalRow = (name, some) => [
    name,
    sum(some.map(({ ids }) => ids.length)),
    sum(some.map(({ ids }) => tested(ids))),
  ];
  const isOpen = ({ title }) => title.startsWith('OPEN');
  const rows = [
    ...areas.map(({ title, ids }) => [`[${title}](#${anchorOf(title)})`, ids.length, tested(ids)]),
    totalRow(
      '**Requirements**',
      areas.filter((area) => !isOpen(area)),
    ),
    totalRow('**Open questions**', areas.filter(isOpen)),
    totalRow('**All rows**', areas),
  ];
  const cells = [['Area', 'Rows', 'Named by tests'], ['---', '--:', '--:'], ...rows];
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function testLinks(counts) {
  if (!counts) return '—';
  return [...counts]
    .map(([file, count]) => {
      const name = file.replace(/^test\//, '').replace(TEST, '');
      return `[${name}](../${file})${count > 1 ? ` ×${count}` : ''}`;
    })
    .join(', ');
}

/** The documents in order, with the tests of each row. */
export function requirementsReference({ lines, areas, tests }) {
  const withTests = lines.map((line) => {
    const [, id] = ROW.exec(line) ?? [];
    if (id) return `${line}\\\n  ${testLinks(tests.get(id))}`;
    return line.startsWith('#') ? `#${line}` : line;
  });
  return [
    '<!-- Generated by `npm run generate`. Do not edit. -->\n',
    '# Requirements\n',
    INTRO,
    totalsTable(areas, tests),
    '',
    ...withTests,
  ].join('\n');
}
