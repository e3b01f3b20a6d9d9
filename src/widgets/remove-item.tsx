import { useState, type ReactNode } from 'react';
import { lockScroll } from '../browser/scroll-lock';
import { RemoveItemDialog, type RemoveItemWords } from '../ui/remove-item-dialog';
import { itemToBeDeletedAtom, type ListedKind } from '../state/saved-items/item-to-be-deleted';
import { removeItemAction } from '../state/saved-items/item-removal';
import { useAction } from '../state/react';
import { write } from '../state/store';

export { Undo } from './undo';

/** The remove popup of a doctor or a drug, from the question to the answer of the service (DOCS-16 … DOCS-20, DEL-17). */
export function RemoveItem({
  kind,
  itemKey,
  words,
  onRemoving,
  onAnswer,
  children,
}: {
  kind: ListedKind;
  itemKey: string;
  words: RemoveItemWords;
  onRemoving(): void;
  onAnswer(isRemoved: boolean): void;
  children: ReactNode;
}): ReactNode {
  const removeItem = useAction(removeItemAction);
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <RemoveItemDialog
      name={`remove-${kind}`}
      words={words}
      isRemoving={isRemoving}
      onRemove={() => {
        setIsRemoving(true);
        onRemoving();
        void removeItem(kind, itemKey).then(onAnswer);
      }}
      onKeep={() => {
        write(itemToBeDeletedAtom, null);
      }}
      lockScroll={lockScroll}
    >
      {children}
    </RemoveItemDialog>
  );
}
