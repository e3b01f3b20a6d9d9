import { expect } from 'chai';
import * as fc from 'fast-check';
import { createService, type Service, type ServiceOptions } from '../../demo/service/index';
import { resolveConfig } from '../../src/config/settings';
import type { Config, ConfigInput } from '../../src/config/settings';
import type { Result } from '../../src/services/http';

const nativeFetch = globalThis.fetch;

/** One request as the network saw it. */
export interface Sent {
  url: URL;
  method: string;
  headers: Headers;
  body: string;
  signal: AbortSignal;
  credentials: RequestCredentials;
}

export const configured = (input: ConfigInput = {}): Config => resolveConfig([input]).config;

/** The mock service responds from now on. */
export function askService(options: ServiceOptions = {}): Service {
  const service = createService(options);
  globalThis.fetch = service.fetch;
  return service;
}

/** The same response to every request from now on. Requests are recorded. */
export function respond(make: () => Response | Promise<Response>): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push({
      url: new URL(request.url),
      method: request.method,
      headers: request.headers,
      body: await request.clone().text(),
      signal: request.signal,
      credentials: request.credentials,
    });
    return make();
  };
  return sent;
}

export const respondWithJson = (body: unknown, status = 200): Sent[] =>
  respond(
    () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  );

export const respondWithText = (text: string, status = 200, type = 'text/html'): Sent[] =>
  respond(
    () =>
      new Response([204, 205, 304].includes(status) ? null : text, {
        status,
        headers: { 'content-type': type },
      }),
  );

/** Call it in `afterEach`. */
export function leaveNetwork(): void {
  globalThis.fetch = nativeFetch;
  document.cookie = 'XSRF-TOKEN=; Path=/; Max-Age=0';
}

/** The value of a call that must succeed. */
export async function valueOf<Value>(result: Promise<Result<Value>>): Promise<Value> {
  const settled = await result;
  if (!settled.ok) throw new Error(`the call failed: ${JSON.stringify(settled.failure)}`);
  return settled.value;
}

const HTML = '<!doctype html><title>Please wait</title>';

/** What every client that reads JSON has to do with responses that are no good (NET-33, HTTP-24, OPEN-B36). */
export function describeFailures(send: () => Promise<Result<unknown>>, call: string): void {
  const notJson: [string, string][] = [
    ['an HTML page', HTML],
    ['an empty body', ''],
    ['half of a JSON text', '{"data": {"plans": ['],
  ];
  for (const [name, text] of notJson)
    it(`counts ${name} as a failed call (NET-33, MODEL-26)`, async () => {
      respondWithText(text);
      expect(await send()).to.deep.equal({
        ok: false,
        failure: { call, kind: 'notJson', isInvalidSession: false },
      });
    });

  for (const status of [300, 400, 404, 500, 503])
    it(`counts status ${status} as a failed call, whatever its body says (NET-33, HTTP-24)`, async () => {
      respondWithJson({ data: { plans: [{ planId: 'H1036054000' }] } }, status);
      expect(await send()).to.deep.equal({
        ok: false,
        failure: { call, kind: 'status', status, isInvalidSession: false },
      });
    });

  it('counts a network error as a failed call', async () => {
    respond(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await send()).to.deep.equal({
      ok: false,
      failure: { call, kind: 'network', isInvalidSession: false },
    });
  });

  it('tells an ended session by its marker (ERR-02, OPEN-A106)', async () => {
    respondWithText('<h1>Unauthorized</h1><p>Invalid session</p>', 401);
    expect(await send()).to.deep.equal({
      ok: false,
      failure: { call, kind: 'status', status: 401, isInvalidSession: true },
    });
  });

  for (const body of [
    'null',
    '7',
    '"text"',
    '[]',
    '{}',
    'true',
    '{"data":null}',
    '{"data":[]}',
    '{"data":{"plans":7}}',
  ])
    it(`does not throw at the JSON ${body} (MODEL-26)`, async () => {
      respondWithText(body, 200, 'application/json');
      expect((await send()).ok).to.equal(true);
    });
}

/** JSON that has the given names in it more often than chance would have it. */
export const jsonWith = (...names: string[]): fc.Arbitrary<unknown> => {
  const key = fc.oneof(fc.constantFrom(...names), fc.string());
  return fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 6, withCrossShrink: true },
      fc.constantFrom<unknown>(
        null,
        true,
        false,
        0,
        7,
        -1.5,
        '',
        'null',
        'undefined',
        '$1,250.00',
        'Yes',
        '2027',
        'MA',
      ),
      fc.string(),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(key, tie('value'), { maxKeys: 8 }),
    ),
  })).value;
};
