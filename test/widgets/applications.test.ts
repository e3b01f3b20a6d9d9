import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-applications', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-applications');
    expect(await screen.findByShadowRole('heading', { name: 'Applications' })).to.exist;
  });
});
