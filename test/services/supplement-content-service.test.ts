import { expect } from 'chai';
import { readSupplementTexts } from '../../src/services/supplement-content-service';
import { readApprovedStates } from '../../src/services/supplement-plans-service';
import { askGuarded, expectSent, leaveMockService } from './contract';
import { respondWithJson, configured, describeFailures, valueOf } from './support';

const config = configured();
const BASE = '/api/assets/MRD/content-fragments';

const fragment = (values: Record<string, unknown>) => ({
  class: ['assets/asset'],
  properties: {
    elements: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])),
  },
});

afterEach(leaveMockService);

describe('texts about supplements', () => {
  it('is requested with GET …/shopper-profile-redesign/MedsupContent.json (NET-29, NET-30, NET-34)', async () => {
    const service = askGuarded();
    expect(await valueOf(readSupplementTexts(config))).to.include.keys('exclusions.IL', 'component.IL');
    expectSent(service, {
      method: 'GET',
      path: `${BASE}/shopper-profile-redesign/MedsupContent.json`,
    });
  });

  it('is text by key; what is no text is left out (MEDSUPP-18, OPEN-A103, RULES-14)', async () => {
    respondWithJson(fragment({ heading: 'Medigap', year: 2027, empty: '', nothing: 'null', list: ['a'] }));
    expect(await valueOf(readSupplementTexts(config))).to.deep.equal({ heading: 'Medigap', year: '2027' });
  });

  describeFailures(() => readSupplementTexts(config), 'content medsuppTexts');
});

describe('the states of state-flip.json', () => {
  it('are requested with GET …/common-tools-vpp/medsupp/state-flip.json (NET-29, NET-30, NET-34)', async () => {
    const service = askGuarded();
    expect(await valueOf(readApprovedStates(config))).to.deep.equal(['IL', 'FL']);
    expectSent(service, { method: 'GET', path: `${BASE}/common-tools-vpp/medsupp/state-flip.json` });
  });

  it('are a list, or text with commas (MEDSUPP-18, OPEN-A087)', async () => {
    for (const states of [['IL', ' FL ', null, 'undefined', {}], 'IL, FL,,null']) {
      respondWithJson(fragment({ states, other: ['TX'] }));
      expect(await valueOf(readApprovedStates(config))).to.deep.equal(['IL', 'FL']);
    }
  });

  it('are none when they cannot be read (MODEL-26)', async () => {
    for (const states of [undefined, null, 'null', {}, true]) {
      respondWithJson(fragment({ states }));
      expect(await valueOf(readApprovedStates(config)), JSON.stringify(states)).to.deep.equal([]);
    }
    respondWithJson({ properties: { elements: { states: 'IL' } } });
    expect(await valueOf(readApprovedStates(config))).to.deep.equal([]);
  });

  it('come from the path of the configuration (NET-30)', async () => {
    const sent = respondWithJson({});
    await readApprovedStates(
      configured({ services: { content: '/content' }, contentPaths: { stateFlip: 'flip.json' } }),
    );
    expect(sent[0]?.url.pathname).to.equal('/content/flip.json');
  });

  describeFailures(() => readApprovedStates(config), 'content stateFlip');
});
