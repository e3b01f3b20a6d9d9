import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-medigap', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-medigap');
    expect(await screen.findByShadowRole('heading', { name: 'Medigap' })).to.exist;
  });
});
