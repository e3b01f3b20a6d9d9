import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { RemovableKind } from '../../domain/profile/profile';
import { pageAtom, read, shopperValueAtom, write } from '../store';

export type { RemovableKind } from '../../domain/profile/profile';

/** The saved lists of a profile. Saved plans are in two of them, because supplements are stored separately. */
export type ListName = RemovableKind | 'supplement';

/** An item to restore, in the service's format, and the keys of the items before it. */
interface Place {
  item: unknown;
  before: ReadonlySet<string>;
}

/** A removal that can be undone, with the `uuid` of its shopper, so that the item is never added to another profile. */
export interface Undoable extends Place {
  list: ListName;
  key: string;
  uuid: string | undefined;
}

/** A requested change of one item: its removal, or its restoration at its old place. */
export interface Wish {
  key: string;
  /** Where to restore the item; without a place, the wish is a removal. */
  place?: Place;
  /** Position in the sequence of wishes and agreements on this page. */
  madeAt: number;
  /**
   * - `open`: not sent.
   * - `in flight`: the request is pending.
   * - `overtaken`: the request is pending and has to be sent again, because an older write has succeeded since.
   * - `agreed`: the service has accepted the change.
   *
   * A failed wish is dropped, so that the previous one for the same item applies again.
   */
  state: 'open' | 'in flight' | 'overtaken' | 'agreed';
  /** Position at which the service last accepted the change, if it has. */
  agreedAt?: number;
  /** Data to undo this removal. */
  undo?: Undoable | undefined;
}

/** Wishes of one shopper for one list, oldest first. They are sent even if the page is for another shopper by then. */
export interface WishList {
  readonly name: ListName;
  readonly uuid: string | undefined;
  readonly wishesAtom: PrimitiveAtom<readonly Wish[]>;
  /** Called with the outcome of a wish, by its `madeAt`; called again if a failed wish succeeds late. */
  readonly listeners: Map<number, (isAgreed: boolean | undefined) => void>;
  isRunning: boolean;
  /** The list has to be read again after all wishes have settled (DEL-15). */
  isToReadAgain: boolean;
}

/** Makes one value per kind, so that, for example, removing a drug does not re-render the plans. */
export const forEachKind = <Made>(
  make: (kind: RemovableKind) => Made,
): Readonly<Record<RemovableKind, Made>> => ({
  plan: make('plan'),
  drug: make('drug'),
  doctor: make('doctor'),
});

const wishListAtom = (name: ListName) => shopperValueAtom<WishList | null>(`wishes for ${name}s`, null);

/** Wishes of the current shopper; null until there is one. */
export const wishListAtoms = { ...forEachKind(wishListAtom), supplement: wishListAtom('supplement') };

/** Whether these wishes belong to the current shopper. */
export const isOnPage = (list: WishList): boolean => read(wishListAtoms[list.name]) === list;

export const kindOf = (name: ListName): RemovableKind => (name === 'supplement' ? 'plan' : name);
const listsOf = (kind: RemovableKind): ListName[] => (kind === 'plan' ? ['plan', 'supplement'] : [kind]);

/** The newest wish for each item; older ones have no effect. */
export const newestOf = (wishes: readonly Wish[]): Wish[] => [
  ...new Map(wishes.map((wish) => [wish.key, wish])).values(),
];

/** The newest wish for each item, by kind. */
export const newestAtoms = forEachKind((kind) =>
  atom((get) =>
    listsOf(kind).flatMap((name) => {
      const list = get(wishListAtoms[name]);
      return list ? newestOf(get(list.wishesAtom)) : [];
    }),
  ),
);

/** Whether an item is hidden because its removal is pending (DEL-06 … DEL-12, OPEN-B72). */
export const isBeingRemovedAtoms = forEachKind((kind) =>
  atom((get) => {
    const removals = get(newestAtoms[kind]).filter(({ place, state }) => !place && state !== 'agreed');
    const keys = new Set(removals.map(({ key }) => key));
    return (key: string): boolean => keys.has(key);
  }),
);

/** The removal of each kind that can be undone, as its `madeAt`; 0 for none. */
export const offeredUndoAtoms = forEachKind((kind) => shopperValueAtom(`offered undo of ${kind}`, 0));

const countAtom = pageAtom('wishCount', 0);

/** Returns the next position in the sequence of wishes and agreements. */
export function nextPosition(): number {
  write(countAtom, read(countAtom) + 1);
  return read(countAtom);
}

/** The current position. Taken before a read is sent, it tells which accepted changes the response may not contain. */
export const removalsSoFar = (): number => read(countAtom);

/**
 * The newest change of each item that the service has accepted since a read was sent. A newer wish that is still pending
 * does not count, because it may fail.
 */
const agreedSince = (kind: RemovableKind, readStartedAt: number): Wish[] =>
  listsOf(kind).flatMap((name) => {
    const list = read(wishListAtoms[name]);
    const agreed = list ? read(list.wishesAtom).filter(({ agreedAt }) => agreedAt !== undefined) : [];
    return newestOf(agreed).filter(({ agreedAt = 0 }) => agreedAt > readStartedAt);
  });

/** Whether a response may lack an item that was restored after the read was sent; then it has to be read again. */
export const wasUndoneSince = (readStartedAt: number): boolean =>
  Object.values(forEachKind((kind) => agreedSince(kind, readStartedAt)))
    .flat()
    .some(({ place }) => place !== undefined);

/** Whether an item has to be dropped from a response, because it was removed after the read was sent. */
export const wasRemovedSince = (kind: RemovableKind, key: string, readStartedAt: number): boolean =>
  agreedSince(kind, readStartedAt).some((wish) => wish.key === key && !wish.place);
