import { expect } from 'chai';
import * as fc from 'fast-check';
import { calls } from '../../scripts/build/network-calls';
import { readNetwork } from '../../scripts/build/network.mjs';
import { trail } from '../../src/browser/call-log';
import { forgetPage } from '../../src/browser/page-singleton';
import { vitalsOf, type Recorded, type Vitals } from '../../src/telemetry/vitals';
import { configured, leaveNetwork, respond } from '../services/support';

const RELEASE = '1.2.3';
const nothing: Recorded = {
  firstCards: undefined,
  layoutShift: undefined,
  longFrames: undefined,
  calls: [],
  errors: [],
  callWaitMs: 10_000,
};

const of = (recorded: Partial<Recorded>): Vitals => vitalsOf(RELEASE, { ...nothing, ...recorded });
const failed = (...recorded: [name: string, status: number | string, ms?: number][]): Vitals['failedCalls'] =>
  of({ calls: recorded.map(([name, status, ms = 20]) => ({ name, status, ms })) }).failedCalls;

const isRounded = (value: number | null, perStep: number): boolean =>
  value === null || Math.abs(value / perStep - Math.round(value / perStep)) < 1e-9;

describe('shopper-profile-vitals', () => {
  it('has the release, and no figures for what the browser does not measure', () => {
    expect(of({})).to.deep.equal({
      release: RELEASE,
      firstCards: null,
      layoutShift: null,
      longFrames: null,
      failedCalls: [],
      fallbacks: [],
    });
  });

  it('rounds the first cards to 100 ms, shifts to 0.01, frames to 10 ms', () => {
    const { firstCards, layoutShift, longFrames } = of({
      firstCards: 1249.9,
      layoutShift: 0.0249,
      longFrames: { count: 3, ms: 317.4 },
    });
    expect({ firstCards, layoutShift, longFrames }).to.deep.equal({
      firstCards: 1200,
      layoutShift: 0.02,
      longFrames: { count: 3, ms: 320 },
    });
  });

  it('has failed calls by name and kind, with their count', () => {
    expect(
      failed(
        ['counties', 503],
        ['plan list', 500],
        ['plan list', 'ok'],
        ['plan list', 599],
        ['plan list', 404],
        ['profile (all)', 'network', 9999],
        ['profile (all)', 'network', 10_000],
        ['tollFree', 304],
        ['content profileTexts', 199],
        ['plan list', 'notJson'],
      ),
    ).to.deep.equal([
      { call: 'counties', kind: '5xx', count: 1 },
      { call: 'plan list', kind: '5xx', count: 2 },
      { call: 'plan list', kind: '4xx', count: 1 },
      { call: 'profile (all)', kind: 'network', count: 1 },
      { call: 'profile (all)', kind: 'timeout', count: 1 },
      { call: 'tollFree', kind: '3xx', count: 1 },
      { call: 'content profileTexts', kind: 'other', count: 1 },
      { call: 'plan list', kind: 'invalid', count: 1 },
    ]);
  });

  it('has each code once', () => {
    const codes = ['plans-failed', 'time-failed', 'plans-failed'] as const;
    expect(of({ errors: codes.map((code) => ({ code })) }).fallbacks).to.deep.equal([
      'plans-failed',
      'time-failed',
    ]);
  });

  it('rounds each number, and leaves out what is none', () => {
    const figure = fc.oneof(
      fc.double({ min: 0, max: 10_000, noNaN: true }),
      fc.constantFrom(NaN, Infinity, -Infinity),
    );
    const recorded = fc.record({
      firstCards: figure,
      layoutShift: figure,
      longFrames: fc.record({ count: figure, ms: figure }),
    });
    fc.assert(
      fc.property(recorded, (values) => {
        const { firstCards, layoutShift, longFrames } = of(values);
        for (const [value, perStep] of [
          [firstCards, 100],
          [layoutShift, 0.01],
          [longFrames?.count, 1],
          [longFrames?.ms, 10],
        ] as const)
          expect(value).to.satisfy((one: number | null) => isRounded(one, perStep));
      }),
    );
  });
});

describe('vitals after 10,000 random responses', () => {
  afterEach(leaveNetwork);

  /** Part of every text of a response. */
  const TAINT = 'qzx';
  const text = fc.oneof(
    fc.string().map((word) => `${TAINT}${word}`),
    fc.constantFrom(`${TAINT} failed: the response is not JSON`, `plan list failed: status ${TAINT}`),
  );
  const body = fc.oneof(
    fc.jsonValue().map((value) => JSON.stringify({ [TAINT]: value, data: { plans: [{ planId: TAINT }] } })),
    fc.array(text).map((texts) => JSON.stringify({ names: texts, uuid: texts[0], message: texts })),
    text,
    fc.constant(''),
  );
  const status = fc.oneof(fc.constantFrom(200, 200, 401, 404, 500, 503), fc.integer({ min: 200, max: 599 }));
  const response = fc.record({ body, status, isLost: fc.nat(9).map((value) => value === 0) });
  const PER_PAGE = 100;

  it('contain no text of any response, only names of network.json and rounded numbers', async function () {
    this.timeout(120_000);
    const { requests } = await readNetwork();
    const names = new Set(requests.map(({ call }) => call));
    const config = configured();
    const responses = fc.sample(response, { numRuns: 10_000, seed: 33 });
    const kinds = new Map<string, number>();
    for (let start = 0; start < responses.length; start += PER_PAGE) {
      forgetPage();
      for (const [index, { body, status, isLost }] of responses.slice(start, start + PER_PAGE).entries()) {
        respond(() =>
          isLost
            ? Promise.reject(new TypeError(TAINT))
            : new Response([204, 205, 304].includes(status) ? null : body, {
                status,
                statusText: TAINT,
                headers: { 'x-taint': TAINT },
              }),
        );
        await calls[(start + index) % calls.length]!.send(config);
      }
      const vitals = of({ calls: trail().calls });
      expect(JSON.stringify(vitals)).to.not.include(TAINT);
      for (const { call, kind, count } of vitals.failedCalls) {
        expect(names).to.include(call);
        kinds.set(kind, (kinds.get(kind) ?? 0) + count);
      }
    }
    for (const kind of ['network', '3xx', '4xx', '5xx', 'invalid'])
      expect(kinds.get(kind), kind).to.be.above(100);
  });
});
