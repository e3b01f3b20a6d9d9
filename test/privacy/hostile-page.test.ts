import { executeServerCommand } from '@web/test-runner-commands';
import { expect } from 'chai';
import { scenarioNames, scenarios, type Scenario } from '../../demo/service/index';
import { leaveTestPage } from '../support/page';
import { forgetTool, testTool } from '../support/tools';
import type { Trace, Written } from './hostile-page';
import { compareRequests, unlistedFiles, unlistedPages, unseenRequests, type Network } from './network';
import { kinds, type Kind } from './planted';
import { privacyReference, type Seen } from './reference';
import { sightingsIn, specifiedPlaces } from './specified';
import { configuredNames, visit } from './visit';

const VISIT_MS = 180_000;

const visits = new Map<Scenario, Seen>();
const written = new Map<Scenario, readonly Written[]>();

/** Requests and pages of all visits that network.json does not list, and the calls of the list that were sent. */
const unlisted = new Set<string>();
const sent = new Set<string>();
let network: Network;

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

const NO_SUPPLEMENT = 'the walk removes the first plan of the list, which is no supplement';

/** Requests that no visit sends, and why. */
const notSent = new Map([
  [
    'plan details: GET /planinfo/details/VPP/plan-years/{year}/plans/{planId}',
    'the lists of the mock service have all saved plans',
  ],
  [
    'content stateFlip: GET /api/assets/MRD/content-fragments/common-tools-vpp/medsupp/state-flip.json',
    'only with vendors.medsupp, which the walk does not set',
  ],
  [
    'content dentalPlans: GET /api/assets/MRD/content-fragments/global/dental-provider-covered-plans.json',
    'no shopper of the demo has saved a dentist',
  ],
  ['profile (medsuppPlans): GET /landrover/api/Users/{uuid}/medsuppPlans', NO_SUPPLEMENT],
  ['profile write (medsuppPlans): POST /landrover/api/Users/{uuid}/medsuppPlans', NO_SUPPLEMENT],
  ['delete supplement: DELETE /landrover/api/Users/{uuid}/medsuppPlans/{year}/{planCode}', NO_SUPPLEMENT],
  ['analytics: POST /gpdCustomEvent', 'it is of AMP, and the walk is on UMS'],
]);

/** What a visit does not store, and why. */
const notStored = new Map([
  ['storageKeys.lastInput', 'visits are too short'],
  ['storageKeys.toastShown', 'the window is too narrow'],
  ['storageKeys.unsentEvents', 'no page is left before analytics load'],
  ['storageKeys.signedOutByItself', 'no shopper is signed out without a request'],
  ['storageKeys.place', 'no page is left by Back or a reload'],
]);

describe('a hostile page', () => {
  before(async function () {
    this.timeout(VISIT_MS);
    performance.setResourceTimingBufferSize(100_000);
    network = await executeServerCommand<Network, undefined>('network');
  });

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
      const requests = compareRequests(network, traces, configuredNames);
      for (const call of requests.seen) sent.add(call);
      for (const place of [...requests.unlisted, ...unlistedPages(network, traces, configuredNames)])
        unlisted.add(`${scenario}: ${place}`);
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

  it('sends nothing and leads nowhere that network.json does not list, with no other field and no other kind of value', () => {
    expect([...unlisted]).to.deep.equal([]);
  });

  it('loads no file that network.json does not list', () => {
    expect(unlistedFiles(network, configuredNames, Object.values(testTool))).to.deep.equal([]);
  });

  it('has sent each request of network.json, but for those that have a reason', () => {
    expect(unseenRequests(network, sent)).to.have.members([...notSent.keys()]);
  });

  it('keeps in the browser what network.json lists, where it says', () => {
    const names: Record<string, string> = configuredNames;
    const places = new Map(
      network.storage.map(({ name, setting, where }) => [name ?? names[setting], where]),
    );
    const seen = new Set<string>();
    for (const [scenario, stored] of written)
      for (const { name, where } of stored) {
        seen.add(name);
        const isOfAgent = where === 'Session storage' && scenarios[scenario].isAgentFlow === true;
        if (!isOfAgent) expect(where, `${scenario}: ${name}`).to.equal(places.get(name));
        else expect([...places.keys()], scenario).to.include(name);
      }
    const ours = network.storage.filter(({ howLong }) => !howLong.endsWith('as long as the site keeps it'));
    const unseen = ours.filter(({ name, setting }) => !seen.has(name ?? names[setting] ?? ''));
    expect(unseen.map(({ setting }) => setting)).to.have.members([...notStored.keys()]);
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
