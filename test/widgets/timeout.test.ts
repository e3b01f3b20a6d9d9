import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-timeout', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-timeout');
    expect(await screen.findByShadowRole('heading', { name: 'Timeout' })).to.exist;
  });
});
