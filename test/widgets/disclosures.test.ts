import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-disclosures', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-disclosures');
    expect(await screen.findByShadowRole('heading', { name: 'Disclosures' })).to.exist;
  });
});
