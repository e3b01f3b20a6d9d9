/**
 * The expected state of a history: the saved items, and what a page may show of them. A page cannot know the
 * latest change of another tab. So it may show any state since its latest completed read was requested.
 */
import type { ProfileHolder, Service } from '../../demo/service/index';
import { kinds, savedIn, type Kind } from './items';

export const GUEST_PROFILE = 'shopperProfile.guestProfile';

export const readStored = (): ProfileHolder | null =>
  JSON.parse(localStorage.getItem(GUEST_PROFILE) ?? 'null') as ProfileHolder | null;

type Lists = Record<Kind, string[]>;
type Names = Record<Kind, Set<string>>;

const ofEach = <Value>(make: (kind: Kind) => Value): Record<Kind, Value> => ({
  plan: make('plan'),
  drug: make('drug'),
  doctor: make('doctor'),
});
const noNames = (): Names => ofEach(() => new Set<string>());

export class Books {
  shopper: 'guest' | 'consumer';
  /** Every state of the lists, oldest first. */
  private readonly states: Lists[] = [];
  /** The oldest state that the page may show. `undefined` while it cannot know any. */
  private knownFrom: number | undefined;
  /** Reads that the page has received since it last settled, by the state in which they were requested. */
  private reads: number[] = [];
  private endedAt: number | undefined;
  /** The state since which the page may be stale. */
  private readonly behindSince: Record<Kind, number> = ofEach(() => -1);
  /** Confirmed or undone since the page last settled. The outcome is unknown until it settles again. */
  readonly pending = noNames();
  /** Everything that the shopper has ever confirmed to remove. */
  private readonly touched = noNames();
  /** Removed by the shopper and confirmed to the page, so it must not show. */
  readonly gone = noNames();
  private readonly onceGone = noNames();
  /** When the page received the confirmation. It may need some turns, but no time, to hide these items. */
  private readonly going = ofEach(() => new Map<string, number>());
  /** Removed items that a late write has saved again, with the number of failed calls at that time. */
  private readonly restored = ofEach(() => new Map<string, number>());
  /** How many calls have failed so far. */
  troubles: () => number = () => 0;
  /** The model: the items that must be saved. */
  private readonly expected: Names;
  private readonly isUndone: Record<Kind, boolean> = ofEach(() => false);
  private readonly isOthers: Record<Kind, boolean> = ofEach(() => false);
  private readonly lastRemoved: Record<Kind, string | undefined> = ofEach(() => undefined);
  private troublesBefore = 0;
  private restedAt = 0;
  /** Plans that no longer exist, as far as the page was notified. */
  private readonly missing = new Set<string>();
  /** A change of which the page is not notified. */
  isUnconfirmed = false;

  constructor(private readonly service: Service) {
    this.shopper = service.identity.isGuest ? 'guest' : 'consumer';
    this.note();
    if (this.shopper === 'guest') this.knownFrom = 0;
    this.expected = ofEach((kind) => new Set(this.saved(kind)));
  }

  saved(kind: Kind): string[] {
    return savedIn(this.shopper === 'guest' ? readStored() : this.service.state, kind);
  }

  now(): number {
    return this.states.length - 1;
  }

  note(): void {
    const state = ofEach((kind) => this.saved(kind));
    if (JSON.stringify(state) !== JSON.stringify(this.states.at(-1))) this.states.push(state);
    for (const kind of kinds)
      for (const name of state[kind])
        if (this.gone[kind].delete(name)) {
          this.pending[kind].add(name);
          this.restored[kind].set(name, this.troubles());
        }
  }

  confirm(kind: Kind, name: string): void {
    this.pending[kind].add(name);
    this.touched[kind].add(name);
    // Until the page has settled, only the page knows which item an undo restores.
    this.lastRemoved[kind] = undefined;
  }

  undo(kind: Kind): void {
    this.isUndone[kind] = true;
    this.going[kind].clear();
    for (const name of this.gone[kind]) this.pending[kind].add(name);
    this.gone[kind].clear();
  }

  /** Records that another tab has changed a list. */
  changedByOthers(kind: Kind, name: string): void {
    this.going[kind].delete(name);
    if (this.gone[kind].delete(name)) this.pending[kind].add(name);
    this.note();
    this.isOthers[kind] = true;
    this.behindSince[kind] = this.now();
    if (this.saved(kind).includes(name)) this.expected[kind].add(name);
    else this.expected[kind].delete(name);
  }

  read(startedAt: number): void {
    if (this.shopper === 'guest') return;
    this.knownFrom ??= startedAt;
    this.reads.push(startedAt);
  }

  /** A guest's page has read its storage, since this state. */
  readStorage(since: number): void {
    if (this.shopper === 'guest') this.reads.push(since);
  }

  /** Records that the page was notified which items are still saved. */
  confirmed(kind: Kind, isSaved: (name: string) => boolean): void {
    for (const name of this.pending[kind])
      if (!isSaved(name) && !this.isUndone[kind] && !this.going[kind].has(name))
        this.going[kind].set(name, Date.now());
  }

  /** Checks the visible items. A removed item must not show again, and must not show any more once time has passed. */
  see(kind: Kind, shown: readonly string[]): void {
    for (const [name, since] of this.going[kind]) {
      if (shown.includes(name) && Date.now() === since) continue;
      this.going[kind].delete(name);
      this.setGone(kind, name);
    }
  }

  isMissing(plan: string): void {
    this.missing.add(plan);
  }

