import { useState, type ReactNode } from 'react';
import { lockScroll } from '../browser/scroll-lock';
import { RemoveItemDialog, type RemoveItemWords } from '../ui/remove-item-dialog';
import { closePopup } from '../state/popups/popups';
import type { RemovableKind } from '../state/saved-items/removal';
import { removeSavedItem } from '../state/saved-items/remove-saved-item';

export { Undo } from './undo';

/** The remove popup of a doctor or a drug, from the question to the answer of the service (DOCS-16 … DOCS-20, DEL-17). */
export function RemoveItem({
  kind,
  itemKey,
  words,
  onAnswer,
  children,
}: {
  kind: RemovableKind;
  itemKey: string;
  words: RemoveItemWords;
  onAnswer(isRemoved: boolean): void;
  children: ReactNode;
}): ReactNode {
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <RemoveItemDialog
      name={`remove-${kind}`}
      words={words}
      isRemoving={isRemoving}
      onRemove={() => {
        setIsRemoving(true);
        void removeSavedItem(kind, itemKey).then(onAnswer);
      }}
      onKeep={() => {
        closePopup('removal');
      }}
      lockScroll={lockScroll}
    >
      {children}
    </RemoveItemDialog>
  );
}
