import { expect } from 'chai';
import { agentSession } from '../../../demo/service/agent-session';
import type { Scenario } from '../../../demo/service/index';
import type { Profile, User } from '../../../src/domain/profile/profile';
import { emptyProfile } from '../../../src/domain/profile/profile';
import type { Capability, Identity, Shopper } from '../../../src/domain/shopper/roles';
import { parseFeatureFlags } from '../../../src/services/site-service';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { featureFlags } from '../../../src/state/load/page-resources';
import { identityAtom } from '../../../src/state/shopper/identity';
import { profileAtom } from '../../../src/state/profile/profile-state';
import { removeSavedItem } from '../../../src/state/saved-items/remove-saved-item';
import { currentShopper, mayAtom, shopperAtom } from '../../../src/state/shopper/shopper';
import { read, store, write } from '../../../src/state/store';
import { setResource } from '../../support/resources';
import { leaveTestPage, openTestPage, whenLeaving } from '../../support/page';
import { itemsNamed, keyOf, loadLists, setWireList } from '../../support/saved-lists';

const signedIn: Identity = { uuid: 'u', isGuest: false, isCloaked: false };
const member: User = { optumId: 'o', mbi: 'm', salesforceRecordType: 'm' };
const saved = { planId: 'H1036054000', planType: 'MAPD', planYear: 2027, isEnrolled: false } as const;
const profileOf = (user: User): Profile => ({ ...emptyProfile, user, plans: [saved] });

function setCookie(name: string): void {
  document.cookie = `${name}=1; Path=/`;
  whenLeaving(() => {
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  });
}

/** Counts how often a listener of a value was notified of a change. */
function changesOf(capability: Capability): { count: number } {
  const changes = { count: 0 };
  whenLeaving(store().sub(mayAtom(capability), () => (changes.count += 1)));
  return changes;
}

describe('the shopper of the page', () => {
  afterEach(leaveTestPage);

  it('is a guest while nothing is known, and when the sign-in has failed (LOAD-05)', () => {
    openTestPage();
    expect(read(identityAtom)).to.equal(null);
    expect(currentShopper()).to.include({ uuid: undefined, isGuest: true, isMember: false });
  });

  it('follows the identity, there and back (LOAD-34, LOAD-36)', () => {
    openTestPage();
    write(identityAtom, signedIn);
    expect(read(shopperAtom)).to.include({ uuid: 'u', isGuest: false, isCloaked: false });
    write(identityAtom, { ...signedIn, isCloaked: true });
    expect(read(shopperAtom)).to.include({ uuid: 'u', isCloaked: true });
    expect(read(mayAtom('enroll'))).to.equal(false);
    write(identityAtom, { uuid: undefined, isGuest: true, isCloaked: false });
    expect(read(shopperAtom)).to.include({ uuid: undefined, isGuest: true, isCloaked: false });
    expect(read(mayAtom('enroll'))).to.equal(true);
  });

  it('follows the profile (LOAD-38, ROLES-08)', () => {
    openTestPage();
    write(identityAtom, signedIn);
    expect(read(mayAtom('importItems'))).to.equal(false);
    write(profileAtom, profileOf(member));
    expect(read(shopperAtom).isMember).to.equal(true);
    expect(read(mayAtom('importItems'))).to.equal(true);
    write(profileAtom, profileOf({ ...member, salesforceRecordType: 'p' }));
    expect(read(shopperAtom).isMember).to.equal(false);
    expect(read(mayAtom('importItems'))).to.equal(false);
  });

  it('follows the feature flags, which may come late (ROLES-06, HELP-07)', () => {
    openTestPage();
    const answers = (): boolean[] => [
      read(mayAtom('openMemberBenefits')),
      read(mayAtom('readExtraHelpRecord')),
    ];
    write(identityAtom, signedIn);
    expect(answers()).to.deep.equal([false, false]);
    setResource(featureFlags, '', parseFeatureFlags({ memberBenefitsButtonMobile: true }));
    expect(answers()).to.deep.equal([true, false]);
    write(profileAtom, profileOf(member));
    setResource(featureFlags, '', parseFeatureFlags({ lisChanges: true }));
    expect(answers()).to.deep.equal([true, true]);
    setResource(featureFlags, '', parseFeatureFlags({}));
    expect(answers()).to.deep.equal([true, false]);
  });

  it('follows the configuration, also a later one (OPEN-A038, OPEN-B66)', () => {
    openTestPage({ config: { roles: { manageAccountMembersOnly: true } } });
    write(identityAtom, { ...signedIn, isCloaked: true });
    expect(read(mayAtom('manageAccount'))).to.equal(false);
    expect(read(mayAtom('removeItems'))).to.equal(true);
    window.shopperProfile!.configure({
      roles: { manageAccountMembersOnly: false },
      cloaked: { readOnly: true },
    });
    expect(read(mayAtom('manageAccount'))).to.equal(true);
    expect(read(mayAtom('removeItems'))).to.equal(false);
  });

  const scenarios: [Scenario, Partial<Shopper>][] = [
    ['guest', { isGuest: true, uuid: undefined, isMember: false }],
    ['consumer', { isGuest: false, isHsidMember: true, isBaseAccount: false, isMember: false }],
    ['base-account', { isGuest: false, isHsidMember: false, isBaseAccount: true, isMember: false }],
    ['member', { isGuest: false, isMember: true, isAgentFlow: false, isCloaked: false }],
    ['agent', { isGuest: false, isAgentFlow: true, isCloaked: false }],
    ['cloaked', { isGuest: false, isAgentFlow: false, isCloaked: true }],
    ['telesales-member', { isGuest: false, telesales: { form: 'memberConsent', status: 'M' } }],
    ['telesales-zip', { isGuest: false, telesales: { form: 'genderZip', status: 'P' } }],
  ];
  for (const [scenario, expected] of scenarios)
    it(`is known after the load flow: ${scenario} (LOAD-34)`, async () => {
      openTestPage({ scenario });
      await startLoadFlow();
      const shopper = currentShopper();
      for (const [name, value] of Object.entries(expected))
        expect(shopper[name as keyof Shopper], name).to.deep.equal(value);
    });
});

