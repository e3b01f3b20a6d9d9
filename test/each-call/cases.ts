/** Tests of the table of calls and their failures. */
import { expect } from 'chai';
import { leaveTestPage } from '../support/page';
import {
  look,
  outcomeOf,
  elements,
  rows,
  type Case,
  type Row,
  type Visit,
  type Way,
} from '../state/load/failing-calls';

interface Fault {
  /** What the page does, and what it should do. */
  what: string;
  ids: string;
  cases: (row: Row, way: Way) => boolean;
  /** The rule that it breaks in other cases, too, if responses come in an unlucky order. */
  rule?: string;
}

/** Faults that are known and not fixed yet. Their cases are skipped. Each entry has to be removed. */
const knownFaults: Fault[] = [];

const rulesBroken = knownFaults.flatMap(({ rule }) => rule ?? []);

const said = (findings: ReadonlyMap<string, string>): string =>
  [...findings]
    .filter(([rule]) => !rulesBroken.includes(rule))
    .map(([, words]) => words)
    .join('\n');

const visits: Visit[] = ['remembered', 'with a code', 'import due', 'session ended'];

/** Statements that need the date of the server, which may not have come. */
const withoutDates = (words: string): string =>
  words.replace(/ ?\|? ?Coverage checked [^.]+\./g, '').replace(/ \| Open enrollment ends [^.]+\./g, '');

/** The texts of the elements, by element name. Elements without a text are left out. */
const spoken = (end: Record<string, string>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (end[name] ? [[name, withoutDates(end[name])]] : [])));

/** Elements with the same texts at the end as without a failing call. */
function unaffected({ row, way, visit }: Case): string[] {
  const isLost = way !== 'responds late' && visit !== 'session ended';
  return [...elements, 'extra-help'].filter((name) => !isLost || !row?.affects.includes(name));
}

/** Each call of docs/load-flow.md, in these ways. */
export function describeCases(ways: readonly Way[]): void {
  /** The texts of each element at the end when no call fails, by kind of visit. */
  const good = new Map<Visit, Record<string, string>>();

  afterEach(leaveTestPage);

  for (const visit of visits)
    it(`says nothing wrong when none fails: ${visit} (LOAD-22 … LOAD-24)`, async () => {
      const { end, findings, outcome, page } = await look({ visit });
      good.set(visit, end);
      expect(said(findings), 'said at some moment').to.equal('');
      expect(outcome).to.equal('success');
      expect(page.visited).to.deep.equal([]);
      expect(Object.keys(spoken(end, elements))).to.include.members(['banner', 'plans', 'drugs', 'doctors']);
    });

  for (const row of rows)
    for (const way of ways) {
      const what: Case = { row, way, visit: row.visit ?? 'remembered' };
      const fault = knownFaults.find(({ cases }) => cases(row, way));
      const test = fault ? it.skip : it;
      const known = fault ? ` [known: it ${fault.what} (${fault.ids})]` : '';
      test(`${row.call} ${way}: the rest of the page stands, ready settles, nothing wrong is ever said (LOAD-25, ${row.ids})${known}`, async () => {
        const { page, end, findings, outcome } = await look(what);
        expect(said(findings), 'said at some moment').to.equal('');
        expect(outcome, 'ready').to.equal(outcomeOf(what));
        const names = unaffected(what);
        expect(spoken(end, names)).to.deep.equal(spoken(good.get(what.visit)!, names));
        expect(page.visited, 'went to').to.deep.equal([]);
        expect(
          page.service.requests.filter(({ path }) => row.path.test(path)),
          'the call',
        ).not.to.be.empty;
      });
    }
}
