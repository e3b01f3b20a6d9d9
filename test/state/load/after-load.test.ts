import { expect } from 'chai';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { tollFreeAtom } from '../../../src/state/page/phones';
import { tollFreeNumber } from '../../../src/state/load/page-resources';
import { windowWidthAtom } from '../../../src/state/page/screen';
import { valueIn } from '../../../src/state/resource-states';
import { read, write } from '../../../src/state/store';
import { requestsTo } from '../../support/responses';
import { pass, settled, startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage, spyOnEvents, type TestPage } from '../../support/page';
import { visitAgain } from '../../support/visits';

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;

const NUMBER = '1-800-555-0100';

/** A page with a load flow that has just ended. From here on, only `pass` advances the time. */
async function openLoaded(options: Options = {}): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', ...options });
  startFakeClock(0);
  const flow = startLoadFlow();
  await settled();
  await flow;
  await settled();
  return page;
}

const asksForNumber = ({ service }: TestPage): number => requestsTo(service, '/tollFree').length;

describe('the toll-free number', () => {
  afterEach(leaveTestPage);

  it('is requested 2 s after load, and then counts (CONST-03, CONST-04)', async () => {
    const page = await openLoaded();
    await pass(1999);
    expect(asksForNumber(page)).to.equal(0);
    expect(read(tollFreeAtom)).to.equal('');
    await pass(1);
    expect(asksForNumber(page)).to.equal(1);
    expect(read(tollFreeAtom)).to.equal(NUMBER);
  });

  for (const scenario of ['guest', 'cloaked', 'agent'] as const)
    it(`is requested on behalf of everyone: ${scenario} (CONST-03)`, async () => {
      await openLoaded({ scenario });
      await pass(2000);
      expect(read(tollFreeAtom)).to.equal(NUMBER);
    });

  it('is requested though the profile has failed: then it is needed most (CONST-03)', async () => {
    await openLoaded({ fail: [{ call: 'profile', kind: 500 }] });
    await pass(2000);
    expect(read(tollFreeAtom)).to.equal(NUMBER);
  });

  it('is requested once, also after a refresh (CONST-03)', async () => {
    const page = await openLoaded();
    await pass(2000);
    void window.shopperProfile!.refresh!();
    await pass(5000);
    expect(asksForNumber(page)).to.equal(1);
  });

  it('is not requested by a page that is gone', async () => {
    const page = await openLoaded();
    visitAgain(page);
    await pass(2000);
    expect(asksForNumber(page)).to.equal(0);
  });

  it('is that of the configuration, where it has one, and no one is asked (OPEN-A039)', async () => {
    const page = await openLoaded({ config: { phones: { tollFree: '1-800-555-0142' } } });
    expect(read(tollFreeAtom)).to.equal('1-800-555-0142');
    await pass(5000);
    expect(asksForNumber(page)).to.equal(0);
    expect(read(tollFreeAtom)).to.equal('1-800-555-0142');
  });

  it('gives way to one that the page configures later (OPEN-A039)', async () => {
    await openLoaded();
    await pass(2000);
    window.shopperProfile!.configure({ phones: { tollFree: '1-800-555-0142' } });
    expect(valueIn(read(tollFreeNumber.states), '')).to.equal(NUMBER);
    expect(read(tollFreeAtom)).to.equal('1-800-555-0142');
  });

  it('is none when the call is switched off, without a complaint (OPEN-A006)', async () => {
    const { log } = await openLoaded({ config: { endpoints: { tollFree: null } } });
    const errors = spyOnEvents('error');
    await pass(2000);
    expect(read(tollFreeAtom)).to.equal('');
    expect(errors).to.be.empty;
    expect(log).to.be.empty;
  });

  it('is none when the call fails; the host is notified of it by its code (CONST-03)', async () => {
    await openLoaded({ fail: [{ call: 'tollFree', kind: 500 }] });
    const errors = spyOnEvents('error');
    await pass(2000);
    expect(read(tollFreeAtom)).to.equal('');
    expect(errors).to.have.length(1);
    expect(errors[0]![1]).to.include({ source: 'load', code: 'toll-free-failed' });
  });
});

describe('the host’s own set-up (CONST-05, OPEN-A110)', () => {
  afterEach(leaveTestPage);

  it('is called once, 1 s after load', async () => {
    let calls = 0;
    await openLoaded({ config: { hooks: { linkId: () => (calls += 1) } } });
    await pass(999);
    expect(calls).to.equal(0);
    await pass(1);
    expect(calls).to.equal(1);
    void window.shopperProfile!.refresh!();
    await pass(5000);
    expect(calls).to.equal(1);
  });

  it('may fail: the log reports it, and the number is requested all the same', async () => {
    const linkId = (): never => {
      throw new Error('Marta');
    };
    const { log } = await openLoaded({ config: { hooks: { linkId } } });
    await pass(2000);
    expect(log).to.deep.equal(['[shopper-profile] hooks.linkId failed [host-function-failed]']);
    expect(read(tollFreeAtom)).to.equal(NUMBER);
  });
});

describe('the size of plan cards', () => {
  afterEach(leaveTestPage);

  it('is taken again 500 ms after load (CONST-07)', async () => {
    await openLoaded();
    write(windowWidthAtom, 1);
    await pass(499);
    expect(read(windowWidthAtom)).to.equal(1);
    await pass(1);
    expect(read(windowWidthAtom)).to.equal(window.innerWidth);
  });
});
