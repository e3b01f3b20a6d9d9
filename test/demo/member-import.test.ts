import { expect } from 'chai';
import { at, openService, PROFILE } from './support';

const IMPORT = `${PROFILE}/profiles/import/member-items/v1`;
const PLANS = 'importSummaryData.importedPlansData.plans';
const DRUGS = 'importSummaryData.importedDrugsAndPharmacySummary.drugs';
const PROVIDERS = 'importSummaryData.importedProvidersSummary.providers';
const by = (uuid: string, triggeredBy: string) => ({ uuid, isAuthUser: true, triggeredBy });

describe('importing a member’s data in the mock service (NET-14, NET-15, HTTP-16)', () => {
  it('fails for the first kind of member and succeeds for the second (LOAD-31)', async () => {
    const { ask, post } = openService({ scenario: 'member-import' });
    expect((await ask('POST', IMPORT, by('demo-member-import', 'M&R'))).status).to.equal(404);
    const result = await post(IMPORT, by('demo-member-import', 'E&I'));
    expect(at(result, PLANS)).to.deep.equal([]);
    expect(at(result, DRUGS)).to.have.lengthOf(3);
    expect(at(result, PROVIDERS)).to.have.lengthOf(2);
  });

  it('leaves drugs, providers and the day in the profile', async () => {
    const { profile, post } = openService({ scenario: 'member-import', date: '2026-11-20' });
    await post(IMPORT, by('demo-member-import', 'E&I'));
    const { drugsAndPharmacyDetails, providersDetails, userDetails } = await profile();
    expect(drugsAndPharmacyDetails.drugInfoDetails).to.have.lengthOf(3);
    expect(drugsAndPharmacyDetails.pharmacyObj?.pharmacyNumber).to.equal('9900025');
    expect(providersDetails.providerIdList).to.have.lengthOf(2);
    expect(userDetails.importAgreementData?.agreementDate).to.equal('2026-11-20');
    expect(userDetails.importHistory).to.have.lengthOf(2);
  });

  it('does not double what is there', async () => {
    const { post, service } = openService({ scenario: 'member-import' });
    await post(IMPORT, by('demo-member-import', 'E&I'));
    await post(IMPORT, by('demo-member-import', 'E&I'));
    expect(service.state.drugsAndPharmacyDetails.drugInfoDetails).to.have.lengthOf(3);
    expect(service.state.providersDetails.providerIdList).to.have.lengthOf(2);
  });

  it('finds nothing new for the other member, at the first attempt', async () => {
    const result = await openService({ scenario: 'member' }).post(IMPORT, by('demo-member', 'M&R'));
    expect(at(result, DRUGS)).to.deep.equal([]);
    expect(at(result, PROVIDERS)).to.deep.equal([]);
  });

  it('finds nothing when it is made to', async () => {
    const { ask, post, profile } = openService({ scenario: 'member-import', importsNothing: true });
    expect((await ask('POST', IMPORT, by('demo-member-import', 'M&R'))).status).to.equal(404);
    const result = await post(IMPORT, by('demo-member-import', 'E&I'));
    expect([at(result, DRUGS), at(result, PROVIDERS)]).to.deep.equal([[], []]);
    const { drugsAndPharmacyDetails, userDetails } = await profile();
    expect(drugsAndPharmacyDetails.drugInfoDetails).to.be.empty;
    expect(userDetails.importAgreementData?.agreementDate).to.equal('2026-11-20');
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
