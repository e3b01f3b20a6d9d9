/// <reference types="node" />
import { setImmediate as nextTurn } from 'node:timers/promises';
import vm from 'node:vm';
import { expect } from 'chai';
import { callNames as allCalls, scenarioNames } from '../../demo/service/index';
import { startProfileService } from '../../demo/testing/node';
import {
  callNames,
  createProfileService,
  shoppers,
  startProfileService as startInBrowser,
  type ProfileService,
  type StartedProfileService,
} from '../../demo/testing/index';
import { documentedCalls, goodRequests } from './support';

const HOST = 'https://shop.example';

const ask = (service: ProfileService, path: string, init?: RequestInit): Promise<Response> =>
  service.handle(new Request(`${HOST}${path}`, init));

/** What a page has after the script: its cookies as text, its storage and its configuration. */
function pageAfter(script: string, before: { cookie?: string; local?: Record<string, string> } = {}) {
  const cookies = new Map<string, string>();
  const storageOf = (values: Record<string, string>): Record<string, string> =>
    Object.assign(
      Object.create({
        getItem(this: Record<string, string>, key: string) {
          return this[key] ?? null;
        },
        setItem(this: Record<string, string>, key: string, value: string) {
          this[key] = value;
        },
        removeItem(this: Record<string, string>, key: string) {
          Reflect.deleteProperty(this, key);
        },
      }) as object,
      values,
    );
  const write = (text: string): void => {
    const [pair = '', ...attributes] = text.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('max-age=0')) cookies.delete(name);
    else cookies.set(name, decodeURIComponent(value));
  };
  if (before.cookie) write(before.cookie);
  const window: Record<string, unknown> = {
    location: new URL(HOST),
    localStorage: storageOf(before.local ?? {}),
    sessionStorage: storageOf({}),
    document: {
      get cookie() {
        return [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
      },
      set cookie(text: string) {
        write(text);
      },
    },
  };
  window.window = window;
  const run = (code: string): unknown => vm.runInNewContext(code, window);
  run(script);
  return { cookies, run, local: window.localStorage, session: window.sessionStorage, window };
}

