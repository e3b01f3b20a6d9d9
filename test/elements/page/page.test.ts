import { expect } from 'chai';
import { within as withinShadow } from 'shadow-dom-testing-library';
import { registry } from '../../../elements/registry';
import { emit } from '../../../src/browser/emit';
import { planLists } from '../../../src/state/plans/plan-resources';
import { shownViewAtom } from '../../../src/state/page/shown-view';
import { read } from '../../../src/state/store';
import { goToView } from '../../../src/state/page/view';
import { pageContents, pageTags } from '../../../elements/page/contents';
import { setResource } from '../../support/resources';
import { cardOf, cardsShown } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
import { cdp } from '../../support/devtools';
import { requestsTo } from '../../support/responses';
import { focused, press } from '../../support/keys';
import { resetWindowWidth, setWindowWidth } from '../../support/window';
import {
  inside,
  leaveTestPage,
  openTestPage,
  ready,
  spyOnEvents,
  whenLeaving,
  type TestPage,
} from '../../support/page';

const PAGE = 'shopper-profile-page';
const PLANS = 'shopper-profile-plans';
const NAV = 'shopper-profile-nav';
const EXTRA_HELP = 'shopper-profile-extra-help';

type Options = Parameters<typeof openTestPage>[0];

/** Sections of the dashboard that exist, from top to bottom (SHELL-36). */
const DASHBOARD = [
  'outage',
  'account-ready',
  'active-plan',
  'applications',
  'plans',
  'recommendation-promo',
  'mobile-prompt',
  'tiles',
];

const NARROW = '390px';
const WIDE = '1200px';

/** The whole area, once everything in it has settled. */
async function openPage(
  options: Options = {},
  attributes = '',
  width = WIDE,
): Promise<[TestPage, HTMLElement]> {
  const page = openTestPage(options);
  page.container.style.inlineSize = width;
  const element = await page.place(PAGE, attributes);
  await ready();
  await eventually(() => {
    expect(tagsOf(element)).to.include(EXTRA_HELP);
    expect(undefinedTags(element)).to.be.empty;
  });
  await settled();
  return [page, element];
}

/** The elements inside, in reading order. Nested elements come after these. */
function insides(element: Element): Element[] {
  const found = [...(element.shadowRoot?.querySelectorAll('*') ?? [])].filter(({ localName }) =>
    localName.startsWith('shopper-profile-'),
  );
  return found.flatMap((profileElement) => [profileElement, ...insides(profileElement)]);
}

const tagsOf = (element: Element): string[] => insides(element).map(({ localName }) => localName);
const undefinedTags = (element: Element): string[] =>
  tagsOf(element).filter((tag) => !customElements.get(tag));
const elementIn = (element: Element, tag: string): HTMLElement =>
  insides(element).find(({ localName }) => localName === tag) as HTMLElement;
const isShown = (element: Element): boolean => element.getClientRects().length > 0;
const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** Every element below, including open shadow roots, in document order. */
function* everythingIn(root: Element | ShadowRoot): Generator<Element> {
  for (const child of root.children) {
    yield child;
    if (child.shadowRoot) yield* everythingIn(child.shadowRoot);
    yield* everythingIn(child);
  }
}

const levelsIn = (element: Element): number[] =>
  [...everythingIn(element.shadowRoot!)]
    .filter((candidate) => /^h[1-6]$/.test(candidate.localName) && isShown(candidate))
    .map(({ localName }) => Number(localName.slice(1)));

