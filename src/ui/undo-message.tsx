import type { ReactNode, Ref } from 'react';

export interface UndoMessageProps {
  message: string;
  /** What the button says, and what it says with the item's kind to those who do not see the message. */
  undo: string;
  onUndo(): void;
  /** While pointer or focus are here, nobody takes it away. */
  onHold(isHeld: boolean): void;
  ref?: Ref<HTMLDivElement>;
}

/** What has been removed, and the way back. */
export function UndoMessage({ message, undo, onUndo, onHold, ref }: UndoMessageProps): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- it is told who is near, and does nothing
    <div
      ref={ref}
      className="undo"
      onPointerEnter={() => {
        onHold(true);
      }}
      onPointerLeave={() => {
        onHold(false);
      }}
      onFocus={() => {
        onHold(true);
      }}
      onBlur={() => {
        onHold(false);
      }}
    >
      <p>{message}</p>
      <button type="button" name="undo" className="text-button" onClick={onUndo}>
        {undo}
      </button>
    </div>
  );
}
