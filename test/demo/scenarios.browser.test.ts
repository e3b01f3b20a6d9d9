import { expect } from 'chai';
import { closePage, openPage } from '../../demo/page';
import { scenarioNames, scenarios, type Scenario } from '../../demo/service/index';
import { openService } from './support';

const userOf = (scenario: Scenario) => openService({ scenario }).service.state.userDetails;

describe('the shoppers of the mock service', () => {
  for (const name of scenarioNames)
    it(`say who ${name} is, and have a profile under that name`, () => {
      expect(scenarios[name].description).to.match(/^[A-Z].+\.$/);
      expect(openService({ scenario: name }).service.state.userDetails.uuid).to.equal(`demo-${name}`);
    });

  it('have a base account: hsid, an address and no names (LOAD-37)', () => {
    expect(userOf('base-account')).to.include({
      userType: 'hsid',
      firstName: '',
      lastName: '',
      fullName: '',
      email: 'newcomer@example.com',
      salesforceRecordType: 'p',
    });
  });

  for (const name of ['member', 'member-import'] as const)
    it(`have a ${name} who passes the member test (LOAD-38)`, () => {
      const { optumId, mbi, salesforceRecordType } = userOf(name);
      expect([optumId, mbi]).to.not.include('');
      expect(salesforceRecordType).to.not.equal('p');
    });

  it('have a member with one active plan and one that has ended (ACTIVE-01 … ACTIVE-04)', () => {
    const { memberEnrolledPlans } = openService({ scenario: 'member' }).service.state;
    const active = memberEnrolledPlans.filter(
      ({ isEnrolled, effectiveDate = '', terminationDate = '9999' }) =>
        isEnrolled && effectiveDate <= '2026-11-20' && terminationDate >= '2026-11-20',
    );
    expect(active.map(({ planId }) => planId)).to.deep.equal(['H1206003000']);
    expect(memberEnrolledPlans).to.have.lengthOf(2);
  });

  it('have a member with Extra Help, read by the flag for it (LOAD-15)', async () => {
    const { get } = openService({ scenario: 'member' });
    expect(await get('/landrover/api/featureToggle')).to.include({ lisChanges: true });
    expect(await get('/landrover/api/lis/v1')).to.include({ _isEligibleForLIS: 'Yes', _LISLevel: '1' });
  });

  it('have a member whose import is due, and one whose is not (LOAD-30)', () => {
    expect(userOf('member').importAgreementData?.agreementDate).to.match(/^2026-11/);
    expect(userOf('member-import').importAgreementData?.agreementDate).to.match(/^2025/);
  });

  it('have a cloaked profile, known by the identity alone (ROLES-15)', () => {
    expect(openService({ scenario: 'cloaked' }).service.identity).to.deep.equal({
      uuid: 'demo-cloaked',
      isGuest: false,
      isCSRLogin: true,
    });
  });

  for (const [name, type] of [
    ['telesales-member', 'M'],
    ['telesales-zip', 'P'],
  ] as const)
    it(`have a ${name} of type ${type} from the call center (ROLES-23)`, () => {
      expect(userOf(name)).to.include({ telesalesProfileType: type, createdBy: 'demo-call-center' });
    });
});

describe('a page for a shopper of the mock service', () => {
  afterEach(() => closePage());

  it('has an agent’s identity and session in session storage, and no cookie (ROLES-10)', () => {
    const { agentToken } = openPage({ scenario: 'agent' });
    expect(sessionStorage.getItem('agentSession')).to.equal(agentToken);
    expect(JSON.parse(sessionStorage.getItem('shopperProfile.identity') ?? '')).to.include({
      uuid: 'demo-agent',
    });
    expect(document.cookie).to.not.include('shopperProfile.identity');
    expect(window.shopperProfileConfig?.agentSession).to.deep.equal({
      header: 'X-Session-Id',
      storageKey: 'agentSession',
      pathPrefix: '/landrover/api',
    });
  });

  it('has the anti-forgery cookie when it is requested', () => {
    const { xsrfToken } = openPage({ scenario: 'consumer', xsrf: true });
    expect(document.cookie).to.include(`XSRF-TOKEN=${xsrfToken ?? 'nothing'}`);
    openPage({ scenario: 'consumer' });
    expect(document.cookie).to.not.include('XSRF-TOKEN');
  });

  it('leaves nothing behind', () => {
    openPage({ scenario: 'agent', xsrf: true });
    closePage();
    expect(document.cookie).to.not.include('XSRF-TOKEN');
    expect(Object.keys(sessionStorage)).to.not.include('agentSession');
    expect(Object.keys(sessionStorage)).to.not.include('shopperProfile.identity');
  });
});
