/**
 * Data that a visit must leave only in the shadow roots: the shopper's identity, drugs and doctors. The values are
 * those of the mock service. Failing calls contain them, too, so that the test finds each leak of a response.
 */
import { expect } from 'chai';
import {
  createService,
  scenarioNames,
  signInCode,
  type CallName,
  type FailKind,
  type Scenario,
  type Service,
} from '../../demo/service/index';
import { callNames } from '../../demo/service/failures';
import type { ProfileHolder } from '../../demo/service/wire';
import { settled } from '../support/clock';
import { leaveTestPage, openTestPage, ready, whenLeaving, type TestPage } from '../support/page';
import { arriveWithCode } from '../support/visits';

const GUEST_PROFILE = 'shopperProfile.guestProfile';
const ELEMENTS = ['plans', 'extra-help', 'banner', 'outage', 'account-ready', 'loading', 'sign-out'] as const;

/** Names, numbers and addresses of a profile; nothing that is the same for everyone. */
function personalValues({ userDetails, drugsAndPharmacyDetails, providersDetails }: ProfileHolder): string[] {
  const { firstName, lastName, fullName, email, dob, mbi, optumId, nickName } = {
    nickName: '',
    ...userDetails,
  };
  const { drugInfoDetails, pharmacyObj } = drugsAndPharmacyDetails;
  return [
    ...[firstName, lastName, fullName, email, dob, mbi, mbi.replaceAll('-', ''), optumId, nickName],
    ...drugInfoDetails.flatMap(({ drugName, drugDosage, nationalDrugCode }) => [
      drugName,
      drugDosage,
      nationalDrugCode,
    ]),
    ...[pharmacyObj?.pharmacyNumber ?? '', pharmacyObj?.pharmacyName ?? ''],
    ...providersDetails.providerIdList.flatMap(({ providerId, providerName, providerAddress }) => [
      providerId,
      providerName,
      providerAddress,
    ]),
  ].filter((value) => value.length > 2);
}

/** Every event of the product that reaches the document, whatever its name. */
function spyOnAllEvents(): [string, unknown][] {
  const seen: [string, unknown][] = [];
  const dispatch = EventTarget.prototype.dispatchEvent;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event.type.startsWith('shopper-profile-'))
      seen.push([event.type, (event as CustomEvent<unknown>).detail]);
    return dispatch.call(this, event);
  };
  whenLeaving(() => {
    EventTarget.prototype.dispatchEvent = dispatch;
  });
  return seen;
}

/** Failing calls contain all data of the shopper: as the text of an error, and as incomplete JSON. */
function reportInFailures(service: Service): void {
  const ask = service.fetch.bind(service);
  service.fetch = async (input, init) => {
    const response = await ask(input, init);
    const secret = JSON.stringify(service.state);
    if (response.status === 500) return new Response(secret, { status: 500 });
    const text = await response.text();
    if (text === '{"data": {"plans": [') return new Response(secret.slice(0, -1));
    return new Response(text || null, response);
  };
}

/** All places that are searched, by name. */
function traces(page: TestPage, events: [string, unknown][], log: string[]): Record<string, string> {
  const stored = Object.entries(localStorage).filter(([key]) => key !== GUEST_PROFILE);
  return {
    'console and logger': [...page.log, ...log].join('\n'),
    events: JSON.stringify(events),
    'addresses gone to': [...page.visited, location.href, document.title].join('\n'),
    'the light DOM': document.documentElement.outerHTML,
    'local storage': JSON.stringify(stored),
    'session storage': JSON.stringify(sessionStorage),
    cookies: decodeURIComponent(document.cookie),
    'marks and measures': JSON.stringify(performance.getEntriesByType('mark')),
    'the history': JSON.stringify(history.state),
  };
}

/** Whether a text has the value as a word of its own: "Ned" is not in "assigned". */
const holds = (text: string, value: string): boolean =>
  new RegExp(`(?<!\\w)${value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`, 'i').test(text);

interface Visit {
  scenario: Scenario;
  code?: string;
  fail?: { call: CallName; kind: FailKind };
  guestItems?: ProfileHolder;
}

const SECOND = 1000;
/** One of the visits renders a thousand cards. */
const VISIT_MS = 30 * SECOND;

/** One visit with all elements on the page, from the load flow to a refresh; fails on the first trace of the shopper. */
async function visit({ scenario, code, fail, guestItems }: Visit): Promise<void> {
  const log: string[] = [];
  const note = (message: string): void => void log.push(message);
  const page = openTestPage({
    scenario,
    fail: fail ? [fail] : [],
    config: {
      logger: { warn: note, error: note },
      guest: { mergeOnSignIn: true },
    },
  });
  const { service } = page;
  const events = spyOnAllEvents();
  const before = personalValues(service.state);
  if (guestItems) localStorage.setItem(GUEST_PROFILE, JSON.stringify(guestItems));
  if (fail) reportInFailures(service);
  if (code !== undefined) arriveWithCode(code);
  for (const element of ELEMENTS) await page.place(`shopper-profile-${element}`);
  await ready();
  await window.shopperProfile!.refresh!();
  await settled(VISIT_MS);
  const values = new Set([
    ...before,
    ...personalValues(service.state),
    ...(service.guestProfile ? personalValues(service.guestProfile) : []),
    ...(guestItems ? personalValues(guestItems) : []),
  ]);
  expect(events.map(([name]) => name)).to.include('shopper-profile-ready');
  for (const [place, text] of Object.entries(traces(page, events, log)))
    for (const value of values)
      if (holds(text, value)) expect.fail(`${place}: "${value}" was found in ${text.slice(0, 400)}`);
  leaveTestPage();
}

describe('personal data of the load flow (contract §5, DATA-40 … DATA-52)', () => {
  afterEach(leaveTestPage);

  it('is known to this test: each shopper has some', () => {
    for (const scenario of scenarioNames) {
      const { state, guestProfile } = createService({ scenario });
      expect(personalValues(guestProfile ?? state), scenario).not.to.be.empty;
    }
    expect(personalValues(createService({ scenario: 'member' }).state)).to.include.members([
      ...['Mona', 'Sampleton', 'mona@example.com', '01/05/1956', '1EG4-TE5-MK73', '1EG4TE5MK73'],
      ...['Eliquis', '9000000101', 'Dr. Robin Sample', 'Sample Corner Pharmacy'],
    ]);
  });

  for (const scenario of scenarioNames) {
    it(`is left nowhere on a visit: ${scenario}`, () => visit({ scenario })).timeout(2 * VISIT_MS);

    if (!createService({ scenario }).identity.isGuest)
      it(`is left nowhere on a visit with a sign-in code: ${scenario}`, () =>
        visit({ scenario, code: signInCode(scenario) })).timeout(2 * VISIT_MS);
  }

  it('is left nowhere when a guest’s items go to the account at sign-in', () =>
    visit({
      scenario: 'member-import',
      code: signInCode('member-import'),
      guestItems: createService({ scenario: 'consumer' }).state,
    }));

  it('is left nowhere when the session has ended', () =>
    visit({ scenario: 'member', fail: { call: 'profile', kind: 'expired' } }));

  for (const call of callNames) {
    it(`is left nowhere when ${call} fails and says it all (ERRB-17, ERR-14)`, async () => {
      for (const kind of [500, 'garbage'] as const)
        await visit({
          scenario: 'member-import',
          code: signInCode('member-import'),
          fail: { call, kind },
          guestItems: createService({ scenario: 'consumer' }).state,
        });
    });
  }
});
