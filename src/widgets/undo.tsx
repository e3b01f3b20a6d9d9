import type { ReactNode, Ref } from 'react';
import { UndoMessage } from '../ui/undo-message';
import { useValue } from '../state/react';
import type { RemovableKind } from '../state/profile/wishes';
import { undoableAtoms } from '../state/saved-items/undo';

export interface UndoProps {
  kind: RemovableKind;
  /** Key of the item that is being restored. */
  undoing: string | null;
  /** Message that names the removed item, by its key. */
  messageOf(key: string): string;
  undo: string;
  onUndo(key: string): void;
  onClose(): void;
  buttonRef: Ref<HTMLButtonElement>;
}

/** Offers to undo a removal until the next removal, or until it is used or closed. */
export function Undo({ kind, undoing, messageOf, onUndo, ...message }: UndoProps): ReactNode {
  const key = useValue(undoableAtoms[kind])?.key ?? undoing;
  if (key === null) return null;
  return (
    <UndoMessage
      {...message}
      message={messageOf(key)}
      isBusy={undoing !== null}
      onUndo={() => {
        onUndo(key);
      }}
    />
  );
}
