import { expect } from 'chai';
import { emit } from '../../../src/browser/emit';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { goTo } from '../../../src/state/shopper/go';
import { windowWidthAtom } from '../../../src/state/page/screen';
import { write } from '../../../src/state/store';
import { requestsTo } from '../../support/responses';
import { pass, settled, startFakeClock } from '../../support/clock';
import { inside, leaveTestPage, openTestPage, whenLeaving, type TestPage } from '../../support/page';

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;
type Holder = Record<string, unknown>;

const ARRAY = 'pageDataLayer';
const host = window as unknown as Holder;

/** A page with analytics and a load flow that has just ended. Only `pass` advances the time. */
async function openLoaded({ config, ...options }: Options = {}): Promise<TestPage> {
  const page = openTestPage({
    scenario: 'consumer',
    ...options,
    config: { ...config, analytics: { enabled: true, ...config?.analytics } },
  });
  whenLeaving(() => {
    Reflect.deleteProperty(host, ARRAY);
  });
  startFakeClock(Date.UTC(2026, 10, 20, 10, 15));
  const flow = startLoadFlow();
  await settled();
  await flow;
  await settled();
  return page;
}

/** The same, once analytics receive events. */
async function openTracked(options: Options = {}): Promise<TestPage> {
  const page = await openLoaded(options);
  await pass(500);
  return page;
}

const entries = (): { event: string; data: Holder }[] =>
  (host[ARRAY] ?? []) as { event: string; data: Holder }[];
const assets = (): string[] => entries().map(({ event, data }) => `${event}: ${String(data.assetName)}`);

/** Messages of the analytics calls, and the bodies of the Domo calls. */
const messages = ({ service }: TestPage): Holder[] =>
  requestsTo(service, '/gpdCustomEvent').map(
    ({ body }) => JSON.parse((body as { message: string }).message) as Holder,
  );
const domo = ({ service }: TestPage): unknown[] => requestsTo(service, '/domo/').map(({ body }) => body);

const actions = (page: TestPage): unknown[] => messages(page).map(({ profile_action }) => profile_action);

