/** Which requests have the header of an agent's session, and which must not. */
import { expect } from 'chai';
import { agentSession } from '../../demo/service/index';
import { callJson } from '../../src/services/http';
import { leaveMockService } from './contract';
import { respond } from './support';

const { storageKey } = agentSession;
const VALUE = 'agent-1';
const NEXT = 'agent-2';

async function headerAt(url: string): Promise<string | null> {
  sessionStorage.setItem(storageKey, VALUE);
  const sent = respond(() => new Response('{}', { headers: { [agentSession.header]: NEXT } }));
  await callJson({ call: 'plan list', url, agentSession }, () => undefined);
  return sent[0]!.headers.get(agentSession.header);
}

describe('the header of an agent’s session', () => {
  afterEach(leaveMockService);

  for (const url of ['/landrover/api/x', `${location.origin}/landrover/api/Users/1/all`])
    it(`goes to ${new URL(url, location.origin).pathname}, and the response renews it (AGENT-07, AGENT-09)`, async () => {
      expect(await headerAt(url)).to.equal(VALUE);
      expect(sessionStorage.getItem(storageKey)).to.equal(NEXT);
    });

  for (const url of [
    '/other/landrover/api/x',
    '/planinfo/x?from=/landrover/api/x',
    '/planinfo/x#/landrover/api/x',
    'https://example.com/landrover/api/x',
    '//example.com/landrover/api/x',
  ])
    it(`does not go to ${url}, and nothing renews it there (AGENT-08, ROLES-13)`, async () => {
      expect(await headerAt(url)).to.equal(null);
      expect(sessionStorage.getItem(storageKey)).to.equal(VALUE);
    });

  for (const text of ['null', 'undefined', ''])
    it(`is not sent for the stored text “${text}” (RULES-14)`, async () => {
      sessionStorage.setItem(storageKey, text);
      const sent = respond(() => new Response('{}'));
      await callJson({ call: 'plan list', url: '/landrover/api/x', agentSession }, () => undefined);
      expect(sent[0]!.headers.has(agentSession.header)).to.equal(false);
    });
});
