import { useState, type ReactNode } from 'react';
import type { View } from '../domain/shopper/view';
import { shownViewAtom } from '../state/page/shown-view';
import { useValue } from '../state/react';

/** Whether the shopper has switched views since this element was added. */
export function useHasSwitched(): boolean {
  const view = useValue(shownViewAtom);
  const [before, setBefore] = useState(view);
  const [hasSwitched, setHasSwitched] = useState(false);
  if (view !== before) {
    setBefore(view);
    setHasSwitched(before !== null && view !== null);
  }
  return hasSwitched;
}

/** Announces the view after each switch, because not every view has a heading that could receive focus. */
export function ViewStatus({ textOf }: { textOf(view: View): string }): ReactNode {
  const view = useValue(shownViewAtom);
  const hasSwitched = useHasSwitched();
  return (
    <p role="status" className="visually-hidden">
      {view && hasSwitched && textOf(view)}
    </p>
  );
}
