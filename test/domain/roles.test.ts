import { expect } from 'chai';
import type { User } from '../../src/domain/profile';
import { guest, isMember, type Identity } from '../../src/domain/roles';

const identity: Identity = { uuid: 'abc', isGuest: false, isCloaked: false };
const user: User = { optumId: 'o-1', mbi: '1EG4TE5MK73', salesforceRecordType: 'm' };

describe('members', () => {
  it('have a uuid, an optumId, an mbi and are no guests (LOAD-38, AGENT-04, ROLES-07)', () => {
    expect(isMember(identity, user)).to.equal(true);
  });

  it('may be viewed cloaked: that is another question (ROLES-15)', () => {
    expect(isMember({ ...identity, isCloaked: true }, user)).to.equal(true);
  });

  const missing: [string, Identity, User | undefined][] = [
    ['there is no uuid', { ...identity, uuid: undefined }, user],
    ['they are guests', { ...identity, isGuest: true }, user],
    ['there is no optumId', identity, { ...user, optumId: undefined }],
    ['there is no mbi', identity, { ...user, mbi: undefined }],
    ['the record type is p', identity, { ...user, salesforceRecordType: 'p' }],
    ['the record type is P', identity, { ...user, salesforceRecordType: 'P' }],
    ['there are no user details', identity, undefined],
    ['nothing is known', guest, {}],
  ];
  for (const [reason, who, details] of missing)
    it(`are no members when ${reason} (LOAD-38, AGENT-04, DATA-04)`, () => {
      expect(isMember(who, details)).to.equal(false);
    });
});
