import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-tiles', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-tiles');
    expect(await screen.findByShadowRole('heading', { name: 'Tiles' })).to.exist;
  });
});
