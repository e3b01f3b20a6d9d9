import { expect } from 'chai';
import type { Scenario } from '../../../demo/service/index';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { pass, startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage } from '../../support/page';
import { arriveWithCode } from '../../support/visits';

const ROUND_MS = 1000;
const ROUNDS = 8;

/** The shopper of each column in the table of docs/load-flow.md. */
const shoppers: Record<string, { scenario: Scenario; code?: string }> = {
  guest: { scenario: 'guest' },
  consumer: { scenario: 'consumer' },
  'sign-in code': { scenario: 'consumer', code: 'demo-consumer' },
  'base account': { scenario: 'base-account' },
  member: { scenario: 'member' },
  'member, import due': { scenario: 'member-import' },
  agent: { scenario: 'agent' },
  cloaked: { scenario: 'cloaked' },
  telesales: { scenario: 'telesales-member' },
};

/** The rounds in which each call is sent, by the call's pattern. */
type Rounds = Record<string, number[]>;

/** The table, by column. */
async function documentedRounds(): Promise<Record<string, Rounds>> {
  const text = await (await fetch('/docs/load-flow.md')).text();
  const lines = text
    .slice(text.indexOf('## Which call'))
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const [head = [], , ...rows] = lines.slice(
    0,
    lines.findIndex(([cell]) => cell === 'what'),
  );
  return Object.fromEntries(
    head.slice(1).map((kind, column) => [
      kind,
      Object.fromEntries(
        rows.flatMap((row): [string, number[]][] => {
          const cell = row[column + 1] ?? '';
          const call = (row[0] ?? '').replaceAll('`', '');
          return cell === '–' ? [] : [[call, cell.split(', ').map(Number)]];
        }),
      ),
    ]),
  );
}

const matches = (pattern: string, call: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(call);

/** Records each call of the page with the round in which it is sent. Every response takes one round. */
async function recordedRounds({
  scenario,
  code,
}: {
  scenario: Scenario;
  code?: string;
}): Promise<[string, number][]> {
  const { service } = openTestPage({ scenario, delayMs: ROUND_MS });
  if (code !== undefined) arriveWithCode(code);
  startFakeClock(0);
  const rounds: number[] = [];
  const ask = service.fetch.bind(service);
  service.fetch = (input, init) => {
    rounds.push(Math.floor(Date.now() / ROUND_MS) + 1);
    return ask(input, init);
  };
  void startLoadFlow();
  for (let round = 0; round < ROUNDS; round += 1) await pass(ROUND_MS);
  return service.requests.map(({ method, path }, index) => [`${method} ${path}`, rounds[index] ?? 0]);
}

describe('which call is sent when', () => {
  afterEach(leaveTestPage);

  let documented: Record<string, Rounds>;
  before(async () => {
    documented = await documentedRounds();
  });

  it('is documented for every kind of user', () => {
    expect(Object.keys(documented)).to.deep.equal(Object.keys(shoppers));
  });

  for (const [kind, shopper] of Object.entries(shoppers))
    it(`is as in the table: ${kind} (LOAD-10 … LOAD-18, LOAD-29 … LOAD-35)`, async () => {
      const expected = documented[kind] ?? {};
      const recorded: Rounds = {};
      for (const [call, round] of await recordedRounds(shopper)) {
        const pattern = Object.keys(expected).find((candidate) => matches(candidate, call)) ?? call;
        const rounds = (recorded[pattern] ??= []);
        if (!rounds.includes(round)) rounds.push(round);
      }
      expect(recorded).to.deep.equal(expected);
    });

  for (const [kind, shopper] of Object.entries(shoppers))
    it(`repeats only the profile and the import of a member: ${kind} (LOAD-18)`, async () => {
      const calls = (await recordedRounds(shopper)).map(([call]) => call);
      const repeated = calls.filter((call, index) => calls.indexOf(call) !== index);
      const isImport = shopper.scenario === 'member-import';
      expect(repeated).to.deep.equal(
        isImport
          ? [
              'POST /landrover/api/profiles/import/member-items/v1',
              'GET /landrover/api/Users/demo-member-import/all',
            ]
          : [],
      );
    });
});
