import { expect } from 'chai';
import * as fc from 'fast-check';
import { calls } from '../../scripts/build/network-calls';
import { readNetwork } from '../../scripts/build/network.mjs';
import { trail } from '../../src/browser/call-log';
import { errorCodes } from '../../src/browser/error-codes';
import { forgetPage } from '../../src/browser/page-singleton';
import { settings } from '../../src/config/settings';
import { describeFailure } from '../../src/services/http';
import { callNames, vitalsOf, type Recorded, type Vitals } from '../../src/telemetry/vitals';
import { configured, leaveNetwork, respond } from '../services/support';

const RELEASE = '1.2.3';
const keys = {
  endpoints: Object.keys(settings.endpoints),
  contentPaths: Object.keys(settings.contentPaths),
};

const nothing: Recorded = {
  firstCards: undefined,
  layoutShift: undefined,
  longFrames: undefined,
  calls: [],
  errors: [],
  keys,
  callWaitMs: 10_000,
};

const of = (recorded: Partial<Recorded>): Vitals => vitalsOf(RELEASE, { ...nothing, ...recorded });
const failed = (...recorded: [name: string, status: number | string, ms?: number][]): Vitals['failedCalls'] =>
  of({ calls: recorded.map(([name, status, ms = 20]) => ({ name, status, ms })) }).failedCalls;

const kinds = ['network', 'timeout', '3xx', '4xx', '5xx', 'other', 'invalid'];
const words = new Set([RELEASE, ...callNames(keys), ...kinds, ...Object.keys(errorCodes)]);

/** Strings of a value that are in no list. */
const otherWords = (value: unknown): unknown[] =>
  typeof value === 'string'
    ? words.has(value)
      ? []
      : [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(otherWords)
      : [];

const isRounded = (value: number | null, perStep: number): boolean =>
  value === null || Math.abs(value / perStep - Math.round(value / perStep)) < 1e-9;

describe('shopper-profile-vitals', () => {
  it('knows each call of network.json, and no others', async () => {
    const { requests } = await readNetwork();
    const sent = new Set(requests.map(({ call }) => call));
    const names = callNames(keys);
    expect(names).to.include.members([...sent]);
    expect(names.filter((name) => !sent.has(name))).to.deep.equal(['profile write (all)']);
    expect(new Set(names).size).to.equal(names.length);
  });

  it('knows each error code', () => {
    const errors = Object.keys(errorCodes).map((code) => ({ message: 'x', code }));
    expect(of({ errors }).fallbacks).to.have.members(Object.keys(errorCodes));
  });

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
      ),
    ).to.deep.equal([
      { call: 'profile (all)', kind: 'network', count: 1 },
      { call: 'profile (all)', kind: 'timeout', count: 1 },
      { call: 'plan list', kind: '5xx', count: 2 },
      { call: 'plan list', kind: '4xx', count: 1 },
      { call: 'counties', kind: '5xx', count: 1 },
      { call: 'tollFree', kind: '3xx', count: 1 },
      { call: 'content profileTexts', kind: 'other', count: 1 },
    ]);
  });

  it('has responses that are not JSON as invalid', () => {
    const message = describeFailure({ call: 'plan list', kind: 'notJson', isInvalidSession: false });
    const { failedCalls, fallbacks } = of({ errors: [{ message, code: 'plans-failed' }] });
    expect(failedCalls).to.deep.equal([{ call: 'plan list', kind: 'invalid', count: 1 }]);
    expect(fallbacks).to.deep.equal(['plans-failed']);
  });

  it('leaves out each word that is in no list, and values that are not numbers', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom('plan list', 'ok', 'plans-failed', '__proto__'));
    const recorded = fc.record({
      firstCards: fc.double(),
      layoutShift: fc.double(),
      longFrames: fc.record({ count: fc.double(), ms: fc.double() }),
      calls: fc.array(fc.record({ name: word, status: fc.oneof(word, fc.integer()), ms: fc.double() })),
      errors: fc.array(
        fc.record({ message: word.map((name) => `${name} failed: the response is not JSON`), code: word }),
      ),
    });
    fc.assert(
      fc.property(recorded, (values) => {
        const vitals = of(values);
        expect(otherWords(vitals)).to.deep.equal([]);
        expect(isRounded(vitals.firstCards, 100)).to.equal(true);
        for (const value of [vitals.firstCards, vitals.layoutShift, vitals.longFrames?.ms ?? 0])
          expect(value === null || Number.isFinite(value)).to.equal(true);
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

  it('contain no text of any response, only words of the lists and rounded numbers', async function () {
    this.timeout(120_000);
    const config = configured();
    const responses = fc.sample(response, { numRuns: 10_000, seed: 33 });
    let failures = 0;
    for (let start = 0; start < responses.length; start += PER_PAGE) {
      forgetPage();
      const errors: { message: string; code: string }[] = [];
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
        const result = await calls[(start + index) % calls.length]!.send(config);
        if (!result.ok) errors.push({ message: describeFailure(result.failure), code: 'plans-failed' });
      }
      const vitals = of({ calls: trail().calls, errors, firstCards: 1234, layoutShift: 0.1 });
      failures += vitals.failedCalls.reduce((sum, { count }) => sum + count, 0);
      expect(JSON.stringify(vitals)).to.not.include(TAINT);
      expect(otherWords(vitals)).to.deep.equal([]);
    }
    expect(failures).to.be.above(5000);
  });
});
