import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-plans', () => {
  afterEach(leaveTestPage);

  it('shows the shopper’s plans of the active year by name (PLANS-17)', async () => {
    const { place, screen } = openTestPage({ scenario: 'consumer' });
    await place('shopper-profile-plans');
    expect(await screen.findByShadowRole('heading', { name: /Aetna Medicare Premier/ })).to.exist;
  });
});
