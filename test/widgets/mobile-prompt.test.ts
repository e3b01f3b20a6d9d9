import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-mobile-prompt', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-mobile-prompt');
    expect(await screen.findByShadowRole('heading', { name: 'Mobile prompt' })).to.exist;
  });
});
