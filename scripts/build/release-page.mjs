/**
 * Pages of releases: from the changelog, the upgrade guide, the conformance report, the list of requests, and what
 * `npm run release-notes` has stored in docs/releases.
 */
import path from 'node:path';
import { summaryOf } from '../conformance/write.mjs';
import { HEAD, table } from './reference.mjs';

/** The lines below a heading, up to the next heading of its level. Throws without that heading. */
function sectionOf(text, heading) {
  const [level] = heading.split(' ');
  const lines = text.split('\n');
  const start = lines.indexOf(heading);
  if (start < 0) throw new Error(`There is no section "${heading}"`);
  const end = lines.findIndex((line, index) => index > start && line.startsWith(`${level} `));
  return lines.slice(start + 1, end < 0 ? undefined : end).join('\n');
}

/** Each list entry as one line. `folder` is where its links start, e.g. `docs/`. */
const entriesIn = (section, folder) =>
  section
    .split(/^- /m)
    .slice(1)
    .map((entry) =>
      entry
        .split(/\n(?! )/)[0]
        .replaceAll(/\s+/g, ' ')
        .trim()
        .replaceAll(/\]\((?!https?:|#)([^)]*)/g, (_, link) => `](${relative(folder + link)}`),
    );

/** A link from docs/releases to a file of the project. */
const relative = (file) => path.posix.relative('docs/releases', path.posix.normalize(file));

/** The first sentence. A period counts only before a space and a capital, so not in "9 a.m. to". */
const firstSentence = (entry) => /^.*?[.!?](?= [A-Z<`"“*[]|$)/.exec(entry)?.[0] ?? entry;

/** What is new, by kind: `[['New', ['**Cost of a year**: …']], …]`, each entry as its first sentence. */
export const newsOf = (changelog, heading) =>
  sectionOf(changelog, `## ${heading}`)
    .split(/^### /m)
    .slice(1)
    .map((part) => [part.split('\n')[0], entriesIn(part, '').map(firstSentence)]);

/** What an author has to do: the entries of a section of docs/upgrading.md. */
export const actionsOf = (upgrading, heading) => entriesIn(sectionOf(upgrading, `## ${heading}`), 'docs/');

const PLACES = {
  requests: ['Requests', ({ method, address }) => `\`${method} ${address}\``],
  otherHosts: ['Other hosts', (host) => `\`${host}\``],
  tools: ['Tools of vendors', ({ setting }) => `\`${setting}\``],
  navigation: ['Pages that a control opens', ({ setting }) => `\`${setting}\``],
  storage: ['Stored in the browser', ({ name }) => `\`${name}\``],
};

/** Where a page sends, leads and stores something, from the content of `network.json`: names by kind. */
export const placesOf = (network) =>
  Object.fromEntries(
    Object.entries(PLACES).map(([kind, [, nameOf]]) => [kind, [...new Set(network[kind].map(nameOf))]]),
  );

const without = (names, others) => names.filter((name) => !others.includes(name));
const orNone = (names) => (names.length > 0 ? names.join(', ') : 'none');

const placesTable = (before, now) =>
  table(
    ['What', 'Added', 'Removed'],
    Object.entries(PLACES).map(([kind, [title]]) => [
      title,
      orNone(without(now[kind], before[kind])),
      orNone(without(before[kind], now[kind])),
    ]),
  );

const inSeconds = (ms) => (ms / 1000).toFixed(2);
const seconds = ({ median, lower, upper }) =>
  `${inSeconds(median)} s (${inSeconds(lower)} to ${inSeconds(upper)})`;

const timesTable = ({ cells }) =>
  table(
    ['First cards of the AMP page, signed in', 'Time'],
    cells.map(({ name, ...cell }) => [name, seconds(cell)]),
  );

const listed = (kind, names) => [
  `\n${kind}: ${String(names.length)}\n`,
  ...names.map((name) => `- [${name}](../../test/pictures/${name}.png)`),
];

/**
 * @param stored of docs/releases/<version>.json
 * @param heading of the section of the changelog: the version, or Unreleased
 * @param upgradeHeading of the section of docs/upgrading.md
 * @param network content of `network.json`
 */
export function releasePage(stored, { changelog, heading, upgrading, upgradeHeading, report, network }) {
  const { version, since, figures, pictures, places, times } = stored;
  const partly = report.chapters
    .flatMap(({ criteria }) => criteria)
    .filter(({ level }) => level === 'partially-supports');
  return [
    HEAD,
    `# Release ${version}\n`,
    '## What you have to do\n',
    ...actionsOf(upgrading, upgradeHeading).map((action) => `- ${action}`),
    '\n## What is new\n',
    'In one sentence each. The [changelog](../../CHANGELOG.md) has the details.',
    ...newsOf(changelog, heading).flatMap(([kind, entries]) => [
      `\n### ${kind}\n`,
      ...entries.map((entry) => `- ${entry}`),
    ]),
    '\n## Destinations\n',
    `Compared with ${since.version}. [Requests](../reference/network.md) has all of them, and what they carry.\n`,
    placesTable(places, placesOf(network)),
    '\n## Bytes\n',
    'Counted in a browser by `npm run budgets`, as gzip. CI runs the same command.\n',
    table(
      ['What', 'Figure', 'Limit'],
      figures.map(({ what, figure, limit }) => [what, figure, limit]),
    ),
    '\n## Times\n',
    `Measured by \`npm run bench -- --only pages\` on the demo page of this release, with an empty cache: medians of ${String(times.runs)} visits (quartiles). ${times.browser}, ${times.processors}. Compare only with times of the same machine.\n`,
    timesTable(times),
    '\n## Accessibility\n',
    `The [conformance report](../reference/conformance.md) says: ${summaryOf(report)
      .map(([level, count]) => `${report.terms[level]} ${String(count)}`)
      .join(', ')}.\n`,
    ...partly.map(({ num, handle, note }) => `- ${num} ${handle}, partly: ${note}`),
    '\n## Pictures that changed\n',
    `Compared with ${since.version} (commit \`${since.commit}\`).`,
    ...listed('Added', pictures.added),
    ...listed('Changed', pictures.changed),
    ...listed('Removed', pictures.removed),
    '',
  ].join('\n');
}
