import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-active-plan', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-active-plan');
    expect(await screen.findByShadowRole('heading', { name: 'Active plan' })).to.exist;
  });
});
