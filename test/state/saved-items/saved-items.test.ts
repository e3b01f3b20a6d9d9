import { expect } from 'chai';
import {
  savedDrugsAtom,
  savedDrugsCountAtom,
  savedProvidersAtom,
  savedProvidersCountAtom,
} from '../../../src/state/saved-items/saved-items';
import { removeSavedItem } from '../../../src/state/saved-items/remove-saved-item';
import { drugKeyOf } from '../../../src/state/saved-items/saved-items';
import { read } from '../../../src/state/store';
import { settled } from '../../support/clock';
import { leaveTestPage, openTestPage } from '../../support/page';
import { item, loadLists, setWireList, type ListedKind, type WireItem } from '../../support/saved-lists';

async function open(kind: ListedKind, ...items: WireItem[]): Promise<void> {
  const { service } = openTestPage({ scenario: 'consumer' });
  setWireList(kind, service, items);
  await loadLists(service);
}

describe('saved items that are alike', () => {
  afterEach(leaveTestPage);

  for (const [field, value] of [
    ['drugDosage', 'A 20 mg'],
    ['drugQuantity', '2'],
    ['drugFrequency', 'Week'],
    ['drugSupplyLength', '90'],
    ['nationalDrugCode', 'ndc-other'],
  ] as const)
    it(`are two drugs, if they differ in ${field}, and each goes by itself (MODEL-06, DEL-06)`, async () => {
      await open('drug', item('drug', 'A'), item('drug', 'A', { [field]: value }));
      expect(read(savedDrugsCountAtom)).to.equal(2);
      const [first, second] = read(savedDrugsAtom);
      expect(await removeSavedItem('drug', drugKeyOf(first!))).to.equal(true);
      await settled();
      expect(read(savedDrugsAtom).map(drugKeyOf)).to.deep.equal([drugKeyOf(second!)]);
    });

  it('are one drug, if they are the same in all of these (MODEL-26)', async () => {
    await open('drug', item('drug', 'A'), item('drug', 'A', { unknown: 1 }), item('drug', 'B'));
    expect(read(savedDrugsAtom).map(({ drugName }) => drugName)).to.deep.equal(['A', 'B']);
  });

  it('are two doctors, if one is seen at two addresses', async () => {
    await open(
      'doctor',
      item('doctor', 'A'),
      item('doctor', 'A', { providerAddressId: 2 }),
      item('doctor', 'A'),
    );
    expect(read(savedProvidersCountAtom)).to.equal(2);
    expect(read(savedProvidersAtom).map(({ providerAddressId }) => providerAddressId)).to.have.members([
      '1',
      '2',
    ]);
  });
});
