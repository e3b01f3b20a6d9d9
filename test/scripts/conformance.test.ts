/** The conformance report is valid for OpenACR’s own validator, and is not written when its evidence is gone. */
import { expect } from 'chai';
import { load } from 'js-yaml';
import { byHand } from '../../scripts/conformance/by-hand.mjs';
import { checks } from '../../scripts/conformance/checks.mjs';
import { criteria } from '../../scripts/conformance/criteria.mjs';
import { gather, type Report } from '../../scripts/conformance/evidence.mjs';
import { invalidity, readCatalog } from '../../scripts/conformance/openacr.mjs';
import { readStories } from '../../scripts/conformance/sources.mjs';
import { conformanceReference, toOpenAcr, toPage, toYaml } from '../../scripts/conformance/write.mjs';

const LEVEL_A = 'success_criteria_level_a';
const without = (object: object, key: string): object =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));

describe('the conformance report', () => {
  let report: Report;
  before(async () => {
    report = await gather();
  });

  it('has not drifted', () => {
    expect(report.drift).to.deep.equal([]);
  });

  it('is valid for the validator of OpenACR, as YAML', async () => {
    expect(await invalidity(load(toYaml(report, '1.0.0')))).to.be.undefined;
  });

  it('would be invalid with a level that OpenACR does not know, or a criterion of another chapter', async () => {
    const written = toOpenAcr(report, '1.0.0') as { chapters: Record<string, { criteria: [object] }> };
    const { criteria: rows } = written.chapters[LEVEL_A]!;
    const component = { name: 'web', adherence: { level: 'perfect' } };
    rows[0] = { num: '1.1.1', components: [component] };
    expect(await invalidity(written)).to.contain('perfect');
    rows[0] = { num: '1.4.3' };
    expect(await invalidity(written)).to.contain('1.4.3');
  });

  it('has every criterion of levels A and AA of WCAG 2.2, each with evidence or a reason', () => {
    const rows = report.chapters
      .filter(({ id }) => id === LEVEL_A || id === 'success_criteria_level_aa')
      .flatMap((chapter) => chapter.criteria);
    // 55 of WCAG 2.2, and 4.1.1, which the catalog keeps.
    expect(rows).to.have.length(56);
    expect(rows.map(({ num }) => num)).to.include.members([
      '2.4.11',
      '2.5.7',
      '2.5.8',
      '3.2.6',
      '3.3.7',
      '3.3.8',
    ]);
    for (const { num, level, note, evidence } of rows) {
      expect(level, num).to.be.oneOf(['supports', 'partially-supports', 'not-applicable']);
      if (level !== 'not-applicable') expect(evidence, num).not.to.be.empty;
      if (level !== 'supports') expect(note, num).not.to.equal('');
    }
  });

  it('has no criterion that is better than those it follows from', () => {
    const rows = new Map(report.chapters.flatMap((chapter) => chapter.criteria).map((row) => [row.num, row]));
    const order = ['partially-supports', 'supports'];
    const following = [...rows.values()].filter(({ note }) => note.startsWith('Follows from '));
    expect(following).to.have.lengthOf(6);
    for (const { num, note, level } of following) {
      const levels = note.match(/\d\.\d\.\d+/g)!.map((from) => order.indexOf(rows.get(from)!.level));
      expect(order.indexOf(level), num).to.equal(Math.min(...levels.filter((one) => one >= 0)));
    }
  });

  it('adds rules of axe by their tags, without those that do not run over a story', () => {
    const rows = new Map(report.chapters.flatMap((chapter) => chapter.criteria).map((row) => [row.num, row]));
    const rulesOf = (num: string) => rows.get(num)!.evidence.flatMap(({ rules = [] }) => rules);
    expect(rulesOf('1.4.3')).to.deep.equal(['color-contrast']);
    expect(rulesOf('2.5.8')).to.deep.equal(['target-size']);
    expect(rulesOf('3.1.1'), 'about the document').to.deep.equal([]);
    expect(rulesOf('1.3.1'), 'experimental').not.to.include('p-as-heading');
  });

  const driftOf = async (changed: Parameters<typeof gather>[0]): Promise<string> =>
    (await gather(changed)).drift.join('\n');

  it('fails when a named test is gone', async () => {
    const gone = { file: 'test/ui/dialog.test.tsx', title: 'is no longer there' };
    expect(await driftOf({ checks: { ...checks, 'popup-name': gone } })).to.contain(
      'the check "popup-name" does not exist: test/ui/dialog.test.tsx has no test "is no longer there"',
    );
    const file = { file: 'test/ui/gone.test.tsx', title: 'x' };
    expect(await driftOf({ checks: { ...checks, 'popup-name': file } })).to.contain('test/ui/gone.test.tsx');
    expect(await driftOf({ checks: without(checks, 'popup-name') })).to.contain(
      '4.1.2 names the check "popup-name", which does not exist',
    );
  });

  it('fails when an expectation, a picture or a document is gone, or a source has what must be absent', async () => {
    const changed = {
      ...checks,
      'text-spacing': { ...checks['text-spacing'], says: 'no such expectation' },
      'pictures-390': { pictures: '.9999', what: '' },
      'conformance-guide': { document: 'docs/guides/conformance.md', heading: 'Gone' },
      'no-media': { absent: /className/, what: '' },
    };
    const drift = await driftOf({ checks: changed });
    for (const id of ['text-spacing', 'pictures-390', 'conformance-guide', 'no-media'])
      expect(drift).to.contain(`the check "${id}" does not exist`);
  });

  it('fails when a criterion has no level, no evidence or no reason', async () => {
    const levelA = criteria[LEVEL_A]!;
    const changed = (row: object | undefined) => ({
      criteria: { ...criteria, [LEVEL_A]: row ? { ...levelA, '1.3.2': row } : without(levelA, '1.3.2') },
    });
    expect(await driftOf(changed(undefined))).to.contain('1.3.2 Meaningful Sequence has no level');
    expect(await driftOf(changed({ level: 'supports', evidence: [] }))).to.contain(
      '1.3.2 Meaningful Sequence has no evidence',
    );
    expect(await driftOf(changed({ level: 'not-applicable', evidence: [] }))).to.contain('says no reason');
    expect(await driftOf({ byHand: { ...byHand, idle: { date: '2026-11-24', what: 'x' } } })).to.contain(
      'no criterion names the check "idle"',
    );
  });

  it('fails for a story file without a story, and counts each story', async () => {
    const stories = readStories();
    const empty = { file: 'stories/ui/empty.stories.tsx', names: [] };
    expect(await driftOf({ stories: [...stories, empty] })).to.contain(empty.file);
    const more = { file: 'stories/ui/more.stories.tsx', names: ['One', 'Two'] };
    const { counts } = await gather({ stories: [...stories, more] });
    expect(counts.stories).to.equal(report.counts.stories + 2);
  });

  it('is the same in all forms', () => {
    const page = toPage(report, '1.0.0');
    const reference = conformanceReference(report);
    for (const { num, handle } of report.chapters.flatMap((chapter) => chapter.criteria)) {
      expect(page).to.contain(`${num} ${handle}`);
      expect(reference).to.contain(`| ${num} ${handle} |`);
    }
    expect(page).not.to.contain('<script');
  });

  it('has the names of WCAG where the catalog has exchanged them', () => {
    const names = report.chapters.flatMap((chapter) => chapter.criteria);
    const nameOf = (num: string) => names.find((row) => row.num === num)!.handle;
    expect(nameOf('2.2.1')).to.equal('Timing Adjustable');
    expect(nameOf('2.2.2')).to.equal('Pause, Stop, Hide');
  });

  it('names the catalog of WCAG 2.2', () => {
    expect(report.catalog).to.equal('2.5-edition-wcag-2.2-508-en');
    expect(readCatalog().standards[0]!.id).to.equal('wcag-2.2');
  });
});
