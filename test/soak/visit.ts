/**
 * Runs one history on a separate page: every step as a shopper, a host page, another tab or a service
 * performs it.
 */
import { defineTag } from '../../demo/page';
import { startFakeClock } from '../support/clock';
import { leaveTestPage, openTestPage, whenLeaving, type TestPage } from '../support/page';
import { releaseLocks } from '../support/under-way';
import { arriveAt, back } from '../support/views';
import { Books, GUEST_PROFILE, readStored } from './books';
import { keptBy, kinds, listOf, names, type Kind } from './items';
import { isNearKnownFault } from './known-faults';
import { CALL_WAIT_MS, takeNetwork, type Network } from './network';
import {
  answerButton,
  control,
  itemIn,
  openDialogs,
  elementOfKind,
  elementOnPage,
  removeButton,
  rowsOf,
  shownItems,
  tagOf,
  viewOfKind,
} from './page-view';
import { elements, type Answer, type History, type ProfileElement, type Step, type View } from './steps';
import { pass, settle } from './time';
import { Watch } from './watch';

const NOW = new Date('2026-11-20T10:15:00');

/** By then, even a delayed change of focus is done. */
const FOCUS_MS = 150;

const viewLinks: Record<View, RegExp> = {
  plans: /^Your plans$/,
  drugs: /^Your drugs/,
  providers: /^Your doctors and dentists/,
};

/** Closes a dialog as Escape does. The browser reports it in a separate turn. */
async function escape(dialog: HTMLDialogElement): Promise<void> {
  const closed = new Promise((done) => {
    dialog.addEventListener('close', done, { once: true });
  });
  dialog.requestClose();
  if (!dialog.open) await closed;
}

export interface Failure {
  taken: number;
  problem: string;
}

export class Visit {
  private readonly page: TestPage;
  private readonly books: Books;
  private readonly network: Network;
  private readonly watch: Watch;
  private readonly out: HTMLElement[] = [];
  /** Hashes that Back leads to. */
  private readonly past: string[] = [];
  /** Since when the page has been reading the saved items again. */
  private readSince: number | undefined;
  /**
   * Whether effects of a host action may still follow. They end when the page settles. Until then, the host is
   * responsible for focus.
   */
  private isHostAtWork = false;

  private constructor({ shopper, saved }: History) {
    this.page = openTestPage({ scenario: shopper });
    startFakeClock(NOW);
    arriveAt('');
    const { service } = this.page;
    for (const kind of kinds) Object.assign(service.state, listOf(kind, saved[kind]));
    Object.assign(service.state, { memberEnrolledPlans: [] });
    if (shopper === 'guest') localStorage.setItem(GUEST_PROFILE, JSON.stringify(service.state));
    this.books = new Books(service);
    this.network = takeNetwork(
      service,
      {
        served: () => this.books.note(),
        read: (startedAt) => this.books.read(startedAt),
        changed: (change) => {
          if ('plan' in change) this.books.confirmed('plan', (name) => name !== change.plan);
          else for (const kind of kinds) this.confirmedBody(kind, change.body);
        },
        sessionEnded: () => {
          this.books.sessionEnded();
          this.watch.forgetFocus(); // the shopper leaves the page
        },
        missing: (plan) => this.books.isMissing(plan),
        unconfirmed: () => this.books.unconfirmed(),
      },
      () => this.books.now(),
    );
    this.books.troubles = this.network.troubles;
    this.watch = new Watch(this.page, this.books);
    whenLeaving(() => this.watch.stop());
  }

  /** Returns the fault, if any, and the number of steps until it was found. */
  static async live(history: History): Promise<Failure | undefined> {
    const visit = new Visit(history);
    let taken = 0;
    try {
      await visit.arrive(history);
      for (const step of history.steps) {
        taken += 1;
        visit.watch.place = `step ${taken}`;
        await visit.take(step);
      }
      visit.watch.place = 'the end';
      await visit.end();
    } catch (problem) {
      return { taken, problem: problem instanceof Error ? problem.message : String(problem) };
    } finally {
      leaveTestPage();
      await releaseLocks();
    }
    return undefined;
  }

