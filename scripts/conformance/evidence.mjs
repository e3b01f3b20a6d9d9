/**
 * The conformance report as data: each criterion with its level and its evidence. Throws an error that lists all drift:
 * a check that does not exist any more, a criterion without evidence, a check that no criterion names.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { loadModule } from '../build/load-module.mjs';
import { byHand as allByHand } from './by-hand.mjs';
import { checks as allChecks } from './checks.mjs';
import { criteria as allCriteria, disabled, functional } from './criteria.mjs';
import { CATALOG, readCatalog } from './openacr.mjs';
import { axeRulesByCriterion, elementSources, filesIn, readStories, readTest } from './sources.mjs';
import { readTranscripts } from './transcripts.mjs';

const BRANDS = ['AMP', 'UMS'];

/** From best to worst. */
const LEVELS = ['supports', 'partially-supports', 'does-not-support'];
const worst = (levels) => LEVELS[Math.max(0, ...levels.map((level) => LEVELS.indexOf(level)))];

const READERS = {
  title({ file, title, says }) {
    const test = readTest(file);
    if (!test) return `the file ${file} does not exist`;
    if (!test.titles.includes(title)) return `${file} has no test "${title}"`;
    if (says && !test.texts.includes(says)) return `${file} has no expectation "${says}"`;
    return undefined;
  },
  absent({ absent }) {
    const found = elementSources().find(({ text }) => absent.test(text));
    return found && `${found.file} contains ${String(absent)}`;
  },
  pictures({ pictures }) {
    const files = readdirSync('test/pictures').filter((file) => file.includes(pictures));
    return files.length === 0 ? `test/pictures has no picture "${pictures}"` : undefined;
  },
  document({ document, heading }) {
    const isThere = existsSync(document) && readFileSync(document, 'utf8').includes(`\n## ${heading}\n`);
    return isThere ? undefined : `${document} has no heading "${heading}"`;
  },
};

const faultOf = (check) => READERS[Object.keys(READERS).find((key) => key in check)](check);

function toEvidence(id, check, { stories, elements }) {
  const { title, says, what, over, brands = BRANDS } = check;
  if (check.absent) return { id, kind: 'sources', text: `no source contains ${what}` };
  if (check.pictures)
    return { id, kind: 'pictures', text: `${what} are compared with stored pictures`, file: 'test/pictures' };
  if (check.document) return { id, kind: 'document', text: check.heading, file: check.document };
  const wide = {
    stories: `${String(stories)} stories × ${brands.join(', ')}`,
    elements: `${String(elements)} elements`,
  };
  const text = says ? what : `“${title}”`;
  return { id, kind: 'test', text: over ? `${text} (${wide[over]})` : text, file: check.file };
}

/** @returns data of the report: `{ catalog, date, counts, screenReader, chapters, drift }` */
export async function gather({
  checks = allChecks,
  byHand = allByHand,
  criteria = allCriteria,
  stories = readStories(),
} = {}) {
  const drift = [];
  const { AXE_TAGS } = await loadModule(`export * from './test/story-run/axe-tags';`);
  const rules = axeRulesByCriterion(AXE_TAGS);
  const counts = {
    stories: stories.reduce((sum, { names }) => sum + names.length, 0),
    storyFiles: stories.length,
    brands: BRANDS.length,
    elements: filesIn('elements', /\.contract\.ts$/).length,
  };
  for (const { file, names } of stories)
    if (names.length === 0) drift.push(`${file} has no story, so axe sees nothing of it`);

  const found = new Map();
  for (const [id, check] of Object.entries(checks)) {
    const fault = faultOf(check);
    if (fault) drift.push(`the check "${id}" does not exist: ${fault}`);
    found.set(id, toEvidence(id, check, counts));
  }
  for (const [id, { date, what }] of Object.entries(byHand))
    found.set(id, { id, kind: 'by hand', date, text: what });

  const named = new Set(['axe', 'axe-rules-on', 'stories-complete', 'console-clean']);
  const evidenceOf = (num, ids) =>
    ids.flatMap((id) => {
      named.add(id);
      if (found.has(id)) return [found.get(id)];
      drift.push(`${num} names the check "${id}", which does not exist`);
      return [];
    });

  const axeEvidence = (num) => {
    const ids = rules.get(num);
    return ids
      ? [
          {
            id: 'axe',
            kind: 'axe',
            rules: ids,
            text: `axe: ${ids.join(', ')} (${String(counts.stories)} stories × ${BRANDS.join(', ')})`,
            file: 'test/story-run/stories.tsx',
          },
        ]
      : [];
  };

  const levels = new Map();
  const catalog = readCatalog();
  const chapters = catalog.chapters.map(({ id, label, criteria: listed }) => {
    if (disabled[id]) return { id, label, note: disabled[id], criteria: [] };
    const rows = listed.map(({ id: num, handle }) => {
      if (id === 'functional_performance_criteria') {
        const { from, evidence = [] } = functional[num];
        const isPartial = from.filter((one) => levels.get(one) === 'partially-supports');
        return {
          num,
          handle,
          component: 'none',
          level: worst(from.map((one) => levels.get(one))),
          note: [
            ...(from.length > 0 ? [`Follows from ${from.join(', ')}.`] : []),
            ...(isPartial.length > 0 ? [`${isPartial.join(', ')} is only partly supported.`] : []),
          ].join(' '),
          evidence: evidenceOf(num, evidence),
        };
      }
      const row = criteria[id]?.[num];
      if (!row) {
        drift.push(`${num} ${handle} has no level`);
        return { num, handle, level: 'not-evaluated', evidence: [] };
      }
      const isWcag = id.startsWith('success_criteria');
      const evidence = [...(isWcag ? axeEvidence(num) : []), ...evidenceOf(num, row.evidence)];
      levels.set(num, row.level);
      if (LEVELS.includes(row.level) && evidence.length === 0) drift.push(`${num} ${handle} has no evidence`);
      if (row.level !== 'supports' && !row.note)
        drift.push(`${num} ${handle} says no reason for "${row.level}"`);
      return {
        num,
        handle,
        component: isWcag ? 'web' : 'none',
        level: row.level,
        note: row.note ?? '',
        evidence,
      };
    });
    return { id, label, criteria: rows };
  });
  for (const id of found.keys()) if (!named.has(id)) drift.push(`no criterion names the check "${id}"`);

  const date = Object.values(byHand)
    .map((one) => one.date)
    .sort()
    .at(-1);
  const terms = Object.fromEntries(catalog.terms.map(({ id, label }) => [id, label]));
  return { catalog: CATALOG, date, counts, screenReader: readTranscripts(), chapters, terms, drift };
}

/** The report, or an error with all that has drifted. */
export async function conformanceReport() {
  const report = await gather();
  if (report.drift.length > 0)
    throw new Error(
      `The conformance report has drifted:\n${report.drift.map((line) => `- ${line}`).join('\n')}`,
    );
  return report;
}
