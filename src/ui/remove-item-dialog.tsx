import type { ReactNode } from 'react';
import { Dialog } from './dialog';

interface RemoveItemWords {
  heading: string;
  text: string;
  remove: string;
  removing: string;
  keep: string;
}

export interface RemoveItemDialogProps {
  /** Name of the popup, for events. */
  name: string;
  words: RemoveItemWords;
  isRemoving: boolean;
  /** Reason for a failed removal. */
  failure?: string | undefined;
  onRemove(): void;
  onKeep(): void;
  /** Description of the item. */
  children: ReactNode;
}

/** Asks the shopper to confirm the removal of a saved item (DEL-01 … DEL-05, DOCS-17, DOCS-18, DRUGS-20). */
export function RemoveItemDialog(props: RemoveItemDialogProps): ReactNode {
  const { name, words, isRemoving, failure, onRemove, onKeep, children } = props;
  return (
    <Dialog name={name} heading={words.heading} onClose={onKeep}>
      <p>{words.text}</p>
      {children}
      <p role="alert" className="error-text">
        {failure}
      </p>
      <div className="dialog-foot">
        <button
          type="button"
          name="remove"
          className="button button-primary"
          aria-disabled={isRemoving}
          onClick={isRemoving ? undefined : onRemove}
        >
          {isRemoving ? words.removing : words.remove}
        </button>
        <button
          type="button"
          name="keep"
          className="button"
          aria-disabled={isRemoving}
          onClick={isRemoving ? undefined : onKeep}
        >
          {words.keep}
        </button>
      </div>
    </Dialog>
  );
}
