import { expect } from 'chai';
import { cdp } from '../../support/devtools';
import { press } from '../../support/keys';
import { inside, leaveTestPage } from '../../support/page';
import { findToast, openWithToast, toastGone, toastShown } from '../../support/toast';

describe('the message in the corner, with the keyboard', () => {
  afterEach(leaveTestPage);
  after(() => cdp('Emulation.clearDeviceMetricsOverride'));

  it('is closed by Escape, by anyone whose focus is in it (WCAG 2.1.1)', async () => {
    const page = await openWithToast();
    const toast = await toastShown(page);
    await press('Escape');
    expect(findToast(page) === null, 'by somebody elsewhere').to.equal(false);
    inside(toast).getByRole('button', { name: 'Close' }).focus();
    await press('a');
    expect(findToast(page) === null, 'by another key').to.equal(false);
    await press('Escape');
    await toastGone(page);
  });
});