describe('shopper-profile-page', () => {
  afterEach(leaveTestPage);
  afterEach(resetWindowWidth);
  afterEach(() => {
    if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  });

  describe('what it is made of', () => {
    it('has the sections of the dashboard in their order (SHELL-01, SHELL-36)', async () => {
      const [, element] = await openPage({ scenario: 'consumer' });
      const wanted = DASHBOARD.map((profileElement) => `shopper-profile-${profileElement}`);
      expect(tagsOf(element).filter((tag) => wanted.includes(tag))).to.deep.equal(wanted);
    });

    it('brings every element to the page, with its own tag alone in the document (SHELL-01, contract §2)', async () => {
      const [{ container }, element] = await openPage({ scenario: 'consumer' });
      expect(new Set(tagsOf(element))).to.deep.equal(new Set(pageTags));
      expect(Object.keys(registry)).to.include.members(pageTags);
      expect([...container.children]).to.deep.equal([element]);
    });

    it('has the next year of the plans below them only where the author wants it', async () => {
      const [{ screen }, element] = await openPage({ scenario: 'consumer' }, 'year-change');
      const tags = tagsOf(element);
      expect(tags[tags.indexOf(PLANS) + 1]).to.equal('shopper-profile-year-change');
      expect(await screen.findByShadowRole('heading', { name: 'What changes on January 1' })).to.exist;
    });

    it('requests the lists of the comparison of years only where the author wants it', async () => {
      const listsOfThisYear = ({ service }: TestPage): number =>
        requestsTo(service, '/plan-years/2026/products/').length;
      const [plain] = await openPage({ scenario: 'consumer' });
      const without = listsOfThisYear(plain);
      leaveTestPage();
      const [page] = await openPage({ scenario: 'consumer' }, 'year-change');
      await eventually(() => {
        expect(listsOfThisYear(page)).to.be.above(without);
      });
      expect(without).to.equal(1); // The list of the active plan.
    });

    for (const scenario of ['guest', 'consumer', 'member', 'empty', 'cloaked', 'agent'] as const) {
      it(`shows saved plans to everyone: ${scenario} (SHELL-46)`, async () => {
        const [{ screen }] = await openPage({ scenario });
        expect(await screen.findByShadowRole('heading', { name: 'Your plans' })).to.exist;
      });
    }

    it('leaves out what has nothing to show, and the gap around it (SHELL-37)', async () => {
      const [, element] = await openPage({ scenario: 'empty' });
      const outage = elementIn(element, 'shopper-profile-outage');
      expect(isShown(outage)).to.be.false;
      expect(isShown(elementIn(element, 'shopper-profile-account-ready'))).to.be.false;
      const main = outage.parentElement!;
      const gap = topOf(elementIn(element, PLANS)) - topOf(main);
      outage.remove();
      expect(topOf(elementIn(element, PLANS)) - topOf(main)).to.equal(gap);
    });

    it('shows what has something to show, in its place (SHELL-37, SHELL-38)', async () => {
      const [{ screen }, element] = await openPage({ scenario: 'outage' });
      const outage = elementIn(element, 'shopper-profile-outage');
      await eventually(() => expect(isShown(outage)).to.be.true);
      expect(await screen.findByShadowRole('button', { name: 'Close this message' })).to.exist;
      expect(topOf(outage)).to.be.below(topOf(elementIn(element, PLANS)));
    });

    it('has the same elements in both brands and languages (SHELL-21)', async () => {
      const seen: string[][] = [];
      for (const site of ['AMP', 'UMS'] as const)
        for (const locale of ['en', 'es'] as const) {
          const [, element] = await openPage({ scenario: 'consumer', config: { site, locale } });
          seen.push(tagsOf(element));
          const roots = insides(element).flatMap(
            (profileElement) => profileElement.shadowRoot!.querySelector<HTMLElement>('.root') ?? [],
          );
          expect(new Set(roots.map(({ dataset }) => dataset.brand))).to.deep.equal(new Set([site]));
          expect(new Set(roots.map(({ lang }) => lang))).to.deep.equal(new Set([locale]));
        }
      expect(new Set(seen.map((tags) => tags.join()))).to.have.length(1);
    });
  });

  describe('landmarks and headings', () => {
    it('is one region with a name, and no second main', async () => {
      const [{ screen, container }] = await openPage({ scenario: 'consumer' });
      expect(screen.getByShadowRole('region', { name: 'Shopper profile' })).to.exist;
      expect(inside(container).queryByShadowRole('main')).to.be.null;
      expect(screen.queryByShadowRole('complementary')).to.be.null;
      expect(screen.getAllByShadowRole('navigation')).to.have.length.at.least(1);
    });

    for (const level of [2, 3, 4]) {
      it(`has one outline of headings that starts at level ${level} and skips none`, async () => {
        const [{ screen }, element] = await openPage({ scenario: 'consumer' }, `heading-level="${level}"`);
        await cardsShown(screen, 7);
        const levels = levelsIn(element);
        expect(levels[0]).to.equal(level);
        expect(Math.min(...levels)).to.equal(level);
        levels.forEach((current, index) => {
          expect(current, levels.join()).to.be.at.most((levels[index - 1] ?? level) + 1);
        });
      });
    }

    it('follows its heading level, when that changes', async () => {
      const [, element] = await openPage({ scenario: 'consumer' });
      element.setAttribute('heading-level', '4');
      await eventually(() => expect(Math.min(...levelsIn(element))).to.equal(4));
    });

    it('speaks one language, that of its own attribute, and the page’s again without it', async () => {
      const [{ screen }, element] = await openPage({ scenario: 'consumer' }, 'lang="es"');
      expect(await screen.findByShadowRole('heading', { name: 'Sus planes' })).to.exist;
      element.removeAttribute('lang');
      expect(await screen.findByShadowRole('heading', { name: 'Your plans' })).to.exist;
      expect(element.shadowRoot!.querySelector('[lang="undefined"]')).to.be.null;
    });
  });

  describe('the space that it has', () => {
    it('has the navigation, with Extra Help, beside the plans where there is space (SHELL-07)', async () => {
      const [, element] = await openPage({ scenario: 'consumer' }, '', WIDE);
      const nav = elementIn(element, NAV);
      const plans = elementIn(element, PLANS);
      expect(nav.getBoundingClientRect().right).to.be.below(plans.getBoundingClientRect().left);
      expect(nav.shadowRoot!.querySelector(EXTRA_HELP)).to.exist;
      expect(element.shadowRoot!.querySelector(EXTRA_HELP)).to.be.null;
    });

    it('has one column on a phone, with Extra Help in short above the plans, whose prices it changes', async () => {
      await setWindowWidth(390);
      const [, element] = await openPage({ scenario: 'consumer' }, '', '358px');
      const nav = elementIn(element, NAV);
      expect(nav.getBoundingClientRect().bottom).to.be.at.most(topOf(elementIn(element, PLANS)));
      const extraHelp = tagsOf(element).filter((tag) => tag === EXTRA_HELP);
      expect(extraHelp).to.have.length(1);
      await eventually(
        () => expect((elementIn(nav, EXTRA_HELP) as HTMLElement & { short?: boolean }).short).to.be.true,
      );
    });

    it('has one heading for what explains, and the rest below it', async () => {
      const [{ screen }, element] = await openPage({ scenario: 'consumer' });
      const heading = await screen.findByShadowRole('heading', { name: 'Help and more options', level: 2 });
      expect(topOf(heading)).to.be.above(topOf(elementIn(element, PLANS)));
      for (const name of ['shopping-options', 'help', 'faq'])
        expect(elementIn(element, `shopper-profile-${name}`).getAttribute('heading-level')).to.equal('3');
    });

    it('follows its own space, not that of the window', async () => {
      const [{ container }, element] = await openPage({ scenario: 'consumer' }, '', WIDE);
      const isBeside = (): boolean =>
        elementIn(element, NAV).getBoundingClientRect().right <
        elementIn(element, PLANS).getBoundingClientRect().left;
      container.style.inlineSize = NARROW;
      await eventually(() => expect(isBeside()).to.be.false);
      container.style.inlineSize = WIDE;
      await eventually(() => expect(isBeside()).to.be.true);
      expect(tagsOf(element).filter((tag) => tag === EXTRA_HELP)).to.have.length(1);
    });
  });

  describe('by keyboard', () => {
    for (const width of [NARROW, WIDE]) {
      it(`goes through the elements in the order in which they read, ${width} wide`, async () => {
        const [{ screen, container }, element] = await openPage({ scenario: 'guest' }, '', width);
        await cardsShown(screen, 3);
        container.insertAdjacentHTML('beforeend', '<button>After</button>');
        const placeOf = (stop: Element): number => [...everythingIn(element.shadowRoot!)].indexOf(stop);
        const stops: number[] = [];
        for (let count = 0; count < 150; count += 1) {
          await press('Tab');
          const stop = focused()!;
          if (stop.textContent === 'After') break;
          stops.push(placeOf(stop));
        }
        expect(focused()!.textContent, 'the way out').to.equal('After');
        expect(stops).to.have.length.above(10);
        expect(stops).to.not.include(-1);
        expect(stops).to.deep.equal(stops.toSorted((one, other) => one - other));
      }).timeout(20_000);
    }

    it('comes to the heading of a view, when that is requested (SHELL-02, SHELL-04)', async () => {
      const [{ log }, element] = await openPage({ scenario: 'consumer' });
      goToView('drugs');
      await eventually(() => expect(isShown(elementIn(element, PLANS))).to.be.false);
      log.splice(0);
      goToView('plans');
      await eventually(() => expect(focused()?.textContent).to.equal('Your plans'));
      expect(log, 'the target was found').to.be.empty;
    });
  });

  describe('popups and open cards', () => {
    it('closes the panels of cards with a click outside of them (POP-19)', async () => {
      const [{ screen, user }, element] = await openPage({ scenario: 'guest' });
      await cardsShown(screen, 3);
      const card = await cardOf(screen, /./).catch(() => screen.getAllByShadowRole('article')[0]!);
      const toggle = await eventually(
        () => inside(card).getAllByShadowRole('button', { expanded: false })[0]!,
      );
      await user.click(toggle);
      expect(toggle.getAttribute('aria-expanded')).to.equal('true');
      await user.click(elementIn(element, 'shopper-profile-faq'));
      await eventually(() => expect(toggle.getAttribute('aria-expanded')).to.equal('false'));
    });

    it('opens popups by state: the address stays as it is (POP-22)', async () => {
      const [{ screen, user }, element] = await openPage({ scenario: 'consumer' });
      await cardsShown(screen, 7);
      const address = location.href;
      const length = history.length;
      const received: string[] = [];
      element.addEventListener('shopper-profile-popup-open', (event) => {
        received.push((event as CustomEvent<{ popup: string }>).detail.popup);
      });
      await user.click(screen.getAllByShadowRole('button', { name: /^Remove / })[0]!);
      await eventually(() => expect(received).to.deep.equal(['remove-plan']));
      expect([location.href, history.length]).to.deep.equal([address, length]);
    });
  });

  describe('as one element of the host page', () => {
    it('tells the host what happens inside (contract §2)', async () => {
      const [{ screen, user, visited }, element] = await openPage({ scenario: 'consumer' });
      const names: string[] = [];
      element.addEventListener('shopper-profile-navigate', (event) => {
        event.preventDefault();
        names.push((event as CustomEvent<{ name: string }>).detail.name);
      });
      await user.click(await screen.findByShadowRole('link', { name: 'Manage account' }));
      expect(names).to.deep.equal(['manageProfile']);
      expect(visited).to.be.empty;
    });

    it('stays as it is when it is moved', async () => {
      const [{ container }, element] = await openPage({ scenario: 'consumer' });
      const before = insides(element);
      const box = container.appendChild(document.createElement('div'));
      box.append(element);
      await settled();
      const after = insides(element);
      expect(after.every((profileElement, index) => profileElement === before[index])).to.be.true;
      expect(isShown(elementIn(element, PLANS))).to.be.true;
    });

    for (const name of ['Email', 'Sign out'])
      it(`takes the popup of ${name} along when a router removes it (contract, "A popup never outlives")`, async () => {
        const [{ screen, user }, element] = await openPage({ scenario: 'consumer' });
        const everywhere = withinShadow(document.body);
        await user.click(await screen.findByShadowRole('button', { name }));
        await eventually(() => everywhere.getByShadowRole('dialog'));
        element.remove();
        await eventually(() => expect(everywhere.queryByShadowRole('dialog')).to.be.null);
        await eventually(() =>
          expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible'),
        );
      });

    it('leaves nothing behind when it is removed, and comes back', async () => {
      const [{ container, screen }, element] = await openPage({ scenario: 'consumer' });
      element.remove();
      await settled();
      expect(read(shownViewAtom), 'nothing switches views any more').to.be.null;
      container.append(element);
      expect(await screen.findByShadowRole('heading', { name: 'Your plans' })).to.exist;
      expect(read(shownViewAtom)).to.equal('plans');
    });
  });

  describe('when an element fails', () => {
    /** In development, React logs more about a crash than tests allow. */
    const hush = ({ log }: TestPage): void => {
      whenLeaving(() => log.splice(0));
    };

    it('a crash leaves the other elements as they are, and reports it (contract §2)', async () => {
      const [page, element] = await openPage({ scenario: 'consumer' });
      hush(page);
      await cardsShown(page.screen, 7);
      const seen = spyOnEvents('error');
      setResource(planLists, '2027/MAPD/IL/031', {} as never);
      await eventually(() => expect(JSON.stringify(seen)).to.include(PLANS));
      expect(page.screen.queryByShadowRole('heading', { name: 'Your plans' })).to.be.null;
      expect(page.screen.getByShadowRole('link', { name: 'Manage account' })).to.exist;
      expect(isShown(elementIn(element, 'shopper-profile-faq'))).to.be.true;
      expect(await page.screen.findByShadowText(/A part of this page could not be shown/)).to.exist;
    });

    it('reserves no space for an element whose files do not come, and reports it', async () => {
      const [{ screen }, element] = await openPage({ scenario: 'consumer' });
      const status = element.shadowRoot!.querySelector('[role=status]')!;
      expect(status.textContent).to.equal('');
      emit('error', {
        source: 'shopper-profile-faq',
        message: 'could not be loaded',
        code: 'load-failed',
      });
      expect(await screen.findByShadowText(/A part of this page could not be shown/)).to.equal(status);
      expect(elementIn(element, 'shopper-profile-faq').dataset.missing).to.equal('');
    });

    it('says nothing about errors that leave all elements there', async () => {
      const [{ screen }] = await openPage({ scenario: 'consumer' });
      emit('error', { source: 'toll-free', message: 'failed', code: 'profile-failed' });
      emit('error', { source: 'another-tag', message: 'failed', code: 'load-failed' });
      await settled();
      expect(screen.queryByShadowText(/could not be shown/)).to.be.null;
    });
  });

  describe('on paper', () => {
    beforeEach(() => cdp('Emulation.setEmulatedMedia', { media: 'print' }));
    afterEach(() => cdp('Emulation.setEmulatedMedia', { media: '' }));

    it('has the lists of all views, whichever shows on the screen (SHELL-52, OPEN-A035)', async () => {
      const [{ screen }, element] = await openPage({ scenario: 'consumer' });
      goToView('drugs');
      await settled();
      expect(isShown(elementIn(element, PLANS))).to.be.true;
      expect(await cardsShown(screen, 7)).to.have.length(7);
    });

    it('has words and no controls', async () => {
      const [{ screen }, element] = await openPage({ scenario: 'consumer' });
      await cardsShown(screen, 7);
      for (const profileElement of ['top-bar', 'tiles', 'shopping-options', 'recommendation-promo'])
        expect(isShown(elementIn(element, `shopper-profile-${profileElement}`)), profileElement).to.be.false;
      const controls = [...everythingIn(element.shadowRoot!)].filter(
        (candidate) =>
          candidate.matches('button:not(.coverage-button), input, select, a:not([href^="tel:"])') &&
          candidate.checkVisibility(),
      );
      expect(controls.map(({ outerHTML }) => outerHTML)).to.be.empty;
    });

    it('is black on white in both brands', async () => {
      for (const site of ['AMP', 'UMS'] as const) {
        const [{ screen }] = await openPage({ scenario: 'guest', config: { site } });
        await cardsShown(screen, 3);
        const card = screen.getAllByShadowRole('article')[0]!;
        const { color, backgroundColor, breakInside } = getComputedStyle(card);
        expect([color, backgroundColor, breakInside]).to.deep.equal([
          'rgb(0, 0, 0)',
          'rgb(255, 255, 255)',
          'avoid',
        ]);
      }
    });
  });

  it('lists what it is made of once', () => {
    const all: string[] = Object.values(pageContents).flat();
    expect(new Set(all)).to.have.length(all.length);
  });
});
