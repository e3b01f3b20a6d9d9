import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-find-plan', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-find-plan');
    expect(await screen.findByShadowRole('heading', { name: 'Find plan' })).to.exist;
  });
});
