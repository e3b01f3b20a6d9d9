/** Checks the search itself: everything leaks on purpose here, and must be found. */
import { expect } from 'chai';
import { leaveTestPage, whenLeaving } from '../support/page';
import { forgetTool } from '../support/tools';
import { channels, type Channel } from './hostile-page';
import { kindsIn, type Kind } from './planted';
import { sightingsIn } from './specified';
import { openHostilePage } from './visit';

const DRUG = 'Zyxoquinol';
const ADDRESS = '/landrover/api/serverData';

function leakIntoShadowRoot(): ShadowRoot {
  const host = document.createElement('div');
  document.body.append(host);
  whenLeaving(() => {
    host.remove();
  });
  return host.attachShadow({ mode: 'open' });
}

function ask(how: 'address' | 'body'): void {
  const request = new XMLHttpRequest();
  request.open('POST', how === 'address' ? `${ADDRESS}?q=${DRUG}` : ADDRESS);
  request.send(how === 'body' ? DRUG : null);
  request.abort();
}

const leaks: readonly (readonly [channel: Channel, how: string, leak: () => void])[] = [
  ['address of a request', 'fetch', () => void fetch(`${ADDRESS}?q=${DRUG}`)],
  ['address of a request', 'XMLHttpRequest', () => ask('address')],
  ['address of a request', 'sendBeacon', () => void navigator.sendBeacon(`${ADDRESS}?q=${DRUG}`)],
  ['body and headers of a request', 'fetch', () => void fetch(ADDRESS, { method: 'POST', body: DRUG })],
  ['body and headers of a request', 'a header', () => void fetch(ADDRESS, { headers: { 'x-drug': DRUG } })],
  ['body and headers of a request', 'XMLHttpRequest', () => ask('body')],
  ['body and headers of a request', 'sendBeacon', () => void navigator.sendBeacon(ADDRESS, DRUG)],
  ['console and logger', 'a warning', () => console.warn('[shopper-profile]', { drug: DRUG })],
  ['console and logger', 'an error', () => console.error('[shopper-profile]', new Error(DRUG))],
  [
    'event of the page',
    'a detail',
    () => document.dispatchEvent(new CustomEvent('shopper-profile-x', { detail: { of: [DRUG] } })),
  ],
  [
    'page data array',
    'an entry',
    () => (window as unknown as Record<string, unknown[]>).pageDataLayer!.push({ event: DRUG }),
  ],
  ['local and session storage', 'a value', () => sessionStorage.setItem('shopperProfile.leak', DRUG)],
  ['local and session storage', 'a key', () => sessionStorage.setItem(`shopperProfile.${DRUG}`, '')],
  ['local and session storage', 'an assignment', () => (sessionStorage['shopperProfile.leak'] = DRUG)],
  ['cookie', 'a value', () => (document.cookie = `leak=${DRUG}; Max-Age=1`)],
  ['address gone to, history, title', 'the history', () => history.replaceState(null, '', `?q=${DRUG}`)],
  ['address gone to, history, title', 'a state', () => history.replaceState({ DRUG }, '')],
  ['address gone to, history, title', 'the title', () => (document.title = DRUG)],
  [
    'link',
    'in a shadow root',
    () => {
      const link = document.createElement('a');
      link.href = `/x?q=${DRUG}`;
      leakIntoShadowRoot().append(link);
    },
  ],
  [
    'message to other windows',
    'a broadcast',
    () => {
      const channel = new BroadcastChannel('leak');
      channel.postMessage({ DRUG });
      channel.close();
    },
  ],
  ['message to other windows', 'a message', () => window.postMessage({ DRUG }, location.origin)],
  ['marks and measures', 'a mark', () => void performance.mark(DRUG)],
  [
    'document outside of shadow roots',
    'an attribute',
    () => document.querySelector('shopper-profile-tiles')!.setAttribute('data-last', DRUG),
  ],
  [
    'document outside of shadow roots',
    'a text that goes at once',
    () => {
      const text = new Text(DRUG);
      document.body.append(text);
      text.remove();
    },
  ],
  ['session recorder', 'a shadow root', () => leakIntoShadowRoot().append(DRUG)],
];

describe('the search of the hostile page', () => {
  afterEach(() => {
    forgetTool();
    leaveTestPage();
  });

  for (const [channel, how, leak] of leaks) {
    it(`finds a drug that leaks: ${channel}, ${how}`, async () => {
      const { traces, collect } = await openHostilePage('empty', {}, 'shopper-profile-tiles');
      const seen = (): boolean => {
        collect();
        return traces.some(
          (trace) =>
            trace.channel === channel &&
            sightingsIn(trace).some(({ kind, specified }) => kind === 'drug' && !specified),
        );
      };
      expect(seen(), 'before').to.be.false;
      const title = document.title;
      leak();
      await Promise.resolve(); // for observers, which are notified after the changes
      expect(seen()).to.be.true;
      document.title = title;
    });
  }

  it('has a leak for each channel', () => {
    expect(new Set(leaks.map(([channel]) => channel))).to.deep.equal(new Set(channels));
  });

  const forms: readonly (readonly [kind: Kind, text: string])[] = [
    ['Medicare number', '3PK8NW7ED26'],
    ['Medicare number', '3pk8-nw7-ed26'],
    ['date of birth', '11%2F23%2F1937'],
    ['date of birth', '1937-11-23T00:00:00'],
    ['date of birth', 'November 23, 1937'],
    ['e-mail', 'pigeonpost%40planted.example'],
    ['address', '{\\"line\\":\\"100 Wobblestone Lane\\"}'],
  ];
  for (const [kind, text] of forms) {
    it(`knows a value in other writing: ${text}`, () => {
      expect(kindsIn(text).map(([found]) => found)).to.deep.equal([kind]);
    });
  }

  it('takes a value for specified in its own field alone (TRACK-01)', () => {
    const sent = (fields: object) =>
      sightingsIn({
        channel: 'body and headers of a request',
        place: 'POST /gpdCustomEvent',
        text: JSON.stringify({ message: JSON.stringify(fields) }),
      }).map(({ kind, specified }) => [kind, specified !== undefined]);
    expect(sent({ user_fullname: 'Quillonia Vandersmoot' })).to.deep.equal([['name', true]]);
    expect(sent({ user_fullname: 'Quillonia', event_name: 'of Quillonia' })).to.deep.equal([['name', false]]);
    expect(sent({ user_fullname: DRUG })).to.deep.equal([['drug', false]]);
  });
});
