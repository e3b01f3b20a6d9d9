import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-sign-out', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-sign-out');
    expect(await screen.findByShadowRole('heading', { name: 'Sign out' })).to.exist;
  });
});
