import { expect } from 'chai';
import { within as withinShadow } from 'shadow-dom-testing-library';
import { defineTag } from '../../../demo/page';
import type { LoadingScreen } from '../../../src/state/popups/popups';
import { holdResponses, requestsTo } from '../../support/responses';
import { eventually, settled } from '../../support/clock';
import { emulateMediaFeatures } from '../../support/devtools';
import { focused, press } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents } from '../../support/page';

const LOADING = 'shopper-profile-loading';
const MEMBER_IMPORT = '/import/member-items';
const ERR_12 =
  'We are finding your drugs & doctors. This may take up to 1 minute. The page will automatically refresh once we have your information.';

/** The popup may be at the end of the body. */
const everywhere = () => withinShadow(document.body);
const dialog = (name?: string | RegExp) =>
  eventually(() =>
    everywhere().getByShadowRole<HTMLDialogElement>('dialog', name === undefined ? {} : { name }),
  );
const noDialog = () => eventually(() => expect(everywhere().queryByShadowRole('dialog')).to.be.null);
const isHeld = () => getComputedStyle(document.documentElement).overflowY === 'hidden';
// Otherwise the dev server's many files would fill it before the relevant one.
performance.setResourceTimingBufferSize(2000);

const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /dompurify|browser\/safe-html/.test(name));
const saysMessage = (text: string) =>
  eventually(() => {
    const status = inside(everywhere().getByShadowRole('dialog')).getByRole('status');
    expect(status.textContent).to.equal(text);
    expect(status.getAttribute('aria-busy')).to.equal('false');
    return status;
  });

const showLoading = (loading: LoadingScreen): Promise<void> => window.shopperProfile!.showLoading!(loading);
const hideLoading = (): Promise<void> => window.shopperProfile!.hideLoading!();

const screen = (changes: Partial<LoadingScreen> = {}): LoadingScreen => ({
  heading: 'One moment',
  message: 'We look for plans.',
  ...changes,
});

