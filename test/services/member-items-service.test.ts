import { expect } from 'chai';
import * as fc from 'fast-check';
import { importMemberItems } from '../../src/services/member-items-service';
import { mergeProfile, skipMerge, type MergeIdentity } from '../../src/services/merge-service';
import { askGuarded, bodyOf, describeUnread, expectSent, leaveMockService } from './contract';
import { respondWithJson, respondWithText, configured, describeFailures, jsonWith, valueOf } from './support';

const config = configured();
const MERGE = '/landrover/api/profiles/merge/v1';
const IMPORT = '/landrover/api/profiles/import/member-items/v1';

const tess: MergeIdentity = {
  firstName: 'Tess',
  lastName: 'Sampleton',
  email: 'tess@example.com',
  dob: { month: '02', day: '14', year: '1950' },
  mbi: '1EG4-TE5-MK73',
};

afterEach(leaveMockService);

describe('merging a profile', () => {
  const ofBody = async (identity: MergeIdentity): Promise<unknown> => {
    const sent = respondWithJson({});
    await mergeProfile(config, identity);
    return bodyOf(sent);
  };

  it('sends POST /profiles/merge/v1 with action "m" (CONSTB-09, NET-13, NET-34, HTTP-09, HTTP-10, HTTP-13, OPEN-B63)', async () => {
    const service = askGuarded({ scenario: 'telesales-member' });
    const merged = await valueOf(mergeProfile(config, tess));
    expectSent(service, {
      method: 'POST',
      path: MERGE,
      body: {
        action: 'm',
        firstName: 'Tess',
        lastName: 'Sampleton',
        email: 'tess@example.com',
        dob: '02/14/1950',
        mbi: '1EG4-TE5-MK73',
      },
    });
    expect(merged).to.deep.equal({
      isProfileMerged: true,
      mergedProfile: { uuid: 'demo-telesales-member-call', profileStatus: 'm' },
      remainingRetryCount: 3,
    });
  });

  it('counts a wrong attempt (HTTP-14, IDENT-37, MODEL-22)', async () => {
    askGuarded({ scenario: 'telesales-member' });
    const wrong = { ...tess, mbi: '1EG4-TE5-MK72' };
    for (const remainingRetryCount of [2, 1, 0])
      expect(await valueOf(mergeProfile(config, wrong))).to.deep.equal({
        isProfileMerged: false,
        remainingRetryCount,
      });
  });

  it('sends all eight fields when they are there (HTTP-09, MODEL-21)', async () => {
    expect(await ofBody({ ...tess, gender: 'female', zipCode: '60614' })).to.have.all.keys(
      'firstName',
      'lastName',
      'email',
      'dob',
      'mbi',
      'gender',
      'zipCode',
      'action',
    );
  });

  it('trims values and leaves out those that are not (HTTP-11, HTTP-12, RULES-14)', async () => {
    const body = await ofBody({
      firstName: '  Tess\t',
      lastName: ' ',
      email: '',
      mbi: 'undefined',
      gender: 'null',
      zipCode: undefined,
      dob: { month: ' 2', day: '14 ', year: ' 1950 ' },
    });
    expect(body).to.deep.equal({ action: 'm', firstName: 'Tess', dob: '2/14/1950' });
  });

  it('sends a date of birth only with month, day and year (HTTP-11, HTTP-13)', async () => {
    const date = { month: '02', day: '14', year: '1950' };
    for (const part of ['month', 'day', 'year'])
      for (const missing of ['', '  '])
        expect(await ofBody({ dob: { ...date, [part]: missing } }), part).to.deep.equal({ action: 'm' });
  });

  it('sends no field that is not one of the form (HTTP-09)', async () => {
    const more = { firstName: 'Tess', isAttested: 'true', action: 's' };
    expect(await ofBody(more)).to.deep.equal({ action: 'm', firstName: 'Tess' });
  });

  const merged: [unknown, boolean][] = [
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    ['yes', false],
    ['Y', false],
    ['1', false],
    [1, false],
    ['null', false],
    [undefined, false],
    [{}, false],
    [[true], false],
  ];
  for (const [isProfileMerged, read] of merged)
    it(`reads isProfileMerged ${JSON.stringify(isProfileMerged)} as ${read} (HTTP-14, IDENT-34)`, async () => {
      respondWithJson({ isProfileMerged });
      expect((await valueOf(mergeProfile(config, tess))).isProfileMerged).to.equal(read);
    });

  it('hands on a merged profile of any type, and finds none in null and its spellings (IDENT-33, OPEN-B33, RULES-14)', async () => {
    for (const mergedProfile of ['text', 7, true, false, ['x'], { uuid: null }]) {
      respondWithJson({ mergedProfile });
      expect((await valueOf(mergeProfile(config, tess))).mergedProfile).to.deep.equal(mergedProfile);
    }
    for (const mergedProfile of [null, undefined, '', 'null', 'undefined']) {
      respondWithJson({ mergedProfile });
      expect((await valueOf(mergeProfile(config, tess))).mergedProfile).to.equal(undefined);
    }
  });

  const counts: [unknown, number | undefined][] = [
    [0, 0],
    [2, 2],
    ['2', 2],
    [99, 99],
    [-1, undefined],
    ['-1', undefined],
    [1.5, undefined],
    ['undefined', undefined],
    [null, undefined],
    [[], undefined],
    [true, undefined],
    ['x', undefined],
  ];
  for (const [remainingRetryCount, read] of counts) {
    const title = `reads a retry count of ${JSON.stringify(remainingRetryCount)} as ${read ?? 'none'}`;
    it(`${title} (HTTP-14, MODEL-22)`, async () => {
      respondWithJson({ remainingRetryCount });
      expect((await valueOf(mergeProfile(config, tess))).remainingRetryCount).to.equal(read);
    });

    it(`${title} in an error, too, which stays a failed call (HTTP-14, OPEN-B45)`, async () => {
      for (const status of [400, 401, 403, 409, 422, 500, 503]) {
        respondWithJson(
          { remainingRetryCount, isProfileMerged: true, mergedProfile: 'x', error: 'Tess' },
          status,
        );
        expect(await mergeProfile(config, tess), String(status)).to.deep.equal({
          ok: false,
          failure: { call: 'merge profile', kind: 'status', status, isInvalidSession: false },
          ...(read !== undefined && { refusal: { remainingRetryCount: read } }),
        });
      }
    });
  }

  for (const text of ['', '<h1>3</h1>', 'null', '[]', '7', '"2"', '{"remainingRetryCount":2'])
    it(`reads no retry count in the error ${JSON.stringify(text)} (OPEN-B45, MODEL-26)`, async () => {
      respondWithText(text, 500);
      expect(await mergeProfile(config, tess)).to.deep.equal({
        ok: false,
        failure: { call: 'merge profile', kind: 'status', status: 500, isInvalidSession: false },
      });
    });

  describeFailures(() => mergeProfile(config, tess), 'merge profile');
});