describe('analytics', () => {
  afterEach(leaveTestPage);

  it('are notified of the page load 500 ms after it, and of nothing before (CONST-06, TRACK-10, TRACK-11)', async () => {
    const page = await openLoaded({ scenario: 'guest' });
    await pass(499);
    expect(entries()).to.be.empty;
    expect(messages(page)).to.be.empty;
    await pass(1);
    expect(entries()).to.deep.equal([
      { event: 'page load', data: { assetName: 'shopper profile', site: 'UMS', environment: 'Dev' } },
    ]);
    expect(messages(page)).to.deep.equal([
      {
        event_type: 'business_event',
        tracking_system: 'dtsaas',
        environment: 'Dev',
        event_name: 'UHCM # page load',
        profile_action: 'page load',
      },
    ]);
  });

  it('are notified of what went wrong while the page was loading, by its code alone (TRACK-11, IDENT-35)', async () => {
    await openTracked({ fail: [{ call: 'profile', kind: 500 }] });
    expect(assets()).to.deep.equal(['UI error: profile-failed', 'page load: shopper profile']);
  });

  it('name the shopper, and no one else (TRACK-01, MODEL-25)', async () => {
    const page = await openTracked({ config: { site: 'AMP' } });
    const { firstName, lastName } = page.service.state.userDetails as { firstName: string; lastName: string };
    expect(messages(page)).to.have.length(1);
    expect(messages(page)[0]).to.include({
      event_name: 'AMP # page load',
      user_id: 'demo-consumer',
      user_fullname: `${firstName} ${lastName}`,
    });
    expect(messages(page)[0]).not.to.have.property('agent_name');
  });

  for (const [host, config] of [
    ['on a host that the site has listed', { analytics: { hosts: { Stage: [location.host] } } }],
    ['in an environment that the site has set', { environment: 'Stage' }],
  ] as const)
    it(`name the shopper ${host} (TRACK-01, TRACK-05)`, async () => {
      const page = await openTracked({ config: { environment: null, ...config } });
      expect(messages(page)[0]).to.include({ user_id: 'demo-consumer', environment: 'Stage' });
    });

  it('are told nothing personal on a host of which the site has not said what it is (TRACK-05)', async () => {
    for (const scenario of ['consumer', 'agent'] as const) {
      const page = await openTracked({ scenario, config: { environment: null } });
      emit('item-removed', { kind: 'drug', count: 2 });
      await settled();
      expect(actions(page)).to.deep.equal(['page load', 'drug removed']);
      for (const message of messages(page))
        expect(message).not.to.have.any.keys('user_id', 'user_fullname', 'agent_name');
      expect(domo(page)).to.be.empty;
      leaveTestPage();
    }
  });

  it('are notified of an action on an item, which the Domo service is notified of, too (TRACK-01, HTTP-22, OPEN-B35)', async () => {
    const page = await openTracked();
    emit('item-removed', { kind: 'drug', count: 2 });
    await settled();
    expect(actions(page)).to.deep.equal(['page load', 'drug removed']);
    expect(domo(page)).to.deep.equal([
      { uuid: 'demo-consumer', eventType: 'drug removed', eventTimestamp: '2026-11-20T10:15:00.500Z' },
    ]);
  });

  it('send the Domo service nothing of a guest, who has no name there (OPEN-B35)', async () => {
    const page = await openTracked({ scenario: 'guest' });
    emit('item-removed', { kind: 'plan', count: 2 });
    await settled();
    expect(actions(page)).to.deep.equal(['page load', 'plan removed']);
    expect(domo(page)).to.be.empty;
  });

  it('are notified of a merged profile in three ways (IDENT-31, OPEN-B21)', async () => {
    const page = await openTracked();
    emit('profile-merged', {});
    await settled();
    expect(actions(page).slice(1)).to.deep.equal(['profile merged']);
    expect(assets().slice(1)).to.deep.equal(['dynamic content: profile merged']);
    expect(domo(page)).to.have.length(1);
    expect(domo(page)[0]).to.include({ eventType: 'profile merged' });
  });

  for (const code of [
    'merge-refused',
    'merge-failed',
    'skip-failed',
    'stop-reminder-failed',
    'import-form-failed',
  ] as const)
    it(`are notified of ${code} as a UI error, without what was said of it (IDENT-35, TRACK-11)`, async () => {
      const page = await openTracked();
      emit('error', { source: 'load', message: 'of Marta', code });
      await settled();
      expect(assets().slice(1)).to.deep.equal([`UI error: ${code}`]);
      expect(JSON.stringify([entries(), messages(page).slice(1)])).not.to.include('of Marta');
    });

  it('get the name of the agent, in an agent flow (TRACK-02, ROLES-11)', async () => {
    const page = openTestPage({ scenario: 'agent', config: { analytics: { enabled: true } } });
    whenLeaving(() => {
      Reflect.deleteProperty(host, ARRAY);
    });
    const record = JSON.parse(sessionStorage.getItem('shopperProfile.identity')!) as object;
    sessionStorage.setItem(
      'shopperProfile.identity',
      JSON.stringify({ ...record, agentUserName: 'demo.agent' }),
    );
    startFakeClock();
    void startLoadFlow();
    await settled();
    await pass(500);
    expect(messages(page)[0]).to.include({ agent_name: 'demo.agent' });
  });

  for (const analytics of ['answer', 'fail', 'hang'] as const)
    it(`keep no agent from the plan summary when they ${analytics} (TRACK-07, TRACK-08)`, async () => {
      const fails = { answer: undefined, fail: 500, hang: 'timeout' } as const;
      const kind = fails[analytics];
      const page = await openTracked({
        scenario: 'agent',
        ...(kind !== undefined && { fail: [{ call: 'analytics', kind }] }),
      });
      goTo('planSummary', '/health-plans.html?zipcode=60614');
      expect(page.visited).to.deep.equal(['/health-plans.html?zipcode=60614']);
      await settled();
      expect(assets().slice(1)).to.deep.equal(['link click: planSummary']);
      if (analytics === 'answer') expect(actions(page)).to.deep.equal(['page load', 'plan summary']);
    });

  it('get that customer service wanted to see the plan summary, who stay (TRACK-09, ROLES-20)', async () => {
    const page = await openTracked({ scenario: 'cloaked' });
    write(windowWidthAtom, 390);
    await page.place('shopper-profile-mobile-prompt');
    await settled();
    await page.user.click(page.screen.getByShadowRole('button', { name: 'Browse plans' }));
    await settled();
    expect(page.visited).to.be.empty;
    expect(actions(page)).to.deep.equal(['page load', 'view profile']);
    expect(domo(page)).to.have.length(1);
  });

  it('record that the provider search was closed, and of other tools nothing (DOCS-15, OPEN-B14)', async () => {
    const page = await openTracked();
    emit('tool-closed', { tool: 'providerSearch' });
    emit('tool-closed', { tool: 'drugEstimator' });
    await settled();
    expect(actions(page)).to.deep.equal(['page load', 'provider search closed']);
    expect(assets().slice(1)).to.deep.equal(['dynamic content: provider search closed']);
  });

  it('enter each press of a named button once, and what it opens besides (TRACK-10, TRACK-11)', async () => {
    const page = await openTracked();
    await page.place('shopper-profile-top-bar');
    await page.place('shopper-profile-banner');
    await settled();
    await page.user.click(page.screen.getByShadowRole('button', { name: 'Print' }));
    await page.user.click(page.screen.getByShadowRole('button', { name: 'Email' }));
    await settled();
    await page.user.click(inside(document.body).getByShadowRole('button', { name: 'Close' }));
    await settled();
    await page.user.click(page.screen.getByShadowRole('button', { name: 'Sign out' }));
    await settled();
    expect(assets().slice(1)).to.deep.equal([
      'button click: print',
      'button click: email',
      'dynamic content: email',
      'button click: close',
      'button click: sign-out',
      'dynamic content: sign-out',
    ]);
    expect(actions(page)).to.deep.equal(['page load']);
  });

  it('are notified of links by their routes: addresses stay on the page (contract §5)', async () => {
    const page = await openTracked();
    goTo('planDetails', '/health-plans/details.html/33101/086/H1036054000/2026');
    await settled();
    expect(assets().slice(1)).to.deep.equal(['link click: planDetails']);
    expect(actions(page)).to.deep.equal(['page load']);
    expect(JSON.stringify([entries(), messages(page)])).not.to.include('33101');
  });
});

