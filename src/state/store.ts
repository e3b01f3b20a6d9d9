import { atom, createStore, type Atom, type PrimitiveAtom, type WritableAtom } from 'jotai/vanilla';
import { pageSingleton } from '../browser/page-singleton';

declare module '../browser/page-singleton' {
  interface PageValues {
    store: Store;
    valuesOfShopper: Map<PrimitiveAtom<unknown>, unknown>;
    shoppers: { count: number };
  }
}

export { atom, type Atom } from 'jotai/vanilla';
export { selectAtom } from 'jotai/vanilla/utils';

export type Store = ReturnType<typeof createStore>;

/** The store of the page, shared by all copies of the bundle (contract §1). */
export const store = (): Store => pageSingleton('store', () => createStore());

/** A value of the page state, set with `write`. */
export type PageAtom<Value> = WritableAtom<Value, [Value], void>;

/** Atoms that belong to the shopper, with their initial values. */
const valuesOfShopper = () =>
  pageSingleton('valuesOfShopper', () => new Map<PrimitiveAtom<unknown>, unknown>());

/** Looks up the shared atom on each use, because another copy of the bundle may create it first. */
const lookedUp = <Value>(ofPage: () => PrimitiveAtom<Value>): PageAtom<Value> =>
  atom(
    (get) => get(ofPage()),
    (_, set, value) => {
      set(ofPage(), () => value);
    },
  );

/**
 * A value of the page state, shared under its name by all elements and all copies of the bundle. Use derived atoms for
 * computed values; they need not be shared.
 */
export const pageAtom = <Value>(name: string, initial: Value): PageAtom<Value> =>
  lookedUp(() => pageSingleton(`atom ${name}`, () => atom(initial)) as PrimitiveAtom<Value>);

/** A value of the page state that belongs to the shopper: `forgetShopper` resets it to its initial value. */
export const shopperValueAtom = <Value>(name: string, initial: Value): PageAtom<Value> =>
  lookedUp(
    () =>
      pageSingleton(`atom ${name}`, () => {
        const made = atom(initial);
        valuesOfShopper().set(made as PrimitiveAtom<unknown>, initial);
        return made;
      }) as PrimitiveAtom<Value>,
  );

export const read = <Value>(from: Atom<Value>): Value => store().get(from);

export const write = <Value, Args extends unknown[], Result>(
  to: WritableAtom<Value, Args, Result>,
  ...args: Args
): Result => store().set(to, ...args);

const shoppers = () => pageSingleton('shoppers', () => ({ count: 0 }));

/**
 * Call it before an `await`. The returned function tells afterwards whether the page is still for the same shopper; if not,
 * drop the response.
 */
export function shopperGuard(): () => boolean {
  const ofPage = shoppers();
  const { count } = ofPage;
  return () => shoppers() === ofPage && ofPage.count === count;
}

/** Resets all values that belong to the shopper to their initial values, and invalidates all guards. */
export function resetShopperValues(): void {
  shoppers().count += 1;
  for (const [value, initial] of valuesOfShopper()) write(value, initial);
}
