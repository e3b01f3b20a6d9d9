import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../../support/page';

describe('shopper-profile-confirm-identity', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage({ scenario: 'consumer' });
    await place('shopper-profile-confirm-identity');
    expect(await screen.findByShadowRole('heading', { name: 'Confirm identity' })).to.exist;
  });

  it('opens its popup', async () => {
    const { place, screen, user } = openTestPage({ scenario: 'consumer' });
    await place('shopper-profile-confirm-identity');
    await user.click(await screen.findByShadowRole('button', { name: 'Confirm identity, open' }));
    expect(await screen.findByShadowRole('dialog', { name: 'Confirm identity' })).to.exist;
  });
});
