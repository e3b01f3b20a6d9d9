import { expect } from 'chai';
import { goodRequests, openService } from './support';

const required: [keyof typeof goodRequests, string[]][] = [
  ['emailReminder', ['emailAddress', 'siteId', 'profileStatus']],
  ['stopReminder', ['mergedProfile', 'registrationUrl']],
  ['analytics', ['message', 'producerCn', 'topic']],
  ['domo', ['uuid', 'eventType', 'eventTimestamp']],
];

describe('messages to the mock service', () => {
  for (const [name, fields] of required)
    for (const field of fields)
      it(`refuses ${name} without ${field}, and reports it`, async () => {
        const [method, path, body] = goodRequests[name];
        const response = await openService().ask(method, path, { ...body, [field]: undefined });
        expect(response).to.deep.include({ status: 400, body: { error: `missing: ${field}` } });
      });

  it('takes a merged profile of any type (OPEN-B33)', async () => {
    const [method, path, body] = goodRequests.stopReminder;
    for (const mergedProfile of ['text', 7, true, null, ['x']])
      expect((await openService().ask(method, path, { ...body, mergedProfile })).status).to.equal(200);
  });

  it('wants the message of an event as JSON in a text (HTTP-21)', async () => {
    const [method, path, body] = goodRequests.analytics;
    for (const message of [{ event_name: 'x' }, 'event_name=x'])
      expect((await openService().ask(method, path, { ...body, message })).status).to.equal(400);
  });
});
