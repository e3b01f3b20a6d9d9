import { expect } from 'chai';
import { importedDrugCountAtom, importedProviderCountAtom } from '../../../src/state/profile/import-counts';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { read } from '../../../src/state/store';
import { leaveTestPage, openTestPage } from '../../support/page';

const counts = () => [read(importedDrugCountAtom), read(importedProviderCountAtom)];

describe('drugs and doctors that were imported', () => {
  afterEach(leaveTestPage);

  it('are counted by the member import (LOAD-32)', async () => {
    openTestPage({ scenario: 'member-import' });
    expect(counts()).to.deep.equal([0, 0]);
    await startLoadFlow();
    expect(counts()).to.deep.equal([3, 2]);
  });

  it('are none after a load flow without an import', async () => {
    openTestPage({ scenario: 'consumer' });
    await startLoadFlow();
    expect(counts()).to.deep.equal([0, 0]);
  });
});
