import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-account-ready', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-account-ready');
    expect(await screen.findByShadowRole('heading', { name: 'Account ready' })).to.exist;
  });
});