describe('the agent flow of the page (ROLES-10, AGENT-07)', () => {
  afterEach(leaveTestPage);

  it('needs both the configuration and the session header', () => {
    openTestPage();
    sessionStorage.setItem(agentSession.storageKey, 'token');
    expect(currentShopper().isAgentFlow).to.equal(false);
    leaveTestPage();
    openTestPage({ config: { agentSession } });
    expect(currentShopper().isAgentFlow).to.equal(false);
    leaveTestPage();
    openTestPage({ config: { agentSession } });
    sessionStorage.setItem(agentSession.storageKey, 'token');
    expect(currentShopper().isAgentFlow).to.equal(true);
  });
});

describe('the member-site cookie (LOAD-41, OPEN-A019)', () => {
  afterEach(leaveTestPage);

  for (const [name, identity] of [
    ['a guest', null],
    ['somebody who is signed in', signedIn],
  ] as const)
    it(`sets a boolean and nothing else, with ${name}`, () => {
      openTestPage();
      write(identityAtom, identity);
      const without = currentShopper();
      expect(without.hasMemberSiteCookie).to.equal(false);
      leaveTestPage();
      openTestPage();
      setCookie('shopperProfile.memberSiteCookie');
      write(identityAtom, identity);
      expect(currentShopper()).to.deep.equal({ ...without, hasMemberSiteCookie: true });
    });

  it('has the name that the host has configured', () => {
    openTestPage({ config: { storageKeys: { memberSiteCookie: 'theirs' } } });
    setCookie('theirs');
    expect(currentShopper().hasMemberSiteCookie).to.equal(true);
    leaveTestPage();
    openTestPage({ config: { storageKeys: { memberSiteCookie: 'theirs' } } });
    setCookie('shopperProfile.memberSiteCookie');
    expect(currentShopper().hasMemberSiteCookie).to.equal(false);
  });
});

describe('one value of the shopper’s', () => {
  afterEach(leaveTestPage);

  it('is one atom per capability', () => {
    expect(mayAtom('signOut')).to.equal(mayAtom('signOut'));
    expect(mayAtom('signOut')).not.to.equal(mayAtom('enroll'));
  });

  it('tells those who listen when it turns, and only then', () => {
    openTestPage();
    const signOut = changesOf('signOut');
    const enroll = changesOf('enroll');
    write(identityAtom, signedIn);
    expect([signOut.count, enroll.count]).to.deep.equal([1, 0]);
    write(identityAtom, { ...signedIn, isCloaked: true });
    expect([signOut.count, enroll.count]).to.deep.equal([1, 1]);
  });

  it('tells no one of a removal: the shopper stays the same object', async () => {
    const { service } = openTestPage({ scenario: 'consumer' });
    setWireList('plan', service, itemsNamed('plan', 'A'));
    await loadLists(service);
    const before = read(shopperAtom);
    const removeItems = changesOf('removeItems');
    let shopperChanges = 0;
    whenLeaving(store().sub(shopperAtom, () => (shopperChanges += 1)));
    expect(await removeSavedItem('plan', keyOf('plan', 'A'))).to.equal(true);
    expect(read(profileAtom).plans).to.be.empty;
    expect(read(shopperAtom)).to.equal(before);
    expect([removeItems.count, shopperChanges]).to.deep.equal([0, 0]);
  });

  it('tells no one of a profile that was read again and says the same', () => {
    openTestPage();
    write(identityAtom, signedIn);
    write(profileAtom, profileOf(member));
    const importItems = changesOf('importItems');
    write(profileAtom, profileOf({ ...member }));
    expect(importItems.count).to.equal(0);
    write(profileAtom, profileOf({}));
    expect(importItems.count).to.equal(1);
  });
});
