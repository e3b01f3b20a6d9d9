/**
 * Singletons of the page (store, load flow, scroll lock, …), stored under a symbol on `window.shopperProfile`. A second copy
 * of the bundle shares those of the first one if the version number in the symbol is the same. Increase the number when the
 * shape of a shared value changes (its name, its fields, the parameters of its functions). A copy with another number keeps
 * its own values (contract, "Two versions").
 */
const SHARED = Symbol.for('shopper-profile.shared.7');

/**
 * Values of a copy that runs beside a copy of another shape. The symbol is global, because the loader script and the
 * chunks of this copy are separate files.
 */
const APART = Symbol.for('shopper-profile.shared.7.apart');

type Values = Map<string, unknown>;
type Holder = object & { [SHARED]?: Values; [APART]?: Values };

/** Values created before `window.shopperProfile` exists (bundler users, tests). */
let early: Values | undefined;

function values(): Values {
  const holder = window.shopperProfile as Holder | undefined;
  return holder?.[SHARED] ?? holder?.[APART] ?? (early ??= new Map<string, unknown>());
}

/**
 * The singletons by name. Each module declares the values that it creates (`declare module`), so that one name with two types
 * does not compile. src/state/store.ts has the types of the page state (`atom …`). test/build/shared-shape.test.ts fails when
 * a type has changed without a new number above.
 */
export interface PageValues extends Record<`atom ${string}`, unknown> {}

/** Returns the page's singleton `name`; the first call creates it. */
export function pageSingleton<Name extends keyof PageValues>(
  name: Name,
  create: () => PageValues[Name],
): PageValues[Name] {
  const all = values();
  if (!all.has(name)) all.set(name, create());
  return all.get(name) as PageValues[Name];
}

/** Drops the singleton `name`; the next call of `pageSingleton()` creates it again. */
export function forgetShared(name: keyof PageValues): void {
  values().delete(name);
}

/** Whether this `window.shopperProfile` was made by a copy with another version number of the shared values. */
export const isOfOtherShape = (holder: object): boolean => !(SHARED in holder);

/**
 * Stores the values on `window.shopperProfile` from now on; with `isApart`, next to the values of a copy with another
 * shape.
 */
export function adoptShared(holder: object, isApart = false): void {
  const name = isApart ? APART : SHARED;
  if (!(name in holder)) Object.defineProperty(holder, name, { value: early ?? new Map() });
  early = undefined;
}

/**
 * Drops all singletons. For tests.
 * @internal
 */
export function forgetPage(): void {
  values().clear();
}