describe('shopper-profile/testing', () => {
  const started: StartedProfileService[] = [];
  const start: typeof startProfileService = async (options) => {
    const service = await startProfileService(options);
    started.push(service);
    return service;
  };
  afterEach(() => Promise.all(started.splice(0).map((service) => service.stop())));

  it('names every shopper and every call of the demo', () => {
    expect(Object.keys(shoppers)).to.deep.equal(scenarioNames);
    expect(callNames).to.deep.equal(allCalls);
    expect(callNames).to.include.members(documentedCalls);
  });

  it('has a guest on November 20 without options, and otherwise the shopper and the date of its options', () => {
    expect(createProfileService()).to.include({ shopper: 'guest', dateTime: '2026-11-20T10:15:00' });
    expect(createProfileService({ shopper: 'member', date: '2026-10-14T23:59' })).to.include({
      shopper: 'member',
      dateTime: '2026-10-14T23:59:00',
    });
  });

  it('responds to a request, and records it with the name of its call', async () => {
    const service = createProfileService({ shopper: 'consumer' });
    const response = await ask(service, goodRequests.serverData[1]);
    expect(response.status).to.equal(200);
    expect(service.requests).to.have.lengthOf(1);
    expect(service.requests[0]).to.include({
      call: 'serverData',
      method: 'GET',
      path: goodRequests.serverData[1],
    });
    await ask(service, '/landrover/api/nothing');
    expect(service.requests[1]?.call).to.equal(undefined);
  });

  for (const name of documentedCalls)
    it(`handles ${name} on any host, and names it`, async () => {
      const service = createProfileService({ shopper: 'consumer' });
      const [method, path, body] = goodRequests[name];
      expect(service.handles(`${HOST}${path}`)).to.equal(true);
      await ask(service, path, { method, body: body === undefined ? null : JSON.stringify(body) });
      expect(service.requests[0]?.call).to.equal(name);
    });

  it('handles no other path', () => {
    const service = createProfileService();
    for (const path of ['/', '/shopper-profile/shopper-profile.js', '/plans.html'])
      expect(service.handles(`${HOST}${path}`), path).to.equal(false);
  });

  it('fails calls by name, from the start or later, until told otherwise', async () => {
    const service = createProfileService({ shopper: 'consumer', fail: { serverData: 503 } });
    const status = async () => (await ask(service, goodRequests.serverData[1])).status;
    expect(await status()).to.equal(503);
    service.fail({});
    expect(await status()).to.equal(200);
    service.fail({ serverData: 'garbage', tollFree: 500 });
    expect(await (await ask(service, goodRequests.serverData[1])).text()).to.equal('{"data": {"plans": [');
    service.reset();
    expect(await status(), 'as at the start').to.equal(503);
  });

  it('says what is possible for an unknown shopper, call, kind or date', () => {
    const wrong = (options: object) => () => createProfileService(options);
    expect(wrong({ shopper: 'costumer' })).to.throw('shopper: unknown "costumer"; known are guest, consumer');
    expect(wrong({ fail: { planLists: 500 } })).to.throw('fail: unknown call "planLists"; known are ');
    expect(wrong({ fail: { planList: 'slow' } })).to.throw('fail: unknown kind "slow"; known are timeout');
    expect(wrong({ date: '11/20/2026' })).to.throw('date: "11/20/2026" is no day of the form YYYY-MM-DD');
  });

  it('starts again with another shopper, and forgets the requests', async () => {
    const service = createProfileService({ shopper: 'consumer' });
    await ask(service, goodRequests.serverData[1]);
    const before = service.pageScript;
    service.reset({ shopper: 'member' });
    expect(service).to.deep.include({ shopper: 'member', requests: [] });
    expect(service.pageScript).not.to.equal(before);
    service.reset();
    expect(service.shopper).to.equal('consumer');
  });

  it('refuses the profile after the session has expired', async () => {
    const service = createProfileService({ shopper: 'consumer' });
    service.expireSession();
    expect(service.isSignedOut).to.equal(true);
    expect((await ask(service, goodRequests.profile[1])).status).to.equal(401);
  });

  describe('the script for the page', () => {
    it('signs a consumer in with a cookie', () => {
      const { cookies, local } = pageAfter(createProfileService({ shopper: 'consumer' }).pageScript);
      expect(JSON.parse(cookies.get('shopperProfile.identity') ?? '')).to.include({ uuid: 'demo-consumer' });
      expect(Object.keys(local as object)).to.deep.equal([]);
    });

    it('stores the profile of a guest, and removes what an earlier shopper has left', () => {
      const before = {
        cookie: 'shopperProfile.identity=old; path=/',
        local: { 'shopperProfile.extraHelp': 'yes', theirs: 'stays' },
      };
      const { cookies, local } = pageAfter(createProfileService({ shopper: 'guest' }).pageScript, before);
      expect([...cookies]).to.deep.equal([]);
      expect(local).to.have.all.keys('shopperProfile.guestProfile', 'theirs');
    });

    it('keeps after a reload what the page has changed, until the service is reset', () => {
      const service = createProfileService({ shopper: 'consumer' });
      const { cookies, run } = pageAfter(service.pageScript);
      cookies.clear();
      run(service.pageScript);
      expect([...cookies]).to.deep.equal([]);
      service.reset();
      run(service.pageScript);
      expect(cookies.size).to.equal(1);
    });

    it('gives an agent a session, and the page its settings', () => {
      const service = createProfileService({ shopper: 'agent' });
      const { session, cookies, run } = pageAfter(service.pageScript);
      expect(session).to.include({ agentSession: 'agent-session-1' });
      expect([...cookies]).to.deep.equal([]);
      expect(run('JSON.stringify(window.shopperProfileConfig)')).to.equal(JSON.stringify(service.settings));
    });

    it('does nothing in a frame without an address', () => {
      const { pageScript } = createProfileService({ shopper: 'agent' });
      expect(() => {
        vm.runInNewContext(pageScript, { location: new URL('about:blank') });
      }).not.to.throw();
    });

    it('keeps its settings next to those that the page sets, before or after it', async () => {
      const { pageScript, url } = await start({ shopper: 'consumer' });
      const { run } = pageAfter(pageScript);
      run(
        `window.shopperProfileConfig = { site: 'UMS', services: { base: 'https://live.example', profile: '/p' } }`,
      );
      expect(JSON.parse(String(run('JSON.stringify(window.shopperProfileConfig)')))).to.deep.equal({
        site: 'UMS',
        services: { base: url, profile: '/p' },
      });
    });
  });

  describe('on a port', () => {
    it('lets the page of another origin send its cookies and read the response', async () => {
      const { url, settings } = await start({ shopper: 'consumer' });
      expect(settings).to.deep.equal({ services: { base: url } });
      const response = await fetch(url + goodRequests.serverData[1], { headers: { Origin: HOST } });
      expect(response.status).to.equal(200);
      expect(response.headers.get('Access-Control-Allow-Origin')).to.equal(HOST);
      expect(response.headers.get('Access-Control-Allow-Credentials')).to.equal('true');
      expect(response.headers.get('Cache-Control')).to.equal('no-store');
    });

    it('allows a write before it is sent', async () => {
      const { url, requests } = await start({ shopper: 'consumer' });
      const { status, headers } = await fetch(url + goodRequests.deletePlan[1], {
        method: 'OPTIONS',
        headers: {
          Origin: HOST,
          'Access-Control-Request-Method': 'DELETE',
          'Access-Control-Request-Headers': 'content-type,x-trace',
        },
      });
      expect(status).to.equal(204);
      expect(headers.get('Access-Control-Allow-Methods')).to.include('DELETE');
      expect(headers.get('Access-Control-Allow-Headers')).to.equal('content-type,x-trace');
      expect(requests).to.deep.equal([]);
    });

    it('records the body of a write', async () => {
      const service = await start({ shopper: 'consumer' });
      const [method, path, body] = goodRequests.emailReminder;
      await fetch(service.url + path, { method, body: JSON.stringify(body) });
      expect(service.requests).to.have.lengthOf(1);
      expect(service.requests[0]).to.deep.include({ call: 'emailReminder', body });
    });

    it('ends with calls that never respond', async () => {
      const { url, requests, stop } = await startProfileService({ fail: { serverData: 'timeout' } });
      const waiting = fetch(url + goodRequests.serverData[1]).then(
        ({ status }) => status,
        () => 'closed',
      );
      while (requests.length === 0) await nextTurn();
      await stop();
      expect(await waiting).to.be.oneOf([500, 'closed']);
      const isOver = await fetch(url).then(
        () => false,
        () => true,
      );
      expect(isOver).to.equal(true);
    });

    it('is stopped by `await using`', async () => {
      const service = await startProfileService();
      await service[Symbol.asyncDispose]();
      const isOver = await fetch(service.url).then(
        () => false,
        () => true,
      );
      expect(isOver).to.equal(true);
    });

    it('uses the port of its options, and says when it is in use', async () => {
      const { url } = await start();
      const port = Number(new URL(url).port);
      const error = await startProfileService({ port }).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).to.have.property('code', 'EADDRINUSE');
    });

    it('keeps the classes of the process', async () => {
      const { Request: before } = globalThis;
      await start();
      expect(globalThis.Request).to.equal(before);
    });
  });

  it('says in a browser what to use there', async () => {
    const error: unknown = await startInBrowser().catch((reason: unknown) => reason);
    expect(String(error)).to.include('In a browser, use createProfileService');
  });
});
