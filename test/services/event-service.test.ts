import { expect } from 'chai';
import { sendAnalyticsEvent, sendDomoEvent } from '../../src/services/event-service';
import { askGuarded, bodyOf, describeUnread, expectSent, leaveMockService } from './contract';
import { respondWithText, configured } from './support';

const config = configured();
const HOST = 'www.example.com';
const success = { ok: true, value: undefined };
const message = { event_name: 'AMP # plan "removed"', drugs_imported: 0, more: { a: [null] } };

afterEach(leaveMockService);

describe('an analytics event', () => {
  const sites: ['AMP' | 'UMS', string][] = [
    ['AMP', '/gpdCustomEvent'],
    ['UMS', '/content/gpdCustomEvent'],
  ];
  for (const [site, path] of sites)
    it(`of ${site} is sent by POST ${path} (HTTP-19, HTTP-20, HTTP-21, OPEN-B34, NET-34)`, async () => {
      const service = askGuarded();
      expect(await sendAnalyticsEvent(configured({ site }), message, HOST)).to.deep.equal(success);
      expectSent(service, {
        method: 'POST',
        path,
        body: { message: JSON.stringify(message), producerCn: 'shopper-profile', topic: 'test' },
      });
    });

  it('carries its message as JSON text, not as an object (HTTP-21)', async () => {
    const sent = respondWithText('');
    await sendAnalyticsEvent(config, message, HOST);
    const body = bodyOf(sent) as { message: unknown };
    expect(body.message).to.be.a('string');
    expect(JSON.parse(String(body.message))).to.deep.equal(message);
  });

  it('goes to base, prefix, producer and topic of the configuration (HTTP-20, OPEN-B26, OPEN-B34)', async () => {
    const sent = respondWithText('');
    const other = configured({
      services: { events: 'https://events.example.com' },
      analytics: { altPrefix: '/alt', producerCn: 'p', topics: { test: 't' } },
    });
    await sendAnalyticsEvent(other, {}, HOST);
    expect(sent[0]?.url.href).to.equal('https://events.example.com/alt/gpdCustomEvent');
    expect(bodyOf(sent)).to.deep.equal({ message: '{}', producerCn: 'p', topic: 't' });
  });

  const topics = [
    ['Online', 'prod'],
    ['Offline', 'prod'],
    ['Offline Stage', 'stage'],
    ['Stage', 'stage'],
    ['Dev', 'test'],
  ] as const;
  for (const [environment, topic] of topics)
    it(`has the topic ${topic} in the environment ${environment} (TRACK-04, TRACK-05, OPEN-B26)`, async () => {
      const sent = respondWithText('');
      await sendAnalyticsEvent(configured({ environment }), {}, HOST);
      const hosts = { Dev: ['other.example.com'], [environment]: [HOST] };
      await sendAnalyticsEvent(configured({ analytics: { hosts } }), {}, HOST);
      expect(sent.map(({ body }) => (JSON.parse(body) as { topic: string }).topic)).to.deep.equal([
        topic,
        topic,
      ]);
    });

  it('has the topic for tests on an unknown host and in an unknown environment (OPEN-B26)', async () => {
    for (const hosts of [{ Online: ['other.example.com'] }, { QA: [HOST] }, { constructor: [HOST] }]) {
      const sent = respondWithText('');
      await sendAnalyticsEvent(configured({ analytics: { hosts } }), {}, HOST);
      expect(bodyOf(sent)).to.include({ topic: 'test' });
    }
  });

  describeUnread(() => sendAnalyticsEvent(config, message, HOST), 'analytics');
});

describe('a Domo event', () => {
  const event = {
    uuid: 'demo-consumer',
    eventType: 'plan removed',
    eventTimestamp: '2026-11-20T16:15:00.000Z',
  };

  it('is sent by POST /shopper-profile/api/domo/v1 with three fields (HTTP-22, OPEN-B35, NET-34)', async () => {
    const service = askGuarded();
    const more = { ...event, firstName: 'Marta' };
    expect(await sendDomoEvent(config, more)).to.deep.equal(success);
    expectSent(service, { method: 'POST', path: '/shopper-profile/api/domo/v1', body: event });
  });

  it('goes to the base of the configuration (HTTP-22)', async () => {
    const sent = respondWithText('');
    await sendDomoEvent(configured({ services: { domo: 'https://domo.example.com' } }), event);
    expect(sent[0]?.url.href).to.equal('https://domo.example.com/shopper-profile/api/domo/v1');
  });

  describeUnread(() => sendDomoEvent(config, event), 'domo');
});
