import { createContext, useContext, useLayoutEffect } from 'react';

/** The interface of the custom element for the components inside it. */
export interface Host {
  /** Full tag name; '' outside an element. */
  tag: string;
  /** Target of its events, for actions that dispatch them later. */
  element: EventTarget;
  /** Dispatches `shopper-profile-{name}` from the element. Returns false if a listener canceled it. */
  dispatch(name: string, detail: object, isCancelable?: boolean): boolean;
  /** Subscribes to moves of the element within the document. Returns a function that unsubscribes. */
  onMoved(listener: () => void): () => void;
  /** Sets a custom state for style sheets, such as `:state(hidden-view)`. */
  setState(name: string, isSet: boolean): void;
  /** Adds a style sheet before the element's own style sheets. */
  adoptStyles(css: string): void;
  /** Prevents the page behind a popup from scrolling. Returns a function that releases it. */
  lockScroll(): () => void;
  /** Language of the element or of its nearest ancestor below `<html>`; '' if none is set. */
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

/** Default for components outside an element (in a story or test of their own): events are dropped. */
export const HostContext = createContext<Host>(nowhere);

export const useHost = (): Host => useContext(HostContext);

/** Adds the style sheet of a component that is loaded on demand. */
export function useStyles(css: string): void {
  const host = useHost();
  useLayoutEffect(() => {
    host.adoptStyles(css);
  }, [host, css]);
}

/** Calls `listener` after each move of the element in the document. */
export function useMoved(listener: () => void): void {
  const host = useHost();
  useLayoutEffect(() => host.onMoved(listener), [host, listener]);
}

/** Tells style sheets that the content below may show, because nothing will push it down anymore. */
export function useSettled(isSettled: boolean): void {
  const host = useHost();
  useLayoutEffect(() => {
    if (isSettled) host.setState('settled', true);
  }, [host, isSettled]);
}