describe('analytics that are switched off', () => {
  afterEach(leaveTestPage);

  it('get nothing (contract §3)', async () => {
    const page = await openTracked({ config: { analytics: { enabled: false } } });
    emit('item-removed', { kind: 'plan', count: 1 });
    await pass(20_000);
    expect(host).not.to.have.property(ARRAY);
    expect(messages(page)).to.be.empty;
    expect(domo(page)).to.be.empty;
  });

  it('get events from then on, where the host switches them on later: nothing of what was before', async () => {
    const page = await openTracked({ config: { analytics: { enabled: false } } });
    emit('item-removed', { kind: 'plan', count: 1 });
    window.shopperProfile!.configure({ analytics: { enabled: true } });
    await settled();
    expect(messages(page)).to.be.empty;
    emit('item-restored', { kind: 'plan', count: 2 });
    await settled();
    expect(actions(page)).to.deep.equal(['plan restored']);
  });

  it('get nothing any more, where the host switches them off', async () => {
    const page = await openTracked();
    window.shopperProfile!.configure({ analytics: { enabled: false } });
    emit('item-removed', { kind: 'plan', count: 1 });
    await settled();
    expect(actions(page)).to.deep.equal(['page load']);
    expect(assets()).to.have.length(1);
  });
});

describe('analytics that do not work', () => {
  afterEach(leaveTestPage);

  for (const kind of [500, 404, 'timeout', 'garbage'] as const)
    it(`(${String(kind)}) change nothing on the page, and are logged once at most (ERRB-05, TRACK-07)`, async () => {
      const { log, service } = await openTracked({
        fail: [
          { call: 'analytics', kind },
          { call: 'domo', kind },
        ],
      });
      for (let count = 0; count < 3; count += 1) emit('item-removed', { kind: 'plan', count });
      await pass(20_000);
      const expected =
        typeof kind === 'number' ? [`[shopper-profile] analytics failed: status ${String(kind)}`] : [];
      expect(log.filter((line) => line.includes('analytics'))).to.deep.equal(expected);
      expect(requestsTo(service, '/gpdCustomEvent')).to.have.length(4); // later events are still sent
      expect(assets()).to.have.length(4); // the failure is not tracked itself
    });

  it('(blocked) are logged once, so that the console of the page stays readable (ERRB-05)', async () => {
    const page = await openLoaded();
    let tried = 0;
    const ask = window.fetch;
    window.fetch = (input, init) => {
      const { url } = new Request(input, init);
      if (!url.includes('gpdCustomEvent')) return ask(input, init);
      tried += 1;
      return Promise.reject(new TypeError('blocked by the client'));
    };
    whenLeaving(() => {
      window.fetch = ask;
    });
    await pass(500);
    for (let count = 0; count < 3; count += 1) emit('item-removed', { kind: 'plan', count });
    await settled();
    expect(tried).to.equal(4);
    expect(page.log.filter((line) => line.includes('analytics'))).to.deep.equal([
      '[shopper-profile] analytics failed: no response',
    ]);
    expect(domo(page)).to.have.length(3);
  });
});

