import { expect } from 'chai';
import { within as withinShadow } from 'shadow-dom-testing-library';
import type { FailKind, Scenario } from '../../../demo/service/index';
import { importedDrugCountAtom, importedProviderCountAtom } from '../../../src/state/profile/import-counts';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { profileAtom } from '../../../src/state/profile/profile-state';
import { showLoading } from '../../../src/state/popups/loading-screen';
import { popupAtom } from '../../../src/state/popups/popups';
import { read } from '../../../src/state/store';
import { replaceResponse, makeMember, requestsTo } from '../../support/responses';
import { cardsShown } from '../../support/cards';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { focused, press } from '../../support/keys';
import { leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import { visitAgain } from '../../support/visits';

const PLANS = 'shopper-profile-plans';
const LOADING = 'shopper-profile-loading';
const ERR_12 =
  'We are finding your drugs & doctors. This may take up to 1 minute. The page will automatically refresh once we have your information.';

/** A member with an import that is due. The first kind of import does not know them, the second one does. */
const due = { scenario: 'member-import' } as const;
const SECOND_MS = 1_000;

const imports = ({ service }: TestPage) => requestsTo(service, '/profiles/import/').map(({ body }) => body);
const profileReads = ({ service }: TestPage) => requestsTo(service, '/all').length;
const counts = () => [read(importedDrugCountAtom), read(importedProviderCountAtom)];
const itemsOnPage = () => [read(profileAtom).drugs.length, read(profileAtom).providers.length];
const by = (triggeredBy: string) => ({ uuid: 'demo-member-import', isAuthUser: true, triggeredBy });

const everywhere = () => withinShadow(document.body);
const popup = () => everywhere().queryByShadowRole('dialog');
const popupSays = (text: string) => eventually(() => expect(popup()?.textContent).to.contain(text));
const notice = () => everywhere().queryByShadowRole('region', { name: 'Finding your drugs and doctors' });
/** Time has to pass, because a live region is added before its text. */
const noticeShown = async (): Promise<void> => {
  await eventually(() => expect(notice()).to.exist);
  await pass(100);
  expect(notice()?.textContent).to.contain(ERR_12);
};
const noticeGone = () => eventually(() => expect(notice()).to.be.null);

/** A page with both elements and a stopped clock. The import takes the given time. */
async function openDue(memberImport: number, options: Parameters<typeof openTestPage>[0] = {}) {
  const page = openTestPage({ ...due, ...options, delays: { memberImport, ...options.delays } });
  startFakeClock();
  let ended: { outcome: string } | undefined;
  await page.place(LOADING);
  await page.place(PLANS);
  await settled();
  void ready().then((outcome) => (ended = outcome));
  return { ...page, ended: () => ended };
}

/** Advances the time in seconds, so that one effect can follow another. */
async function passSeconds(seconds: number): Promise<void> {
  for (let step = 0; step < seconds / 10; step += 1) await pass(10 * SECOND_MS);
}

describe('the import of a member’s drugs and doctors', () => {
  afterEach(async () => {
    leaveTestPage();
    await eventually(() =>
      expect(getComputedStyle(document.documentElement).overflowY).not.to.equal('hidden'),
    );
  });

  describe('while it runs', () => {
    it('shows a message in a notice that leaves the page usable (ERR-12, LOAD-29)', async () => {
      const page = await openDue(5 * SECOND_MS);
      await noticeShown();
      await cardsShown(page.screen, 2);
      expect(popup()).to.equal(null);
      expect(getComputedStyle(document.documentElement).overflowY).not.to.equal('hidden');
      await page.user.click(page.screen.getAllByShadowRole('button', { name: /^Remove / })[0]!);
      await popupSays('Remove this plan?');
      await press('Escape');
      await pass(4_900);
      expect(notice()).to.exist;
      await pass(5 * SECOND_MS);
      await noticeGone();
      expect(await ready()).to.deep.equal({ outcome: 'success' });
    });

    it('tells when the items have come, and which they are not (TRACK-01, OPEN-B38)', async () => {
      await openDue(SECOND_MS);
      const seen = spyOnEvents('items-imported');
      await noticeShown();
      expect(seen).to.be.empty;
      await pass(SECOND_MS);
      await pass(SECOND_MS);
      await noticeGone();
      expect(seen).to.deep.equal([['items-imported', {}]]);
      expect(counts()).to.deep.equal([3, 2]);
    });

    it('keeps `ready` waiting until it is over and the profile is there (LOAD-22, LOAD-31)', async () => {
      const page = await openDue(5 * SECOND_MS);
      await pass(5 * SECOND_MS);
      await pass(4_999);
      expect(page.ended()).to.be.undefined;
      expect(itemsOnPage()).to.deep.equal([0, 0]);
      await pass(1);
      expect(page.ended()).to.deep.equal({ outcome: 'success' });
      expect(itemsOnPage()).to.deep.equal([3, 2]);
    });

    it('leaves focus where it is', async () => {
      const page = openTestPage({ ...due, delays: { memberImport: SECOND_MS } });
      startFakeClock();
      const button = page.container.appendChild(document.createElement('button'));
      button.focus();
      await page.place(LOADING);
      await page.place(PLANS);
      await noticeShown();
      expect(focused()).to.equal(button);
      await pass(SECOND_MS);
      await pass(SECOND_MS);
      await noticeGone();
      expect(focused()).to.equal(button);
    });

    it('goes on when the shopper closes the notice, which stays closed (ERR-12)', async () => {
      const page = await openDue(5 * SECOND_MS);
      const seen = spyOnEvents('popup-open');
      await noticeShown();
      await page.user.click(everywhere().getByShadowRole('button', { name: 'Close' }));
      await noticeGone();
      await pass(4_900);
      expect(page.ended()).to.be.undefined;
      await pass(5 * SECOND_MS);
      expect(page.ended()).to.deep.equal({ outcome: 'success' });
      expect(itemsOnPage()).to.deep.equal([3, 2]);
      expect([notice(), seen.length]).to.deep.equal([null, 0]);
    });

    it('leaves a popup alone that the host has opened in the meantime (POP-01)', async () => {
      await openDue(5 * SECOND_MS);
      await noticeShown();
      showLoading({ heading: 'One moment', message: 'The host is busy' });
      await pass(5 * SECOND_MS);
      await pass(5 * SECOND_MS);
      await popupSays('The host is busy');
      expect(itemsOnPage()).to.deep.equal([3, 2]);
    });
  });

  describe('what it calls', () => {
    it('is the import for members, then the one for the second kind, then the profile (LOAD-31, OPEN-A013)', async () => {
      const page = openTestPage(due);
      await startLoadFlow();
      expect(imports(page)).to.deep.equal([by('M&R'), by('E&I')]);
      expect(profileReads(page)).to.equal(2);
      const last = requestsTo(page.service, '/landrover/api/').map(({ path }) => path);
      expect(last.lastIndexOf('/landrover/api/Users/demo-member-import/all')).to.be.above(
        last.lastIndexOf('/landrover/api/profiles/import/member-items/v1'),
      );
      expect(page.log.join()).to.contain('import member items failed: status 404');
    });

    it('is no second import when the first one succeeds (LOAD-31)', async () => {
      const page = openTestPage({ scenario: 'member', date: '2026-12-01' });
      await startLoadFlow();
      expect(imports(page)).to.deep.equal([{ uuid: 'demo-member', isAuthUser: true, triggeredBy: 'M&R' }]);
      expect(profileReads(page)).to.equal(2);
      expect(page.log).to.be.empty;
    });

    it('is what the host has configured (OPEN-A013)', async () => {
      const page = openTestPage({
        ...due,
        config: { import: { triggeredBy: { member: 'one', second: 'two' } } },
        fail: { call: 'memberImport', kind: 500 },
      });
      await startLoadFlow();
      expect(imports(page)).to.deep.equal([by('one'), by('two')]);
    });
  });

  describe('what it brings', () => {
    it('is counted in the page state, and shows in the profile (LOAD-32, DATA-51)', async () => {
      openTestPage(due);
      await startLoadFlow();
      expect(counts()).to.deep.equal([3, 2]);
      expect(itemsOnPage()).to.deep.equal([3, 2]);
      expect(read(profileAtom).drugs[0]?.drugName).to.equal('Atorvastatin calcium');
    });

    it('is nothing when the response has no lists; the page goes on (LOAD-32)', async () => {
      const page = openTestPage(due);
      replaceResponse(page.service, '/profiles/import/', {});
      expect(await startLoadFlow()).to.deep.equal({ outcome: 'success' });
      expect(counts()).to.deep.equal([0, 0]);
      expect([imports(page).length, profileReads(page)]).to.deep.equal([1, 2]);
    });
  });

  describe('when it fails', () => {
    for (const kind of [500, 404, 'garbage', 'html', 'empty'] as FailKind[])
      it(`is logged twice; the profile is read all the same, and the page is as usable as before (${kind}) (LOAD-31)`, async () => {
        const page = openTestPage({ ...due, fail: { call: 'memberImport', kind } });
        const seen = spyOnEvents('error');
        await page.place(LOADING);
        await page.place(PLANS);
        expect(await ready()).to.deep.equal({ outcome: 'success' });
        await noticeGone();
        expect(imports(page)).to.deep.equal([by('M&R'), by('E&I')]);
        expect(profileReads(page)).to.equal(2);
        expect(counts()).to.deep.equal([0, 0]);
        expect(seen.map(([, detail]) => (detail as { code: string }).code)).to.deep.equal([
          'import-failed',
          'import-failed',
        ]);
        expect(page.log.join()).to.contain('import member items failed');
        await cardsShown(page.screen, 2);
        expect(page.screen.queryByShadowRole('alert')).to.be.null;
      });

    it('goes on as a guest when the session ends before the profile is read again (ERR-02)', async () => {
      const page = openTestPage({ ...due, delays: { memberImport: SECOND_MS } });
      startFakeClock();
      void startLoadFlow();
      await settled();
      page.service.expireSession();
      await pass(SECOND_MS);
      await pass(SECOND_MS);
      expect(await startLoadFlow()).to.deep.equal({ outcome: 'success' });
      expect(read(profileAtom).user).to.be.undefined;
      expect(requestsTo(page.service, '/logout')).to.have.length(1);
      expect(read(popupAtom('loading'))).to.be.null;
    });

    it('is not requested again by a refresh, although it is still due (LOAD-29)', async () => {
      const page = openTestPage({ ...due, fail: { call: 'memberImport', kind: 500 } });
      await startLoadFlow();
      await window.shopperProfile!.refresh!();
      expect([imports(page).length, profileReads(page)]).to.deep.equal([2, 3]);
    });

    it('is tried again on the next visit (LOAD-30)', async () => {
      const page = openTestPage({ ...due, fail: { call: 'memberImport', kind: 500 } });
      await startLoadFlow();
      page.service.setFailures([]);
      visitAgain(page);
      await startLoadFlow();
      expect(itemsOnPage()).to.deep.equal([3, 2]);
      expect(imports(page)).to.have.length(4);
    });
  });

  describe('when it takes longer than the page can wait', () => {
    it('lets the page go on after a minute, and shows what comes later (LOAD-31, ERR-12)', async () => {
      const page = await openDue(40 * SECOND_MS);
      await passSeconds(50);
      expect(notice()?.textContent).to.contain(ERR_12);
      expect(page.ended()).to.be.undefined;
      await passSeconds(10);
      await noticeGone();
      expect(page.ended()).to.deep.equal({ outcome: 'success' });
      expect(itemsOnPage()).to.deep.equal([0, 0]);
      await passSeconds(20);
      expect(itemsOnPage()).to.deep.equal([3, 2]);
      expect(counts()).to.deep.equal([3, 2]);
      expect(notice()).to.be.null;
    });

    it('waits as long as the host wants, also for an import that never ends (LOAD-31)', async () => {
      const page = await openDue(0, {
        config: { import: { waitMs: 3 * SECOND_MS } },
        fail: { call: 'memberImport', kind: 'timeout' },
      });
      await pass(2_999);
      expect(page.ended()).to.be.undefined;
      await pass(1);
      await noticeGone();
      expect(page.ended()).to.deep.equal({ outcome: 'success' });
      await cardsShown(page.screen, 2);
    });
  });

  describe('is not for', () => {
    const none = async (page: TestPage) => {
      await page.place(LOADING);
      await page.place(PLANS);
      const seen = spyOnEvents('popup-open');
      await ready();
      await settled();
      expect(imports(page)).to.be.empty;
      expect([seen.length, notice()]).to.deep.equal([0, null]);
      expect(profileReads(page)).to.equal(page.service.identity.isGuest ? 0 : 1);
    };

    for (const scenario of ['guest', 'consumer', 'agent', 'cloaked', 'base-account'] as Scenario[])
      it(`someone who is no member: ${scenario} (LOAD-29, IMPORT-22, AGENT-05)`, async () => {
        await none(openTestPage({ scenario }));
      });

    it('a member who has agreed to one in this month (LOAD-30)', async () => {
      await none(openTestPage({ scenario: 'member', date: '2026-11-30T23:59:00' }));
    });

    it('a member whose import of this visit has been made: the next visit makes none (LOAD-30)', async () => {
      const page = openTestPage(due);
      await startLoadFlow();
      visitAgain(page);
      await startLoadFlow();
      expect(imports(page)).to.have.length(2);
      expect(counts()).to.deep.equal([0, 0]);
      expect(itemsOnPage()).to.deep.equal([3, 2]);
    });
  });

  describe('is due by the services’ date, not the browser’s (LOAD-30)', () => {
    for (const [date, isDue] of [
      ['2026-11-30T23:59:00', false],
      ['2026-12-01T00:00', true],
      ['2027-11-15', true],
      ['2026-10-31', true],
    ] as const)
      it(`agreed to on 2026-11-03, ${isDue ? 'due' : 'not due'} on ${date}`, async () => {
        startFakeClock(new Date(isDue ? '2026-11-10T12:00:00' : '2027-03-01T12:00:00'));
        const page = openTestPage({ scenario: 'member', date });
        await startLoadFlow();
        expect(imports(page)).to.have.length(isDue ? 1 : 0);
      });

    for (const [name, agreement, says] of [
      ['no date', undefined, false],
      ['an unreadable date', { agreementDate: 'last month' }, true],
      ['the text "null"', { agreementDate: 'null' }, false],
    ] as const)
      it(`${name} is no obstacle (IMPORT-26, OPEN-A012)`, async () => {
        const page = openTestPage({ scenario: 'consumer' });
        makeMember(page.service);
        Object.assign(page.service.state.userDetails, { importAgreementData: agreement, importHistory: [] });
        await startLoadFlow();
        expect(imports(page)).to.have.length(1);
        expect(page.log.join().includes('import agreement date cannot be read')).to.equal(says);
        expect(page.log.join()).not.to.contain('last month');
      });
  });
});
