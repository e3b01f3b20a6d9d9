import { expect } from 'chai';
import { agentSession, type Service, type ServiceOptions } from '../../demo/service/index';
import type { Config, ConfigInput } from '../../src/config/settings';
import type { Result } from '../../src/services/http';
import {
  respond,
  respondWithJson,
  respondWithText,
  askService,
  configured,
  leaveNetwork,
  type Sent,
} from './support';

/**
 * The mock service responds from now on. It accepts writes only with the anti-forgery token of the cookie.
 */
export function askGuarded(options: ServiceOptions = {}): Service {
  const service = askService({ ...options, xsrf: true });
  document.cookie = `XSRF-TOKEN=${service.xsrfToken ?? ''}; Path=/`;
  return service;
}

/** An agent's page: the mock service rejects profile requests without the session header. */
export function askAsAgent(input: ConfigInput = {}): { service: Service; config: Config } {
  const service = askGuarded({ scenario: 'agent' });
  sessionStorage.setItem(agentSession.storageKey, service.agentToken ?? '');
  return { service, config: configured({ ...input, agentSession }) };
}

/** Call it in `afterEach`. */
export function leaveMockService(): void {
  leaveNetwork();
  sessionStorage.removeItem(agentSession.storageKey);
}

export interface Expected {
  method: string;
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** One request was sent: this one, with these headers and no others (NET-34, HTTP-25). */
export function expectSent(
  service: Service,
  { method, path, query = {}, body, headers = {} }: Expected,
): void {
  const ofBody = { accept: 'application/json', 'content-type': 'application/json' };
  // The mock service adds its own name of the call.
  const sent = service.requests.map(({ call: _call, ...request }) => request);
  expect(sent).to.deep.equal([
    {
      method,
      path,
      query,
      headers: { ...(body === undefined ? {} : ofBody), 'x-xsrf-token': service.xsrfToken, ...headers },
      ...(body === undefined ? {} : { body }),
    },
  ]);
}

export const bodyOf = (sent: Sent[]): unknown => JSON.parse(sent[0]?.body ?? '');

/** The behavior of a call whose response body is ignored: only its status counts (NET-33, HTTP-24). */
export function describeUnread(send: () => Promise<Result<unknown>>, call: string): void {
  for (const [name, text] of [
    ['an empty body', ''],
    ['an HTML page', '<!doctype html><title>Thanks</title>'],
    ['half of a JSON text', '{"status": '],
    ['the JSON null', 'null'],
  ] as const)
    it(`takes ${name} as success, as no one reads the response`, async () => {
      respondWithText(text);
      expect(await send()).to.deep.equal({ ok: true, value: undefined });
    });

  it('takes an empty 204 as success (NET-33, HTTP-24)', async () => {
    respondWithText('', 204);
    expect(await send()).to.deep.equal({ ok: true, value: undefined });
  });

  for (const status of [300, 304, 400, 404, 500])
    it(`counts status ${status} as a failed call, whatever its body says (NET-33, HTTP-24)`, async () => {
      if (status === 304) respondWithText('', status);
      else respondWithJson({ status: 'SUCCESS' }, status);
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
}

/** A call of `endpoints`: elsewhere by configuration, and not at all when it is switched off (OPEN-A006). */
export function describeEndpoint(
  name: keyof Config['endpoints'],
  send: (config: Config) => Promise<Result<unknown>>,
): void {
  it('goes where the host says, by the method it says (OPEN-A006)', async () => {
    const sent = respondWithJson({});
    const endpoints = { [name]: { method: 'PUT', path: 'https://api.example.com/x' } };
    await send(configured({ endpoints }));
    expect(sent.map(({ method, url }) => `${method} ${url.href}`)).to.deep.equal([
      'PUT https://api.example.com/x',
    ]);
  });

  it('is not sent when it is switched off (OPEN-A006)', async () => {
    const sent = respondWithJson({});
    expect(await send(configured({ endpoints: { [name]: null } }))).to.deep.equal({
      ok: false,
      failure: { call: name, kind: 'switchedOff', isInvalidSession: false },
    });
    expect(sent).to.deep.equal([]);
  });
}
