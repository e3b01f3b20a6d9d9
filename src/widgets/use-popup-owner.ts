import { useEffect } from 'react';
import { useValue } from '../state/react';
import { pageAtom, read, write } from '../state/store';
import { useSelf } from './use-self';

/**
 * Of several elements of a page-level popup, one opens it. Returns whether it is this one; another takes over when it
 * leaves the page.
 */
export function useIsPopupOwner(popup: string): boolean {
  const self = useSelf();
  const ownerAtom = pageAtom<symbol | null>(`owner of ${popup}`, null);
  const owner = useValue(ownerAtom);
  useEffect(() => {
    if (owner === null) write(ownerAtom, self);
  }, [owner, ownerAtom, self]);
  useEffect(
    () => () => {
      if (read(ownerAtom) === self) write(ownerAtom, null);
    },
    [ownerAtom, self],
  );
  return owner === self;
}