describe('skipping the merge', () => {
  it('sends POST /profiles/merge/v1 with action "s" and nothing else (CONSTB-09, HTTP-10, IDENT-41, OPEN-B45)', async () => {
    const service = askGuarded({ scenario: 'telesales-member' });
    expect(await skipMerge(config)).to.deep.equal({ ok: true, value: undefined });
    expectSent(service, { method: 'POST', path: MERGE, body: { action: 's' } });
    expect(service.state.userDetails.telesalesProfileType).to.equal('');
  });

  describeUnread(() => skipMerge(config), 'skip merge');
});

describe('importing a member’s items', () => {
  const member = { uuid: 'demo-member-import', isAuthUser: true, triggeredBy: 'E&I' };

  it('sends POST /profiles/import/member-items/v1 with uuid, isAuthUser, triggeredBy (NET-14, NET-34, HTTP-16)', async () => {
    const service = askGuarded({ scenario: 'member-import' });
    const counts = await valueOf(importMemberItems(config, member));
    expectSent(service, { method: 'POST', path: IMPORT, body: member });
    expect(counts).to.deep.equal({ drugCount: 3, providerCount: 2, planCount: 0 });
  });

  it('fails for a kind of member that the service does not know (IMPORT-23)', async () => {
    askGuarded({ scenario: 'member-import' });
    const result = await importMemberItems(config, { ...member, triggeredBy: 'M&R' });
    expect(!result.ok && result.failure.status).to.equal(404);
  });

  it('counts what the lists hold, bad items left out (NET-15, IMPORT-24, IMPORT-25, MODEL-23)', async () => {
    const bad = [null, 'null', 7, []];
    respondWithJson({
      importSummaryData: {
        importedPlansData: { plans: [{}, ...bad] },
        importedDrugsAndPharmacySummary: { drugs: [{ drugName: 'Metformin' }, ...bad, { other: 1 }] },
        importedProvidersSummary: { providers: [...bad, {}, {}, {}] },
      },
    });
    expect(await valueOf(importMemberItems(config, member))).to.deep.equal({
      drugCount: 2,
      providerCount: 3,
      planCount: 1,
    });
  });

  it('counts none where lists are missing or none; plans then have no count (NET-15, MODEL-23, OPEN-B69)', async () => {
    for (const wrong of [undefined, null, 'null', 7, {}, true]) {
      const none = { drugCount: 0, providerCount: 0, planCount: undefined };
      respondWithJson({
        importSummaryData: {
          importedPlansData: { plans: wrong },
          importedDrugsAndPharmacySummary: { drugs: wrong },
          importedProvidersSummary: { providers: wrong },
        },
      });
      expect(await valueOf(importMemberItems(config, member)), JSON.stringify(wrong)).to.deep.equal(none);
      respondWithJson({ importSummaryData: wrong });
      expect(await valueOf(importMemberItems(config, member)), JSON.stringify(wrong)).to.deep.equal(none);
    }
  });

  it('never throws, and counts in whole numbers, whatever JSON arrives (MODEL-26)', async () => {
    const body = jsonWith(
      'importSummaryData',
      'importedPlansData',
      'importedDrugsAndPharmacySummary',
      'importedProvidersSummary',
      'plans',
      'drugs',
      'providers',
    );
    await fc.assert(
      fc.asyncProperty(body, async (json) => {
        respondWithJson(json);
        const { drugCount, providerCount } = await valueOf(importMemberItems(config, member));
        expect(Number.isInteger(drugCount) && Number.isInteger(providerCount)).to.equal(true);
        expect((await valueOf(mergeProfile(config, tess))).isProfileMerged).to.equal(false);
      }),
      { numRuns: 200 },
    );
  });

  describeFailures(() => importMemberItems(config, member), 'import member items');
});
