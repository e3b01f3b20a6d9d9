/** Names that may leak: analytics get data of a person only where the specification requires it. */
import { expect } from 'chai';
import { agentSession } from '../../../demo/service/index';
import { emit } from '../../../src/browser/emit';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { agentUserNameAtom } from '../../../src/state/shopper/identity';
import { userAtom } from '../../../src/state/shopper/shopper';
import { read } from '../../../src/state/store';
import { replaceResponse, requestsTo } from '../../support/responses';
import { pass, settled, startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage, whenLeaving, type TestPage } from '../../support/page';
import { arriveWithCode } from '../../support/visits';

const ARRAY = 'pageDataLayer';
const AGENT = 'agent.smith';
const GUEST_PROFILE = 'shopperProfile.guestProfile';

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;

/** The page of a shopper who has removed a plan. Analytics receive the event. */
async function track(options: Options, prepare: (page: TestPage) => void = () => undefined): Promise<string> {
  const page = openTestPage({ ...options, config: { ...options.config, analytics: { enabled: true } } });
  whenLeaving(() => {
    Reflect.deleteProperty(window, ARRAY);
  });
  prepare(page);
  startFakeClock(Date.UTC(2026, 10, 20, 10, 15));
  void startLoadFlow();
  await settled();
  await pass(500);
  emit('item-removed', { kind: 'plan', count: 2 });
  await settled();
  const sent = requestsTo(page.service, '/gpdCustomEvent').map(
    ({ body }) => (body as { message: string }).message,
  );
  expect(sent, 'messages').to.have.length(2);
  return `${sent.join()} ${JSON.stringify(Reflect.get(window, ARRAY))}`;
}

/** What is told of the shopper after the page load, and in which way. */
async function toldOf(name: string, detail: object, options: Options = {}): Promise<string> {
  const page = openTestPage({ scenario: 'consumer', ...options, config: { analytics: { enabled: true } } });
  whenLeaving(() => {
    Reflect.deleteProperty(window, ARRAY);
  });
  startFakeClock(Date.UTC(2026, 10, 20, 10, 15));
  void startLoadFlow();
  await settled();
  await pass(500);
  const before = page.service.requests.length;
  emit(name, detail);
  await settled();
  const entries = Reflect.get(window, ARRAY) as object[];
  return JSON.stringify([entries.at(-1), page.service.requests.slice(before)]);
}

const signInAs =
  (uuid: string) =>
  ({ service }: TestPage): void => {
    replaceResponse(service, '/authValidate', { uuid, agentUserName: AGENT });
    arriveWithCode(uuid);
  };

describe('names and analytics', () => {
  afterEach(leaveTestPage);

  it('have the agent’s in the agent flow (TRACK-02)', async () => {
    const told = await track({ scenario: 'agent' }, signInAs('demo-agent'));
    expect(told).to.contain(`"agent_name":"${AGENT}"`);
  });

  it('do not have the agent’s outside the agent flow, though the page knows it (TRACK-02)', async () => {
    const told = await track({ scenario: 'consumer', config: { agentSession } }, signInAs('demo-consumer'));
    expect(read(agentUserNameAtom), 'the name to leak').to.equal(AGENT);
    expect(told).not.to.contain('agent_name').and.not.to.contain(AGENT);
  });

  it('have the shopper’s own (TRACK-01)', async () => {
    const told = await track({ scenario: 'consumer' });
    const { firstName = '', lastName = '' } = read(userAtom) ?? {};
    expect(told).to.contain(`"user_fullname":"${firstName} ${lastName}"`);
  });

  it('have no name of a guest, though the page knows it (TRACK-01, ROLES-02)', async () => {
    const told = await track({ scenario: 'guest' }, () => {
      const stored = JSON.parse(localStorage.getItem(GUEST_PROFILE)!) as Record<string, unknown>;
      const userDetails = { firstName: 'Greta', lastName: 'Guest' };
      localStorage.setItem(GUEST_PROFILE, JSON.stringify({ ...stored, userDetails }));
    });
    expect(read(userAtom), 'the name to leak').to.include({ firstName: 'Greta' });
    expect(told).not.to.match(/user_fullname|user_id|Greta|"Guest"/);
  });
});

describe('what analytics do not get', () => {
  afterEach(leaveTestPage);

  it('is how someone has answered the question about Extra Help (TRACK-11)', async () => {
    const told = await toldOf('extra-help-change', { answer: 'yes' });
    expect(told).to.contain('"assetName":"extra help"').and.not.contain('yes');
  });

  it('is that a shopper has gone to the plan summary: only agents are counted (TRACK-08)', async () => {
    const told = await toldOf('navigate', { name: 'planSummary', url: '/plans' });
    expect(told)
      .to.contain('"assetName":"planSummary"')
      .and.not.match(/gpdCustomEvent|domo/);
  });
});
