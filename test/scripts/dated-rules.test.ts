import { expect } from 'chai';
import { checkDatedRules } from '../../scripts/build/dated-rules.mjs';

const rules = { 'steps.enroll': { source: 'https://www.medicare.gov/x', validThrough: '2027-12-31' } };
const message = 'steps.enroll: read https://www.medicare.gov/x again, and set validThrough (2027-12-31)';

describe('a rule with a last valid day', () => {
  const days: [day: string, expected: { expired: string[]; soon: string[] }][] = [
    ['2027-10-31', { expired: [], soon: [] }],
    ['2027-11-01', { expired: [], soon: [message] }],
    ['2027-12-31', { expired: [], soon: [message] }],
    ['2028-01-01', { expired: [message], soon: [] }],
  ];
  for (const [day, expected] of days)
    it(`is ${expected.expired.length > 0 ? 'refused' : expected.soon.length > 0 ? 'reported' : 'accepted'} on ${day}`, () => {
      expect(checkDatedRules(rules, day)).to.deep.equal(expected);
    });
});