describe(LOADING, () => {
  afterEach(async () => {
    leaveTestPage();
    await eventually(() => expect(isHeld()).to.be.false);
  });

  // Runs first, because files stay loaded afterwards.
  it('loads no sanitizer for plain text, also not for one with & and < (POP-02)', async () => {
    const { place } = openTestPage();
    await place(LOADING);
    await showLoading(screen({ message: 'Drugs & doctors: 1 < 2', information: 'R & D' }));
    await saysMessage('Drugs & doctors: 1 < 2');
    const popup = await dialog();
    await eventually(() => expect(popup.textContent).to.contain('R & D'));
    await settled();
    expect(loadedFiles()).to.be.empty;
  });

  it('shows the heading and the sign while the sanitizer is on its way (POP-01, POP-02)', async () => {
    const { place } = openTestPage();
    await place(LOADING);
    await showLoading(screen({ message: 'We <b>look</b>' }));
    const popup = await dialog('One moment');
    expect(inside(popup).getByRole('heading', { name: 'One moment', level: 2 })).to.exist;
    const status = inside(popup).getByRole('status');
    expect(status.textContent).to.equal('');
    expect(status.getAttribute('aria-busy')).to.equal('true');
    expect(popup.querySelector('.waiting-sign')!.getBoundingClientRect().height).to.be.above(20);
    await saysMessage('We look');
    expect(loadedFiles()).not.to.be.empty;
  });

  it('shows nothing until it is asked to (POP-01)', async () => {
    const { place } = openTestPage();
    const element = await place(LOADING);
    await settled();
    expect(everywhere().queryByShadowRole('dialog')).to.be.null;
    expect(element.getBoundingClientRect().height).to.equal(0);
  });

  it('formats the message (POP-02)', async () => {
    const { place } = openTestPage();
    await place(LOADING);
    await showLoading(screen({ message: '<p>We look for <strong>plans</strong>.</p><ul><li>MA</li></ul>' }));
    const status = await saysMessage('We look for plans.MA');
    expect(status.querySelector('strong')?.textContent).to.equal('plans');
    expect(inside(status).getByRole('listitem').textContent).to.equal('MA');
  });

  it('shows what has been sanitized (POP-02, POP-03, OPEN-B55)', async () => {
    const { place } = openTestPage();
    await place(LOADING);
    const evil =
      '<img src="x" onerror="window.hacked = 1"><a href="javascript:window.hacked=1" onclick="window.hacked=1">link</a>';
    await showLoading(screen({ message: `Hello ${evil}`, information: `More ${evil}` }));
    await saysMessage('Hello link');
    const popup = await dialog();
    await eventually(() => expect(popup.textContent).to.contain('More link'));
    expect(popup.querySelector('img, a[href], [onclick]')).to.be.null;
    await settled();
    expect('hacked' in window).to.be.false;
  });

  it('shows the information below the message, and nothing in its place when there is none (POP-03)', async () => {
    const { place } = openTestPage();
    await place(LOADING);
    await showLoading(screen({ information: '<em>Up to a minute.</em>' }));
    const popup = await dialog();
    await eventually(() => expect(inside(popup).getByText('Up to a minute.').tagName).to.equal('EM'));
    for (const information of ['', undefined]) {
      await showLoading(screen(information === undefined ? {} : { information }));
      await eventually(() => expect(popup.querySelectorAll('.rich-text')).to.have.length(1));
      expect(popup.textContent).to.equal('One momentWe look for plans.');
    }
  });

  it('changes what an open popup says (POP-01 … POP-03)', async () => {
    const { place } = openTestPage();
    const seen = spyOnEvents('popup-open', 'popup-close');
    await place(LOADING);
    await showLoading(screen());
    const popup = await dialog('One moment');
    await showLoading({ heading: 'Nearly there', message: 'Almost <b>done</b>', closable: true });
    expect(await dialog('Nearly there')).to.equal(popup);
    await saysMessage('Almost done');
    expect(inside(popup).getByRole('button', { name: 'Close' })).to.exist;
    expect(seen).to.deep.equal([['popup-open', { popup: 'loading' }]]);
  });

  describe('closing', () => {
    it('has no close button, and Escape does nothing, unless it is requested (POP-04)', async () => {
      const { place } = openTestPage();
      const seen = spyOnEvents('popup-close');
      await place(LOADING);
      for (const closable of [undefined, false]) {
        await showLoading(screen(closable === undefined ? {} : { closable }));
        const popup = await dialog();
        expect(inside(popup).queryByRole('button')).to.be.null;
        for (let time = 0; time < 3; time += 1) {
          await press('Escape');
          await settled();
          expect(popup.matches(':modal')).to.be.true;
        }
        expect(isHeld()).to.be.true;
      }
      expect(seen).to.be.empty;
    });

    it('has a close button that closes it, when it is requested (POP-04)', async () => {
      const { place, user } = openTestPage();
      await place(LOADING);
      await showLoading(screen({ closable: true }));
      const button = inside(await dialog()).getByRole('button', { name: 'Close' });
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(44);
      await user.click(button);
      await noDialog();
    });

    it('closes on Escape, when there is a close button (POP-04)', async () => {
      const { place } = openTestPage();
      await place(LOADING);
      await showLoading(screen({ closable: true }));
      await dialog();
      await press('Escape');
      await noDialog();
    });

    it('closes when the loading is over, announces it, and opens again', async () => {
      const { place } = openTestPage();
      const seen = spyOnEvents('popup-open', 'popup-close');
      await place(LOADING);
      for (let time = 0; time < 2; time += 1) {
        await showLoading(screen());
        await dialog();
        await hideLoading();
        await noDialog();
      }
      const round = [
        ['popup-open', { popup: 'loading' }],
        ['popup-close', { popup: 'loading' }],
      ];
      expect(seen).to.deep.equal([...round, ...round]);
    });

    it('gives focus back to where it was', async () => {
      const { place, container } = openTestPage();
      const button = container.appendChild(document.createElement('button'));
      await place(LOADING);
      button.focus();
      await showLoading(screen());
      const popup = await dialog();
      expect(focused()).to.equal(popup);
      await hideLoading();
      await noDialog();
      expect(focused()).to.equal(button);
    });
  });

  it('keeps the page from scrolling, and gives it back as it was (POP-17, POP-18)', async () => {
    const { place } = openTestPage();
    const before = document.documentElement.getAttribute('style');
    const sheets = document.adoptedStyleSheets.length;
    await place(LOADING);
    await showLoading(screen());
    await dialog();
    expect(isHeld()).to.be.true;
    await hideLoading();
    await noDialog();
    expect(isHeld()).to.be.false;
    expect(document.documentElement.getAttribute('style')).to.equal(before);
    expect(document.adoptedStyleSheets).to.have.length(sheets);
  });

  it('lets the page scroll when its element leaves it (POP-18, OPEN-B56)', async () => {
    const { place } = openTestPage();
    const element = await place(LOADING);
    await showLoading(screen());
    await dialog();
    element.remove();
    await eventually(() => expect(isHeld()).to.be.false);
  });

  it('opens once, whatever the number of its tags, and another tag takes over', async () => {
    const { place } = openTestPage();
    const seen = spyOnEvents('popup-open');
    const first = await place(LOADING);
    const second = await place(LOADING);
    await showLoading(screen());
    await dialog();
    await settled();
    expect(everywhere().getAllByShadowRole('dialog')).to.have.length(1);
    expect(seen).to.have.length(1);
    const [owner, other] = first.shadowRoot!.querySelector('dialog') ? [first, second] : [second, first];
    owner.remove();
    await eventually(() => expect(other.shadowRoot!.querySelector('dialog')?.matches(':modal')).to.be.true);
  });

  it('turns its sign, but only for those who like movement', async () => {
    const { place } = openTestPage();
    await place(LOADING);
    await showLoading(screen());
    const sign = (await dialog()).querySelector('.waiting-sign')!;
    await emulateMediaFeatures({ 'prefers-reduced-motion': 'no-preference' });
    expect(sign.getAnimations()).to.have.length(1);
    await emulateMediaFeatures({ 'prefers-reduced-motion': 'reduce' });
    expect(sign.getAnimations()).to.be.empty;
    await emulateMediaFeatures({ 'forced-colors': 'active' });
    const { borderTopColor, borderBottomColor } = getComputedStyle(sign);
    expect(borderTopColor).not.to.equal(borderBottomColor);
    await emulateMediaFeatures({});
  });

  describe('window.shopperProfile', () => {
    it('opens and closes it, and brings the tag to the page when it is missing', async () => {
      openTestPage();
      await defineTag(LOADING);
      await showLoading(screen());
      const popup = await dialog('One moment');
      const { host } = popup.getRootNode() as ShadowRoot;
      expect(host.localName).to.equal(LOADING);
      expect(host.parentElement).to.equal(document.body);
      await hideLoading();
      await noDialog();
      await showLoading(screen());
      await dialog();
      expect(document.querySelectorAll(LOADING)).to.have.length(1);
    });

    it('asks no one about the shopper', async () => {
      const { service } = openTestPage({ scenario: 'consumer' });
      await defineTag(LOADING);
      await showLoading(screen());
      await saysMessage('We look for plans.');
      await settled();
      expect(service.requests).to.be.empty;
    });

    const wrong: readonly (readonly [name: string, value: unknown])[] = [
      ['nothing', undefined],
      ['null', null],
      ['a text', 'Loading'],
      ['no heading', { message: 'x' }],
      ['no message', { heading: 'x' }],
      ['an empty heading', { heading: '', message: 'x' }],
      ['a number', { heading: 1, message: 'x' }],
      ['nodes', { heading: 'x', message: document.createElement('p') }],
      ['information that is no text', { heading: 'x', message: 'x', information: {} }],
    ];
    for (const [name, value] of wrong) {
      it(`warns and shows nothing when given ${name} (POP-01, POP-02)`, async () => {
        const { log } = openTestPage();
        await defineTag(LOADING);
        await showLoading(value as LoadingScreen);
        await settled();
        expect(document.querySelector(LOADING)).to.be.null;
        expect(log).to.have.length(1);
        expect(log[0]).to.contain('showLoading: expected { heading, message');
      });
    }

    it('keeps what an open popup says when it is given something wrong', async () => {
      const { place } = openTestPage();
      await place(LOADING);
      await showLoading(screen());
      await dialog('One moment');
      await showLoading({ heading: 'x' } as LoadingScreen);
      await settled();
      await dialog('One moment');
    });

    it('takes no information and no close button from a content system’s null', async () => {
      const { place, log } = openTestPage();
      await place(LOADING);
      await showLoading({ ...screen(), information: null, closable: null } as unknown as LoadingScreen);
      await saysMessage('We look for plans.');
      expect(inside(await dialog()).queryByRole('button')).to.be.null;
      expect(log).to.be.empty;
    });
  });

  describe('the import of a member’s data', () => {
    const findNotice = (name: string | RegExp) =>
      withinShadow(document.body).queryByShadowRole('region', { name });
    const noNotice = () =>
      eventually(() => expect(findNotice('Finding your drugs and doctors')).to.equal(null));
    async function noticeSays(name: string, text: string): Promise<HTMLElement> {
      await eventually(() => expect(findNotice(name)?.textContent).to.contain(text));
      return findNotice(name)!;
    }

    it('is announced in words of its own, and can be closed (ERR-12, OPEN-B64)', async () => {
      const { place, user, service } = openTestPage({ scenario: 'member-import' });
      holdResponses(service, MEMBER_IMPORT);
      await place(LOADING);
      await place('shopper-profile-plans');
      const notice = await noticeSays('Finding your drugs and doctors', ERR_12);
      await user.click(inside(notice).getByRole('button', { name: 'Close' }));
      await noNotice();
    });

    it('is announced in Spanish (ERR-12)', async () => {
      const { place, service } = openTestPage({ scenario: 'member-import', config: { locale: 'es' } });
      holdResponses(service, MEMBER_IMPORT);
      await place(LOADING);
      await place('shopper-profile-plans');
      await noticeSays('Buscamos sus medicamentos y médicos', 'hasta 1 minuto');
    });

    it('is announced while it takes place, on any page that reads the profile (ERR-12, LOAD-31)', async () => {
      const page = openTestPage({ scenario: 'member-import' });
      const { arrive } = holdResponses(page.service, MEMBER_IMPORT);
      await defineTag(LOADING);
      await page.place('shopper-profile-plans');
      await noticeSays('Finding your drugs and doctors', ERR_12);
      arrive();
      expect(await ready()).to.deep.equal({ outcome: 'success' });
      await noNotice();
      expect(requestsTo(page.service, '/all')).to.have.length(2);
    });

    it('does not come back when the shopper has closed it, and goes on (ERR-12)', async () => {
      const page = openTestPage({ scenario: 'member-import' });
      const { arrive } = holdResponses(page.service, MEMBER_IMPORT);
      const seen = spyOnEvents('popup-open');
      await defineTag(LOADING);
      await page.place('shopper-profile-plans');
      const notice = await noticeSays('Finding your drugs and doctors', ERR_12);
      inside(notice).getByRole('button', { name: 'Close' }).focus();
      await press('Escape');
      await noNotice();
      arrive();
      expect(await ready()).to.deep.equal({ outcome: 'success' });
      expect(seen).to.have.length(1);
      expect(requestsTo(page.service, '/all')).to.have.length(2);
    });
  });
});
