import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-outage', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-outage');
    expect(await screen.findByShadowRole('heading', { name: 'Outage' })).to.exist;
  });
});
