import { useEffect } from 'react';
import { useValue } from '../state/react';
import { pageAtom, read, write } from '../state/store';
import { useSelf } from './use-self';

const ownersAtom = pageAtom<Readonly<Record<string, symbol | undefined>>>('popupOwners', {});

const own = (popup: string, owner: symbol | undefined): void => {
  write(ownersAtom, { ...read(ownersAtom), [popup]: owner });
};

/**
 * Of several elements of a page-level popup, one opens it. Returns whether it is this one; another takes over when it
 * leaves the page.
 */
export function useIsPopupOwner(popup: string): boolean {
  const self = useSelf();
  const owner = useValue(ownersAtom)[popup];
  useEffect(() => {
    if (owner === undefined) own(popup, self);
  }, [owner, popup, self]);
  useEffect(
    () => () => {
      if (read(ownersAtom)[popup] === self) own(popup, undefined);
    },
    [popup, self],
  );
  return owner === self;
}
