import { expect } from 'chai';
import { within as withinShadow } from 'shadow-dom-testing-library';
import { defineTag } from '../../../demo/page';
import { eventually, settled } from '../../support/clock';
import { focused, press, pressWithShift } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, spyOnEvents, type TestPage } from '../../support/page';
import { cardsShown } from '../../support/cards';
import { pressEmail } from '../../support/popups';
import { sendKeys } from '@web/test-runner-commands';

const EMAIL = 'shopper-profile-email';
const ADDRESS = 'marta.privately@example.org';
const MISSING = 'Enter your email address.';
const MALFORMED = 'Enter a full email address, like name@example.com.';

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;

const everywhere = () => withinShadow(document.body);
const dialog = () => everywhere().queryByShadowRole('dialog');
const noDialog = () => eventually(() => expect(dialog()).to.be.null);
const isHeld = () => getComputedStyle(document.documentElement).overflowY === 'hidden';
const field = (popup: HTMLElement) => inside(popup).getByRole<HTMLInputElement>('textbox');
const button = (popup: HTMLElement, name: string) => inside(popup).getByRole('button', { name });
const type = (text: string) => sendKeys({ type: text });

/** The accessible description of the field. */
const description = (popup: HTMLElement) => {
  const { ariaDescribedByElements } = field(popup);
  return (ariaDescribedByElements ?? []).map(({ textContent }) => textContent).join(' ');
};

async function ask(page: TestPage): Promise<HTMLElement> {
  if (!page.container.querySelector(EMAIL)) await page.place(EMAIL);
  await pressEmail(page);
  return eventually(() => everywhere().getByShadowRole('dialog'));
}

const open = (options: Options = { scenario: 'consumer' }) => ask(openTestPage(options));

/** Types into the field with the real keyboard and presses Send. */
async function send(page: TestPage, popup: HTMLElement, text: string): Promise<void> {
  field(popup).focus();
  if (text !== '') await type(text);
  await page.user.click(button(popup, 'Send'));
}

/** Drafts that were opened. The email program of the test machine does not open. */
const drafts: URL[] = [];
const click = HTMLAnchorElement.prototype.click;

