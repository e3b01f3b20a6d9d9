import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-faq', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-faq');
    expect(await screen.findByShadowRole('heading', { name: 'Faq' })).to.exist;
  });
});