describe('the page data array', () => {
  afterEach(leaveTestPage);

  it('is the host’s own, where there is one (TRACK-10, OPEN-B27)', async () => {
    const mine: unknown[] = ['before'];
    host[ARRAY] = mine;
    await openTracked();
    expect(host[ARRAY]).to.equal(mine);
    expect(mine).to.have.length(2);
  });

  it('has the configured name (OPEN-B27)', async () => {
    await openTracked({ config: { analytics: { pageDataArray: 'myData' } } });
    expect(host.myData).to.have.length(1);
    expect(host).not.to.have.property(ARRAY);
    Reflect.deleteProperty(host, 'myData');
  });

  it('may be replaced while the page runs', async () => {
    await openTracked();
    const next: unknown[] = [];
    host[ARRAY] = next;
    emit('view-change', { view: 'drugs' });
    expect(next).to.deep.equal([
      { event: 'dynamic content', data: { assetName: 'drugs', site: 'UMS', environment: 'Dev' } },
    ]);
  });

  const broken: [what: string, value: unknown][] = [
    ['frozen', Object.freeze([])],
    ['an object', {}],
    ['a text', 'data'],
    ['a number', 7],
    [
      'an array whose push throws',
      Object.assign([], {
        push: () => {
          throw new Error('Marta');
        },
      }),
    ],
  ];
  for (const [what, value] of broken)
    it(`may be ${what}: it stays as it is, one line reports it, and the services still get events`, async () => {
      host[ARRAY] = value;
      const page = await openTracked();
      emit('item-removed', { kind: 'plan', count: 1 });
      await settled();
      expect(host[ARRAY]).to.equal(value);
      expect(page.log).to.deep.equal(['[shopper-profile] the page data array takes no entries']);
      expect(actions(page)).to.deep.equal(['page load', 'plan removed']);
    });

  it('is none where its name is empty', async () => {
    const before = Object.keys(window);
    await openTracked({ config: { analytics: { pageDataArray: '' } } });
    expect(Object.keys(window).filter((name) => !before.includes(name) && name === '')).to.be.empty;
    expect(host).not.to.have.property(ARRAY);
  });
});

