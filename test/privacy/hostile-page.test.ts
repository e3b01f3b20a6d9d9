import { executeServerCommand } from '@web/test-runner-commands';
import { expect } from 'chai';
import { scenarioNames, scenarios, type Scenario } from '../../demo/service/index';
import { leaveTestPage } from '../support/page';
import { forgetTool } from '../support/tools';
import type { Trace, Written } from './hostile-page';
import { kinds, type Kind } from './planted';
import { privacyReference, type Seen } from './reference';
import { sightingsIn, specifiedPlaces } from './specified';
import { visit } from './visit';

const VISIT_MS = 180_000;

const visits = new Map<Scenario, Seen>();
const written = new Map<Scenario, readonly Written[]>();

const wordOf = (text: string, field: string): string =>
  (JSON.parse(text) as Record<string, string>)[field] ?? '';

/** The value of one field in the details of events. */
const namedIn = (traces: readonly Trace[], event: string, field: string): Set<string> =>
  new Set(
    traces.filter(({ place }) => place === `shopper-profile-${event}`).map(({ text }) => wordOf(text, field)),
  );

function look(traces: readonly Trace[]): { seen: Seen; report: string[] } {
  const seen: Seen = {
    leaks: [],
    specified: new Map(),
    popups: namedIn(traces, 'popup-open', 'popup'),
    forms: namedIn(traces, 'form-submit', 'form'),
  };
  const report: string[] = [];
  for (const trace of traces) {
    const { channel, place, text } = trace;
    for (const { kind, word, specified } of sightingsIn(trace)) {
      if (specified) {
        const before = seen.specified.get(specified) ?? new Set<Kind>();
        seen.specified.set(specified, before.add(kind));
      } else {
        seen.leaks.push({ channel, kind });
        const at = Math.max(0, text.indexOf(word));
        report.push(`${channel}, ${place}: ${kind} in “${text.slice(Math.max(0, at - 120), at + 60)}”`);
      }
    }
  }
  return { seen, report };
}

describe('a hostile page', () => {
  afterEach(() => {
    forgetTool();
    leaveTestPage();
  });

  for (const scenario of scenarioNames) {
    it(`sees nothing of a shopper but where it is specified: ${scenario} (TRACK-01, HTTP-09, APPS-35)`, async () => {
      const { traces, written: stored } = await visit(scenario);
      written.set(scenario, stored);
      const { seen, report } = look(traces);
      visits.set(scenario, seen);
      expect([...new Set(report)]).to.deep.equal([]);
    }).timeout(VISIT_MS);
  }

  it('has seen each specified value: no exception is there for nothing', () => {
    for (const place of specifiedPlaces) {
      const there = kinds.filter((kind) =>
        [...visits.values()].some(({ specified }) => specified.get(place)?.has(kind)),
      );
      expect(there, `${place.channel}: ${place.label}`).to.have.members([...place.kinds]);
    }
  });

  it('keeps in the browser what docs/reference/storage.md lists, where it says', async () => {
    const text = await (await fetch('/docs/reference/storage.md')).text();
    const rows = text
      .split('\n')
      .filter((line) => line.includes('`storageKeys.'))
      .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
      .map(([, name = '', where = '', , howLong = '']) => ({ name, where, howLong }));
    const places = new Map(rows.map(({ name, where }) => [name, where]));
    const seen = new Set<string>();
    for (const [scenario, stored] of written)
      for (const { name, where } of stored) {
        seen.add(name);
        const isOfAgent = where === 'Session storage' && scenarios[scenario].isAgentFlow === true;
        if (!isOfAgent) expect(where, `${scenario}: ${name}`).to.equal(places.get(name));
      }
    // Visits are too short for the first, and the window is too narrow for the second. No page is left before analytics
    // load, and no shopper is signed out without a request.
    const notSeen = ['lastInput', 'toastShown', 'unsentEvents', 'signedOutByItself', 'place'].map(
      (name) => `shopperProfile.${name}`,
    );
    const ours = rows.filter(
      ({ name, howLong }) => !howLong.endsWith('as long as the site keeps it') && !notSeen.includes(name),
    );
    expect([...seen], 'of a row nothing is ever stored').to.include.members(ours.map(({ name }) => name));
  });

  it('has seen what docs/reference/privacy.md says (`npm run privacy` writes it)', async () => {
    const { isStale } = await executeServerCommand<{ isStale: boolean }, { text: string }>(
      'privacy-reference',
      {
        text: privacyReference(visits),
      },
    );
    expect(isStale).to.be.false;
  });
});
