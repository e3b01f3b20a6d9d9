import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../../support/page';

const prefetched = (): string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href);

describe('pages fetched ahead', () => {
  afterEach(() => {
    leaveTestPage();
    for (const link of document.head.querySelectorAll('link[rel=prefetch]')) link.remove();
  });

  it('fetches the details page once when the pointer comes near its link (NET-28)', async () => {
    const { place, screen, user } = openTestPage({ scenario: 'guest', config: { navigate: null } });
    await place('shopper-profile-plans');
    const link = await screen.findByShadowRole('link', { name: /View plan details: HumanaChoice/ });
    expect(prefetched()).to.deep.equal([]);
    await user.hover(link);
    await user.unhover(link);
    await user.hover(link);
    expect(prefetched()).to.deep.equal([(link as HTMLAnchorElement).href]);
  });

  it('fetches the compare page when its link gets focus (NET-28)', async () => {
    const { place, screen } = openTestPage({ scenario: 'guest', config: { navigate: null } });
    await place('shopper-profile-plans');
    const link = await screen.findByShadowRole('link', { name: /Compare plans/ });
    link.focus();
    expect(prefetched()).to.deep.equal([(link as HTMLAnchorElement).href]);
  });

  it('never fetches the page of an enroll-suppressed plan (RULES-08)', async () => {
    const { place, screen, user } = openTestPage({ scenario: 'guest', config: { navigate: null } });
    await place('shopper-profile-plans');
    await user.hover(await screen.findByShadowRole('link', { name: /View plan details: .*SNP-DE/ }));
    expect(prefetched()).to.deep.equal([]);
  });

  it('fetches nothing where the page has switched it off (NET-28)', async () => {
    const { place, screen, user } = openTestPage({
      scenario: 'guest',
      config: { navigate: null, prefetch: false },
    });
    await place('shopper-profile-plans');
    await user.hover(await screen.findByShadowRole('link', { name: /View plan details: HumanaChoice/ }));
    expect(prefetched()).to.deep.equal([]);
  });

  it('leaves fetching to a host with a router of its own', async () => {
    const { place, screen, user } = openTestPage({ scenario: 'guest' });
    await place('shopper-profile-plans');
    await user.hover(await screen.findByShadowRole('link', { name: /View plan details: HumanaChoice/ }));
    expect(prefetched()).to.deep.equal([]);
  });
});