describe('a host that listens badly', () => {
  afterEach(leaveTestPage);

  it('takes nothing from analytics: a listener that throws, a logger that throws, hosts of a wrong type (OPEN-B26)', async () => {
    const hosts = 'www.example.com' as unknown as Record<string, string[]>;
    const logger = {
      warn: () => {
        throw new Error('no');
      },
      error: () => {
        throw new Error('no');
      },
    };
    const page = await openTracked({ config: { logger, analytics: { hosts } } });
    const bad = (): never => {
      throw new Error('a listener of the host');
    };
    const { onerror } = window;
    window.onerror = null; // by which the test runner would call it its own failure
    document.addEventListener('shopper-profile-item-removed', bad);
    whenLeaving(() => {
      window.onerror = onerror;
      document.removeEventListener('shopper-profile-item-removed', bad);
    });
    emit('item-removed', { kind: 'plan', count: 1 });
    await settled();
    expect(actions(page)).to.deep.equal(['page load', 'plan removed']);
    expect(messages(page)[0]).to.include({ environment: 'Dev' });
    expect(page.log.splice(0)).to.deep.equal([
      '[shopper-profile] analytics.hosts: expected object of lists of strings',
      'Error: a listener of the host', // from the browser
    ]);
  });
});

describe('events of a page that is left before analytics have come', () => {
  afterEach(leaveTestPage);

  const KEY = 'shopperProfile.unsentEvents';
  const leave = (): void => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
  };
  const stored = (): string | null => sessionStorage.getItem(KEY);

  it('are kept in session storage without addresses, and sent by the next page (TRACK-10)', async () => {
    await openLoaded();
    goTo('planDetails', '/health-plans/details.html/33101/086/H1036054000/2026');
    leave();
    const kept = stored();
    expect(kept).to.contain('planDetails');
    expect(kept).not.to.contain('33101');
    const page = openTestPage({ scenario: 'consumer', config: { analytics: { enabled: true } } });
    whenLeaving(() => {
      Reflect.deleteProperty(host, ARRAY);
    });
    sessionStorage.setItem(KEY, kept!);
    startFakeClock();
    void startLoadFlow();
    await settled();
    await pass(500);
    expect(assets()).to.include('link click: planDetails');
    expect(actions(page)).to.deep.equal(['page load', 'page load']);
    expect(stored()).to.equal(null);
  });

  it('are not counted for another shopper', async () => {
    const page = openTestPage({ scenario: 'consumer', config: { analytics: { enabled: true } } });
    whenLeaving(() => {
      Reflect.deleteProperty(host, ARRAY);
    });
    sessionStorage.setItem(
      KEY,
      JSON.stringify({
        owner: 'somebody-else',
        events: [{ name: 'item-removed', detail: { kind: 'drug' } }],
      }),
    );
    startFakeClock();
    void startLoadFlow();
    await settled();
    await pass(500);
    expect(actions(page)).to.deep.equal(['page load']);
    expect(stored()).to.equal(null);
  });

  for (const text of ['', 'nonsense', '[]', '{"owner":"demo-consumer","events":[1,{"name":2},null]}'])
    it(`are none in ${JSON.stringify(text)}`, async () => {
      const page = openTestPage({ scenario: 'consumer', config: { analytics: { enabled: true } } });
      whenLeaving(() => {
        Reflect.deleteProperty(host, ARRAY);
      });
      sessionStorage.setItem(KEY, text);
      startFakeClock();
      void startLoadFlow();
      await settled();
      await pass(500);
      expect(actions(page)).to.deep.equal(['page load']);
    });

  it('are not kept while analytics are switched off', async () => {
    await openLoaded({ config: { analytics: { enabled: false } } });
    emit('item-removed', { kind: 'plan', count: 1 });
    leave();
    expect(stored()).to.equal(null);
  });

  it('are not kept any more once analytics have come', async () => {
    await openTracked();
    emit('item-removed', { kind: 'plan', count: 1 });
    leave();
    expect(stored()).to.equal(null);
  });
});
