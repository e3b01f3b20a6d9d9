import { expect } from 'chai';
import { eventually, settled } from '../support/clock';
import { leaveTestPage, openTestPage, ready } from '../support/page';
import { draw, forgetTool, toolDoes, withTool } from '../support/tools';

describe('the box of a tool', () => {
  afterEach(leaveTestPage);
  afterEach(forgetTool);

  it('has the markers of session recorders: it stands in the page, and shows doctors (contract "recorders")', async () => {
    const calls = toolDoes(({ box }) => draw(box));
    const maskMarkers = ['.theirs', 'data-theirs', 'data-other=masked'];
    const { place, screen, user } = openTestPage({
      scenario: 'consumer',
      config: { ...withTool('providerSearch'), privacy: { maskMarkers } },
    });
    await place('shopper-profile-doctors');
    await ready();
    await settled();
    await user.click(screen.getByShadowRole('button', { name: 'Add a doctor or dentist' }));
    await eventually(() => expect(calls).to.have.length(1));
    const { box } = calls[0]!;
    expect(box.classList.contains('theirs')).to.equal(true);
    expect([box.dataset.theirs, box.dataset.other]).to.deep.equal(['', 'masked']);
  });
});
