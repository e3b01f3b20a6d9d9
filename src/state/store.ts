import { atom, createStore, type Atom, type PrimitiveAtom, type WritableAtom } from 'jotai/vanilla';
import { shared } from '../browser/shared';

export { atom, type Atom } from 'jotai/vanilla';

export type Store = ReturnType<typeof createStore>;

/** The page's one store; a second copy of the bundle finds the first one's (contract §1). */
export const store = (): Store => shared('store', () => createStore());

type Initials = Map<PrimitiveAtom<unknown>, unknown>;

/** Values of the page that belong to the shopper, each with what it is for nobody: this copy's, and those of all copies. */
const ofThisCopy: Initials = new Map();
const ofAllCopies = (): Initials => shared<Initials>('atoms of the shopper', () => new Map());

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
  for (const values of [ofThisCopy, ofAllCopies()]) values.set(made as PrimitiveAtom<unknown>, initial);
  return made;
}

export const read = <Value>(from: Atom<Value>): Value => store().get(from);

export const write = <Value, Args extends unknown[], Answer>(
  to: WritableAtom<Value, Args, Answer>,
  ...args: Args
): Answer => store().set(to, ...args);

/** All values that belong to the shopper are again as they are for nobody. */
export function forgetValuesOfShopper(): void {
  for (const [value, initial] of new Map([...ofThisCopy, ...ofAllCopies()])) write(value, initial);
}
