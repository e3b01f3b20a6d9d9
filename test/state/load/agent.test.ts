import { expect } from 'chai';
import { agentSession } from '../../../demo/service/agent-session';
import { leaveTestPage, openTestPage } from '../../support/page';

const headerOf = (headers: Record<string, string>): string | undefined =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === agentSession.header.toLowerCase())?.[1];

describe('the agent flow', () => {
  afterEach(leaveTestPage);

  it('sends the stored session header to calls below the prefix and to no other call (AGENT-07, AGENT-08, ROLES-13)', async () => {
    const { place, screen, service } = openTestPage({ scenario: 'agent', config: { agentSession } });
    await place('shopper-profile-plans');
    await screen.findAllByShadowRole('link', { name: /View plan details/ });
    const below = service.requests.filter(({ path }) => path.startsWith(agentSession.pathPrefix));
    const others = service.requests.filter(({ path }) => !path.startsWith(agentSession.pathPrefix));
    expect(below.length).to.be.greaterThan(0);
    expect(below.every(({ headers }) => headerOf(headers) !== undefined)).to.equal(true);
    expect(others.length).to.be.greaterThan(0);
    expect(others.every(({ headers }) => headerOf(headers) === undefined)).to.equal(true);
  });

  it('keeps the value that a response renews (AGENT-09, ROLES-14)', async () => {
    const { place, screen } = openTestPage({ scenario: 'agent', config: { agentSession } });
    const before = sessionStorage.getItem(agentSession.storageKey);
    await place('shopper-profile-plans');
    await screen.findAllByShadowRole('link', { name: /View plan details/ });
    const after = sessionStorage.getItem(agentSession.storageKey);
    expect(after).to.be.a('string').and.not.equal(before);
  });

  for (const value of ['', 'null', 'undefined'])
    it(`is none with the value ${JSON.stringify(value)}: the shopper stays signed in, and no header is sent (AGENT-07, RULES-14)`, async () => {
      const { place, screen, service } = openTestPage({ scenario: 'consumer', config: { agentSession } });
      sessionStorage.setItem(agentSession.storageKey, value);
      await place('shopper-profile-banner');
      expect(await screen.findByShadowRole('heading', { name: /Marta/ })).to.exist;
      expect(service.requests.filter(({ headers }) => headerOf(headers) !== undefined)).to.be.empty;
    });

  it('adds and keeps nothing outside of the agent flow (AGENT-10)', async () => {
    const { place, screen, service } = openTestPage({ scenario: 'consumer', config: { agentSession } });
    await place('shopper-profile-plans');
    await screen.findAllByShadowRole('link', { name: /View plan details/ });
    expect(service.requests.some(({ headers }) => headerOf(headers) !== undefined)).to.equal(false);
    expect(sessionStorage.getItem(agentSession.storageKey)).to.equal(null);
  });
});
