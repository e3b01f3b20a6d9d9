/** Watches the page of a history: everything that it shows, at any moment, must be true. */
import { whenLeaving, type TestPage } from '../support/page';
import type { Books } from './books';
import { kinds, yearOf, type Kind } from './items';
import { isKnownUntruth } from './known-faults';
import {
  countIn,
  countInNav,
  hasList,
  isPageHeld,
  isVisible,
  liveRegions,
  openDialogs,
  elementOfKind,
  elementOnPage,
  saysSignedOut,
  shownItems,
  shownYear,
  type Statement,
  statements,
  viewOfKind,
} from './page-view';
import { elements, type View } from './steps';

/** What the page may log: which call has failed, and that the target element of a navigation does not exist. */
const DOCUMENTED =
  /^\[shopper-profile\] (.* failed: (no response|status \d+|the response is not JSON)|logout: no response in time|Element not found to scroll & focus|no plan matched in response|no pharmacy data found|Benefits not found !!)( \[[a-z-]+\])?$/;

export class Watch {
  /** The current place in the history. */
  place = 'the start';
  private readonly problems: string[] = [];
  private readonly said = new WeakMap<Element, string>();
  private readonly observer = new MutationObserver(() => this.check());
  private focusBefore: Element | null = null;

  constructor(
    private readonly page: TestPage,
    private readonly books: Books,
  ) {
    const complain = (event: PromiseRejectionEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      this.problem(`a promise was rejected, and nobody cared: ${String(event.reason)}`);
    };
    window.addEventListener('unhandledrejection', complain, { capture: true });
    whenLeaving(() => window.removeEventListener('unhandledrejection', complain, { capture: true }));
  }

  observe(): void {
    for (const profileElement of elements)
      this.observer.observe(elementOnPage(profileElement)!.shadowRoot!, {
        subtree: true,
        childList: true,
        characterData: true,
      });
  }

  stop(): void {
    this.observer.disconnect();
  }

  problem(text: string): void {
    this.problems.push(`${this.place}: ${text}`);
  }

  complain(): void {
    if (this.problems.length > 0) throw new Error([...new Set(this.problems)].join('\n'));
  }

