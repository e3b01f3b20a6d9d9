import { expect } from 'chai';
import { openService, PROFILE, type Json } from './support';

const IMPORT = `${PROFILE}/profiles/import/member-items/v1`;
const by = (uuid: string, triggeredBy: string) => ({ uuid, isAuthUser: true, triggeredBy });

describe('importing a member’s data in the stand-in (NET-14, NET-15, HTTP-16)', () => {
  it('fails for the first kind of member and succeeds for the second (LOAD-31)', async () => {
    const { ask, post } = openService({ scenario: 'member-import' });
    expect((await ask('POST', IMPORT, by('demo-member-import', 'M&R'))).status).to.equal(404);
    const { importSummaryData }: Json = await post(IMPORT, by('demo-member-import', 'E&I'));
    expect(importSummaryData.importedPlansData.plans).to.deep.equal([]);
    expect(importSummaryData.importedDrugsAndPharmacySummary.drugs).to.have.lengthOf(3);
    expect(importSummaryData.importedProvidersSummary.providers).to.have.lengthOf(2);
  });

  it('leaves drugs, providers and the day in the profile', async () => {
    const { get, post } = openService({ scenario: 'member-import', date: '2026-11-20' });
    await post(IMPORT, by('demo-member-import', 'E&I'));
    const profile: Json = await get(`${PROFILE}/Users/demo-member-import/all`);
    expect(profile.drugsAndPharmacyDetails.drugInfoDetails).to.have.lengthOf(3);
    expect(profile.drugsAndPharmacyDetails.pharmacyObj.pharmacyNumber).to.equal('9900025');
    expect(profile.providersDetails.providerIdList).to.have.lengthOf(2);
    expect(profile.userDetails.importAgreementData.agreementDate).to.equal('2026-11-20');
    expect(profile.userDetails.importHistory).to.have.lengthOf(2);
  });

  it('does not double what is there', async () => {
    const { post, service } = openService({ scenario: 'member-import' });
    await post(IMPORT, by('demo-member-import', 'E&I'));
    await post(IMPORT, by('demo-member-import', 'E&I'));
    expect(service.state.drugsAndPharmacyDetails.drugInfoDetails).to.have.lengthOf(3);
    expect(service.state.providersDetails.providerIdList).to.have.lengthOf(2);
  });

  it('finds nothing new for the other member, at the first attempt', async () => {
    const { importSummaryData }: Json = await openService({ scenario: 'member' }).post(
      IMPORT,
      by('demo-member', 'M&R'),
    );
    expect(importSummaryData.importedDrugsAndPharmacySummary.drugs).to.deep.equal([]);
    expect(importSummaryData.importedProvidersSummary.providers).to.deep.equal([]);
  });

  it('fails for both kinds when it is made to', async () => {
    const { ask } = openService({ scenario: 'member-import', fail: { call: 'memberImport', kind: 500 } });
    for (const kind of ['M&R', 'E&I'])
      expect((await ask('POST', IMPORT, by('demo-member-import', kind))).status).to.equal(500);
  });

  it('is for members, and for their own profile', async () => {
    const { ask } = openService({ scenario: 'consumer' });
    expect((await ask('POST', IMPORT, by('demo-consumer', 'E&I'))).status).to.equal(404);
    expect((await ask('POST', IMPORT, by('demo-member', 'E&I'))).status).to.equal(404);
    expect((await ask('POST', IMPORT, { uuid: 'demo-consumer' })).status).to.equal(400);
  });
});
