import { expect } from 'chai';
import { CODE_WITHOUT_UUID, signInCode } from '../../../demo/service/sign-in-codes';
import type { FailKind } from '../../../demo/service/index';
import { isAccountReadyShownAtom } from '../../../src/state/shopper/banners';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { agentUserNameAtom, identityAtom } from '../../../src/state/shopper/identity';
import { profileAtom } from '../../../src/state/profile/profile-state';
import { currentShopper } from '../../../src/state/shopper/shopper';
import { read } from '../../../src/state/store';
import { replaceResponse, replaceResponseText, makeMember, requestsTo } from '../../support/responses';
import { cardsShown } from '../../support/cards';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { inside, leaveTestPage, openTestPage, ready, whenLeaving, type TestPage } from '../../support/page';
import {
  arriveWithCode,
  blockCookies,
  blockStorage,
  dropIdentityCookie,
  identityCookie,
  setIdentityCookie,
  spyOnCookies,
  visitAgain,
} from '../../support/visits';

const PLANS = 'shopper-profile-plans';
const RECORD = 'shopperProfile.identity';
const STORED_CODE = 'shopperProfile.signInCode';
const NOT_MEMBER = 'shopperProfile.notMember';

const validations = ({ service }: TestPage) => requestsTo(service, '/authValidate');
const profileReads = ({ service }: TestPage) => requestsTo(service, '/all').map(({ path }) => path);
const recordOfSession = () => JSON.parse(sessionStorage.getItem(RECORD) ?? 'null') as unknown;
const uuid = () => read(identityAtom)?.uuid;
const guestRecord = { isGuest: true, isCSRLogin: false };
const cookieText = (record: object) => `${RECORD}=${encodeURIComponent(JSON.stringify(record))}`;
const NINETY_DAYS = '; Path=/; SameSite=Lax; Max-Age=7776000';

