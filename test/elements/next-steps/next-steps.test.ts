import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../../support/page';

describe('shopper-profile-next-steps', () => {
  afterEach(leaveTestPage);

  it('has a heading', async () => {
    const { place, screen } = openTestPage({ scenario: 'consumer' });
    await place('shopper-profile-next-steps');
    expect(await screen.findByShadowRole('heading', { name: 'Next steps', level: 2 })).to.exist;
  });
});
