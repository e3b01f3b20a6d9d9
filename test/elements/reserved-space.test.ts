import { expect } from 'chai';
import { leaveTestPage, openTestPage, ready } from '../support/page';

const GAP = 40;
const HOST_LINE = 'A line of the host';

/** Distances between visible neighbors, from top to bottom. */
function gapsIn(container: HTMLElement): number[] {
  const boxes = [...container.children]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  return boxes.slice(1).map(({ top }, index) => Math.round(top - boxes[index]!.bottom));
}

describe('space of elements', () => {
  afterEach(leaveTestPage);

  it('is apart from that of the next one; an element that shows nothing adds none', async () => {
    const { place, container, screen } = openTestPage({ scenario: 'consumer' });
    await place('shopper-profile-help');
    await place('shopper-profile-outage');
    await place('shopper-profile-timeout');
    await place('shopper-profile-shopping-options');
    await place('shopper-profile-faq');
    container.insertAdjacentHTML('beforeend', `<footer>${HOST_LINE}</footer>`);
    await ready();
    await screen.findByShadowRole('heading', { name: 'Frequently asked questions' });
    expect(gapsIn(container)).to.deep.equal([GAP, GAP, GAP]);

    container.style.setProperty('--shopper-profile-gap', '0px');
    expect(gapsIn(container)).to.deep.equal([0, 0, 0]);
  });

  it('leaves the host’s own line where it was above an element', async () => {
    const { place, container } = openTestPage({ scenario: 'consumer' });
    container.insertAdjacentHTML('afterbegin', `<header>${HOST_LINE}</header>`);
    const top = (): number => container.firstElementChild!.getBoundingClientRect().top;
    const before = top();
    await place('shopper-profile-help');
    await ready();
    expect(top()).to.equal(before);
    expect(gapsIn(container)).to.deep.equal([0]);
  });

  it('is given back by the plans when there are none (PLANS-13)', async () => {
    const { place, screen } = openTestPage({ scenario: 'empty' });
    const plans = await place('shopper-profile-plans');
    await ready();
    const link = await screen.findByShadowRole('link', { name: 'Browse all plans' });
    const notice = link.closest('.empty')!;
    expect(plans.getBoundingClientRect().bottom).to.equal(notice.getBoundingClientRect().bottom);
  });
});
