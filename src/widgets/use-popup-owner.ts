import { useEffect } from 'react';
import { closePopup, type PopupName } from '../state/popups/popups';
import { useValue } from '../state/react';
import { pageAtom, read, write } from '../state/store';
import { useInstanceId } from './use-popup';

/** Elements that can open a page-level popup, by its name. The first one opens it. */
const candidatesAtom = pageAtom<Readonly<Record<string, readonly symbol[]>>>('popupCandidates', {});

const candidatesFor = (popup: PopupName): readonly symbol[] => read(candidatesAtom)[popup] ?? [];

function setCandidates(popup: PopupName, candidates: readonly symbol[]): void {
  write(candidatesAtom, { ...read(candidatesAtom), [popup]: candidates });
}

/**
 * If several elements can open a page-level popup, exactly one does. Returns whether it is this one. If that element
 * leaves the page, another takes over; if none is left, the popup closes.
 */
export function useIsPopupOwner(popup: PopupName): boolean {
  const self = useInstanceId();
  const owner = useValue(candidatesAtom)[popup]?.[0];
  useEffect(() => {
    setCandidates(popup, [...candidatesFor(popup), self]);
    return () => {
      const others = candidatesFor(popup).filter((other) => other !== self);
      setCandidates(popup, others);
      if (others.length === 0) closePopup(popup);
    };
  }, [popup, self]);
  return owner === self;
}
