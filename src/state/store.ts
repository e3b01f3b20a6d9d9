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

/** The page's one store; a second copy of the bundle finds the first one's (contract §1). */
export const store = (): Store => pageSingleton('store', () => createStore());

/** A value of the page state, which `write` replaces. */
export type PageAtom<Value> = WritableAtom<Value, [Value], void>;

/** Those that belong to the shopper, each with its initial value. */
const valuesOfShopper = () =>
  pageSingleton('valuesOfShopper', () => new Map<PrimitiveAtom<unknown>, unknown>());

/** The atom of the page is looked up when it is used: until then, another copy of the bundle may make it. */
const lookedUp = <Value>(ofPage: () => PrimitiveAtom<Value>): PageAtom<Value> =>
  atom(
    (get) => get(ofPage()),
    (_, set, value) => {
      set(ofPage(), () => value);
    },
  );

/**
 * A value of the page state, shared by all pieces and all copies of the bundle under its name. What can be worked
 * out from such values is a derived atom, and needs no sharing.
 */
export const pageAtom = <Value>(name: string, initial: Value): PageAtom<Value> =>
  lookedUp(() => pageSingleton(`atom ${name}`, () => atom(initial)) as PrimitiveAtom<Value>);

/** A value of the page state that belongs to the shopper: it goes with them (`forgetShopper`). */
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

export const write = <Value, Args extends unknown[], Answer>(
  to: WritableAtom<Value, Args, Answer>,
  ...args: Args
): Answer => store().set(to, ...args);

const shoppers = () => pageSingleton('shoppers', () => ({ count: 0 }));

/**
 * Call it before a wait; what it returns tells after the wait whether the page is still there, and for the same shopper. What
 * was read for another one must not be used.
 */
export function shopperGuard(): () => boolean {
  const ofPage = shoppers();
  const { count } = ofPage;
  return () => shoppers() === ofPage && ofPage.count === count;
}

/** The page is for another shopper from now on: each value that belongs to the shopper is its initial one again. */
export function resetShopperValues(): void {
  shoppers().count += 1;
  for (const [value, initial] of valuesOfShopper()) write(value, initial);
}
