import { expect } from 'chai';
import * as sinon from 'sinon';
import { callForStatus, callJson, describeFailure, type CallRequest } from '../../src/services/http';
import { respond, respondWithJson, respondWithText, leaveNetwork } from './support';

const same = (body: unknown): unknown => body;
const get: CallRequest = { call: 'plan list', url: '/landrover/api/test' };
const withStatus = (status: number): Response =>
  Object.defineProperty(new Response('{}'), 'status', { value: status });

describe('the HTTP client', () => {
  afterEach(leaveNetwork);
  afterEach(() => {
    sinon.restore();
  });

  it('sends what it is given: method, query, JSON body', async () => {
    const sent = respondWithJson({});
    await callJson(
      {
        ...get,
        method: 'POST',
        query: { zip: '60614', planYear: 2027, fips: undefined },
        body: { code: 'a b' },
      },
      same,
    );
    expect(sent).to.have.length(1);
    expect(sent[0]?.method).to.equal('POST');
    expect(sent[0]?.url.pathname).to.equal('/landrover/api/test');
    expect(sent[0]?.url.search).to.equal('?zip=60614&planYear=2027');
    expect(sent[0]?.headers.get('content-type')).to.equal('application/json');
    expect(JSON.parse(sent[0]?.body ?? '')).to.deep.equal({ code: 'a b' });
  });

  it('sends no body unless there is one (NET-09, NET-11)', async () => {
    const sent = respondWithText('', 204);
    await callForStatus({ ...get, method: 'DELETE' });
    expect(sent[0]?.method).to.equal('DELETE');
    expect(sent[0]?.body).to.equal('');
    expect(sent[0]?.headers.get('content-type')).to.equal(null);
  });

  for (const status of [200, 201, 204, 299]) {
    it(`takes status ${status} as success (NET-33, HTTP-24)`, async () => {
      respondWithText('{"a":1}', status);
      expect(await callForStatus(get)).to.deep.equal({ ok: true, value: undefined });
    });
  }

  it('reads the JSON of status 299 (NET-33)', async () => {
    respondWithText('{"a":1}', 299);
    expect(await callJson(get, same)).to.deep.equal({ ok: true, value: { a: 1 } });
  });

  for (const status of [0, 100, 199, 300, 304, 400, 401, 403, 404, 408, 429, 500, 503, 599])
    it(`takes status ${status} as failure, and does not try again (NET-33, HTTP-24)`, async () => {
      const sent = respond(() => withStatus(status));
      const expected = { call: 'plan list', kind: 'status', status, isInvalidSession: false };
      expect(await callForStatus(get)).to.deep.equal({ ok: false, failure: expected });
      expect(await callJson(get, same)).to.deep.equal({ ok: false, failure: expected });
      expect(sent).to.have.length(2);
    });

  it('judges a response that no one reads by its status alone', async () => {
    for (const body of ['', '<html>', 'null']) {
      respondWithText(body);
      expect(await callForStatus(get)).to.deep.equal({ ok: true, value: undefined });
    }
  });

  it('takes the JSON value null as a response, and a blank one as none', async () => {
    respondWithText('null');
    expect(await callJson(get, same)).to.deep.equal({ ok: true, value: null });
    respondWithText('  ');
    expect((await callJson(get, same)).ok).to.equal(false);
  });

  it('does not care about the content type', async () => {
    respondWithText('{"a":1}', 200, 'text/plain');
    expect(await callJson(get, same)).to.deep.equal({ ok: true, value: { a: 1 } });
  });

  it('takes "Invalid session" for the end of a session with status 401 only (ERR-02, OPEN-A106)', async () => {
    const statuses: [number, string, boolean][] = [
      [401, 'Invalid session', true],
      [401, '{"error":{"message":"Invalid session"}}', true],
      [401, 'Unauthorized', false],
      [403, 'Invalid session', false],
      [500, 'Invalid session', false],
    ];
    for (const [status, text, isInvalidSession] of statuses) {
      respondWithText(text, status);
      const result = await callForStatus(get);
      expect(!result.ok && result.failure.isInvalidSession, `${status} ${text}`).to.equal(isInvalidSession);
    }
  });

  it('carries nothing of what the server said in a failure (ERR-14, OPEN-B36)', async () => {
    respondWithText('Marta Sampleton, 1EG4-TE5-MK73', 500);
    const result = await callJson(get, same);
    expect(JSON.stringify(result)).not.to.match(/Marta|1EG4/);
    expect(!result.ok && describeFailure(result.failure)).to.equal('plan list failed: status 500');
  });

  it('hands on what a caller reads in a failure, and nothing else of it (OPEN-B36, OPEN-B45)', async () => {
    respondWithJson({ left: 2, error: 'Tess Sampleton' }, 409);
    const asked: unknown[] = [];
    const result = await callJson(get, same, (body) => asked.push(body));
    expect(asked).to.deep.equal([{ left: 2, error: 'Tess Sampleton' }]);
    expect(result).to.deep.equal({
      ok: false,
      failure: { call: 'plan list', kind: 'status', status: 409, isInvalidSession: false },
      refusal: 1,
    });
  });

  it('takes a body that breaks off as no response', async () => {
    respond(() => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('reset')) })));
    const result = await callJson(get, same);
    expect(!result.ok && result.failure.kind).to.equal('network');
  });

  it('does not try again when there is no response', async () => {
    const sent = respond(() => Promise.reject(new TypeError('Failed to fetch')));
    for (const method of ['GET', 'DELETE']) {
      const result = await callForStatus({ ...get, method });
      expect(!result.ok && result.failure.kind).to.equal('network');
    }
    expect(sent).to.have.length(2);
  });

  it('does not throw at an address that is not one', async () => {
    respondWithJson({});
    const result = await callJson({ call: 'plan list', url: 'https://[' }, same);
    expect(!result.ok && result.failure.kind).to.equal('network');
  });

  describe('against forgery', () => {
    it('sends the XSRF-TOKEN cookie back as X-XSRF-TOKEN (NET-34, HTTP-25)', async () => {
      document.cookie = 'XSRF-TOKEN=a%2Fb%3D; Path=/';
      const sent = respondWithJson({});
      await callJson(get, same);
      await callForStatus({ ...get, url: `${location.origin}/elsewhere`, method: 'DELETE' });
      expect(sent.map(({ headers }) => headers.get('x-xsrf-token'))).to.deep.equal(['a/b=', 'a/b=']);
    });

    it('sends no such header without the cookie (NET-34)', async () => {
      document.cookie = 'MY-XSRF-TOKEN=other; Path=/';
      const sent = respondWithJson({});
      await callJson(get, same);
      expect(sent[0]?.headers.has('x-xsrf-token')).to.equal(false);
      document.cookie = 'MY-XSRF-TOKEN=; Path=/; Max-Age=0';
    });

    it('sends it to no other origin (NET-34)', async () => {
      document.cookie = 'XSRF-TOKEN=secret; Path=/';
      const sent = respondWithJson({});
      const { host, hostname } = location;
      for (const url of [
        'https://example.com/landrover/api/test',
        '//example.com/landrover/api/test',
        `http://${hostname}:1/landrover/api/test`,
        `http://other.${host}/landrover/api/test`,
      ])
        await callJson({ call: 'plan list', url }, same);
      expect(sent).to.have.length(4);
      for (const { headers, url } of sent) expect(headers.has('x-xsrf-token'), url.href).to.equal(false);
    });
  });

  it('has no timeout: after an hour a call that hangs is still pending (NET-32, HTTP-23)', async () => {
    const clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'] });
    const timeoutSignal = sinon.spy(AbortSignal, 'timeout');
    let finish: (response: Response) => void = () => {};
    const sent = respond(() => new Promise((resolve) => (finish = resolve)));
    let settled: unknown = null;
    const call = callJson(get, same).then((result) => {
      settled = result;
    });
    await clock.tickAsync(3_600_000);
    expect(sent).to.have.length(1);
    expect(settled).to.equal(null);
    expect(sent[0]?.signal.aborted).to.equal(false);
    expect(timeoutSignal.called).to.equal(false);
    clock.restore();
    finish(new Response('{"late":true}'));
    await call;
    expect(settled).to.deep.equal({ ok: true, value: { late: true } });
  });
});

describe('a call that was given up', () => {
  afterEach(leaveNetwork);
  afterEach(() => {
    sinon.restore();
  });

  for (const [status, isLateSuccess] of [
    [200, true],
    [500, false],
  ] as const)
    it(`has failed, and ${isLateSuccess ? 'has succeeded after all' : 'nothing else'} when status ${String(status)} comes late (HTTP-04)`, async () => {
      const clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      let finish: (response: Response) => void = () => undefined;
      respond(() => new Promise((resolve) => (finish = resolve)));
      let hasSucceededLate = false;
      const call = callForStatus({ ...get, waitMs: 1000 }, () => (hasSucceededLate = true));
      await clock.tickAsync(1000);
      const result = await call;
      expect(!result.ok && result.failure.kind).to.equal('network');
      clock.restore();
      finish(withStatus(status));
      // A call that is sent later is judged later.
      respond(() => withStatus(200));
      await callForStatus(get);
      expect(hasSucceededLate).to.equal(isLateSuccess);
    });
});
