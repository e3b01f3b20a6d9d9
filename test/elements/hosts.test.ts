import { expect } from 'chai';
import { askToSignOut } from '../../src/state/popups/sign-out-popup';
import { paintedColor } from '../../src/browser/contrast';
import {
  boxes,
  dialogFaults,
  moved,
  places,
  placesAtRest,
  reachFaults,
  shownDialog,
} from '../support/host-faults';
import { drawn, forgetHost, hosts, openHost, type HostStyle } from '../support/hosts';
import { leaveTestPage, type TestPage } from '../support/page';

const SCENARIO = 'applications';

const takesSpace = (element: Element): boolean => element.getBoundingClientRect().height > 0;
/** The visible text of an element in its narrowest width. */
const leastWidth = (): number =>
  Math.min(9 * parseFloat(getComputedStyle(document.createElement('p')).fontSize || '16'), 0.4 * innerWidth);

function widthFaults(page: TestPage): string[] {
  const faults: string[] = [];
  for (const box of boxes(page)) {
    const element = box.firstElementChild as HTMLElement;
    const own = element.getBoundingClientRect();
    const around = box.getBoundingClientRect();
    const name = element.localName;
    if (!takesSpace(element)) {
      const isAmongBoxes = getComputedStyle(element).position !== 'fixed';
      if (own.width > 0 && isAmongBoxes && getComputedStyle(box).display === 'flex')
        faults.push(`${name} is empty and takes room`);
      continue;
    }
    const least = Math.min(leastWidth(), around.width);
    if (own.width < least - 0.5) faults.push(`${name} is ${String(own.width)} px wide`);
    if (own.left < around.left - 0.5 || own.right > around.right + 0.5)
      faults.push(`${name} leaves its box: ${String(own.left)} … ${String(own.right)}`);
  }
  return faults;
}

/**
 * In some fonts, the letters of a tight line overlap its neighbors by a pixel or two, so the edges of a link
 * do not count.
 */
const PARTS_OF_A_LINK = [0.2, 0.5, 0.8];

/** Links of the host page that are covered, and the elements that cover them. */
const coveredLinks = ({ container }: TestPage): string[] =>
  [...container.querySelectorAll<HTMLElement>('.host-link')].flatMap((link) => {
    link.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = link.getClientRects()[0]!;
    const onTop = PARTS_OF_A_LINK.map((part) =>
      document.elementFromPoint(left + width / 2, top + height * part),
    );
    return onTop
      .filter((element) => element !== link)
      .map((element) => `${link.textContent} by ${String(element?.localName)}`);
  });

const surfaces = (page: TestPage): string[] =>
  boxes(page).flatMap((box) => {
    const root = box.firstElementChild!.shadowRoot!.querySelector('.root');
    if (!root || !takesSpace(root)) return [];
    const { backgroundColor, colorScheme } = getComputedStyle(root);
    return `${paintedColor(backgroundColor)?.join()} ${colorScheme}`;
  });

async function checkPopup(page: TestPage): Promise<void> {
  window.scrollTo(0, 1500);
  const before = await placesAtRest(page);
  askToSignOut();
  const dialog = await shownDialog(page);
  expect(moved(before, places(page)), 'the host has moved').to.equal('');
  expect(dialogFaults(dialog).join('\n'), 'popup').to.equal('');
  dialog.close();
  await drawn();
  expect(moved(before, places(page)), 'the host has moved').to.equal('');
}

describe('every tag in', () => {
  afterEach(leaveTestPage);
  afterEach(forgetHost);

  for (const [name, style] of Object.entries<HostStyle>(hosts))
    for (const locale of style.text ? (['en', 'es'] as const) : (['en'] as const))
      it(`${name} (${locale}) has its space, stays in it, and leaves the host alone (SHELL-73, POP-17)`, async () => {
        const page = await openHost(style, { scenario: SCENARIO, config: { locale } });
        expect(widthFaults(page).join('\n'), 'width').to.equal('');
        expect(reachFaults(page.container).join('\n'), 'reach').to.equal('');
        if (style.media !== 'print') {
          expect(coveredLinks(page).join('\n'), 'covered').to.equal('');
          await checkPopup(page);
        }
        expect(new Set(surfaces(page)), 'surfaces').to.deep.equal(new Set(['255,255,255,255 light']));
      });
});
