import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-recommendation-promo', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-recommendation-promo');
    expect(await screen.findByShadowRole('heading', { name: 'Recommendation promo' })).to.exist;
  });
});
