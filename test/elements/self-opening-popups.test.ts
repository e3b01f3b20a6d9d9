import { expect } from 'chai';
import { within as withinShadow } from 'shadow-dom-testing-library';
import { signInCode } from '../../demo/service/index';
import { replaceResponse, makeMember } from '../support/responses';
import { eventually, pass, settled, startFakeClock } from '../support/clock';
import { cdp } from '../support/devtools';
import { inside, leaveTestPage, spyOnEvents, ready, type TestPage } from '../support/page';
import { pressEmail } from '../support/popups';
import { findToast, openAtWidth, TOAST, toastShown, DESKTOP } from '../support/toast';
import { arriveWithCode } from '../support/visits';

const SECOND = 1000;
const CONFIRM = 'Help us personalize your cost estimates based on your drugs and doctors';
const TIMEOUT = 'Are you still there?';
const EXTRA_HELP = 'Extra Help is included';

const dialogs = (): HTMLElement[] => withinShadow(document.body).queryAllByShadowRole('dialog');
const nameOf = (dialog: HTMLElement): string =>
  dialog.ariaLabel ?? inside(dialog).getAllByRole('heading')[0]!.textContent;
/** The open popups, in the order in which they opened. */
const open = (): string[] => dialogs().map(nameOf);
const front = (name: string): Promise<HTMLElement> =>
  eventually(() => {
    const found = dialogs().find((dialog) => nameOf(dialog) === name);
    expect(found, open().join()).to.exist;
    return found!;
  });
const closeDialog = async ({ user }: TestPage, name: string, button = 'Close'): Promise<void> => {
  await user.click(inside(await front(name)).getByRole('button', { name: button }));
  await settled();
};

/** Loads the page and keeps it idle for ten seconds, so that everything that opens automatically is due. */
async function openPage(tags: readonly (keyof HTMLElementTagNameMap)[]): Promise<TestPage> {
  const page = await openAtWidth(DESKTOP, {
    scenario: 'telesales-member',
    config: { session: { timeout: 10 } },
  });
  makeMember(page.service);
  replaceResponse(page.service, '/lis/v1', { _isEligibleForLIS: 'Yes', _LISLevel: '1', _subsidyList: [] });
  arriveWithCode(signInCode('telesales-member'));
  startFakeClock();
  for (const tag of tags) await page.place(tag);
  let hasEnded = false;
  void ready().then(() => (hasEnded = true));
  await eventually(() => expect(hasEnded).to.be.true);
  await pass(SECOND);
  return page;
}

const tags = [
  'shopper-profile-timeout',
  'shopper-profile-confirm-identity',
  'shopper-profile-extra-help',
  TOAST,
] as const;

describe('popups that open by themselves, on one page', () => {
  afterEach(leaveTestPage);
  after(() => cdp('Emulation.clearDeviceMetricsOverride'));

  for (const placed of [tags, tags.toReversed()])
    it(`come one after the other, ${placed[0]} placed first (IDENT-01, HELP-06, IDLE-07, TOAST-10)`, async () => {
      const page = await openPage(placed);
      await front(CONFIRM);
      expect(open()).to.deep.equal([CONFIRM]);
      await pass(11 * SECOND);
      await front(TIMEOUT);
      expect(open()).to.have.members([CONFIRM, TIMEOUT]);
      await closeDialog(page, TIMEOUT, 'Stay on this page');
      expect(open()).to.deep.equal([CONFIRM]);
      expect(findToast(page)).to.be.null;
      await closeDialog(page, CONFIRM);
      await front(EXTRA_HELP);
      expect(open()).to.deep.equal([EXTRA_HELP]);
      expect(findToast(page)).to.be.null;
      await closeDialog(page, EXTRA_HELP);
      await pass(SECOND);
      await toastShown(page);
      expect(open()).to.be.empty;
    });

  it('go away while the shopper has another one open: the toast (TOAST-10, IDLE-07)', async () => {
    const page = await openPage([TOAST, 'shopper-profile-timeout']);
    await toastShown(page);
    const seen = spyOnEvents('popup-open', 'popup-close');
    await pressEmail(page);
    await settled();
    expect(findToast(page)).to.be.null;
    const [email] = open();
    await closeDialog(page, email!);
    await toastShown(page);
    await pass(11 * SECOND);
    await front(TIMEOUT);
    expect(findToast(page)).to.be.null;
    await closeDialog(page, TIMEOUT, 'Stay on this page');
    await toastShown(page);
    const ofToast = seen.filter(([, detail]) => (detail as { popup: string }).popup === 'toast');
    expect(ofToast.map(([name]) => name)).to.deep.equal([
      'popup-close',
      'popup-open',
      'popup-close',
      'popup-open',
    ]);
  });
});
