import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { Toggles } from '../../../demo/service/scenarios';
import { holdResponses } from '../../support/responses';
import { eventually, pass, passRealTime, settled, startFakeClock, stopFakeClock } from '../../support/clock';
import { focused, press } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';

const OUTAGE = 'shopper-profile-outage';
const MESSAGE = 'Sign-in is not available right now.';

type Options = Parameters<typeof openTestPage>[0];

/** Messages are announced a short time after their region is added. */
const said = () => passRealTime(150);

async function openOutage(options: Options = { scenario: 'outage' }): Promise<TestPage> {
  const page = openTestPage(options);
  await page.place(OUTAGE);
  await ready();
  await said();
  return page;
}

const announced = (flags: Partial<Toggles>): Options => ({
  scenario: 'consumer',
  config: { pageUtilityData: { ...flags } },
});

const status = ({ screen }: TestPage) => screen.getByShadowRole('status');
const message = ({ screen }: TestPage) => screen.queryByShadowText(MESSAGE);
const closeButton = ({ screen }: TestPage) =>
  screen.queryByShadowRole('button', { name: 'Close this message' });
const close = async (page: TestPage) => page.user.click(closeButton(page)!);
const heights = ({ container }: TestPage) =>
  [...container.querySelectorAll(OUTAGE)].map((element) => element.getBoundingClientRect().height);

function addButton({ container }: TestPage, name: string): HTMLButtonElement {
  const button = container.appendChild(document.createElement('button'));
  button.textContent = name;
  return button;
}

