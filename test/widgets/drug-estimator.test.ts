import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-drug-estimator', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-drug-estimator');
    expect(await screen.findByShadowRole('heading', { name: 'Drug estimator' })).to.exist;
  });
});
