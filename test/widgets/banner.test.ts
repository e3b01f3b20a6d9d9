import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-banner', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-banner');
    expect(await screen.findByShadowRole('heading', { name: 'Banner' })).to.exist;
  });
});
