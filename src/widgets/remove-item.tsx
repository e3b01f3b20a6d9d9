import type { ReactNode } from 'react';
import { removal as en } from '../copy/removal.en';
import { removal as es } from '../copy/removal.es';
import { RemoveItemDialog } from '../ui/remove-item-dialog';
import { useCopy } from '../ui/copy-context';
import { closePopup, type Popups } from '../state/popups/popups';
import { useValue } from '../state/react';
import { isBeingRemovedAtoms } from '../state/profile/wishes';

export { removeSavedItem } from '../state/saved-items/remove-saved-item';
export { undoRemoval, withdrawUndo } from '../state/saved-items/undo';
export { Undo } from './undo';

export const texts = { en, es };

/**
 * The remove popup of a saved item, from the question to the response of the service (DEL-01 … DEL-18, DOCS-16 …
 * DOCS-20).
 */
export function RemoveItem({
  asked: { kind, key, hasFailed },
  words,
  onRemove,
  children,
}: {
  asked: Popups['removal'];
  /** Prefix of the texts for this kind of item. */
  words: 'removePlan' | 'removeDrug' | 'removeDoctor';
  onRemove(): void;
  children: ReactNode;
}): ReactNode {
  const t = useCopy('removal');
  const isRemoving = useValue(isBeingRemovedAtoms[kind])(key);
  return (
    <RemoveItemDialog
      name={`remove-${kind}`}
      words={{
        heading: t(`${words}.heading`),
        text: t(`${words}.text`),
        remove: t(`${words}.remove`),
        removing: t(`${words}.removing`),
        keep: t(`${words}.keep`),
      }}
      isRemoving={isRemoving}
      failure={hasFailed && !isRemoving ? t(`${words}.failed`) : undefined}
      onRemove={onRemove}
      onKeep={() => {
        closePopup('removal');
      }}
    >
      {children}
    </RemoveItemDialog>
  );
}