  private setGone(kind: Kind, name: string): void {
    this.gone[kind].add(name);
    this.onceGone[kind].add(name);
  }

  unconfirmed(): void {
    this.isUnconfirmed = true;
    this.states.push(ofEach((kind) => this.saved(kind)));
    for (const kind of kinds) this.behindSince[kind] = this.now();
  }

  sessionEnded(): void {
    if (this.shopper === 'guest') return;
    this.shopper = 'guest';
    this.states.push(ofEach((kind) => this.saved(kind)));
    this.endedAt = this.now();
    this.knownFrom ??= this.endedAt;
    this.reads = [];
    for (const kind of kinds) {
      this.gone[kind].clear();
      this.going[kind].clear();
      this.restored[kind].clear();
      // The page may still show it for a moment.
      for (const name of this.pending[kind]) this.onceGone[kind].add(name);
      this.pending[kind].clear();
      this.isUndone[kind] = false;
      this.lastRemoved[kind] = undefined;
      this.behindSince[kind] = -1;
      this.expected[kind].clear();
      for (const name of this.saved(kind)) this.expected[kind].add(name);
    }
  }

  private known(): Lists[] {
    return this.knownFrom === undefined ? [] : this.states.slice(this.knownFrom);
  }

  /** Whether this count is possible, with or without items that are being removed or restored. */
  mayCount(kind: Kind, count: number, isCounted: (name: string) => boolean): boolean {
    return this.known().some((lists) => {
      const all = lists[kind].filter(isCounted);
      const open = all.filter((name) => this.pending[kind].has(name) || this.onceGone[kind].has(name));
      return count >= all.length - open.length && count <= all.length;
    });
  }

  mayShow(kind: Kind, name: string): boolean {
    return !this.gone[kind].has(name) && this.known().some((lists) => lists[kind].includes(name));
  }

  /** Whether the statement that an item is no longer saved is true of any item, or was true a moment ago. */
  mayBeRemoved(kind: Kind): boolean {
    const touched = [...this.pending[kind], ...this.gone[kind]];
    return touched.some((name) =>
      this.states.slice(this.restedAt).some((lists) => !lists[kind].includes(name)),
    );
  }

  /** Whether the statement that an item is still saved, or saved again, is true of any item. */
  mayBeBack(kind: Kind): boolean {
    if (this.isUnconfirmed || this.isOthers[kind]) return true;
    const isTold = kind === 'plan' && this.missing.size > 0;
    if (this.isBehind(kind) && !isTold) return true;
    return this.saved(kind).some((name) => this.touched[kind].has(name));
  }

  isBehind(kind: Kind): boolean {
    return this.behindSince[kind] >= 0;
  }

  /** The page has completed all work that needs no time. From now on, its reads count. */
  settle(): void {
    this.note();
    if (this.endedAt !== undefined) this.knownFrom = this.endedAt;
    this.endedAt = undefined;
    // A read during an undo may have been dropped.
    if (kinds.some((kind) => this.isUndone[kind])) return;
    const latest = Math.max(-1, ...this.reads);
    this.reads = [];
    if (latest < 0) return;
    this.knownFrom = Math.max(latest, this.knownFrom ?? 0);
    for (const kind of kinds) if (latest >= this.behindSince[kind]) this.behindSince[kind] = -1;
  }

  /** Everything has settled. Returns the faults in the lists of the service, or of the guest's browser. */
  rest(): string[] {
    const troubles = this.troubles();
    const isClean = troubles === this.troublesBefore && !this.service.isSignedOut;
    this.troublesBefore = troubles;
    this.isUnconfirmed = false;
    this.missing.clear();
    this.restedAt = this.now();
    return kinds.flatMap((kind) => this.restOf(kind, isClean && !this.isOthers[kind]));
  }

  private restOf(kind: Kind, isClean: boolean): string[] {
    const saved = this.saved(kind);
    const back = [...this.restored[kind]].filter(
      ([name, troubles]) => saved.includes(name) && troubles === this.troubles() && !this.service.isSignedOut,
    );
    this.restored[kind].clear();
    const expected = this.expected[kind];
    const adopt = (name: string): void => {
      if (saved.includes(name)) expected.add(name);
      else expected.delete(name);
    };
    const touched = [...this.pending[kind]];
    const undone = this.isUndone[kind] ? this.lastRemoved[kind] : undefined;
    // Only the page knows which item it has restored.
    if (this.isUndone[kind] && undone === undefined) for (const name of this.touched[kind]) adopt(name);
    for (const name of touched) {
      if (isClean && !this.isUndone[kind]) expected.delete(name);
      else adopt(name);
      if (saved.includes(name)) continue;
      // Another tab may have added it again without the page knowing. The page may count it as removed all the same.
      if (this.isBehind(kind)) this.onceGone[kind].add(name);
      else this.setGone(kind, name);
    }
    if (isClean && undone !== undefined && touched.every((name) => this.onceGone[kind].has(name)))
      expected.add(undone);
    if (touched.length > 0)
      this.lastRemoved[kind] =
        isClean && !this.isUndone[kind] && touched.length === 1 ? touched[0] : undefined;
    this.pending[kind].clear();
    this.isUndone[kind] = false;
    this.isOthers[kind] = false;
    const wanted = [...expected].sort().join(', ');
    const there = saved.toSorted().join(', ');
    return [
      ...back.map(([name]) => `${kind} ${name} is saved again, and nobody has wanted it`),
      ...(wanted === there ? [] : [`saved ${kind}s are "${there}", and should be "${wanted}"`]),
    ];
  }
}