describe('who the page is for', () => {
  afterEach(leaveTestPage);

  describe('with a sign-in code in the address', () => {
    it('is the one whom the response names, for all later profile calls (LOAD-01, LOAD-06)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      arriveWithCode('demo-consumer');
      expect(await startLoadFlow()).to.deep.equal({ outcome: 'success' });
      expect(validations(page)).to.have.length(1);
      expect(read(identityAtom)).to.deep.equal({
        uuid: 'demo-consumer',
        isGuest: false,
        isCloaked: false,
      });
      expect(profileReads(page)).to.deep.equal(['/landrover/api/Users/demo-consumer/all']);
      expect(identityCookie()).to.deep.equal({ uuid: 'demo-consumer', isGuest: false, isCSRLogin: false });
      expect(currentShopper().isGuest).to.be.false;
    });

    it('keeps a signed-in shopper’s cookie no longer than the browser is open (ROLES-03)', async () => {
      openTestPage({ scenario: 'guest' });
      arriveWithCode('demo-consumer');
      const written = spyOnCookies();
      await startLoadFlow();
      expect(written).to.have.length(1);
      expect(written[0]).to.match(/^shopperProfile\.identity=.*; Path=\/; SameSite=Lax$/);
    });

    it('does not look at the cookie of someone else (LOAD-02)', async () => {
      const page = openTestPage({ scenario: 'member' });
      arriveWithCode('demo-consumer');
      await startLoadFlow();
      expect(uuid()).to.equal('demo-consumer');
      expect(profileReads(page)).to.deep.equal(['/landrover/api/Users/demo-consumer/all']);
    });

    it('does not even mind a cookie that cannot be read (LOAD-02)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      setIdentityCookie('{"uuid": ');
      arriveWithCode('demo-consumer');
      await startLoadFlow();
      expect(uuid()).to.equal('demo-consumer');
      expect(page.log).to.be.empty;
    });

    it('validates a code once: on later visits the cookie says who it is (LOAD-03, OPEN-A002)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      arriveWithCode('demo-consumer');
      await startLoadFlow();
      for (let visit = 0; visit < 2; visit += 1) {
        visitAgain(page);
        await startLoadFlow();
        expect(uuid()).to.equal('demo-consumer');
      }
      expect(validations(page)).to.have.length(1);
      expect(profileReads(page)).to.have.length(3);
    });

    it('takes the cookie’s word when the code is the one of an earlier page (LOAD-03, OPEN-A002)', async () => {
      const page = openTestPage({ scenario: 'cloaked' });
      sessionStorage.setItem(STORED_CODE, 'demo-cloaked');
      arriveWithCode('demo-cloaked');
      await startLoadFlow();
      expect(validations(page)).to.be.empty;
      expect(read(identityAtom)).to.deep.equal({ uuid: 'demo-cloaked', isGuest: false, isCloaked: true });
    });

    it('validates a known code after all when the cookie is gone (OPEN-A002)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      sessionStorage.setItem(STORED_CODE, 'demo-consumer');
      dropIdentityCookie();
      arriveWithCode('demo-consumer');
      await startLoadFlow();
      expect(validations(page)).to.have.length(1);
      expect(uuid()).to.equal('demo-consumer');
    });

    it('validates another code again (LOAD-03)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      arriveWithCode(signInCode('consumer'));
      await startLoadFlow();
      visitAgain(page);
      arriveWithCode(signInCode('member', '2'));
      await startLoadFlow();
      expect(validations(page).map(({ body }) => (body as { code: string }).code)).to.deep.equal([
        'demo-consumer',
        'demo-member.2',
      ]);
      expect(uuid()).to.equal('demo-member');
    });

    it('takes no blank text for a code (LOAD-01)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      arriveWithCode(' ');
      await startLoadFlow();
      expect(validations(page)).to.be.empty;
      expect(uuid()).to.equal('demo-consumer');
    });

    it('sends what the validation wants to know (NET-02, OPEN-A097)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      arriveWithCode('demo-consumer');
      await startLoadFlow();
      const [call] = validations(page);
      expect(call?.path).to.equal('/landrover/api/apps/UHCM/authValidate');
      expect(call?.body).to.deep.equal({
        code: 'demo-consumer',
        isHsidLogin: true,
        requestHost: location.host,
        dcClientCookie: '',
        isMultiProfileCloakInEnabled: false,
        tool: 'profile',
      });
    });

    it('sends what the host has configured, and the cookie that it names (NET-02, OPEN-A097)', async () => {
      const page = openTestPage({
        scenario: 'guest',
        config: {
          site: 'AMP',
          signIn: {
            isHsidLogin: false,
            requestHost: 'shop.example.com',
            clientCookie: 'client',
            isMultiProfileCloakInEnabled: true,
          },
        },
      });
      document.cookie = 'client=c-17; Path=/';
      whenLeaving(() => {
        document.cookie = 'client=; Path=/; Max-Age=0';
      });
      arriveWithCode('demo-consumer');
      await startLoadFlow();
      const [call] = validations(page);
      expect(call?.path).to.equal('/landrover/api/apps/AARPM/authValidate');
      expect(call?.body).to.deep.equal({
        code: 'demo-consumer',
        isHsidLogin: false,
        requestHost: 'shop.example.com',
        dcClientCookie: 'c-17',
        isMultiProfileCloakInEnabled: true,
        tool: 'profile',
      });
    });
  });

  describe('with a code that does not sign anyone in (ERR-01)', () => {
    const failures: [name: string, code: string, kind?: FailKind][] = [
      ['is refused', 'somebody-else'],
      ['is answered without a uuid (LOAD-09, OPEN-A001)', CODE_WITHOUT_UUID],
      ['meets an error', 'demo-consumer', 500],
      ['is answered with garbage', 'demo-consumer', 'garbage'],
      ['is answered with null', 'demo-consumer', 'null'],
      ['is answered with nothing', 'demo-consumer', 'empty'],
    ];
    for (const [name, code, kind] of failures) {
      it(`fails, shows a message, and reads no one’s profile: the code ${name}`, async () => {
        const page = openTestPage({
          scenario: 'member',
          fail: kind === undefined ? [] : { call: 'authValidate', kind },
        });
        arriveWithCode(code);
        const written = spyOnCookies();
        await page.place(PLANS);
        expect(await ready()).to.deep.equal({ outcome: 'failure' });
        expect(sessionStorage.getItem('shopperProfile.flowCompleted')).to.equal('failure');
        expect(await page.screen.findByShadowRole('alert')).to.exist;
        expect(page.log.join()).to.contain('authValidate failed');
        expect(profileReads(page)).to.be.empty;
        // The code is not stored, neither as used nor instead of the cookie.
        expect([sessionStorage.getItem(STORED_CODE), written]).to.deep.equal([null, []]);
      });
    }

    for (const text of ['null', 'undefined', ' '])
      it(`takes the uuid "${text}" for none (LOAD-09)`, async () => {
        const { service } = openTestPage({ scenario: 'guest' });
        replaceResponse(service, '/authValidate', { uuid: text });
        arriveWithCode('demo-consumer');
        expect(await startLoadFlow()).to.deep.equal({ outcome: 'failure' });
        expect(requestsTo(service, '/Users/')).to.be.empty;
      });

    it('validates again on "Try again", and then shows the profile', async () => {
      const page = openTestPage({ scenario: 'guest', fail: { call: 'authValidate', kind: 401 } });
      arriveWithCode('demo-consumer');
      await page.place(PLANS);
      const alert = await page.screen.findByShadowRole('alert');
      page.service.setFailures([]);
      await page.user.click(inside(alert).getByRole('button', { name: 'Try again' }));
      await cardsShown(page.screen, 6);
      expect(validations(page)).to.have.length(2);
      expect(page.screen.queryByShadowRole('alert')).to.be.null;
      expect(identityCookie()).to.include({ uuid: 'demo-consumer', isGuest: false });
    });

    it('shows the message again when "Try again" fails, too', async () => {
      const page = openTestPage({ scenario: 'guest', fail: { call: 'authValidate', kind: 401 } });
      arriveWithCode('demo-consumer');
      await page.place(PLANS);
      const alert = await page.screen.findByShadowRole('alert');
      await page.user.click(inside(alert).getByRole('button', { name: 'Try again' }));
      await eventually(() => expect(validations(page)).to.have.length(2));
      expect(await page.screen.findByShadowRole('alert')).to.exist;
      expect(profileReads(page)).to.be.empty;
    });

    it('fails when the response is overdue; a late one still shows the profile', async () => {
      const page = openTestPage({ scenario: 'guest', delays: { authValidate: 15_000 } });
      arriveWithCode('demo-consumer');
      startFakeClock();
      await page.place(PLANS);
      await pass(9_999);
      expect(page.screen.queryByShadowRole('alert')).to.be.null;
      await pass(1);
      await eventually(() => page.screen.getByShadowRole('alert'));
      expect(await ready()).to.deep.equal({ outcome: 'failure' });
      await pass(5_000);
      await cardsShown(page.screen, 6);
      expect(page.screen.queryByShadowRole('alert')).to.be.null;
    });

    it('fails when there is no response at all, as soon as the host wants it to', async () => {
      const page = openTestPage({
        scenario: 'guest',
        fail: { call: 'authValidate', kind: 'timeout' },
        config: { loading: { callWaitMs: 2_000 } },
      });
      arriveWithCode('demo-consumer');
      startFakeClock();
      let ended: unknown;
      void startLoadFlow().then((outcome) => (ended = outcome));
      await pass(1_999);
      expect(ended).to.be.undefined;
      await pass(1);
      expect(ended).to.deep.equal({ outcome: 'failure' });
      expect(profileReads(page)).to.be.empty;
    });
  });

  describe('a new account (LOAD-08, OPEN-A003)', () => {
    it('shows the message that it is ready, for this page only', async () => {
      const page = openTestPage({ scenario: 'base-account' });
      arriveWithCode('demo-base-account');
      await startLoadFlow();
      expect(read(isAccountReadyShownAtom)).to.be.true;
      visitAgain(page);
      await startLoadFlow();
      expect(read(isAccountReadyShownAtom)).to.be.false;
    });

    for (const [value, isShown] of [
      [true, true],
      ['true', true],
      [false, false],
      ['false', false],
      [undefined, false],
      ['null', false],
    ] as const)
      it(`is ${isShown ? 'one' : 'none'} when the response says ${JSON.stringify(value)}`, async () => {
        const { service } = openTestPage({ scenario: 'consumer' });
        replaceResponse(service, '/authValidate', {
          uuid: 'demo-consumer',
          isNewOptumIdProfileCreated: value,
        });
        arriveWithCode('demo-consumer');
        await startLoadFlow();
        expect(read(isAccountReadyShownAtom)).to.equal(isShown);
      });
  });

  describe('a guest', () => {
    it('gets a cookie for 90 days (LOAD-05, ROLES-03)', async () => {
      openTestPage({ scenario: 'guest' });
      const written = spyOnCookies();
      await startLoadFlow();
      expect(written).to.deep.equal([cookieText(guestRecord) + NINETY_DAYS]);
    });

    it('keeps the uuid that an earlier visit gave, for 90 days from this visit on (ROLES-03)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      const record = { uuid: 'guest-7', ...guestRecord };
      setIdentityCookie(JSON.stringify(record));
      const written = spyOnCookies();
      await startLoadFlow();
      expect(written).to.deep.equal([cookieText(record) + NINETY_DAYS]);
      expect(read(identityAtom)).to.deep.equal({ uuid: 'guest-7', isGuest: true, isCloaked: false });
      expect(profileReads(page)).to.be.empty;
    });

    for (const text of ['{"uuid": ', 'true', '"demo-consumer"', 'null', '7'])
      it(`is the one who comes with the cookie ${text}, which a readable one replaces (LOAD-04, LOAD-05)`, async () => {
        const page = openTestPage({ scenario: 'guest' });
        setIdentityCookie(text);
        expect(await startLoadFlow()).to.deep.equal({ outcome: 'success' });
        expect(identityCookie()).to.deep.equal(guestRecord);
        expect(profileReads(page)).to.be.empty;
        visitAgain(page);
        page.log.length = 0;
        await startLoadFlow();
        expect(page.log).to.be.empty;
      });

    for (const name of ['null', 'undefined', '', null])
      it(`is the one who has the uuid ${JSON.stringify(name)} (LOAD-04, LOAD-05)`, async () => {
        const page = openTestPage({ scenario: 'guest' });
        setIdentityCookie(JSON.stringify({ uuid: name, isGuest: false }));
        await startLoadFlow();
        expect(currentShopper()).to.include({ isGuest: true, uuid: undefined });
        expect(profileReads(page)).to.be.empty;
      });

    it('stays one with a cookie of the member site (LOAD-41)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      document.cookie = 'shopperProfile.memberSiteCookie=1; Path=/';
      whenLeaving(() => {
        document.cookie = 'shopperProfile.memberSiteCookie=; Path=/; Max-Age=0';
      });
      await startLoadFlow();
      expect(currentShopper()).to.include({ isGuest: true, hasMemberSiteCookie: true });
      expect(profileReads(page)).to.be.empty;
    });

    it('becomes a signed-in shopper with a code, and stays one (LOAD-36)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      await startLoadFlow();
      expect(currentShopper().isGuest).to.be.true;
      visitAgain(page);
      arriveWithCode('demo-consumer');
      await startLoadFlow();
      expect(currentShopper().isGuest).to.be.false;
      visitAgain(page);
      history.replaceState(null, '', '?');
      await startLoadFlow();
      expect(currentShopper().isGuest).to.be.false;
      expect(read(profileAtom).user?.firstName).to.equal('Marta');
    });
  });

  describe('in a browser that keeps nothing', () => {
    for (const how of ['throws', 'drops'] as const) {
      it(`is a guest with the plans of this browser, and one warning, when it ${how} cookies (LOAD-05)`, async () => {
        const page = openTestPage({ scenario: 'guest' });
        blockCookies(how);
        await page.place(PLANS);
        await cardsShown(page.screen, 3);
        expect(await ready()).to.deep.equal({ outcome: 'success' });
        expect(page.log.filter((line) => line.includes('cookies are blocked'))).to.have.length(1);
      });

      it(`is the one whom the code names when it ${how} cookies, also after a refresh (LOAD-06)`, async () => {
        const page = openTestPage({ scenario: 'guest' });
        blockCookies(how);
        arriveWithCode('demo-consumer');
        await page.place(PLANS);
        await cardsShown(page.screen, 6);
        await window.shopperProfile!.refresh!();
        expect(validations(page)).to.have.length(1);
        expect(profileReads(page)).to.have.length(2);
      });
    }

    it('is the one whom the cookie names when storage is blocked (LOAD-04)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      blockStorage();
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      expect(await ready()).to.deep.equal({ outcome: 'success' });
    });

    it('is a guest without plans when storage and cookies are blocked (LOAD-05)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      blockStorage();
      blockCookies();
      await page.place(PLANS);
      expect(await page.screen.findByShadowRole('heading', { name: 'You have no saved plans' })).to.exist;
      expect(await ready()).to.deep.equal({ outcome: 'success' });
      expect(page.log).to.have.length(3);
    });

    it('is the one whom the code names when storage and cookies are blocked (LOAD-06)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      blockStorage();
      blockCookies();
      arriveWithCode('demo-consumer');
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      expect(validations(page)).to.have.length(1);
    });
  });

  describe('in the agent flow', () => {
    it('is the one whom session storage names, whatever the cookie says (ROLES-10)', async () => {
      const page = openTestPage({ scenario: 'agent' });
      setIdentityCookie('{"uuid":"demo-member","isGuest":false}');
      await startLoadFlow();
      expect(uuid()).to.equal('demo-agent');
      expect(profileReads(page)).to.deep.equal(['/landrover/api/Users/demo-agent/all']);
      expect(currentShopper().isAgentFlow).to.be.true;
    });

    it('writes no cookie, at a sign-in neither (ROLES-10)', async () => {
      const page = openTestPage({ scenario: 'agent' });
      const written = spyOnCookies();
      sessionStorage.removeItem(RECORD);
      arriveWithCode('demo-agent');
      await startLoadFlow();
      visitAgain(page);
      await startLoadFlow();
      expect(validations(page)).to.have.length(1);
      expect(uuid()).to.equal('demo-agent');
      expect([written, identityCookie()]).to.deep.equal([[], undefined]);
    });

    it('writes no cookie for a guest either (ROLES-03, ROLES-10)', async () => {
      openTestPage({ scenario: 'agent' });
      const written = spyOnCookies();
      sessionStorage.removeItem(RECORD);
      await startLoadFlow();
      expect(currentShopper().isGuest).to.be.true;
      expect(written).to.be.empty;
      expect(recordOfSession()).to.deep.equal(guestRecord);
    });

    it('keeps the agent’s name for later pages, in session storage alone (LOAD-07, ROLES-11)', async () => {
      const page = openTestPage({ scenario: 'agent' });
      arriveWithCode('demo-agent');
      await startLoadFlow();
      expect(read(agentUserNameAtom)).to.equal('demo.agent');
      expect(recordOfSession()).to.deep.equal({
        uuid: 'demo-agent',
        isGuest: false,
        isCSRLogin: false,
        agentUserName: 'demo.agent',
      });
      visitAgain(page);
      expect(read(agentUserNameAtom)).to.be.null;
      await startLoadFlow();
      expect(read(agentUserNameAtom)).to.equal('demo.agent');
      expect(document.cookie).not.to.contain('agent');
    });

    it('outside of it the agent’s name lasts as long as the page, and is in no storage (LOAD-07)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      replaceResponse(page.service, '/authValidate', { uuid: 'demo-consumer', agentUserName: 'demo.agent' });
      arriveWithCode('demo-consumer');
      await startLoadFlow();
      expect(read(agentUserNameAtom)).to.equal('demo.agent');
      expect(document.cookie + JSON.stringify([localStorage, sessionStorage])).not.to.contain('demo.agent');
      visitAgain(page);
      await startLoadFlow();
      expect(read(agentUserNameAtom)).to.be.null;
    });

    it('leaves a marker for someone who is no member (ROLES-12)', async () => {
      openTestPage({ scenario: 'agent' });
      await startLoadFlow();
      expect(sessionStorage.getItem(NOT_MEMBER)).to.equal('true');
    });

    it('takes the marker away for a member (ROLES-12)', async () => {
      const page = openTestPage({ scenario: 'agent' });
      makeMember(page.service);
      sessionStorage.setItem(NOT_MEMBER, 'true');
      await startLoadFlow();
      expect(currentShopper().isMember).to.be.true;
      expect(sessionStorage.getItem(NOT_MEMBER)).to.be.null;
    });

    it('outside of it there is no marker, and one from before goes (ROLES-12)', async () => {
      openTestPage({ scenario: 'consumer' });
      sessionStorage.setItem(NOT_MEMBER, 'true');
      await startLoadFlow();
      expect(sessionStorage.getItem(NOT_MEMBER)).to.be.null;
    });
  });

  describe('when the session has ended (ERR-02, OPEN-A106)', () => {
    const refresh = () => window.shopperProfile!.refresh!();
    const logouts = ({ service }: TestPage) => requestsTo(service, '/logout');

    it('logs out and goes on as a guest, once, although the service says it forever', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      page.service.expireSession();
      const written = spyOnCookies();
      expect(await startLoadFlow()).to.deep.equal({ outcome: 'success' });
      await settled();
      expect([logouts(page).length, profileReads(page).length]).to.deep.equal([1, 1]);
      expect(written).to.deep.equal([cookieText(guestRecord) + NINETY_DAYS]);
      expect(currentShopper().isGuest).to.be.true;
      await refresh();
      await refresh();
      expect([logouts(page).length, profileReads(page).length]).to.deep.equal([1, 1]);
    });

    it('is a guest on the next visit, too, and asks no one', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      page.service.expireSession();
      await startLoadFlow();
      visitAgain(page);
      await startLoadFlow();
      expect(currentShopper().isGuest).to.be.true;
      expect([logouts(page).length, profileReads(page).length]).to.deep.equal([1, 1]);
    });

    it('goes on as a guest when the service says it only once', async () => {
      const page = openTestPage({ scenario: 'consumer', fail: { call: 'profile', kind: 'expired' } });
      // Anyone who logs out could read the profile again.
      const ask = page.service.fetch.bind(page.service);
      page.service.fetch = (input, init) => {
        if (init?.method === 'DELETE') page.service.setFailures([]);
        return ask(input, init);
      };
      await startLoadFlow();
      await refresh();
      expect([logouts(page).length, profileReads(page).length]).to.deep.equal([1, 1]);
      expect(currentShopper().isGuest).to.be.true;
    });

    it('shows nothing of the one whose session it was', async () => {
      const page = openTestPage({ scenario: 'member' });
      await page.place(PLANS);
      await cardsShown(page.screen, 3);
      page.service.expireSession();
      await refresh();
      expect(await page.screen.findByShadowRole('heading', { name: 'You were signed out' })).to.exist;
      const { user, plans, drugs, providers } = read(profileAtom);
      expect([user, plans, drugs, providers]).to.deep.equal([undefined, [], [], []]);
      expect(currentShopper().isMember).to.be.false;
    });

    it('can be signed in to again with another code', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      page.service.expireSession();
      await startLoadFlow();
      visitAgain(page);
      arriveWithCode(signInCode('consumer', 'again'));
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      expect(currentShopper().isGuest).to.be.false;
    });

    it('finds the marker anywhere in a 401, and in no other response (ERR-14)', async () => {
      for (const [status, text, isGuest] of [
        [401, '{"errors":[{"message":"Invalid session: expired"}]}', true],
        [403, 'Invalid session', false],
        [500, 'Invalid session', false],
        [401, 'invalid', false],
      ] as const) {
        const page = openTestPage({ scenario: 'consumer' });
        replaceResponseText(page.service, '/Users/', text, status);
        await startLoadFlow();
        expect([status, text, currentShopper().isGuest]).to.deep.equal([status, text, isGuest]);
      }
    });

    it('in the agent flow the record of session storage says guest, no cookie does (ROLES-10)', async () => {
      const page = openTestPage({ scenario: 'agent' });
      const written = spyOnCookies();
      page.service.expireSession();
      await startLoadFlow();
      expect(currentShopper().isGuest).to.be.true;
      expect(recordOfSession()).to.include(guestRecord);
      expect(written).to.be.empty;
    });
  });
});

describe('an identity record without a uuid', () => {
  afterEach(leaveTestPage);

  it('is a guest’s, whatever else it says (LOAD-04, ROLES-02)', async () => {
    openTestPage({ scenario: 'guest' });
    setIdentityCookie('{"isGuest":false,"isCSRLogin":false}');
    await startLoadFlow();
    expect(read(identityAtom)).to.include({ isGuest: true });
    expect(identityCookie()).to.include({ isGuest: true });
  });
});
