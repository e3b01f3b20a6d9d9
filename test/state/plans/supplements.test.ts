import { expect } from 'chai';
import { planKeyOf } from '../../../src/domain/plans/plan';
import { emptyProfile, type Profile } from '../../../src/domain/profile/profile';
import {
  hasSupplementsAtom,
  loadSupplementTexts,
  medigapTextsAtom,
  medsuppStateCodeAtom,
} from '../../../src/state/plans/supplements';
import { profileAtom } from '../../../src/state/profile/profile-state';
import { removeSavedItem } from '../../../src/state/saved-items/remove-saved-item';
import { read, write } from '../../../src/state/store';
import { replaceResponse, requestsTo } from '../../support/responses';
import { leaveTestPage, openTestPage, spyOnEvents } from '../../support/page';

const CONTENT = '/MedsupContent.json';

const planIn = (stateCode: string | undefined): Profile['plans'][number] => ({
  planId: 'H1036054000',
  planType: 'MAPD',
  planYear: 2027,
  isEnrolled: false,
  county: { stateCode },
});

/** A shopper of whom this is known. */
function shopper(known: Partial<Profile>): void {
  write(profileAtom, { ...emptyProfile, ...known });
}

const medsuppData = (data: unknown): Partial<Profile> => ({ medsuppData: JSON.stringify(data) });

const fragment = (values: Record<string, unknown>) => ({
  properties: {
    elements: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])),
  },
});

describe('the state of the shopper (DATA-45)', () => {
  afterEach(leaveTestPage);

  it('is that of the supplements, else of the first saved plan that has one', () => {
    openTestPage();
    shopper({});
    expect(read(medsuppStateCodeAtom)).to.equal(undefined);
    shopper({ plans: [planIn(undefined), planIn('FL'), planIn('IL')] });
    expect(read(medsuppStateCodeAtom)).to.equal('FL');
    shopper({ plans: [planIn('FL')], ...medsuppData({ applicantInformation: { stateCode: 'NY' } }) });
    expect(read(medsuppStateCodeAtom)).to.equal('NY');
  });

  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '{"applicantInformation":null}',
    '{"applicantInformation":"IL"}',
  ])
    it(`is that of a saved plan where the supplements read ${text || 'nothing'} (RULES-14)`, () => {
      openTestPage();
      shopper({ plans: [planIn('FL')], medsuppData: text });
      expect(read(medsuppStateCodeAtom)).to.equal('FL');
      expect(read(hasSupplementsAtom)).to.equal(false);
    });
});

describe('texts about supplements (SHELL-68, SHELL-69, MEDSUPP-18)', () => {
  afterEach(leaveTestPage);

  it('are those of the shopper’s state, each if there is one', async () => {
    openTestPage();
    const texts = () => read(medigapTextsAtom);
    shopper({ plans: [planIn('IL')] });
    expect(texts()).to.deep.equal({ exclusions: undefined, component: undefined });
    await loadSupplementTexts();
    expect(texts().component).to.match(/Illinois/);
    expect(texts().exclusions).to.match(/Illinois/);
    shopper({ plans: [planIn('NY')] });
    expect(texts().component).to.equal(undefined);
    expect(texts().exclusions).to.match(/New York/);
    for (const state of ['AZ', undefined]) {
      shopper({ plans: [planIn(state)] });
      expect(texts()).to.deep.equal({ exclusions: undefined, component: undefined });
    }
  });

  it('are read once, however many elements ask', async () => {
    const { service } = openTestPage();
    shopper({ plans: [planIn('IL')] });
    await Promise.all([loadSupplementTexts(), loadSupplementTexts()]);
    await loadSupplementTexts();
    expect(requestsTo(service, CONTENT)).to.have.length(1);
  });

  it('come from a file for each state, where the configuration has a place for it (OPEN-A087)', async () => {
    const { service } = openTestPage({ config: { contentPaths: { medsuppTexts: 'medsupp/{state}.json' } } });
    replaceResponse(service, '/medsupp/IL.json', fragment({ 'component.IL': 'Plans in Illinois' }));
    replaceResponse(service, '/medsupp/FL.json', fragment({ 'component.FL': 'Plans in Florida' }));
    shopper({ plans: [planIn('IL')] });
    await loadSupplementTexts();
    expect(read(medigapTextsAtom).component).to.equal('Plans in Illinois');
    shopper({ plans: [planIn('FL')] });
    await loadSupplementTexts();
    expect(read(medigapTextsAtom).component).to.equal('Plans in Florida');
  });

  it('are none when they cannot be read; the host is notified of it (ERR-05)', async () => {
    openTestPage({ fail: [{ call: 'medsuppContent', kind: 500 }] });
    shopper({ plans: [planIn('IL')] });
    const errors = spyOnEvents('error');
    await loadSupplementTexts();
    expect(read(medigapTextsAtom)).to.deep.equal({ exclusions: undefined, component: undefined });
    expect(errors[0]![1]).to.include({ code: 'content-failed' });
  });
});

describe('whether there are supplements (OPEN-A042)', () => {
  afterEach(leaveTestPage);

  for (const [why, known, expected] of [
    ['nothing is saved', {}, false],
    ['a Medicare Advantage plan is saved', { plans: [planIn('IL')] }, false],
    ['a supplement is among the saved plans', { plans: [{ ...planIn('IL'), planType: 'MS' }] }, true],
    [
      'a supplement is a favorite',
      medsuppData({ savedPlanInformation: { favoritedPlans: [{ planCode: 'G01' }] } }),
      true,
    ],
    [
      'no supplement is a favorite any more',
      medsuppData({ savedPlanInformation: { favoritedPlans: [] } }),
      false,
    ],
    ['favorites are no list', medsuppData({ savedPlanInformation: { favoritedPlans: 'G01' } }), false],
  ] as [string, Partial<Profile>, boolean][])
    it(`is ${expected} when ${why}`, () => {
      openTestPage();
      shopper(known);
      expect(read(hasSupplementsAtom)).to.equal(expected);
    });

  it('is false as soon as the only one is being removed (DEL-12)', () => {
    openTestPage();
    const plan = { ...planIn('IL'), planType: 'MS' as const };
    shopper({ plans: [plan] });
    void removeSavedItem('plan', planKeyOf(plan));
    expect(read(hasSupplementsAtom)).to.equal(false);
  });
});
