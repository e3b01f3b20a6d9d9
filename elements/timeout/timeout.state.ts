import { atom, read, store } from '../../src/state/store';
import { epochMilliseconds } from '../../src/browser/clock';
import { everySecond, onInput } from '../../src/browser/input-activity';
import { configSources } from '../../src/browser/page-config';
import { pageSingleton } from '../../src/browser/page-singleton';
import { localStore, onWrittenByOtherTab } from '../../src/browser/storage';
import { resolveConfig, type Config } from '../../src/config/settings';
import { lookUp, toNumber } from '../../src/domain/coerce';
import { configAtom, currentConfig } from '../../src/state/config';
import { contentTextsAtom } from '../../src/state/content-texts';
import { shopperAtom } from '../../src/state/shopper/shopper';
import { closePopup, openPopup, popupAtom } from '../../src/state/popups/popups';

declare module '../../src/browser/page-singleton' {
  interface PageValues {
    idleCounter: IdleCounter;
  }
}

/** Among the texts of the content fragments: the limit, as `session.timeout` of the configuration (IDLE-04). */
const LIMIT_IN_CONTENT = 'session.timeout';

/** Of the counter (CONST-02). */
const TICK_MS = 1000;

const RETRY_MS = 60_000;

/** Whether the timeout popup has to show. */
export const isTimeoutDueAtom = atom((get) => get(popupAtom('timeout')) !== null);

type Session = Config['session'];
/** Content goes before the defaults, the page's own configuration before content (contract §3). */
const sessionAtom = atom((get): Session => {
  const { session } = get(configAtom);
  const timeout = toNumber(lookUp(get(contentTextsAtom), LIMIT_IN_CONTENT)) ?? 0;
  return timeout > 0 ? resolveConfig([{ session: { timeout } }, ...configSources()]).config.session : session;
});

/** How long the popup counts down, in milliseconds (CONSTB-01). */
export const warningMsAtom = atom((get) => get(sessionAtom).warningMs);

/** null: nothing is counted (OPEN-B50). */
const idleRulesAtom = atom((get): { limitMs: number; resetEvents: readonly string[] } | null => {
  const session = get(sessionAtom);
  if (!session.applyToGuests && get(shopperAtom).isGuest) return null;
  const { timeout, timeoutUnitMs, resetEvents } = session;
  return { limitMs: timeout * timeoutUnitMs, resetEvents };
});

/** The page's one idle counter, whatever the number of its tags. */
interface IdleCounter {
  tags: number;
  /** What it counts from: a clock goes on where timers are held back. */
  resetAt: number;
  /** When the other tabs were last told of an input in this one. */
  sharedAt: number;
  stop: (() => void) | undefined;
  unsubscribe(): void;
}

const idleCounter = (): IdleCounter =>
  pageSingleton('idleCounter', () => ({
    tags: 0,
    resetAt: 0,
    sharedAt: 0,
    stop: undefined,
    unsubscribe: () => undefined,
  }));

/** Input in any tab counts in all of them: one that nobody looks at must not end the session of the others. */
const lastInputKey = (): string => currentConfig().storageKeys.lastInput;

function countFrom(counter: IdleCounter, now: number): void {
  counter.resetAt = now;
  if (now - counter.sharedAt < TICK_MS) return;
  counter.sharedAt = now;
  localStore.write(lastInputKey(), String(now));
}

function countFromOtherTabs(counter: IdleCounter): void {
  const last = toNumber(localStore.read(lastInputKey())) ?? 0;
  if (last > counter.resetAt && last <= epochMilliseconds()) counter.resetAt = last;
}

function start(counter: IdleCounter, limitMs: number, resetEvents: readonly string[]): void {
  const isLongerThan = (ms: number): boolean => epochMilliseconds() - counter.resetAt > ms;
  const warn = (): void => {
    openPopup('timeout', {});
  };
  const stopTicking = everySecond(() => {
    countFromOtherTabs(counter);
    if (isLongerThan(limitMs)) warn();
  });
  // Each move of the mouse comes here: a look at the clock, and nothing that pieces would hear of. An input long after
  // the tick that should have opened the popup is what woke the computer.
  const stopListening = onInput(resetEvents, () => {
    countFromOtherTabs(counter);
    if (isLongerThan(limitMs + TICK_MS)) warn();
    else countFrom(counter, epochMilliseconds());
  });
  counter.stop = () => {
    stopTicking();
    stopListening();
    counter.stop = undefined;
  };
}

/** Counts by the rules as they are now; not while the popup shows, and from 0 after it (IDLE-03, OPEN-B53). */
function follow(): void {
  const counter = idleCounter();
  const rules = read(idleRulesAtom);
  if (!counter.stop) counter.resetAt = epochMilliseconds();
  counter.stop?.();
  if (rules && counter.tags > 0 && !read(isTimeoutDueAtom)) start(counter, rules.limitMs, rules.resetEvents);
}

/** Counts for a tag that is on the page (IDLE-01 … IDLE-06, SHELL-70 … SHELL-72); returns the end of it. */
export function countIdleTime(): () => void {
  const counter = idleCounter();
  counter.tags += 1;
  if (counter.tags === 1) {
    const ends = [
      ...[idleRulesAtom, isTimeoutDueAtom].map((from) => store().sub(from, follow)),
      onWrittenByOtherTab(lastInputKey(), stay),
    ];
    counter.unsubscribe = () => {
      for (const end of ends) end();
    };
    follow();
  }
  return () => {
    counter.tags -= 1;
    if (counter.tags > 0) return;
    counter.unsubscribe();
    counter.stop?.();
    closePopup('timeout');
  };
}

/** Closes the popup, and counts from 0 again (IDLE-13, OPEN-B53). */
export function stay(): void {
  closePopup('timeout');
}

/** The popup could not be loaded, as on a computer that wakes up: it is due again in a minute, unless there is input. */
export function warnLater(): void {
  if (!read(isTimeoutDueAtom)) return; // another tag has said so
  stay();
  const limitMs = read(idleRulesAtom)?.limitMs ?? 0;
  idleCounter().resetAt -= Math.max(0, limitMs - RETRY_MS);
}
