/** Pages of releases: from the changelog, the stored figures of docs/releases and the conformance report. */
import { summaryOf } from '../conformance/write.mjs';
import { HEAD, table } from './reference.mjs';

/** The first part of each entry of a section, which is in bold: what it is about. */
export function entriesOf(changelog, heading) {
  const start = changelog.indexOf(`\n## ${heading}\n`);
  if (start < 0) throw new Error(`CHANGELOG.md has no section "${heading}"`);
  const end = changelog.indexOf('\n## ', start + 1);
  const section = changelog.slice(start, end < 0 ? undefined : end);
  return [...section.matchAll(/^- (\*\*.+?\*\*)/gm)].map(([, entry]) =>
    entry.replaceAll(/\]\(docs\//g, '](../'),
  );
}

const listed = (kind, names) => [
  `\n${kind}: ${String(names.length)}\n`,
  ...names.map((name) => `- [${name}](../../test/pictures/${name}.png)`),
];

/**
 * @param stored of docs/releases/<version>.json
 * @param heading of the section of the changelog: the version, or Unreleased
 */
export function releasePage(stored, { changelog, heading, report }) {
  const { version, since, figures, pictures } = stored;
  const partly = report.chapters
    .flatMap(({ criteria }) => criteria)
    .filter(({ level }) => level === 'partially-supports');
  return [
    HEAD,
    `# Release ${version}\n`,
    '## What you have to do\n',
    'Follow [Upgrading](../upgrading.md#from-09-to-the-next-release). The [changelog](../../CHANGELOG.md) explains each entry:\n',
    ...entriesOf(changelog, heading).map((entry) => `- ${entry}`),
    '\n## Bytes\n',
    'Counted in a browser by `npm run budgets`, as gzip. CI runs the same command.\n',
    table(
      ['What', 'Figure', 'Limit'],
      figures.map(({ what, figure, limit }) => [what, figure, limit]),
    ),
    '\n## Accessibility\n',
    `The [conformance report](../reference/conformance.md) says: ${summaryOf(report)
      .map(([level, count]) => `${report.terms[level]} ${String(count)}`)
      .join(', ')}.\n`,
    ...partly.map(({ num, handle, note }) => `- ${num} ${handle}, partly: ${note}`),
    '\n## Pictures that changed\n',
    `Compared with the last release (commit \`${since}\`).`,
    ...listed('Added', pictures.added),
    ...listed('Changed', pictures.changed),
    ...listed('Removed', pictures.removed),
    '',
  ].join('\n');
}
