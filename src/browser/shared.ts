/**
 * Values that must exist once per page (store, load flow, scroll lock, …), hidden behind a symbol on
 * `window.shopperProfile`. A second copy of the bundle, of this or another version, finds the first one's here.
 */
const SHARED = Symbol.for('shopper-profile.shared');

type Values = Map<string, unknown>;
type Holder = object & { [SHARED]?: Values };

/** Values made before there was a `window.shopperProfile` to keep them (bundler users, tests). */
let early: Values | undefined;

function values(): Values {
  const holder = window.shopperProfile as Holder | undefined;
  return holder?.[SHARED] ?? (early ??= new Map<string, unknown>());
}

/** The page's one value called `name`; the first copy that asks makes it. */
export function shared<T>(name: string, create: () => T): T {
  const all = values();
  if (!all.has(name)) all.set(name, create());
  return all.get(name) as T;
}

/** The next who asks for the value called `name` makes it anew. */
export function forgetShared(name: string): void {
  values().delete(name);
}

/** Lets the page's global keep the values from now on. */
export function adoptShared(holder: object): void {
  Object.defineProperty(holder, SHARED, { value: early ?? new Map() });
  early = undefined;
}

/**
 * Forgets everything but the atoms, which modules hold on to: the page is as new. For tests.
 * @internal
 */
export function forgetPage(): void {
  for (const name of values().keys()) if (!name.startsWith('atom ')) values().delete(name);
}
