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

/** Key of the time limit in the content fragments; same format as `session.timeout` of the configuration (IDLE-04). */
const LIMIT_IN_CONTENT = 'session.timeout';

/** Interval of the counter (CONST-02). */
const TICK_MS = 1000;

const RETRY_MS = 60_000;

/** Whether the timeout popup must show. */
export const isTimeoutDueAtom = atom((get) => get(popupAtom('timeout')) !== null);

type Session = Config['session'];
/** Content overrides the defaults; the page's own configuration overrides content (contract §3). */
const sessionAtom = atom((get): Session => {
  const { session } = get(configAtom);
  const timeout = toNumber(lookUp(get(contentTextsAtom), LIMIT_IN_CONTENT)) ?? 0;
  return timeout > 0 ? resolveConfig([{ session: { timeout } }, ...configSources()]).config.session : session;
});

/** Duration of the countdown in the popup, in milliseconds (CONSTB-01). */
export const warningMsAtom = atom((get) => get(sessionAtom).warningMs);

/** `null`: idle time is not counted (OPEN-B50). */
const idleRulesAtom = atom((get): { limitMs: number; resetEvents: readonly string[] } | null => {
  const session = get(sessionAtom);
  if (!session.applyToGuests && get(shopperAtom).isGuest) return null;
  const { timeout, timeoutUnitMs, resetEvents } = session;
  return { limitMs: timeout * timeoutUnitMs, resetEvents };
});

/** The page's single idle counter, shared by all instances of the tag. */
interface IdleCounter {
  tags: number;
  /** Time of the last reset. The counter compares clock times, because browsers throttle timers. */
  resetAt: number;
  /** Time when the other tabs were last notified of input in this tab. */
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

/** Input in any tab counts in all tabs, so that a background tab does not end the session of the others. */
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
  // Runs at each mouse move, so it only reads the clock and changes no state that elements subscribe to. Input long
  // after the tick that should have opened the popup means that the computer has just woken up.
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

/** Applies the current rules. Pauses while the popup shows, and then restarts from 0 (IDLE-03, OPEN-B53). */
function follow(): void {
  const counter = idleCounter();
  const rules = read(idleRulesAtom);
  if (!counter.stop) counter.resetAt = epochMilliseconds();
  counter.stop?.();
  if (rules && counter.tags > 0 && !read(isTimeoutDueAtom)) start(counter, rules.limitMs, rules.resetEvents);
}

/**
 * Counts idle time for a tag on the page (IDLE-01 … IDLE-06, SHELL-70 … SHELL-72). Returns a function that stops it.
 */
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

/** Closes the popup and resets the counter (IDLE-13, OPEN-B53). */
export function stay(): void {
  closePopup('timeout');
}

/**
 * Called if the popup could not be loaded, for example on a computer that wakes up. The popup is due again in one
 * minute, unless there is input.
 */
export function warnLater(): void {
  if (!read(isTimeoutDueAtom)) return; // another instance has reported it
  stay();
  const limitMs = read(idleRulesAtom)?.limitMs ?? 0;
  idleCounter().resetAt -= Math.max(0, limitMs - RETRY_MS);
}
