import { expect } from 'chai';
import fc from 'fast-check';
import {
  analyticsMessage,
  cutName,
  fillName,
  pageDataOf,
  type TrackedShopper,
} from '../../src/telemetry/payloads';
import {
  isTracked,
  pageDataTypes,
  trackedEvents,
  type TrackedEvent,
} from '../../src/telemetry/tracked-events';

const shopper: TrackedShopper = {
  site: 'AMP',
  environment: 'Stage',
  uuid: 'u-1',
  fullName: 'Marta Sampleton',
  agentName: 'agent.smith',
  importedDrugs: 3,
  importedProviders: 2,
};
const nobody: TrackedShopper = { ...shopper, uuid: undefined, fullName: undefined, agentName: undefined };

const entries: [string, TrackedEvent][] = Object.entries(trackedEvents);

/** Everything that the seven fields and their envelope may be called (TRACK-01, TRACK-04, TRACK-06). */
const ENVELOPE = ['event_type', 'tracking_system', 'environment'];
const FIELDS = [
  'user_id',
  'profile_action',
  'event_name',
  'agent_name',
  'user_fullname',
  'drugs_imported',
  'providers_imported',
];

describe('a name in analytics', () => {
  const emoji = '😀';
  const cases: [what: string, name: string, cut: string][] = [
    ['is empty', '', ''],
    ['is short', 'plan compare', 'plan compare'],
    ['has 100 characters', 'a'.repeat(100), 'a'.repeat(100)],
    ['has 101 characters', 'a'.repeat(101), 'a'.repeat(100)],
    ['has an emoji as its 100th character', `${'a'.repeat(99)}${emoji}b`, `${'a'.repeat(99)}${emoji}`],
    ['has an emoji as its 101st character', `${'a'.repeat(100)}${emoji}`, 'a'.repeat(100)],
    ['has 100 emoji', emoji.repeat(100), emoji.repeat(100)],
    ['has 101 emoji', emoji.repeat(101), emoji.repeat(100)],
    ['has 10 kB', 'x'.repeat(10_000), 'x'.repeat(100)],
  ];
  for (const [what, name, cut] of cases)
    it(`that ${what} is its first 100 characters (TRACK-12, CONST-23, CONSTB-15)`, () => {
      expect(cutName(name)).to.equal(cut);
    });

  it('is never longer than 100 characters, begins as the whole, and holds no half of one (TRACK-12)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const cut = cutName(name);
        expect([...cut].length).to.be.at.most(100);
        expect(name.startsWith(cut)).to.equal(true);
        expect(() => encodeURIComponent(cut)).not.to.throw(); // as it does for half of one
        if ([...name].length <= 100) expect(cut).to.equal(name);
      }),
    );
  });

  it('takes its words from the detail, and nothing that is no text (contract §5)', () => {
    expect(fillName('{kind} removed', { kind: 'plan', count: 2 })).to.equal('plan removed');
    expect(fillName('{kind} removed', { kind: { drug: 'Lipitor' } })).to.equal('removed');
    expect(fillName('{toString}', {})).to.equal('');
  });
});

describe('an analytics event', () => {
  const removed = trackedEvents['item-removed'];

  it('says who, what and by whom, and where it comes from (TRACK-01, TRACK-02, TRACK-04, TRACK-06, MODEL-25)', () => {
    expect(analyticsMessage(removed, { kind: 'drug', count: 4 }, shopper)).to.deep.equal({
      event_type: 'business_event',
      tracking_system: 'dtsaas',
      environment: 'Stage',
      event_name: 'AMP # drug removed',
      profile_action: 'drug removed',
      user_id: 'u-1',
      user_fullname: 'Marta Sampleton',
      agent_name: 'agent.smith',
    });
  });

  it('leaves out what is not known (TRACK-01)', () => {
    expect(analyticsMessage(removed, { kind: 'plan' }, nobody)).to.deep.equal({
      event_type: 'business_event',
      tracking_system: 'dtsaas',
      environment: 'Stage',
      event_name: 'AMP # plan removed',
      profile_action: 'plan removed',
    });
  });

  it('begins with UHCM on the alternate site (TRACK-03, OPEN-B48)', () => {
    const message = analyticsMessage(removed, { kind: 'doctor' }, { ...shopper, site: 'UMS' });
    expect(message?.event_name).to.equal('UHCM # doctor removed');
  });

  it('counts what was imported, in the event of the import alone (TRACK-01, OPEN-B38)', () => {
    expect(analyticsMessage(trackedEvents['items-imported'], {}, shopper)).to.include({
      drugs_imported: 3,
      providers_imported: 2,
    });
    for (const [name, event] of entries) {
      if (name === 'items-imported') continue;
      expect(analyticsMessage(event, {}, shopper) ?? {}, name).not.to.have.any.keys(
        'drugs_imported',
        'providers_imported',
      );
    }
  });

  it('cuts names of 10 kB (TRACK-12)', () => {
    const long = { ...shopper, fullName: 'n'.repeat(10_000), agentName: 'a'.repeat(10_000) };
    const message = analyticsMessage(removed, { kind: 'plan' }, long);
    expect(message?.user_fullname).to.equal('n'.repeat(100));
    expect(message?.agent_name).to.equal('a'.repeat(100));
  });
});

describe('what is tracked', () => {
  it('has no other fields than those that are allowed, whatever an event carries (TRACK-01, OPEN-B27)', () => {
    const detail = {
      kind: 'x',
      name: 'x',
      drug: 'Lipitor',
      email: 'a@b.example',
      count: 3,
      url: '/details/33101',
    };
    for (const [name, event] of entries) {
      const message = analyticsMessage(event, detail, shopper);
      if (message) expect([...ENVELOPE, ...FIELDS], name).to.include.members(Object.keys(message));
      const entry = pageDataOf(event, detail, shopper);
      expect(Object.keys(entry), name).to.deep.equal(['event', 'data']);
      expect(Object.keys(entry.data), name).to.deep.equal(['assetName', 'site', 'environment']);
      expect(JSON.stringify([message, entry]), name).not.to.match(/Lipitor|a@b|33101/);
    }
  });

  it('has the seven types of the page data array, each used (TRACK-11)', () => {
    expect([...pageDataTypes]).to.deep.equal([
      'link click',
      'button click',
      'form submit',
      'form error',
      'page load',
      'dynamic content',
      'UI error',
    ]);
    expect(new Set(entries.map(([, { pageData }]) => pageData))).to.deep.equal(new Set(pageDataTypes));
  });

  it('is in the list, and nothing else is', () => {
    expect(isTracked('item-removed')).to.equal(true);
    for (const name of ['data-loaded', 'toString', '__proto__', ''])
      expect(isTracked(name), name).to.equal(false);
  });
});
