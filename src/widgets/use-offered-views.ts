import { useEffect, useState } from 'react';
import { inRoots, onRootsChange } from '../browser/roots';
import { views, type View } from '../domain/shopper/view';
import { mainPieces } from '../state/page/view';

/** The page tag has a piece for every view. */
const offeredViews = (): readonly View[] =>
  views.filter((view) => inRoots(`${mainPieces[view]},shopper-profile-page`).length > 0);

/** Views that have a piece on the page, now or later: any other would be an empty screen. */
export function useOfferedViews(): readonly View[] {
  const [offered, setOffered] = useState(offeredViews);
  useEffect(
    () =>
      onRootsChange(() => {
        setOffered((before) => {
          const now = offeredViews();
          return now.join() === before.join() ? before : now;
        });
      }),
    [],
  );
  return offered;
}