describe(EMAIL, () => {
  beforeEach(() => {
    drafts.length = 0;
    HTMLAnchorElement.prototype.click = function () {
      drafts.push(new URL(this.href));
    };
  });

  afterEach(async () => {
    HTMLAnchorElement.prototype.click = click;
    leaveTestPage();
    await eventually(() => expect(isHeld()).to.be.false);
  });

  describe('the popup', () => {
    it('is there only when it is requested, and takes no space before (POP-22)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const seen = spyOnEvents('popup-open');
      const element = await page.place(EMAIL);
      await settled();
      expect(dialog()).to.be.null;
      expect(getComputedStyle(element).display).to.equal('none');
      await ask(page);
      expect(seen).to.deep.equal([['popup-open', { popup: 'email' }]]);
    });

    it('has its title, one field, a consent and its ways out (EMAIL-01 … EMAIL-05, OPEN-B22)', async () => {
      const popup = await open();
      expect(inside(popup).getByRole('heading', { level: 2 }).textContent).to.equal('Email your saved plans');
      expect(inside(popup).getAllByRole('textbox')).to.have.length(1);
      expect(inside(popup).getByText(/^Send opens a draft in your own email program/)).to.exist;
      expect(
        inside(popup)
          .getAllByRole('button')
          .map((one) => one.ariaLabel ?? one.textContent),
      ).to.deep.equal(['Close', 'Send', 'Cancel']);
    });

    it('requires an email address, which is required and marked so (EMAIL-02, EMAIL-03)', async () => {
      const popup = await open();
      const input = inside(popup).getByRole<HTMLInputElement>('textbox', { name: 'Your email' });
      expect(input.type).to.equal('email');
      expect(input.ariaRequired).to.equal('true');
      expect(input.autocomplete).to.equal('email');
      expect(input.labels![0]!.textContent).to.equal('Your email *');
      expect(inside(popup).getByText('Fields marked * are required.')).to.exist;
    });

    it('comes to a page without its tag, once (POP-22)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      await defineTag(EMAIL);
      await pressEmail(page);
      await pressEmail(page);
      await eventually(() => expect(dialog()).to.exist);
      expect(document.querySelectorAll(`body > ${EMAIL}`)).to.have.length(1);
    });

    it('opens once, whatever the number of its tags (POP-22)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(EMAIL);
      await page.place(EMAIL);
      await ask(page);
      await settled();
      expect(everywhere().getAllByShadowRole('dialog')).to.have.length(1);
    });

    it('keeps the page from scrolling, and gives it back as it was (POP-17, POP-18)', async () => {
      const sheets = document.adoptedStyleSheets.length;
      await open();
      await eventually(() => expect(isHeld()).to.be.true);
      await press('Escape');
      await noDialog();
      await eventually(() => expect(isHeld()).to.be.false);
      expect(document.adoptedStyleSheets).to.have.length(sheets);
    });

    it('keeps the keyboard inside, in both directions', async () => {
      const popup = await open();
      await eventually(() => expect(focused()).to.equal(popup));
      const stops = [button(popup, 'Close'), field(popup), button(popup, 'Send'), button(popup, 'Cancel')];
      for (const stop of [...stops, ...stops]) {
        await press('Tab');
        await eventually(() => expect(focused()).to.equal(stop));
      }
      for (const stop of stops.toReversed().slice(1)) {
        await pressWithShift('Tab');
        await eventually(() => expect(focused()).to.equal(stop));
      }
      await pressWithShift('Tab');
      await eventually(() => expect(focused()).to.equal(button(popup, 'Cancel')));
    });
  });

  describe('closing without Send', () => {
    for (const [way, close] of [
      ['Cancel', (page: TestPage, popup: HTMLElement) => page.user.click(button(popup, 'Cancel'))],
      ['the close icon', (page: TestPage, popup: HTMLElement) => page.user.click(button(popup, 'Close'))],
      ['Escape', () => press('Escape')],
    ] as const) {
      it(`by ${way} is told to the page, and forgets what was typed (EMAIL-06)`, async () => {
        const page = openTestPage({ scenario: 'consumer' });
        const popup = await ask(page);
        const seen = spyOnEvents('popup-close');
        field(popup).focus();
        await type(ADDRESS);
        await close(page, popup);
        await noDialog();
        expect(seen).to.deep.equal([['popup-close', { popup: 'email' }]]);
        expect(field(await ask(page)).value).to.equal('');
      });
    }
  });

  describe('Send', () => {
    it('closes with a valid address, without a request and without a word to the page (EMAIL-07, EMAIL-08, OPEN-B46)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const popup = await ask(page);
      await settled();
      const before = page.service.requests.length;
      const seen = spyOnEvents('popup-close', 'navigate', 'error');
      await send(page, popup, ADDRESS);
      await noDialog();
      await settled();
      expect(seen).to.be.empty;
      expect(page.service.requests).to.have.length(before);
      expect(page.visited).to.be.empty;
      expect(page.log).to.be.empty;
    });

    it('is told of again when the popup is cancelled the next time (EMAIL-06, OPEN-B46)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await send(page, await ask(page), ADDRESS);
      await noDialog();
      const seen = spyOnEvents('popup-close');
      await page.user.click(button(await ask(page), 'Cancel'));
      await noDialog();
      expect(seen).to.have.length(1);
    });

    it('is told as a form that was not sent, and then was, without the address (TRACK-11)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const popup = await ask(page);
      const seen = spyOnEvents('form-submit', 'form-error');
      await send(page, popup, 'marta');
      await send(page, popup, '@example.com');
      await noDialog();
      expect(seen).to.deep.equal([
        ['form-error', { form: 'email' }],
        ['form-submit', { form: 'email' }],
      ]);
    });

    it('can be done by Enter in the field (EMAIL-07)', async () => {
      const popup = await open();
      field(popup).focus();
      await type(ADDRESS);
      await press('Enter');
      await noDialog();
    });

    it('gives focus back to what had it', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await send(page, await ask(page), ADDRESS);
      await noDialog();
      await eventually(() => expect(focused()?.textContent).to.equal('Email'));
    });

    for (const [what, text, message] of [
      ['nothing', '', MISSING],
      ['blanks', '   ', MISSING],
      ['half an address', 'marta', MALFORMED],
      ['an address without a host', 'marta@', MALFORMED],
      ['an address with a blank in it', 'mar ta@example.com', MALFORMED],
    ] as const) {
      it(`keeps the popup with ${what}, and says why beside the field (EMAIL-03, OPEN-B46)`, async () => {
        const page = openTestPage({ scenario: 'consumer' });
        const popup = await ask(page);
        const seen = spyOnEvents('popup-close');
        await send(page, popup, text);
        await settled();
        expect(dialog()).to.equal(popup);
        await eventually(() => expect(field(popup).getAttribute('aria-invalid')).to.equal('true'));
        await eventually(() => expect(description(popup)).to.equal(message));
        await eventually(() => expect(inside(popup).getAllByRole('alert')[0]?.textContent).to.equal(message));
        await eventually(() => expect(focused()).to.equal(field(popup)));
        expect(seen).to.be.empty;
      });
    }

    it('takes any address that the browser takes (EMAIL-03)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await send(page, await ask(page), '  a@b ');
      await noDialog();
    });

    it('has no complaint before it, and takes it back once the address is right (EMAIL-03)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const popup = await ask(page);
      await eventually(() => expect(field(popup).hasAttribute('aria-invalid')).to.be.false);
      expect(
        inside(popup)
          .getAllByRole('alert')
          .map(({ textContent }) => textContent),
      ).to.deep.equal(['', '']);
      await send(page, popup, 'marta@');
      await type('e');
      await settled();
      await eventually(() => expect(description(popup)).to.equal(''));
      await eventually(() => expect(field(popup).hasAttribute('aria-invalid')).to.be.false);
      await press('Enter');
      await noDialog();
    });

    for (const text of ['', 'marta']) {
      it(`closes with "${text}", too, where the site wants it so (OPEN-B46)`, async () => {
        const page = openTestPage({ scenario: 'consumer', config: { email: { blockInvalid: false } } });
        const popup = await ask(page);
        await settled();
        const before = page.service.requests.length;
        const seen = spyOnEvents('popup-close');
        await send(page, popup, text);
        await noDialog();
        expect(seen).to.be.empty;
        expect(page.service.requests).to.have.length(before);
      });
    }
  });

  describe('the draft of Send without `email.send`', () => {
    const linesOf = (draft: URL | undefined) => draft?.searchParams.get('body')?.split('\r\n');

    it('goes to the typed address, with names and years of the saved plans and the page’s address (EMAIL-07)', async () => {
      // With a number of its own, the page does not request one two seconds after load.
      const page = openTestPage({ scenario: 'consumer', config: { phones: { tollFree: '1-800-555-0100' } } });
      await page.place('shopper-profile-plans');
      await cardsShown(page.screen, 6);
      const before = page.service.requests.length;
      await send(page, await ask(page), ADDRESS);
      await noDialog();
      expect(drafts).to.have.length(1);
      expect(decodeURIComponent(drafts[0]?.pathname ?? '')).to.equal(ADDRESS);
      expect(drafts[0]?.searchParams.get('subject')).to.equal('My saved Medicare plans');
      const lines = linesOf(drafts[0]) ?? [];
      expect(lines).to.include('- Aetna Medicare Premier (PPO), plan year 2027');
      expect(lines.filter((line) => line.startsWith('- '))).to.have.length(8);
      expect(lines.at(-1)).to.equal(`See them here: ${location.origin}${location.pathname}`);
      expect(page.service.requests).to.have.length(before);
    });

    it('names no drug, no doctor and not the shopper (contract §5)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place('shopper-profile-plans');
      await cardsShown(page.screen, 6);
      await send(page, await ask(page), ADDRESS);
      await noDialog();
      const text = linesOf(drafts[0])?.join(' ') ?? '';
      for (const word of ['Marta', 'Eliquis', 'Atorvastatin', 'Sample', 'Specimen'])
        expect(text).not.to.contain(word);
    });

    it('names at most 20 plans, and says how many more there are', async () => {
      const page = openTestPage({ scenario: 'many-plans' });
      await page.place('shopper-profile-plans');
      await eventually(() => expect(page.screen.queryAllByShadowRole('article').length).to.be.above(20));
      await send(page, await ask(page), ADDRESS);
      await noDialog();
      const plans = (linesOf(drafts[0]) ?? []).filter((line) => line.startsWith('- '));
      expect(plans).to.have.length(21);
      expect(plans.at(-1)).to.match(/^- and \d+ more$/);
    });

    it('is in Spanish on a Spanish page', async () => {
      const page = openTestPage({ scenario: 'consumer', config: { locale: 'es' } });
      const popup = await ask(page);
      expect(inside(popup).getByText(/^Enviar abre un borrador en su programa de correo/)).to.exist;
      field(popup).focus();
      await type(ADDRESS);
      await page.user.click(button(popup, 'Enviar'));
      await noDialog();
      expect(drafts[0]?.searchParams.get('subject')).to.equal('Mis planes de Medicare guardados');
    });
  });

  describe('Send with `email.send`', () => {
    /** A page whose host function receives the request. `end` settles it. */
    async function openWithHost(locale: 'en' | 'es' = 'en') {
      const sentTo: string[] = [];
      let end: { resolve(value?: unknown): void; reject(reason: Error): void } | undefined;
      const config = {
        locale,
        email: {
          send: (address: string) => {
            sentTo.push(address);
            return new Promise<unknown>((resolve, reject) => {
              end = { resolve, reject };
            });
          },
        },
      };
      const page = openTestPage({ scenario: 'consumer', config });
      const popup = await ask(page);
      return {
        page,
        popup,
        sentTo,
        submit: async (name = 'Send') => {
          field(popup).focus();
          field(popup).select();
          await type(ADDRESS);
          await page.user.click(button(popup, name));
        },
        resolve: (value?: unknown) => end?.resolve(value),
        reject: (reason: Error) => end?.reject(reason),
      };
    }

    it('requires consent to be emailed, waits, and says where it was sent (EMAIL-04)', async () => {
      const { page, popup, sentTo, submit, resolve } = await openWithHost();
      await settled();
      const before = page.service.requests.length;
      expect(inside(popup).getByText(/^When you choose Send, you agree/)).to.exist;
      await submit();
      await eventually(() => expect(button(popup, 'Sending…').ariaDisabled).to.equal('true'));
      await press('Enter');
      expect(sentTo).to.deep.equal([ADDRESS]);
      resolve();
      await eventually(() =>
        expect(inside(popup).getByRole('status').textContent).to.equal(`We sent it to ${ADDRESS}.`),
      );
      await eventually(() => expect(focused()).to.equal(inside(popup).getByRole('heading')));
      const seen = spyOnEvents('popup-close');
      await page.user.click(button(popup, 'Done'));
      await noDialog();
      expect(seen, 'closed after Send').to.be.empty;
      expect(drafts).to.be.empty;
      expect(page.service.requests).to.have.length(before);
      expect(page.log).to.be.empty;
    });

    for (const [what, settle] of [
      ['a rejection', (host: Awaited<ReturnType<typeof openWithHost>>) => host.reject(new Error(ADDRESS))],
      ['`false`', (host: Awaited<ReturnType<typeof openWithHost>>) => host.resolve(false)],
    ] as const) {
      it(`says that it could not be sent, keeps the address, and logs ${what} (ERRB-04)`, async () => {
        const host = await openWithHost();
        const seen = spyOnEvents('error');
        await host.submit();
        settle(host);
        await eventually(() =>
          expect(inside(host.popup).getAllByRole('alert').at(-1)?.textContent).to.equal(
            'It could not be sent. Please try again.',
          ),
        );
        expect(field(host.popup).value).to.equal(ADDRESS);
        expect(host.page.log).to.deep.equal([
          '[shopper-profile] Some error occurred while sending email. [email-failed]',
        ]);
        expect(seen.map(([, detail]) => (detail as { code: string }).code)).to.deep.equal(['email-failed']);
        await host.submit();
        await eventually(() => expect(host.sentTo).to.have.length(2));
        host.resolve();
        await eventually(() => expect(inside(host.popup).getByRole('status')).to.exist);
      });
    }

    it('says both in Spanish', async () => {
      const host = await openWithHost('es');
      await host.submit('Enviar');
      host.reject(new Error('no'));
      await eventually(() =>
        expect(host.popup.textContent).to.contain('No se pudo enviar. Inténtelo de nuevo.'),
      );
      await host.submit('Enviar');
      host.resolve();
      await eventually(() => expect(host.popup.textContent).to.contain(`Lo enviamos a ${ADDRESS}.`));
    });

    it('can be closed while it waits (EMAIL-06)', async () => {
      const host = await openWithHost();
      await host.submit();
      await press('Escape');
      await noDialog();
      host.resolve();
      await settled();
      expect(dialog()).to.be.null;
    });
  });

  describe('what is typed', () => {
    it('is in no attribute, no event, no storage and no log (contract §5)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const seen = spyOnEvents('popup-open', 'popup-close', 'navigate', 'error');
      const popup = await ask(page);
      const { shadowRoot } = page.container.querySelector(EMAIL)!;
      await send(page, popup, `${ADDRESS} `.replace('@', ' @'));
      expect(dialog(), 'it is still open').to.exist;
      const attributes = [...shadowRoot!.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].map(({ value }) => value),
      );
      field(popup).select();
      await type(ADDRESS);
      expect(field(popup).value).to.equal(ADDRESS);
      await press('Enter');
      await noDialog();
      const everything = [
        attributes,
        shadowRoot!.innerHTML,
        seen,
        page.log,
        localStorage,
        sessionStorage,
        document.cookie,
        document.documentElement.outerHTML,
        location.href,
      ];
      expect(JSON.stringify(everything)).not.to.contain('privately');
    });

    it('survives moving the element, popup and focus with it', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const popup = await ask(page);
      field(popup).focus();
      await type('marta@');
      const element = page.container.querySelector(EMAIL)!;
      page.container.appendChild(document.createElement('section')).append(element);
      await settled();
      expect(dialog()!.matches(':modal')).to.be.true;
      expect(field(popup).value).to.equal('marta@');
      await eventually(() => expect(focused()).to.equal(field(popup)));
    });
  });
});
