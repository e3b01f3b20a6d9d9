import { expect } from 'chai';
import * as sinon from 'sinon';
import { at, openService, PROFILE, type Asking } from './support';

const MERGE = `${PROFILE}/profiles/merge/v1`;

const memberForm = {
  action: 'm',
  firstName: 'Tess',
  lastName: 'Sampleton',
  email: 'tess@example.com',
  dob: '02/14/1950',
  mbi: '1EG4-TE5-MK73',
};
const zipForm = {
  action: 'm',
  firstName: 'Zeke',
  lastName: 'Sampleton',
  email: 'zeke@example.com',
  dob: '07/04/1955',
  gender: 'male',
  zipCode: '60614',
};

const merge = ({ post }: Asking, form: object): Promise<unknown> => post(MERGE, form);

const isMerged = (response: unknown): unknown => at(response, 'isProfileMerged');

describe('merging a profile of the mock service (HTTP-09 … HTTP-14)', () => {
  for (const [scenario, form] of [
    ['telesales-member', memberForm],
    ['telesales-zip', zipForm],
  ] as const)
    it(`brings what was noted during the call to ${scenario}`, async () => {
      const asking = openService({ scenario });
      const response = await merge(asking, form);
      expect(response).to.deep.equal({
        isProfileMerged: true,
        remainingRetryCount: 3,
        mergedProfile: { uuid: `demo-${scenario}-call`, profileStatus: 'm' },
      });
      const profile = await asking.profile('/merged');
      expect(profile.drugsAndPharmacyDetails.drugInfoDetails).to.have.lengthOf(3);
      expect(profile.providersDetails.providerIdList).to.have.lengthOf(2);
      expect(profile.userDetails.mergedProfileUuid).to.equal(`demo-${scenario}-call`);
    });

  it('does not offer the same a second time', async () => {
    const asking = openService({ scenario: 'telesales-member' });
    expect(asking.service.state.userDetails.telesalesProfileType).to.equal('M');
    await merge(asking, memberForm);
    expect(asking.service.state.userDetails.telesalesProfileType).to.equal('');
    expect(isMerged(await merge(asking, memberForm))).to.equal(false);
  });

  it('takes the same data written differently', async () => {
    const form = { ...memberForm, firstName: 'TESS', dob: '2/14/1950', mbi: '1eg4te5mk73' };
    expect(isMerged(await merge(openService({ scenario: 'telesales-member' }), form))).to.equal(true);
    const short = { ...zipForm, gender: 'M' };
    expect(isMerged(await merge(openService({ scenario: 'telesales-zip' }), short))).to.equal(true);
  });

  for (const [field, value] of [
    ['dob', '02/15/1950'],
    ['mbi', '1EG4-TE5-MK72'],
    ['lastName', 'Samplestone'],
    ['email', 'tess@example.org'],
    ['mbi', undefined],
  ] as const)
    it(`refuses ${field} ${value ?? 'that is missing'}`, async () => {
      const asking = openService({ scenario: 'telesales-member' });
      expect(await merge(asking, { ...memberForm, [field]: value })).to.deep.equal({
        isProfileMerged: false,
        remainingRetryCount: 2,
      });
    });

  for (const [field, value] of [
    ['gender', 'female'],
    ['zipCode', '33125'],
  ] as const)
    it(`refuses the ${field} ${value}`, async () => {
      const asking = openService({ scenario: 'telesales-zip' });
      expect(isMerged(await merge(asking, { ...zipForm, [field]: value }))).to.equal(false);
    });

  it('counts attempts down from 3, and takes none at 0 (IDENT-36 … IDENT-38)', async () => {
    const asking = openService({ scenario: 'telesales-member' });
    const wrong = { ...memberForm, dob: '01/01/1950' };
    const counts: unknown[] = [];
    for (const form of [wrong, wrong, wrong, wrong, memberForm]) {
      const response = await merge(asking, form);
      expect(isMerged(response)).to.equal(false);
      counts.push(at(response, 'remainingRetryCount'));
    }
    expect(counts).to.deep.equal([2, 1, 0, 0, 0]);
    expect(asking.service.state.drugsAndPharmacyDetails.drugInfoDetails).to.deep.equal([]);
  });

  it('remembers a skip, which costs no attempt (IDENT-41)', async () => {
    const asking = openService({ scenario: 'telesales-member' });
    expect(await merge(asking, { action: 's' })).to.deep.equal({
      isProfileMerged: false,
      remainingRetryCount: 3,
    });
    expect(asking.service.state.userDetails.telesalesProfileType).to.equal('');
    expect(asking.service.state.drugsAndPharmacyDetails.drugInfoDetails).to.deep.equal([]);
  });

  const wrong = { ...memberForm, dob: '01/01/1950', mbi: 'x' };

  for (const merges of ['merged', 'slow'] as const)
    it(`takes whatever is typed with ${merges}`, async () => {
      const asking = openService({
        scenario: 'telesales-member',
        merge: merges,
        delays: { mergeProfile: 0 },
      });
      expect(isMerged(await merge(asking, wrong))).to.equal(true);
      expect((await asking.profile('/merged')).drugsAndPharmacyDetails.drugInfoDetails).to.have.lengthOf(3);
    });

  it('takes its time with slow, and only with that', async () => {
    const clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let isAnswered = false;
      const late = merge(openService({ scenario: 'telesales-member', merge: 'slow' }), memberForm).then(
        (response) => {
          isAnswered = true;
          return response;
        },
      );
      await merge(openService({ scenario: 'telesales-member', merge: 'merged' }), memberForm);
      await clock.tickAsync(3900);
      await merge(openService({ scenario: 'telesales-member' }), memberForm);
      expect(isAnswered).to.equal(false);
      await clock.tickAsync(200);
      expect(isMerged(await late)).to.equal(true);
    } finally {
      clock.restore();
    }
  });

  for (const left of ['2', '1', '0'] as const)
    it(`takes nothing with ${left}, and says each time that ${left} are left (IDENT-37, IDENT-38)`, async () => {
      const asking = openService({ scenario: 'telesales-zip', merge: left });
      for (const form of [zipForm, wrong])
        expect(await merge(asking, form)).to.deep.equal({
          isProfileMerged: false,
          remainingRetryCount: Number(left),
        });
      expect(await merge(asking, { action: 's' })).to.have.property('isProfileMerged', false);
      expect(asking.service.state.userDetails.telesalesProfileType).to.equal('');
    });

  it('fails with 500, whatever is typed', async () => {
    const { ask } = openService({ scenario: 'telesales-member', merge: '500' });
    expect((await ask('POST', MERGE, memberForm)).status).to.equal(500);
  });

  it('refuses other actions, and merges nothing for people who have not called', async () => {
    const { ask } = openService({ scenario: 'telesales-member' });
    expect((await ask('POST', MERGE, { action: 'x' })).status).to.equal(400);
    expect(isMerged(await merge(openService({ scenario: 'consumer' }), memberForm))).to.equal(false);
  });
});
