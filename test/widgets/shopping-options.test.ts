import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-shopping-options', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-shopping-options');
    expect(await screen.findByShadowRole('heading', { name: 'Shopping options' })).to.exist;
  });
});
