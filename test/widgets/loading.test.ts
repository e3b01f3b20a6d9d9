import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-loading', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-loading');
    expect(await screen.findByShadowRole('heading', { name: 'Loading' })).to.exist;
  });
});