  check(): void {
    const { books } = this;
    books.note();
    for (const kind of kinds) {
      if (books.shopper === 'guest') books.confirmed(kind, (name) => books.saved(kind).includes(name));
      const shown = shownItems(kind);
      books.see(kind, shown);
      for (const name of shown)
        if (!books.mayShow(kind, name)) this.problem(`${kind} ${name} shows and must not`);
    }
    // A heading counts all years, regardless of the list below it; the nav names the year that it counts.
    for (const { year, ...statement } of statements()) {
      const { words } = statement;
      const isOfYear =
        isKnownUntruth(words) || /^You have .* saved plans? for \d{4}|\d{4} plans \(/.test(words);
      this.judge(isOfYear && year !== undefined ? { ...statement, year } : statement);
    }
    for (const { kind, element, words } of liveRegions()) {
      if (this.said.get(element) === words) continue;
      this.said.set(element, words);
      this.hear(kind, words);
    }
    if (openDialogs().length > 1) this.problem('two popups are open');
  }

  private judge({ kind, count, year, words }: Statement): void {
    const isCounted = (name: string): boolean => year === undefined || yearOf(name) === year;
    if (!this.books.mayCount(kind, count, isCounted)) this.problem(`says "${words}", which is not true`);
  }

  /** An announcement. */
  private hear(kind: Kind, words: string): void {
    const count = countIn(kind, words);
    if (count) this.judge(count);
    if (/removed\. \d+/i.test(words) && !this.books.mayBeRemoved(kind))
      this.problem(`announces "${words}", and the ${kind} is still saved`);
    // A change that has timed out may still succeed, and the page cannot know.
    if (/^(?!We could not confirm).*back in your list/.test(words) && !this.books.mayBeBack(kind))
      this.problem(`announces "${words}", and the ${kind} is not saved`);
  }

  rememberFocus(): void {
    const focused = document.activeElement;
    // The browser removes focus from a hidden element some time later.
    if (focused && isVisible(focused)) this.focusBefore ??= focused;
  }

  /** When the host adds or removes elements, the host is responsible for focus. */
  forgetFocus(): void {
    this.focusBefore = null;
  }

  /** Everything has settled. */
  checkAtRest(): void {
    for (const problem of this.books.rest()) this.problem(problem);
    for (const kind of kinds) if (!this.books.isBehind(kind)) this.compare(kind);
    this.checkViews();
    this.checkPopups();
    this.checkFocus();
    for (const line of this.page.log) if (!DOCUMENTED.test(line)) this.problem(`the console: ${line}`);
  }

  private compare(kind: Kind): void {
    const saved = this.books.saved(kind);
    const inNav = countInNav(kind);
    const ofYear = inNav?.year === undefined ? saved : saved.filter((name) => yearOf(name) === inNav.year);
    if (inNav && inNav.count !== ofYear.length)
      this.problem(`the nav counts ${inNav.count} ${kind}s instead of ${ofYear.length}`);
    if (!hasList(kind)) return;
    const year = shownYear();
    for (const { count, year: itsYear, words } of kind === 'plan' ? statements() : [])
      if (
        /^(View )?\d{4} plans/.test(words) &&
        saved.filter((name) => yearOf(name) === itsYear).length !== count
      )
        this.problem(`a button says "${words}", and that is not what is saved`);
    const wanted = kind === 'plan' ? saved.filter((name) => yearOf(name) === year) : saved;
    const shown = shownItems(kind);
    // Drugs show in the order of their dosage, which is that of their names.
    if (kind === 'drug') wanted.sort();
    if (shown.join(', ') !== wanted.join(', '))
      this.problem(`the page shows the ${kind}s "${shown.join(', ')}" instead of "${wanted.join(', ')}"`);
  }

  /**
   * With a nav, exactly one view shows: the view in the URL if it has an element, otherwise the first view that has
   * one.
   */
  private checkViews(): void {
    const hash = location.hash.slice(1) || 'plans';
    const offered = kinds
      .filter((kind) => elementOnPage(elementOfKind[kind]))
      .map((kind) => viewOfKind[kind]);
    const named = offered.find((view) => view === hash) ?? offered[0];
    const hasNav = elementOnPage('nav') !== null;
    for (const kind of kinds) {
      const profileElement = elementOnPage(elementOfKind[kind]);
      const view: View = viewOfKind[kind];
      if (profileElement && isVisible(profileElement) !== (!hasNav || view === named))
        this.problem(
          `the view of ${view} ${isVisible(profileElement) ? 'shows' : 'does not show'} at #${hash}`,
        );
    }
  }

  private checkPopups(): void {
    const dialogs = openDialogs();
    for (const dialog of dialogs)
      if (!dialog.matches(':modal') || !isVisible(dialog)) this.problem('a popup is open that nobody sees');
    if (isPageHeld() !== dialogs.length > 0)
      this.problem(dialogs.length > 0 ? 'the page scrolls behind a popup' : 'the page does not scroll');
  }

  private checkFocus(): void {
    const before = this.focusBefore;
    this.focusBefore = null;
    if (!before?.isConnected || !before.shadowRoot) return;
    if (document.activeElement === document.body)
      this.problem(`focus is lost; it was in <${before.localName}>`);
  }

  /** All failures are fixed, and the page has read everything again. */
  checkEnd(): void {
    for (const kind of kinds) {
      if (this.books.isBehind(kind)) this.problem(`the ${kind}s have not been read again`);
      if (!hasList(kind)) this.problem(`the ${kind}s do not show`);
      if (countInNav(kind) === undefined && !saysSignedOut(kind))
        this.problem(`the nav does not count the ${kind}s`);
    }
  }
}
