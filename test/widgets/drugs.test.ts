import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-drugs', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-drugs');
    expect(await screen.findByShadowRole('heading', { name: 'Drugs' })).to.exist;
  });
});