  private confirmedBody(kind: Kind, body: string): void {
    const isKept = keptBy(kind, body);
    if (isKept) this.books.confirmed(kind, isKept);
  }

  private async arrive({ isHasty }: History): Promise<void> {
    await Promise.all(elements.map((profileElement) => defineTag(tagOf(profileElement))));
    // A transparent page is not painted, which saves time.
    this.page.container.style.opacity = '0';
    this.page.container.innerHTML = elements
      .map((profileElement) => `<${tagOf(profileElement)} without-extra-help></${tagOf(profileElement)}>`)
      .join('');
    this.watch.observe();
    if (!isHasty) await this.rest();
  }

  private async take(step: Step): Promise<void> {
    if (!this.isHostAtWork) this.watch.rememberFocus();
    await this.act(step);
    if (step.act === 'take out' || step.act === 'put back') {
      this.isHostAtWork = true;
      this.watch.forgetFocus();
    }
    if (!step.isHasty) {
      await this.rest();
      this.isHostAtWork = false;
    }
    this.watch.complain();
  }

  private async act(step: Step): Promise<void> {
    if (isNearKnownFault(step, this.books, this.network)) return undefined;
    switch (step.act) {
      case 'remove':
        return this.remove(step.kind, step.which, step.answer);
      case 'answer':
        return this.answer(step.answer);
      case 'undo':
        return this.undo(step.kind);
      case 'switch year':
        return this.switchYear();
      case 'view':
        return this.goTo(step.view);
      case 'back':
        return this.goBack();
      case 'refresh':
        this.readSince = this.books.now();
        void window.shopperProfile!.refresh!();
        return undefined;
      case 'sign out':
        return this.signOut(step.answer);
      case 'other tab':
        return this.changeInOtherTab(step);
      case 'trouble': {
        this.network.trouble(step, step.times);
        return;
      }
      case 'mend': {
        this.network.repair();
        return;
      }
      case 'wait':
        await settle();
        return pass(step.ms);
      case 'take out': {
        this.takeOut(step.element);
        return;
      }
      case 'put back': {
        this.putBack();
        return;
      }
      case 'try again': {
        this.tryAgain();
        return;
      }
    }
  }

  /** Clicks a visible control, unless a popup covers it. */
  private press(profileElement: ProfileElement, name: RegExp): boolean {
    const root = elementOnPage(profileElement)?.shadowRoot;
    return openDialogs().length === 0 && root != null && this.click(control(root, name));
  }

  private click(element: HTMLElement | undefined): boolean {
    if (!element || element.ariaDisabled === 'true') return false;
    element.focus();
    element.click();
    return true;
  }

  private async remove(kind: Kind, which: number, answer: Answer): Promise<void> {
    await this.show(kind);
    if (openDialogs().length > 0) return;
    const rows = rowsOf(kind);
    const row = rows[which % rows.length];
    if (!row || !this.click(removeButton(row))) return;
    await settle();
    await this.answer(answer);
  }

  /** Goes to the view that shows a kind, if that is another view. */
  private async show(kind: Kind): Promise<void> {
    if (elementOnPage(elementOfKind[kind])?.checkVisibility() === false) {
      await this.goTo(viewOfKind[kind]);
      await settle();
    }
  }

  private async answer(answer: Answer): Promise<void> {
    const [dialog] = openDialogs();
    if (!dialog || answer === 'leave') return;
    if (answer === 'escape') return escape(dialog);
    const button = answerButton(dialog, answer);
    const item = itemIn(dialog);
    if (answer === 'confirm' && button && item) this.books.confirm(item.kind, item.name);
    this.click(button);
  }

  private async undo(kind: Kind): Promise<void> {
    await this.show(kind);
    const root = elementOnPage(elementOfKind[kind])?.shadowRoot;
    if (!root || openDialogs().length > 0) return;
    const button = control(root, /^Undo$/);
    if (!button) return;
    this.books.undo(kind);
    this.click(button);
  }

