/** The conformance report in its three forms: OpenACR (YAML), a page, and a page of the reference. */
import { dump } from 'js-yaml';
import { cell, HEAD } from '../build/reference.mjs';

const NAME = 'Shopper Profile';
const DESCRIPTION =
  'Web components for sites where people with Medicare compare plans: saved plans, drugs, doctors, applications and Extra Help.';
const lowerFirst = (text) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const HEARD = ({ date, orca, firefox, journeys }) =>
  `With a screen reader, ${date}: Orca ${orca} with Firefox ${firefox}, by keyboard, in ${String(journeys.length)} journeys of a shopper, who ${journeys.map(lowerFirst).join('; ')}. What Orca said is stored, and compared when the checks run.`;

const METHODS = ({ counts, screenReader }) =>
  `Automated: all ${String(counts.stories)} stories of ${String(counts.storyFiles)} files in ${String(counts.brands)} brands with axe-core, at 320 CSS px (400 % of 1280 px) and with text spacing; their popups with text of 200 % in one brand; all ${String(counts.elements)} elements by keyboard, by size of targets and by language; stored pictures in forced colors, Spanish and large text. ${HEARD(screenReader)} By hand where no test can tell, with the day. Each line of evidence names the test. The report is generated, and the build fails when a named test does not exist.`;
const LIMITS =
  'Not done: tests by people with disabilities, and tests with other screen readers, such as JAWS, NVDA, VoiceOver and TalkBack. The page around the elements, texts that a site replaces, and tools of other providers that a site configures are not part of this report.';

const sentence = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

const evidenceLine = ({ kind, text, file, date }) =>
  sentence(
    [kind === 'by hand' ? `By hand, ${date}: ${text}` : text, ...(file ? [`[${file}]`] : [])].join(' '),
  );

const notesOf = ({ note, evidence }) =>
  [
    ...(note ? [note] : []),
    ...(evidence.length > 0 ? [`Evidence: ${evidence.map(evidenceLine).join(' ')}`] : []),
  ].join(' ');

/** The report as an OpenACR object. Its day is that of the last check by hand, so that two builds are equal. */
export function toOpenAcr(report, version) {
  const contact = { name: `The developers of ${NAME}`, email: '' };
  return {
    title: `${NAME} Accessibility Conformance Report`,
    product: { name: NAME, version, description: DESCRIPTION },
    author: contact,
    vendor: contact,
    report_date: report.date,
    last_modified_date: report.date,
    version: 1,
    notes: LIMITS,
    evaluation_methods_used: METHODS(report),
    catalog: report.catalog,
    chapters: Object.fromEntries(
      report.chapters.map(({ id, note, criteria }) => [
        id,
        note
          ? { notes: note, disabled: true }
          : {
              criteria: criteria.map((row) => ({
                num: row.num,
                components: [{ name: row.component, adherence: { level: row.level, notes: notesOf(row) } }],
              })),
            },
      ]),
    ),
  };
}

export const toYaml = (report, version) => dump(toOpenAcr(report, version), { lineWidth: -1, noRefs: true });

/** How many criteria have each level: `{ supports: 41, … }`. */
export function summaryOf({ chapters, terms }) {
  const all = chapters.flatMap(({ criteria }) => criteria);
  return Object.keys(terms)
    .map((level) => [level, all.filter((row) => row.level === level).length])
    .filter(([, count]) => count > 0);
}

const escaped = (text) =>
  String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const STYLE = `
  :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
  body { max-inline-size: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
  h3 { margin-block: 1.5rem 0 }
  p, ul { margin-block: 0.25rem 0.75rem }
  th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: start }
`;

/** The report as one page without scripts. Each criterion has a heading, because tables do not fit a phone. */
export function toPage(report, version) {
  const { chapters, terms, date } = report;
  const row = ({ num, handle, level, note, evidence }) => `
      <h3 id="c-${num}">${num} ${escaped(handle)}</h3>
      <p><strong>${terms[level]}</strong>${note ? `. ${escaped(note)}` : ''}</p>${
        evidence.length > 0
          ? `
      <ul>${evidence.map((one) => `<li>${escaped(evidenceLine(one))}</li>`).join('')}</ul>`
          : ''
      }`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${NAME} ${version}: accessibility conformance report</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${NAME} ${version}: accessibility conformance report</h1>
      <p>${escaped(DESCRIPTION)} WCAG 2.2, levels A and AA, and the Revised Section 508 standards. Last checks by hand: <time datetime="${date}">${date}</time>. The same report for tools is <a href="openacr.yaml">openacr.yaml</a> (OpenACR, catalog ${report.catalog}).</p>
      <h2>Summary</h2>
      <table>
        <thead><tr><th scope="col">Level</th><th scope="col">Criteria</th></tr></thead>
        <tbody>${summaryOf(report)
          .map(([level, count]) => `<tr><th scope="row">${terms[level]}</th><td>${count}</td></tr>`)
          .join('')}</tbody>
      </table>
      <h2>How this was evaluated</h2>
      <p>${escaped(METHODS(report))}</p>
      <p>${escaped(LIMITS)}</p>
${chapters
  .map(
    ({ label, note, criteria }) =>
      `      <h2>${escaped(label)}</h2>${
        note
          ? `
      <p>${escaped(note)}</p>`
          : ''
      }${criteria.map(row).join('')}`,
  )
  .join('\n')}
    </main>
  </body>
</html>
`;
}

/** A line of evidence with a link to its file, relative to docs/reference. */
const cellLine = ({ kind, text, file, date }) => {
  const said = cell(evidenceLine({ kind, text, date }));
  return file ? `[${said.replaceAll('[', '\\[').replaceAll(']', '\\]')}](../../${file})` : said;
};

/** `docs/reference/conformance.md` */
export function conformanceReference(report) {
  const { chapters, terms, counts, screenReader } = report;
  const lines = [
    HEAD,
    '# Accessibility conformance\n',
    'Each criterion of WCAG 2.2 (A and AA) and Section 508, with its level and the checks that carry it. The build writes the same report to',
    '`dist/conformance`: `index.html`, and `openacr.yaml` for tools. The [guide](../guides/conformance.md) explains it.\n',
    `The run over all stories covers ${String(counts.stories)} stories in ${String(counts.brands)} brands. The checks of elements cover ${String(counts.elements)} elements.\n`,
    `${HEARD(screenReader)} The [transcripts](../../test/screen-reader) can be read. Other screen readers were not used.\n`,
    '| Level | Criteria |',
    '| --- | --: |',
    ...summaryOf(report).map(([level, count]) => `| ${terms[level]} | ${String(count)} |`),
    '',
  ];
  for (const { label, note, criteria } of chapters) {
    lines.push(`## ${label}\n`, ...(note ? [`${note}\n`] : []));
    if (criteria.length === 0) continue;
    lines.push('| Criterion | Level | Evidence |', '| --- | --- | --- |');
    for (const { num, handle, level, note: remark, evidence } of criteria)
      lines.push(
        `| ${num} ${handle} | ${terms[level]} | ${[...(remark ? [cell(remark)] : []), ...evidence.map(cellLine)].join('<br>') || '—'} |`,
      );
    lines.push('');
  }
  return lines.join('\n');
}
