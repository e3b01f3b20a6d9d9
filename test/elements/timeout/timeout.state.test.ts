import { expect } from 'chai';
import { isTimeoutDueAtom } from '../../../elements/timeout/timeout.state';
import { read } from '../../../src/state/store';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage, type TestPage } from '../../support/page';

const TIMEOUT = 'shopper-profile-timeout';
const LAST_INPUT = 'shopperProfile.lastInput';
const SECOND = 1000;
const NOW = Date.UTC(2026, 10, 20, 10, 15);
const LIMIT = 10;

/** A shopper who sees the warning after ten idle seconds. */
async function open(): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', config: { session: { timeout: LIMIT } } });
  startFakeClock(NOW);
  await page.place(TIMEOUT);
  await settled();
  return page;
}

const isDue = (): boolean => read(isTimeoutDueAtom);

describe('the count of idle seconds', () => {
  afterEach(leaveTestPage);

  it('is set back by an input of another tab, and not by one of the future: clocks go wrong (IDLE-01, OPEN-B50)', async () => {
    await open();
    await pass(5 * SECOND);
    localStorage.setItem(LAST_INPUT, String(NOW + 1000 * SECOND));
    await pass(6 * SECOND);
    expect(isDue()).to.equal(true);
  });

  it('ends the warning with the last tag: another one starts again (OPEN-B56)', async () => {
    const page = await open();
    await pass((LIMIT + 1) * SECOND);
    expect(isDue(), 'while it shows').to.equal(true);
    page.container.querySelector(TIMEOUT)!.remove();
    await settled();
    expect(isDue(), 'without a tag').to.equal(false);
    await page.place(TIMEOUT);
    await pass(SECOND);
    expect(isDue(), 'with a new one').to.equal(false);
    await pass(LIMIT * SECOND);
    await eventually(() => expect(isDue()).to.equal(true));
  });
});
