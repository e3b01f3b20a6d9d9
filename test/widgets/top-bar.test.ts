import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-top-bar', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-top-bar');
    expect(await screen.findByShadowRole('heading', { name: 'Top bar' })).to.exist;
  });
});
