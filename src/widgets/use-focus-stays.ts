import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isFocusNowhere } from '../browser/focus';

/** The focused control and its neighbors in the list. */
interface Place {
  focused: Element;
  neighbours: readonly (Element | null | undefined)[];
}

function placeOf(focused: Element): Place {
  const item = focused.closest('li');
  return { focused, neighbours: [item?.nextElementSibling, item?.previousElementSibling] };
}

/** The last control of the neighbor: after a removal, that of the next item. */
function controlNextTo({ neighbours }: Place): HTMLElement | undefined {
  const neighbour = neighbours.find((element) => element?.isConnected);
  return neighbour ? [...neighbour.querySelectorAll<HTMLElement>('button, a[href]')].at(-1) : undefined;
}

const isInPopup = (target: unknown): boolean =>
  target instanceof Element && target.closest('dialog') !== null;

/**
 * When new data removes the focused control, moves focus to its neighbor in the list, otherwise to the heading of the
 * element, instead of to the top of the page. For a popup, uses the control that opened it.
 */
export function useFocusStays(
  heading: RefObject<HTMLElement | null>,
  /** Preferred target, if it returns an element. */
  first: () => HTMLElement | null | undefined = () => undefined,
): void {
  const firstNow = useEffectEvent(first);
  const place = useRef<Place | null>(null);

  useEffect(() => {
    const root = heading.current?.getRootNode();
    const gain = ({ target }: Event): void => {
      if (target instanceof Element && !(place.current && isInPopup(target))) place.current = placeOf(target);
    };
    // Removing a node also blurs it, so only a node that still exists a moment later was left by the shopper.
    const lose = ({ target, relatedTarget }: FocusEvent): void => {
      if (isInPopup(relatedTarget)) return;
      queueMicrotask(() => {
        if (place.current?.focused === target && place.current.focused.isConnected) place.current = null;
      });
    };
    root?.addEventListener('focusin', gain);
    root?.addEventListener('focusout', lose as EventListener);
    return () => {
      root?.removeEventListener('focusin', gain);
      root?.removeEventListener('focusout', lose as EventListener);
    };
  }, [heading]);

  useEffect(() => {
    const left = place.current;
    const root = heading.current?.getRootNode();
    if (!left || left.focused.isConnected || (root instanceof ShadowRoot && isInPopup(root.activeElement)))
      return;
    place.current = null;
    if (isFocusNowhere()) (firstNow() ?? controlNextTo(left) ?? heading.current)?.focus();
  });
}
