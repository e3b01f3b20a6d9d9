import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { RemovableKind } from '../../domain/profile/profile';
import { pageAtom, read, shopperValueAtom, write } from '../store';

export type { RemovableKind } from '../../domain/profile/profile';

/** The saved lists of a profile. Saved plans are in two of them, because supplements are stored on their own. */
export type ListName = RemovableKind | 'supplement';

/** An item to put back, as the wire has it, and the keys of the items that stood before it. */
interface Place {
  item: unknown;
  before: ReadonlySet<string>;
}

/** A removal that can be undone, and whose it is: no other shopper may get the item. */
export interface Undoable extends Place {
  list: ListName;
  key: string;
  uuid: string | undefined;
}

/** What the shopper wants of one item: that it is removed, or put back at its place. */
export interface Wish {
  key: string;
  /** Where to put the item back; without a place, it is to be removed. */
  place?: Place;
  /** Position in the order of wishes and agreements on this page. */
  madeAt: number;
  /**
   * - `open`: still to be sent.
   * - `in flight`: being sent.
   * - `overtaken`: being sent, and to be sent once more, because an older write has landed meanwhile.
   * - `agreed`: the service has agreed.
   *
   * A wish that has failed is dropped, so that the one before it for the same item counts again.
   */
  state: 'open' | 'in flight' | 'overtaken' | 'agreed';
  /** Position of the last agreement of the service, if there was one. */
  agreedAt?: number;
  /** How to undo this removal. */
  undo?: Undoable | undefined;
}

/** The wishes of one shopper for one list, oldest first. They outlive the shopper's stay on the page until they are settled. */
export interface WishList {
  readonly name: ListName;
  readonly uuid: string | undefined;
  readonly wishesAtom: PrimitiveAtom<readonly Wish[]>;
  /** Called with the outcome of a wish, by its `madeAt`; a second time when a wish that has failed succeeds late. */
  readonly listeners: Map<number, (isAgreed: boolean | undefined) => void>;
  isRunning: boolean;
  /** The list has to be read again once all wishes are settled (DEL-15). */
  isToReadAgain: boolean;
}

/** One of each kind, so that the removal of a drug changes nothing for the plans. */
export const forEachKind = <Made>(
  make: (kind: RemovableKind) => Made,
): Readonly<Record<RemovableKind, Made>> => ({
  plan: make('plan'),
  drug: make('drug'),
  doctor: make('doctor'),
});

const wishListAtom = (name: ListName) => shopperValueAtom<WishList | null>(`wishes for ${name}s`, null);

/** The wishes of whoever the page is for; null until there is one. */
export const wishListAtoms = { ...forEachKind(wishListAtom), supplement: wishListAtom('supplement') };

/** Whether the page is still for the shopper of these wishes. */
export const isOnPage = (list: WishList): boolean => read(wishListAtoms[list.name]) === list;

export const kindOf = (name: ListName): RemovableKind => (name === 'supplement' ? 'plan' : name);
const listsOf = (kind: RemovableKind): ListName[] => (kind === 'plan' ? ['plan', 'supplement'] : [kind]);

/** The newest wish for each item: the one that counts. */
export const newestOf = (wishes: readonly Wish[]): Wish[] => [
  ...new Map(wishes.map((wish) => [wish.key, wish])).values(),
];

/** The wishes that count, by kind. */
export const newestAtoms = forEachKind((kind) =>
  atom((get) =>
    listsOf(kind).flatMap((name) => {
      const list = get(wishListAtoms[name]);
      return list ? newestOf(get(list.wishesAtom)) : [];
    }),
  ),
);

/** Whether an item is hidden because its removal is under way (DEL-06 … DEL-12, OPEN-B72). */
export const isBeingRemovedAtoms = forEachKind((kind) =>
  atom((get) => {
    const removals = get(newestAtoms[kind]).filter(({ place, state }) => !place && state !== 'agreed');
    const keys = new Set(removals.map(({ key }) => key));
    return (key: string): boolean => keys.has(key);
  }),
);

/** Which removal of each kind can be undone, by its `madeAt`; 0 for none. */
export const offeredUndoAtoms = forEachKind((kind) => shopperValueAtom(`offered undo of ${kind}`, 0));

const countAtom = pageAtom('wishCount', 0);

/** The next position in the order of wishes and agreements. */
export function nextPosition(): number {
  write(countAtom, read(countAtom) + 1);
  return read(countAtom);
}

/** The present position: taken before a read is sent, it tells which agreements the response cannot know. */
export const removalsSoFar = (): number => read(countAtom);

const isAgreedSince = ({ agreedAt }: Wish, position: number): boolean => (agreedAt ?? 0) > position;

/** Whether a response may lack an item that was put back after the read was sent: then it has to be read again. */
export const wasUndoneSince = (readStartedAt: number): boolean =>
  Object.values(newestAtoms).some((wishes) =>
    read(wishes).some((wish) => wish.place && isAgreedSince(wish, readStartedAt)),
  );

/** Whether an item has to be left out of a response, because it was removed after the read was sent. */
export const wasRemovedSince = (kind: RemovableKind, key: string, readStartedAt: number): boolean =>
  read(newestAtoms[kind]).some(
    (wish) => wish.key === key && !wish.place && isAgreedSince(wish, readStartedAt),
  );
