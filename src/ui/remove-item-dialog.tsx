import type { ReactNode } from 'react';
import { Dialog } from './dialog';

export interface RemoveItemWords {
  heading: string;
  text: string;
  remove: string;
  removing: string;
  keep: string;
}

export interface RemoveItemDialogProps {
  /** Of the popup, in events. */
  name: string;
  words: RemoveItemWords;
  isRemoving: boolean;
  onRemove(): void;
  onKeep(): void;
  lockScroll(): () => void;
  /** What the item is. */
  children: ReactNode;
}

/** Asks before a doctor or a drug is removed: remove, or keep (DOCS-17, DOCS-18, DRUGS-20). */
export function RemoveItemDialog(props: RemoveItemDialogProps): ReactNode {
  const { name, words, isRemoving, onRemove, onKeep, lockScroll, children } = props;
  return (
    <Dialog name={name} heading={words.heading} onClose={onKeep} lockScroll={lockScroll}>
      <p>{words.text}</p>
      <div className="item-inside">{children}</div>
      <div className="dialog-foot">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={isRemoving}
          onClick={isRemoving ? undefined : onRemove}
        >
          {isRemoving ? words.removing : words.remove}
        </button>
        <button type="button" className="button" onClick={onKeep}>
          {words.keep}
        </button>
      </div>
    </Dialog>
  );
}
