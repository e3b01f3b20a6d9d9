import { useEffect, useState } from 'react';
import { closePopupsOf, popupAtom, type PopupName, type Popups } from '../state/popups/popups';
import { useValue } from '../state/react';

/** Tells this instance of a piece from all others of the page; `useId` repeats itself in every React root. */
export function useInstanceId(): symbol {
  return useState(() => Symbol('piece'))[0];
}

/** What a popup of this element is about, while it is open; it closes when the element leaves the page. */
export function usePopup<Name extends PopupName>(name: Name, self: symbol): Popups[Name] | null {
  const open = useValue(popupAtom(name));
  useEffect(
    () => () => {
      closePopupsOf(self);
    },
    [self],
  );
  return open?.openedBy === self ? open.about : null;
}
