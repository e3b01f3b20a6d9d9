import { expect } from 'chai';
import { importedDrugCountAtom, importedProviderCountAtom } from '../../../src/state/profile/import-counts';
import { isImportedAtom } from '../../../src/state/profile/imported';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { read, write } from '../../../src/state/store';
import { leaveTestPage, openTestPage } from '../../support/page';

describe('an imported profile (LOAD-33, OPEN-A014)', () => {
  afterEach(leaveTestPage);

  const rows: [isPfny: boolean, drugs: number, providers: number, isImported: boolean][] = [
    [false, 0, 0, false],
    [false, 3, 2, false],
    [true, 0, 0, false],
    [true, 1, 0, true],
    [true, 0, 1, true],
    [true, 3, 2, true],
  ];
  for (const [isPfny, drugs, providers, isImported] of rows)
    it(`is ${isImported ? 'one' : 'none'} with ${drugs} drugs and ${providers} doctors ${isPfny ? 'in' : 'outside of'} the Pfny flow`, () => {
      openTestPage();
      if (isPfny) sessionStorage.setItem('shopperProfile.pfny', '1');
      write(importedDrugCountAtom, drugs);
      write(importedProviderCountAtom, providers);
      expect(read(isImportedAtom)).to.equal(isImported);
    });

  it('is one as soon as something came in', () => {
    openTestPage();
    sessionStorage.setItem('shopperProfile.pfny', '1');
    expect(read(isImportedAtom)).to.equal(false);
    write(importedProviderCountAtom, 1);
    expect(read(isImportedAtom)).to.equal(true);
  });

  it('is marked by the session key that the host has configured', () => {
    openTestPage({ config: { storageKeys: { pfny: 'shopperProfile.theirs' } } });
    sessionStorage.setItem('shopperProfile.theirs', '');
    write(importedDrugCountAtom, 1);
    expect(read(isImportedAtom)).to.equal(true);
  });

  for (const isPfny of [true, false])
    it(`comes of the member import ${isPfny ? 'in' : 'but not outside of'} the Pfny flow (LOAD-32)`, async () => {
      openTestPage({ scenario: 'member-import' });
      if (isPfny) sessionStorage.setItem('shopperProfile.pfny', '1');
      await startLoadFlow();
      expect([read(importedDrugCountAtom), read(importedProviderCountAtom)]).to.deep.equal([3, 2]);
      expect(read(isImportedAtom)).to.equal(isPfny);
    });

  it('is none after a load flow that brought nothing in', async () => {
    openTestPage({ scenario: 'consumer' });
    sessionStorage.setItem('shopperProfile.pfny', '1');
    await startLoadFlow();
    expect(read(isImportedAtom)).to.equal(false);
  });
});
