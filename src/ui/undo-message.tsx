import { useId, type ReactNode, type Ref } from 'react';
import undoStyles from '../styles/undo.css?inline';
import { useCopy } from './copy-context';
import { useStyles } from './host';
import { MeaningIcon } from './meaning';
import { usePrivate } from './privacy';

export interface UndoMessageProps {
  /** Names the removed item. */
  message: string;
  undo: string;
  /** Whether the item is being restored; further presses are ignored. */
  isBusy: boolean;
  onUndo(): void;
  onClose(): void;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** Names the removed item and offers to undo the removal. It has no time limit (WCAG 2.2.1). */
export function UndoMessage(props: UndoMessageProps): ReactNode {
  const { message, undo, isBusy, onUndo, onClose, buttonRef } = props;
  const t = useCopy('common');
  useStyles(undoStyles);
  const named = usePrivate();
  const id = useId();
  return (
    <div className="undo" data-meaning="success">
      <MeaningIcon meaning="success" />
      <p id={id} {...named}>
        {message}
      </p>
      <div className="undo-actions">
        <button
          ref={buttonRef}
          type="button"
          name="undo"
          className="button"
          aria-disabled={isBusy}
          aria-describedby={id}
          onClick={() => {
            if (!isBusy) onUndo();
          }}
        >
          {undo}
        </button>
        <button type="button" name="close" className="text-button" onClick={onClose}>
          {t('common.close')}
        </button>
      </div>
    </div>
  );
}
