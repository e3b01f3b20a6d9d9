import { useCallback, useState, type ReactNode, type RefObject } from 'react';
import type { RemoveItemWords } from '../ui/remove-item-dialog';
import { closePopup, openPopup } from '../state/popups/popups';
import { read } from '../state/store';
import { savedDrugsCountAtom, savedProvidersCountAtom } from '../state/saved-items/saved-items';
import { useFocusStays } from './use-focus-stays';
import { useOnDemand } from './use-on-demand';
import { usePopup } from './use-popup';
import { useSelf } from './use-self';

const loadPopup = () => import('./remove-item');

/** Plans have a popup of their own, with more to say. */
type ListedKind = 'drug' | 'doctor';

const counts = { drug: savedDrugsCountAtom, doctor: savedProvidersCountAtom };

export interface RemovalEvents<Kind extends ListedKind> {
  onItemRemoved(detail: { kind: Kind; count: number }): boolean;
  onItemRestored(detail: { kind: Kind; count: number }): boolean;
}

export interface RemovalWords {
  popup: RemoveItemWords;
  removed(count: number): string;
  failed: string;
  /** The files of the popup did not come. */
  popupFailed: string;
  /** Beside the way back. */
  undo: { removed: string; undo: string };
  restored: string;
  undoFailed: string;
}

export interface ItemRemoval<Item> {
  /** Opens the popup for an item. */
  ask(key: string, item: Item): void;
  popup: ReactNode;
  /** The way back after a removal, for some seconds. */
  undo: ReactNode;
  /** What the last removal came to, for screen readers; '' when there is nothing to say. */
  message: string;
  /** The message is bad news, which is not for screen readers alone. */
  isProblem: boolean;
  forgetMessage(): void;
}

/**
 * The remove popup of a piece that lists drugs or doctors, and what follows from it. An item leaves its list at once,
 * with the button that focus would go back to; so focus goes to the heading of the piece (DEL-06 … DEL-20).
 */
export function useItemRemoval<Kind extends ListedKind, Item>(
  kind: Kind,
  heading: RefObject<HTMLElement | null>,
  words: RemovalWords,
  events: RemovalEvents<Kind>,
  /** The item in the popup. */
  describe: (item: Item) => ReactNode,
): ItemRemoval<Item> {
  const self = useSelf();
  const asked = usePopup('removal', self);
  const [shown, setShown] = useState<{ key: string; item: Item } | null>(null);
  const [message, setMessage] = useState('');
  useFocusStays(heading);
  const isOpen = asked?.kind === kind && shown?.key === asked.key;

  const files = useOnDemand(isOpen, loadPopup, () => {
    closePopup('removal');
    setMessage(words.popupFailed);
  });

  const ask = useCallback(
    (key: string, item: Item) => {
      setShown({ key, item });
      openPopup('removal', { kind, key }, self);
    },
    [kind, self],
  );

  const handleAnswer = (isRemoved: boolean): void => {
    const count = read(counts[kind]);
    setMessage(isRemoved ? words.removed(count) : words.failed);
    if (isRemoved) events.onItemRemoved({ kind, count });
    else events.onItemRestored({ kind, count });
  };

  const handleUndone = (isBack: boolean): void => {
    setMessage(isBack ? words.restored : words.undoFailed);
    if (isBack) events.onItemRestored({ kind, count: read(counts[kind]) });
  };

  return {
    ask,
    undo: files && <files.Undo kind={kind} words={words.undo} onUndone={handleUndone} />,
    message,
    isProblem: [words.failed, words.popupFailed, words.undoFailed].includes(message),
    forgetMessage: () => {
      setMessage('');
    },
    popup: isOpen && files && (
      <files.RemoveItem kind={kind} itemKey={shown.key} words={words.popup} onAnswer={handleAnswer}>
        {describe(shown.item)}
      </files.RemoveItem>
    ),
  };
}
