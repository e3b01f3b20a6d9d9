/**
 * Values that must exist once per page (store, load flow, scroll lock, …), hidden behind a symbol on
 * `window.shopperProfile`. A second copy of the bundle finds the first one's here, if its number is the same: it rises when
 * what copies share changes its shape (the name of a value, what it holds, what its functions take). A copy with another
 * number keeps to itself (contract, "Two versions").
 */
const SHARED = Symbol.for('shopper-profile.shared.4');

/** Beside a copy of another shape: the loader of a script and its files are one copy, and find each other's values here. */
const APART = Symbol.for('shopper-profile.shared.4.apart');

type Values = Map<string, unknown>;
type Holder = object & { [SHARED]?: Values; [APART]?: Values };

/** Values made before there was a `window.shopperProfile` to keep them (bundler users, tests). */
let early: Values | undefined;

function values(): Values {
  const holder = window.shopperProfile as Holder | undefined;
  return holder?.[SHARED] ?? holder?.[APART] ?? (early ??= new Map<string, unknown>());
}

/**
 * What copies share, by name. Each module adds the values that it makes (`declare module`), so that one name with two types
 * does not compile. The types of the page state (`atom …`) are those of src/state/store.ts. test/build/shared-shape.test.ts
 * fails when a value has changed and the number above has not.
 */
export interface PageValues extends Record<`atom ${string}`, unknown> {}

/** The page's one value called `name`; the first copy that asks makes it. */
export function pageSingleton<Name extends keyof PageValues>(
  name: Name,
  create: () => PageValues[Name],
): PageValues[Name] {
  const all = values();
  if (!all.has(name)) all.set(name, create());
  return all.get(name) as PageValues[Name];
}

/** The next who asks for the value called `name` makes it anew. */
export function forgetShared(name: keyof PageValues): void {
  values().delete(name);
}

/** Whether the values that this object keeps are of another shape. */
export const isOfOtherShape = (holder: object): boolean => !(SHARED in holder);

/** Lets the page's global keep the values from now on; beside those of another shape, if it has such. */
export function adoptShared(holder: object, isApart = false): void {
  const name = isApart ? APART : SHARED;
  if (!(name in holder)) Object.defineProperty(holder, name, { value: early ?? new Map() });
  early = undefined;
}

/**
 * The page is as new. For tests.
 * @internal
 */
export function forgetPage(): void {
  values().clear();
}
