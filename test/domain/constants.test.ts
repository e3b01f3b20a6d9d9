import { expect } from 'chai';
import * as elements from '../../elements/index';
import * as constants from '../../src/domain/constants';

describe('values that the services speak', () => {
  for (const [requirement, name, value] of [
    ['CONST-13', 'PLAN_START_MONTH', '01'],
    ['CONST-14', 'COPAY_CATEGORY', '0'],
    ['CONST-16', 'DEFAULT_ZIP_CODE', '10001'],
    ['CONST-19', 'SPECIAL_ELECTION_MONTHS', 3],
    ['CONST-20', 'CHRONIC_LOOKBACK_MONTHS', 12],
    ['CONST-21', 'PLAN_CATEGORIES', ['M90', 'M91a', 'M92a']],
    ['CONST-22', 'AGENT_TYPE', 'AGENT'],
  ] as const)
    it(`are exported by shopper-profile/constants: ${name} (${requirement})`, () => {
      expect(constants[name]).to.deep.equal(value);
      expect(elements).not.to.have.property(name);
    });
});
