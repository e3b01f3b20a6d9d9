import { useEffect, useState, type ReactNode } from 'react';
import { wait } from '../browser/clock';
import { UndoMessage } from '../ui/undo-message';
import { useValue } from '../state/react';
import type { RemovableKind } from '../state/saved-items/removal';
import { undoableAtoms, withdrawUndo } from '../state/saved-items/undo';

/** Long enough to read the message, reach the button and press it; longer while somebody is at it. */
const OFFER_MS = 15_000;

interface Wording {
  removed: string;
  undo: string;
}

/** The way back after a removal, offered for some seconds: the message with its button, or nothing. */
export function Undo({
  kind,
  words,
  onUndo,
}: {
  kind: RemovableKind;
  words: Wording;
  onUndo(): void;
}): ReactNode {
  const undoable = useValue(undoableAtoms[kind]);
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (!undoable || isHeld) return undefined;
    let isCurrent = true;
    void wait(OFFER_MS).then(() => {
      if (isCurrent) withdrawUndo(kind);
    });
    return () => {
      isCurrent = false;
    };
  }, [undoable, isHeld, kind]);

  if (!undoable) return null;
  return (
    <UndoMessage
      message={words.removed}
      undo={words.undo}
      onHold={setIsHeld}
      onUndo={() => {
        setIsHeld(false); // the button takes pointer and focus along, without a word
        onUndo();
      }}
    />
  );
}
