import { useEffect, useState } from 'react';
import { closePopupsOf, popupAtom, type PopupName, type Popups } from '../state/popups/popups';
import { useValue } from '../state/react';

/** Identifies this instance of an element on the page; `useId` is unique only within a React root. */
export function useInstanceId(): symbol {
  return useState(() => Symbol('element'))[0];
}

/** Data of an open popup of this element. The popup closes when the element leaves the page. */
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
