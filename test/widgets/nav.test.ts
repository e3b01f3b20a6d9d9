import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-nav', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-nav');
    expect(await screen.findByShadowRole('heading', { name: 'Nav' })).to.exist;
  });
});
