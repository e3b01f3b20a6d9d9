import { expect } from 'chai';
import {
  answerYes,
  block,
  closeBundlePages,
  EXTRA_HELP,
  needBuild,
  openBundlePage,
  partner,
  partnerClassic,
  pause,
  PLANS,
  questionShown,
  scriptTag,
  until,
} from './page';

const body = `<${EXTRA_HELP}><p>About Extra Help.</p></${EXTRA_HELP}><${PLANS}><p>No plans here.</p></${PLANS}>`;

for (const script of [partner, partnerClassic]) {
  describe(`bundle ${script.src}`, () => {
    before(needBuild);
    afterEach(async () => {
      await block();
      closeBundlePages();
    });

    it('registers its own tag only', async () => {
      const page = await openBundlePage({ head: scriptTag(script), body });
      await questionShown(page);
      expect(page.defined).to.deep.equal([EXTRA_HELP]);
      expect(page.document.querySelector(PLANS)?.shadowRoot).to.equal(null);
      expect(page.errors).to.deep.equal([]);
      expect(page.warnings).to.deep.equal([]);
    });

    it('sends no request beyond its own files and sets no cookie, also while it is used', async () => {
      const page = await openBundlePage({ head: scriptTag(script), body, scenario: 'consumer' });
      await questionShown(page);
      answerYes(page);
      await pause(300);
      expect(page.requests()).to.deep.equal([script.src]);
      expect(page.service.requests).to.deep.equal([]);
      expect(page.cookies).to.deep.equal([]);
    });

    it('speaks of no prices, which the page does not have (HELP-01)', async () => {
      const page = await openBundlePage({ head: scriptTag(script), body });
      await questionShown(page);
      const element = page.document.querySelector(EXTRA_HELP)!.shadowRoot!;
      const status = () => element.querySelector('[role=status]')!.textContent;
      expect(status()).to.equal('Choose an answer. It is kept on this device. “Yes” opens an explanation.');
      answerYes(page);
      await until(
        () => status() !== 'Choose an answer. It is kept on this device. “Yes” opens an explanation.',
      );
      expect(status()).to.equal('Your answer is saved: you get Extra Help.');
    });

    for (const lang of ['en', 'es'])
      it(`is as high as its words in ${lang}, and no answer moves what stands below (HELP-01)`, async () => {
        const page = await openBundlePage({
          head: scriptTag(script),
          body: `<${EXTRA_HELP} lang="${lang}"></${EXTRA_HELP}>`,
        });
        await questionShown(page);
        const [box, status] = ['.extra-help', '[role=status]'].map((selector) =>
          page.shadow(EXTRA_HELP).querySelector(selector)!,
        );
        const words = page.document.createRange();
        const inputs = page.shadow(EXTRA_HELP).querySelectorAll('input');
        for (const width of [200, 288, 358, 568, 672, 960]) {
          page.document.body.style.inlineSize = `${String(width)}px`;
          const before = box!.getBoundingClientRect().height;
          const blanks: number[] = [];
          for (const input of [inputs[1]!, inputs[0]!]) {
            const text = status!.textContent;
            input.click();
            await until(() => input.checked && status!.textContent !== text);
            page.shadow(EXTRA_HELP).querySelector('dialog')?.close();
            words.selectNodeContents(status!);
            const { bottom, height } = box!.getBoundingClientRect();
            expect(height, String(width)).to.equal(before);
            blanks.push(bottom - words.getBoundingClientRect().bottom);
          }
          // The padding of the box, its border, and half of what a line is higher than its letters.
          expect(Math.min(...blanks), String(width)).to.be.below(26);
        }
      });

    it('is one file with both languages: it needs nothing beside it', async () => {
      await block('*://*:*/dist/chunks/*');
      const page = await openBundlePage({
        head: scriptTag(script),
        body: `<${EXTRA_HELP}></${EXTRA_HELP}><${EXTRA_HELP} lang="es"></${EXTRA_HELP}>`,
      });
      await questionShown(page);
      const [english, spanish] = page.document.querySelectorAll(EXTRA_HELP);
      await until(() => spanish!.shadowRoot!.querySelector('h2') !== null);
      const headings = [english, spanish].map(
        (element) => element!.shadowRoot!.querySelector('h2')!.textContent,
      );
      expect(headings).to.deep.equal(['Extra Help', 'Ayuda Adicional']);
      expect(page.requests()).to.deep.equal([script.src]);
      expect(page.errors).to.deep.equal([]);
    });

    it('is ready immediately', async () => {
      const page = await openBundlePage({ head: scriptTag(script), body });
      expect(await page.window.shopperProfile?.ready).to.deep.equal({ outcome: 'success' });
    });

    it('has nothing to ask that needs a profile (OPEN-B47)', async () => {
      const page = await openBundlePage({ head: scriptTag(script), body });
      await questionShown(page);
      for (const name of ['refresh', 'go', 'sendEmailReminder'])
        expect(page.window.shopperProfile).to.not.have.property(name);
    });

    it('keeps the answer and announces it', async () => {
      const page = await openBundlePage({ head: scriptTag(script), body });
      await questionShown(page);
      const details: unknown[] = [];
      page.document.addEventListener('shopper-profile-extra-help-change', (event) => {
        details.push((event as CustomEvent<unknown>).detail);
      });
      answerYes(page);
      await until(() => page.storage.get('shopperProfile.extraHelp') === 'yes');
      expect(details).to.deep.equal([{ answer: 'yes', level: 1 }]);
    });

    it('remembers the answer of an earlier visit', async () => {
      const page = await openBundlePage({
        head: scriptTag(script),
        body,
        prepare: (window) => {
          window.localStorage.setItem('shopperProfile.extraHelp', 'no');
        },
      });
      await until(() => page.shadow(EXTRA_HELP).querySelectorAll('input')[1]?.checked === true);
    });

    it('adds only its own name to the globals', async () => {
      let before: string[] = [];
      const page = await openBundlePage({
        head: scriptTag(script),
        body,
        prepare: (window) => {
          before = Object.getOwnPropertyNames(window);
        },
      });
      await questionShown(page);
      const added = Object.getOwnPropertyNames(page.window).filter((name) => !before.includes(name));
      expect(added).to.deep.equal(['shopperProfile']);
    });

    it('works where the browser blocks storage', async () => {
      const page = await openBundlePage({ head: scriptTag(script), body, hasBlockedStorage: true });
      await questionShown(page);
      answerYes(page);
      await until(() => page.text(EXTRA_HELP).includes('Your answer is saved'));
      expect(page.errors).to.deep.equal([]);
      expect(page.warnings.filter((text) => text.includes('local storage is blocked'))).to.have.length(1);
    });

    it('runs under a strict content security policy', async () => {
      const page = await openBundlePage({
        head: `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'">${scriptTag(script)}`,
        body,
      });
      await questionShown(page);
      answerYes(page);
      await until(() => page.shadow(EXTRA_HELP).querySelector('dialog[open]') !== null);
      expect(page.violations).to.deep.equal([]);
    });
  });
}