describe('shopper-profile-outage', () => {
  afterEach(leaveTestPage);
  afterEach(stopFakeClock);

  describe('the message', () => {
    it('says that no one can sign in, and what still works (SHELL-38)', async () => {
      const page = await openOutage({
        scenario: 'guest',
        config: { pageUtilityData: { isServiceOutage: true } },
      });
      expect(message(page)).to.exist;
      expect(page.screen.getByShadowText(/^You can still look at plans/)).to.exist;
    });

    for (const [locale, text] of [
      ['en', /^You are signed in and can go on/],
      ['es', /^Usted ya inició sesión y puede continuar/],
    ] as const) {
      it(`does not send shoppers who are signed in to sign in (${locale}, SHELL-38)`, async () => {
        const page = await openOutage({
          scenario: 'consumer',
          config: { locale, pageUtilityData: { isServiceOutage: true } },
        });
        expect(page.screen.getByShadowText(text)).to.exist;
        expect(page.screen.queryByShadowText(/To sign in, please try|Para iniciar sesión/)).to.be.null;
      });
    }

    it('is there for guests, too (SHELL-38)', async () => {
      const page = await openOutage({
        scenario: 'guest',
        config: { pageUtilityData: { isServiceOutage: true } },
      });
      expect(message(page)).to.exist;
    });

    it('is not there without an outage, and takes no space (SHELL-38)', async () => {
      const page = await openOutage({ scenario: 'consumer' });
      expect(message(page)).to.be.null;
      expect(closeButton(page)).to.be.null;
      expect(heights(page)).to.deep.equal([0]);
    });

    it('is not there because a sign-in has failed (OPEN-A029)', async () => {
      const page = await openOutage({ scenario: 'consumer', fail: [{ call: 'profile', kind: 500 }] });
      expect(message(page)).to.be.null;
    });

    it('is not there where the site has switched its banners off (OPEN-A005)', async () => {
      const off = await openOutage(announced({ isServiceOutage: true, bannering: false }));
      expect(message(off)).to.be.null;
      const on = await openOutage(announced({ isServiceOutage: true, bannering: true }));
      expect(message(on)).to.exist;
    });

    it('is announced politely: the region is there before its message (SHELL-38)', async () => {
      const page = openTestPage({ scenario: 'outage' });
      const { arrive } = holdResponses(page.service, '/featureToggle');
      await page.place(OUTAGE);
      await settled();
      expect(page.screen.queryByShadowRole('status')).to.be.null;
      expect(heights(page)).to.deep.equal([0]);
      arrive();
      const region = await page.screen.findByShadowRole('status');
      expect(region.textContent).to.equal('');
      await eventually(() => expect(region.textContent).to.contain(MESSAGE));
      expect(status(page)).to.equal(region);
      // The announcement contains the text, not the button.
      expect(inside(region).queryByRole('button')).to.be.null;
    });

    it('is announced where the outage is known from the start, too (SHELL-38)', async () => {
      const page = await openOutage(announced({ isServiceOutage: true }));
      const late = document.createElement(OUTAGE);
      startFakeClock();
      page.container.append(late);
      await settled();
      const region = late.shadowRoot!.querySelector('[role=status]')!;
      expect(region.textContent).to.equal('');
      // Screen readers need some time to register the region.
      await pass(90);
      expect(region.textContent).to.equal('');
      await pass(60);
      expect(region.textContent).to.contain(MESSAGE);
    });

    it('is said once, whatever happens on the page (SHELL-38)', async () => {
      const page = await openOutage();
      let changes = 0;
      new MutationObserver(() => (changes += 1)).observe(status(page), { childList: true, subtree: true });
      await window.shopperProfile!.refresh!();
      window.shopperProfile!.configure({ phones: { tty: '712' } });
      await settled();
      expect(message(page)).to.exist;
      expect(changes).to.equal(0);
    });
  });

  describe('closing', () => {
    it('takes the message away, with its space (SHELL-39)', async () => {
      const page = await openOutage();
      expect(heights(page)[0]).to.be.greaterThan(40);
      await close(page);
      expect(message(page)).to.be.null;
      expect(heights(page)).to.deep.equal([0]);
    });

    it('closes it everywhere on the page, also where an element comes later (SHELL-39)', async () => {
      const page = openTestPage({ scenario: 'outage' });
      await page.place(OUTAGE);
      await page.place(OUTAGE);
      await ready();
      await said();
      expect(page.screen.getAllByShadowText(MESSAGE)).to.have.length(2);
      await page.user.click(page.screen.getAllByShadowRole('button')[0]!);
      expect(message(page)).to.be.null;
      await page.place(OUTAGE);
      await said();
      expect(message(page)).to.be.null;
      expect(heights(page)).to.deep.equal([0, 0, 0]);
    });

    it('is for good, though the profile is read again (SHELL-39)', async () => {
      const page = await openOutage();
      await close(page);
      await window.shopperProfile!.refresh!();
      await settled();
      expect(message(page)).to.be.null;
    });

    for (const [name, key] of [
      ['Enter', 'Enter'],
      ['Space', ' '],
    ] as const) {
      it(`leaves focus at its place: Tab goes on with what comes next (${name}) (SHELL-39)`, async () => {
        const page = openTestPage({ scenario: 'outage' });
        const before = addButton(page, 'before');
        const element = await page.place(OUTAGE);
        const after = addButton(page, 'after');
        await eventually(() => expect(closeButton(page)).to.exist);
        before.focus();
        await press('Tab');
        expect(focused()).to.equal(closeButton(page));
        await press(key);
        await eventually(() => expect(message(page)).to.be.null);
        expect(document.activeElement).to.equal(element);
        await press('Tab');
        expect(focused()).to.equal(after);
        await sendKeys({ down: 'Shift' });
        await press('Tab');
        await sendKeys({ up: 'Shift' });
        expect(focused()).to.equal(before);
      });
    }

    it('is confirmed to screen readers, until focus moves on (SHELL-39)', async () => {
      const page = await openOutage();
      const after = addButton(page, 'after');
      await close(page);
      expect(status(page).textContent).to.equal('Message closed');
      after.focus();
      await eventually(() => expect(status(page).textContent).to.equal(''));
      expect(heights(page)).to.deep.equal([0]);
    });

    it('works though it goes nowhere and tells the host nothing', async () => {
      const page = await openOutage();
      const seen = spyOnEvents('navigate', 'error');
      await close(page);
      expect(seen).to.be.empty;
      expect(page.visited).to.be.empty;
    });
  });
});
