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

/** The global `window.shopperProfile`, one for all copies of the bundle (contract §1). Later pieces add to it through `declare module`. */
export interface PageApi {
  /** Version of the copy that was loaded first. */
  readonly version: string;
  /** Looks for pieces inside of a shadow root of the page itself, now and later. */
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
  /** Address of its script; of an npm build `npm`. */
  address: string;
}

/** The one that is in charge first. */
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

/** What `window.shopperProfile.ready` waits for. */
export const readySignal = (): ReadySignal => currentSignal().signal;

/** A load flow starts on a page that was ready without one: from now on `ready` waits for the flow. */
export function reopenReady(): void {
  const current = currentSignal();
  if (current.signal.isSettled) current.signal = newSignal();
}

/** Raw partial configurations in the order of the `configure` calls, and who wants to hear of new ones. */
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

/** What this copy has made or joined: it may ask again without being a second copy. */
let joined: PageApi | undefined;

/**
 * Creates `window.shopperProfile`, or finds the one that an earlier copy has made: then that one stays in charge,
 * and a single warning names both versions.
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
          isOfOtherShape(existing) ? 'adds only the pieces that it does not know' : 'joins it'
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
 * The pieces that this copy may define: all but those that an earlier copy knows whose state is of another shape. What is
 * claimed stays claimed, as that copy may define it only later.
 */
export function claimTags<Piece>(pieces: Readonly<Record<string, Piece>>): Record<string, Piece> {
  const api = window.shopperProfile as (PageApi & { [TAGS]?: Set<string> }) | undefined;
  if (!api) return { ...pieces };
  const claimed = api[TAGS] ?? new Set<string>();
  api[TAGS] = claimed;
  const isMine = (tag: string): boolean => !isOfOtherShape(api) || !claimed.has(tag);
  const mine = Object.fromEntries(Object.entries(pieces).filter(([tag]) => isMine(tag)));
  for (const tag of Object.keys(mine)) claimed.add(tag);
  return mine;
}

/** Adds a method to `window.shopperProfile`, unless an earlier copy has it already. */
export function extendPageApi(methods: Record<string, unknown>): void {
  const api = window.shopperProfile;
  if (!api) return;
  for (const [name, method] of Object.entries(methods)) {
    if (!(name in api)) Object.defineProperty(api, name, { value: method, enumerable: true });
  }
}

/** Starts the load flow when a piece that needs the profile is connected; brand bundles provide it. */
export const loadStarter = (): { start?: () => void } => pageSingleton('loadStarter', () => ({}));

/** Makes `window.shopperProfile` of a partner page: without a profile, so it is ready at once. */
export function installPartnerApi(address: string): void {
  installPageApi(__VERSION__, address);
  if (!loadStarter().start) readySignal().resolve({ outcome: 'success' });
}
