import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-doctors', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-doctors');
    expect(await screen.findByShadowRole('heading', { name: 'Doctors' })).to.exist;
  });
});