  private async switchYear(): Promise<void> {
    await this.show('plan');
    const now = this.books.now();
    if (this.press('plans', /^View \d+ plans( \(\d+\))?$/)) this.readSince = now;
  }

  private tryAgain(): void {
    const now = this.books.now();
    if (this.press('plans', /^Try again$/)) this.readSince = now;
  }

  private async goTo(view: View): Promise<void> {
    const before = location.hash;
    if (this.press('nav', viewLinks[view]) && location.hash !== before) this.past.push(before);
  }

  private async goBack(): Promise<void> {
    const before = this.past.pop();
    if (before !== undefined && before !== location.hash) await back();
  }

  private async signOut(answer: Answer): Promise<void> {
    if (!this.press('banner', /^Sign out$/)) return;
    await settle();
    await this.answer(answer);
  }

  private async changeInOtherTab({
    kind,
    change,
    which,
  }: Extract<Step, { act: 'other tab' }>): Promise<void> {
    // Changes from two tabs run one after the other.
    await settle();
    if (this.network.isChanging()) return;
    const { service } = this.page;
    const saved = this.books.saved(kind);
    const candidates = change === 'adds' ? names[kind].filter((name) => !saved.includes(name)) : saved;
    const name = candidates[which % candidates.length];
    if (name === undefined) return;
    const list = listOf(kind, change === 'adds' ? [...saved, name] : saved.filter((other) => other !== name));
    if (this.books.shopper === 'consumer') Object.assign(service.state, list);
    else {
      const before = localStorage.getItem(GUEST_PROFILE);
      const empty = Object.assign({}, ...kinds.map((other) => listOf(other, []))) as object;
      const newValue = JSON.stringify({ ...empty, ...readStored(), ...list });
      localStorage.setItem(GUEST_PROFILE, newValue);
      const confirmed = { key: GUEST_PROFILE, oldValue: before, newValue, storageArea: localStorage };
      window.dispatchEvent(new StorageEvent('storage', confirmed));
    }
    this.books.changedByOthers(kind, name);
  }

  private takeOut(profileElement: ProfileElement): void {
    const element = elementOnPage(profileElement);
    if (!element) return;
    element.remove();
    this.out.push(element);
  }

  private putBack(): void {
    this.page.container.append(...this.out.splice(0));
  }

  /** Waits until all parties are idle. If no request is pending then, everything has to be correct. */
  private async rest(): Promise<void> {
    await settle();
    if (this.readSince !== undefined) this.books.readStorage(this.readSince);
    this.readSince = undefined;
    await pass(FOCUS_MS);
    this.watch.check();
    this.books.settle();
    if (this.network.underWay() > 0) return;
    this.watch.checkAtRest();
  }

  /**
   * Fixes all failures and puts all elements back. Then page, service and model must agree, and all controls must work.
   */
  private async end(): Promise<void> {
    this.network.repair();
    await settle();
    for (const _ of [1, 2, 3]) await pass(CALL_WAIT_MS);
    for (const dialog of openDialogs()) await escape(dialog);
    this.putBack();
    this.watch.forgetFocus();
    await this.rest();
    this.watch.complain();
    if (this.network.underWay() > 0) this.watch.problem('calls are still under way');
    this.readSince = this.books.now();
    await window.shopperProfile!.refresh!();
    await this.rest();
    this.watch.checkEnd();
    this.watch.complain();
    for (const kind of kinds) await this.removeOneMore(kind);
    this.watch.complain();
  }

  private async removeOneMore(kind: Kind): Promise<void> {
    await this.show(kind);
    const [name] = shownItems(kind);
    if (name === undefined) return;
    this.watch.place = `the end, removing ${name}`;
    await this.remove(kind, 0, 'confirm');
    await this.rest();
    if (this.books.saved(kind).includes(name) || shownItems(kind).includes(name))
      this.watch.problem(`a further ${kind}, ${name}, cannot be removed`);
  }
}
