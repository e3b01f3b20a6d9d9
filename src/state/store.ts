import { atom, createStore, type Atom, type PrimitiveAtom, type WritableAtom } from 'jotai/vanilla';
import { shared } from '../browser/shared';

export { atom, type Atom } from 'jotai/vanilla';

export type Store = ReturnType<typeof createStore>;

/** The page's one store; a second copy of the bundle finds the first one's (contract §1). */
export const store = (): Store => shared('store', () => createStore());

/** Values of the page that belong to the shopper, each with what it is for nobody. */
const ofShopper = () => shared('atoms of the shopper', () => new Map<PrimitiveAtom<unknown>, unknown>());

/**
 * A value of the page state, shared by all pieces and all copies of the bundle under its name. What can be worked
 * out from such values is a derived atom, and needs no sharing.
 */
export const pageAtom = <Value>(name: string, initial: Value): PrimitiveAtom<Value> =>
  shared(`atom ${name}`, () => {
    const made = atom(initial);
    made.debugLabel = name;
    return made;
  });

/** A value of the page state that belongs to the shopper: it goes with them (`forgetShopper`). */
export function shopperValueAtom<Value>(name: string, initial: Value): PrimitiveAtom<Value> {
  const made = pageAtom(name, initial);
  ofShopper().set(made as PrimitiveAtom<unknown>, initial);
  return made;
}

export const read = <Value>(from: Atom<Value>): Value => store().get(from);

export const write = <Value, Args extends unknown[], Answer>(
  to: WritableAtom<Value, Args, Answer>,
  ...args: Args
): Answer => store().set(to, ...args);

/** All values that belong to the shopper are again as they are for nobody. */
export function forgetValuesOfShopper(): void {
  for (const [value, initial] of ofShopper()) write(value, initial);
}
