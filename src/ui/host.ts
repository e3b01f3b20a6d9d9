import { createContext, useContext, useLayoutEffect } from 'react';

/** What a component may know of the custom element around it. */
export interface Host {
  /** Full tag name, '' outside of an element. */
  tag: string;
  /** Where its events come from, for actions that dispatch them later. */
  element: EventTarget;
  /** Dispatches `shopper-profile-{name}` from the element; returns false when a listener cancelled it. */
  dispatch(name: string, detail: object, isCancelable?: boolean): boolean;
  /** Calls back each time the element has been moved to another place of the document. */
  onMoved(listener: () => void): () => void;
  /** Says something about the element to its style sheets: `:state(hidden-view)`. */
  setState(name: string, isSet: boolean): void;
  /** Gives the element a style sheet that goes before its own. */
  adoptStyles(css: string): void;
  /** Keeps the page behind a popup from scrolling; returns the release. */
  lockScroll(): () => void;
  /** Language of the element and of what is around it below `<html>`, '' where nothing says one. */
  lang: string;
}

const nowhere: Host = {
  tag: '',
  element: new EventTarget(),
  dispatch: () => true,
  onMoved: () => () => undefined,
  setState: () => undefined,
  adoptStyles: () => undefined,
  lockScroll: () => () => undefined,
  lang: '',
};

/** Outside an element (a component's own story or test) events go nowhere. */
export const HostContext = createContext<Host>(nowhere);

export const useHost = (): Host => useContext(HostContext);

/** Styles of a component that comes on demand. */
export function useStyles(css: string): void {
  const host = useHost();
  useLayoutEffect(() => {
    host.adoptStyles(css);
  }, [host, css]);
}

/** Runs `listener` after each move of the element in the document. */
export function useMoved(listener: () => void): void {
  const host = useHost();
  useLayoutEffect(() => host.onMoved(listener), [host, listener]);
}

/** Tells style sheets that what stands below may show: nothing will push it down any more. */
export function useSettled(isSettled: boolean): void {
  const host = useHost();
  useLayoutEffect(() => {
    if (isSettled) host.setState('settled', true);
  }, [host, isSettled]);
}
