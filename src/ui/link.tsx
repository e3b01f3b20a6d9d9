import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';

export interface Navigation {
  /** Offers the navigation to the host; returns whether the browser may follow the link by itself. */
  follow(name: string, url: string): boolean;
  /** The shopper is about to follow the link: the page behind it can be fetched. */
  prepare(url: string): void;
}

export const NavigationContext = createContext<Navigation>({ follow: () => true, prepare: () => undefined });

export interface LinkProps {
  /** Name of the route, for `shopper-profile-navigate`. */
  route: string;
  url: string;
  className?: string;
  label?: string;
  /** Whether the page behind it is fetched when pointer or focus come near (NET-28). */
  isPrefetched?: boolean;
  children: ReactNode;
}

/** A real link, so that it can be opened in a new tab; a plain click asks the host first. */
export function Link({ route, url, className, label, isPrefetched = false, children }: LinkProps): ReactNode {
  const { follow, prepare } = useContext(NavigationContext);
  const handleClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!follow(route, url)) event.preventDefault();
  };
  const handleNear = (): void => {
    if (isPrefetched) prepare(url);
  };
  return (
    <a
      href={url}
      className={className}
      aria-label={label}
      onClick={handleClick}
      onPointerEnter={handleNear}
      onFocus={handleNear}
    >
      {children}
    </a>
  );
}
