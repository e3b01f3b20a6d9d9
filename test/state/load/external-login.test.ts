import { expect } from 'chai';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { settled } from '../../support/clock';
import { leaveTestPage, openTestPage, spyOnEvents, whenLeaving } from '../../support/page';

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;

/** Stores the values that the login of another site leaves in session storage. */
function leave(values: Record<string, string>): void {
  for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
  whenLeaving(() => {
    for (const key of Object.keys(values)) sessionStorage.removeItem(key);
  });
}

/** A page that is notified of data in both ways. Both listeners record whether the flow marker existed by then. */
function openListening({ config, ...options }: Options = {}) {
  const told: string[] = [];
  const marker = () => String(sessionStorage.getItem('shopperProfile.flowCompleted'));
  const page = openTestPage({
    scenario: 'consumer',
    ...options,
    config: {
      hooks: { dataLoaded: ({ outcome }) => void told.push(`hook ${outcome} after ${marker()}`) },
      ...config,
    },
  });
  const listener = (event: Event): void => {
    const { outcome } = (event as CustomEvent<{ outcome: string }>).detail;
    told.push(`event ${outcome} after ${marker()}`);
  };
  window.addEventListener('shopper-profile-data-loaded', listener);
  whenLeaving(() => {
    window.removeEventListener('shopper-profile-data-loaded', listener);
  });
  return { ...page, told };
}

describe('coming back from the login of another site (LOAD-42, LOAD-43, OPEN-A020)', () => {
  afterEach(leaveTestPage);

  it('the host is told once, by event and callback, after the flow marker', async () => {
    const { told } = openListening();
    leave({ referrer: 'https://example.com/', tool: 'dce' });
    await startLoadFlow();
    await settled();
    expect(told).to.deep.equal(['event success after success', 'hook success after success']);
  });

  it('a refresh tells nothing, nor does an element that comes later', async () => {
    const { told, place } = openListening();
    leave({ referrer: 'https://example.com/', tool: 'dce' });
    await startLoadFlow();
    await window.shopperProfile!.refresh!();
    await window.shopperProfile!.refresh!();
    await place('shopper-profile-plans');
    await settled();
    expect(told).to.have.length(2);
  });

  it('the host is told that the profile is missing, too', async () => {
    const { told } = openListening({ fail: { call: 'profile', kind: 500 } });
    leave({ referrer: 'https://example.com/', tool: 'dce' });
    await startLoadFlow();
    expect(told).to.deep.equal(['event failure after failure', 'hook failure after failure']);
  });

  for (const [name, values] of [
    ['nothing', {}],
    ['the referrer alone', { referrer: 'https://example.com/' }],
    ['the tool alone', { tool: 'dce' }],
  ] as const)
    it(`with ${name} in session storage no one is told`, async () => {
      const { told } = openListening();
      leave(values);
      await startLoadFlow();
      expect(told).to.be.empty;
    });

  it('goes by the keys that the host has configured', async () => {
    const config = { storageKeys: { referrer: 'cameFrom', tool: 'cameWith' } };
    const first = openListening({ config: { ...config, hooks: {} } });
    leave({ referrer: 'https://example.com/', tool: 'dce' });
    await startLoadFlow();
    expect(first.told).to.be.empty;

    const second = openListening({ config: { ...config, hooks: {} } });
    leave({ cameFrom: 'https://example.com/', cameWith: 'dce' });
    await startLoadFlow();
    expect(second.told).to.deep.equal(['event success after success']);
  });

  it('a callback that throws hurts nothing', async () => {
    const { log, told } = openListening({
      config: {
        hooks: {
          dataLoaded: () => {
            throw new Error('the host is broken');
          },
        },
      },
    });
    const seen = spyOnEvents('ready');
    leave({ referrer: 'https://example.com/', tool: 'dce' });
    expect(await startLoadFlow()).to.deep.equal({ outcome: 'success' });
    expect(await window.shopperProfile!.ready).to.deep.equal({ outcome: 'success' });
    expect(seen).to.have.length(1);
    expect(told).to.deep.equal(['event success after success']);
    expect(log).to.deep.equal(['[shopper-profile] hooks.dataLoaded failed [host-function-failed]']);
  });

  it('says nothing of what the other site has left', async () => {
    const { log } = openListening();
    const listened = spyOnEvents('ready', 'data-loaded', 'error', 'navigate');
    leave({ referrer: 'https://example.com/marta', tool: 'dce-marta' });
    await startLoadFlow();
    expect(listened.map(([name]) => name)).to.deep.equal(['ready', 'data-loaded']);
    expect(JSON.stringify([listened, log])).not.to.contain('marta');
  });
});
