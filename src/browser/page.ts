import { logger } from './logger';
import { observeRoot } from './roots';
import { adoptShared, isOfOtherShape, pageSingleton } from './page-singleton';

declare module './page-singleton' {
  interface PageValues {
    copies: Copy[];
    ready: { signal: ReadySignal };
    configureCalls: ConfigureCalls;
    secondCopyWarning: boolean;
    loadStarter: { start?: () => void };
  }
}

export interface LoadOutcome {
  outcome: 'success' | 'failure';
}

/**
 * The global `window.shopperProfile`, shared by all copies of the bundle (contract §1). Other modules extend it with
 * `declare module`.
 */
export interface PageApi {
  /** Version of the copy that loaded first. */
  readonly version: string;
  /** Finds elements of the bundle in a shadow root of the host page, now and when they are added later. */
  observe(root: ShadowRoot): void;
  /** Resolves when the load flow has ended; never rejects. */
  readonly ready: Promise<LoadOutcome>;
}

declare global {
  interface Window {
    shopperProfile?: PageApi;
  }
}

/** A copy of the bundle on this page. */
export interface Copy {
  version: string;
  /** URL of its script, or `npm` for an npm build. */
  address: string;
}

/** All copies of the bundle on the page; the first one owns `window.shopperProfile`. */
export const copies = (): Copy[] => pageSingleton('copies', () => []);

interface ReadySignal {
  promise: Promise<LoadOutcome>;
  resolve(outcome: LoadOutcome): void;
  isSettled: boolean;
}

const newSignal = (): ReadySignal => {
  let settle!: (outcome: LoadOutcome) => void;
  const promise = new Promise<LoadOutcome>((done) => {
    settle = done;
  });
  const signal: ReadySignal = {
    promise,
    isSettled: false,
    resolve: (outcome) => {
      signal.isSettled = true;
      settle(outcome);
    },
  };
  return signal;
};

const currentSignal = (): { signal: ReadySignal } => pageSingleton('ready', () => ({ signal: newSignal() }));

/** The signal behind `window.shopperProfile.ready`. */
export const readySignal = (): ReadySignal => currentSignal().signal;

/** Call when a load flow starts: if `ready` has already resolved without one, a new `ready` waits for the flow. */
export function reopenReady(): void {
  const current = currentSignal();
  if (current.signal.isSettled) current.signal = newSignal();
}

/** Unchecked partial configurations in the order of the `configure` calls, and a listener for new ones. */
export interface ConfigureCalls {
  partials: object[];
  onCall: (() => void) | undefined;
}
export const configureCalls = (): ConfigureCalls =>
  pageSingleton('configureCalls', () => ({ partials: [], onCall: undefined }));

export function configure(partial: object): void {
  const calls = configureCalls();
  calls.partials.push(partial);
  calls.onCall?.();
}

/** The API that this copy created or joined; a repeated call with it does not count as a second copy. */
let joined: PageApi | undefined;

/**
 * Creates `window.shopperProfile`, or returns the one of an earlier copy. In that case the earlier copy keeps control, and a
 * single warning names both versions.
 */
export function installPageApi(version: string, address: string): PageApi {
  const existing = window.shopperProfile;
  if (existing && existing === joined) return existing;
  if (existing) {
    joined = existing;
    if (isOfOtherShape(existing)) adoptShared(existing, true);
    const [first] = copies();
    copies().push({ version, address });
    pageSingleton('secondCopyWarning', () => {
      logger().warn(
        `loaded twice on this page: version ${existing.version} is in charge, ${version} ${
          isOfOtherShape(existing) ? 'adds only the elements that it does not know' : 'joins it'
        } (${first ? `${first.address} and ` : ''}${address})`,
      );
      return true;
    });
    return existing;
  }
  const api: PageApi = {
    version,
    configure,
    observe: observeRoot,
    get ready() {
      return readySignal().promise;
    },
  };
  adoptShared(api);
  window.shopperProfile = api;
  joined = api;
  copies().push({ version, address });
  return api;
}

const TAGS = Symbol.for('shopper-profile.tags');

/**
 * Returns the elements that this copy may define: all of them, except those claimed by an earlier copy with another
 * shape of the shared values. Claims are permanent, because the earlier copy may define a claimed element later.
 */
export function claimTags<ProfileElement>(
  elements: Readonly<Record<string, ProfileElement>>,
): Record<string, ProfileElement> {
  const api = window.shopperProfile as (PageApi & { [TAGS]?: Set<string> }) | undefined;
  if (!api) return { ...elements };
  const claimed = api[TAGS] ?? new Set<string>();
  api[TAGS] = claimed;
  const isMine = (tag: string): boolean => !isOfOtherShape(api) || !claimed.has(tag);
  const mine = Object.fromEntries(Object.entries(elements).filter(([tag]) => isMine(tag)));
  for (const tag of Object.keys(mine)) claimed.add(tag);
  return mine;
}

/** Adds methods to `window.shopperProfile`; keeps those that an earlier copy has already added. */
export function extendPageApi(methods: Record<string, unknown>): void {
  const api = window.shopperProfile;
  if (!api) return;
  for (const [name, method] of Object.entries(methods)) {
    if (!(name in api)) Object.defineProperty(api, name, { value: method, enumerable: true });
  }
}

/** Starts the load flow when an element that needs the profile is connected; only brand bundles set `start`. */
export const loadStarter = (): { start?: () => void } => pageSingleton('loadStarter', () => ({}));

/** Creates `window.shopperProfile` on a partner page. There is no profile to load, so `ready` resolves immediately. */
export function installPartnerApi(address: string): void {
  installPageApi(__VERSION__, address);
  if (!loadStarter().start) readySignal().resolve({ outcome: 'success' });
}
