import { expect } from 'chai';
import { eventually } from '../support/clock';
import {
  dialogFaults,
  everythingIn,
  moved,
  openDialog,
  places,
  placesAtRest,
  shownDialog,
} from '../support/host-faults';
import { forgetHost, hosts, openHost } from '../support/hosts';
import { focused, press } from '../support/keys';
import { leaveTestPage, type TestPage } from '../support/page';
import { recommend } from '../support/recommendation';
import { forgetTool, testTool, toolDoes } from '../support/tools';

/** The host styles that affect a popup most. `hosts.test.ts` has one of each. */
const worstHosts = [
  'html, body { height: 100% }',
  '* { all: unset }',
  'a flex row with text of 200 % on a phone',
];

interface Opener {
  profileElement: string;
  control: RegExp;
  /** The control to click first. */
  panel?: RegExp;
  /** The button of the menu that has the control where the screen is narrow. The menu closes when the popup opens. */
  menu?: RegExp;
  /** The page shows new content once the control is clicked. */
  changesPage?: boolean;
}

const openers: Record<string, Opener> = {
  'to remove a plan': { profileElement: 'plans', control: /^Remove / },
  'of drug prices': { profileElement: 'plans', control: /prices/i, panel: /^Your drugs\b/ },
  'to enroll by phone': { profileElement: 'plans', control: /^Learn more by phone: / },
  'to remove a drug': { profileElement: 'drugs', control: /^Remove / },
  'with the estimator, from the drugs': { profileElement: 'drugs', control: /edit drugs$/i },
  'with the estimator': { profileElement: 'drug-estimator', control: /^Estimate/ },
  'to remove a doctor': { profileElement: 'doctors', control: /^Remove / },
  'with the provider search': { profileElement: 'doctors', control: /^Edit / },
  'of plan types': { profileElement: 'recommendation', control: /type/i },
  'to sign out': { profileElement: 'banner', control: /^Sign out$/, menu: /^Account$/ },
  'to email plans': { profileElement: 'top-bar', control: /^Email$/ },
  'of Extra Help': { profileElement: 'extra-help', control: /^Yes$/, changesPage: true },
};

const nameOf = (control: HTMLElement): string =>
  control.ariaLabel ?? ((control as HTMLInputElement).labels?.[0] ?? control).textContent.trim();

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

const controlsOf = (page: TestPage, profileElement: string): HTMLElement[] => {
  const root = page.container.querySelector(`.box > shopper-profile-${profileElement}`)!.shadowRoot!;
  return [...everythingIn(root)].filter((element) => element.matches('button, input'));
};

const find = (page: TestPage, profileElement: string, name: RegExp): Promise<HTMLElement> =>
  eventually(() => {
    const found = controlsOf(page, profileElement).find((element) => name.test(nameOf(element)));
    expect(found, `${profileElement}: ${String(name)}`).to.exist;
    return found!;
  });

describe('a popup opens on top and leaves the page where it is, in', () => {
  for (const host of worstHosts)
    describe(host, () => {
      let page: TestPage;

      before(async function () {
        this.timeout(60_000); // Every element on a machine that may be busy.
        toolDoes(({ box }) => {
          box.append('The tool');
        });
        page = await openHost(
          hosts[host]!,
          {
            scenario: 'consumer',
            config: { vendors: { providerSearch: testTool, drugEstimator: testTool } },
          },
          ({ service }) => {
            recommend(service, 2027, { planId: 'H5521016000', planType: 'MAPD' });
          },
        );
      });
      after(async () => {
        leaveTestPage();
        forgetTool();
        await forgetHost();
      });

      // A popup that a test has left open must not fail the next tests.
      afterEach(() => {
        openDialog(page)?.close();
      });

      for (const [name, { profileElement, control, panel, menu, changesPage }] of Object.entries(openers))
        it(`${name}, from ${profileElement}; Escape closes it, and focus returns (POP-17, POP-18, SHELL-73)`, async () => {
          const opened = panel && (await find(page, profileElement, panel));
          opened?.click();
          const ofMenu =
            menu &&
            controlsOf(page, profileElement).find((button) => isShown(button) && menu.test(nameOf(button)));
          ofMenu?.click();
          const button = await find(page, profileElement, control);
          expect(isShown(button), 'the control shows').to.be.true;
          button.scrollIntoView({ block: 'center' });
          button.focus({ preventScroll: true });
          let before = await placesAtRest(page);
          button.click();
          const dialog = await shownDialog(page);
          if (changesPage) before = await placesAtRest(page);
          expect(moved(before, places(page)), 'the host has moved').to.equal('');
          expect(dialogFaults(dialog).join('\n'), 'popup').to.equal('');
          expect(dialog.contains(focused()), 'focus in the popup').to.be.true;
          await press('Escape');
          await eventually(() => {
            expect(openDialog(page)).to.be.null;
            expect(focused()).to.equal(ofMenu ?? button);
            expect(moved(before, places(page)), 'the host has moved').to.equal('');
          });
          opened?.click();
        });
    });
});
