import { createContext, useContext, useEffect, type MouseEvent, type ReactNode } from 'react';
import { isAddress } from '../domain/address';

export interface Navigation {
  /** Whether the shopper may follow the link. Otherwise a press is only counted (TRACK-09). */
  mayFollow(name: string, url: string): boolean;
  /** Offers the navigation to the host. Returns whether the browser may follow the link. */
  follow(name: string, url: string): boolean;
  /** Called when the shopper is about to follow the link, so that the page can be prefetched. */
  prepare(url: string): void;
  /** Reports a URL that cannot be followed. */
  complain(url: string): void;
}

export const NavigationContext = createContext<Navigation>({
  mayFollow: () => true,
  follow: () => true,
  prepare: () => undefined,
  complain: () => undefined,
});

export interface LinkProps {
  /** Name of the route, for `shopper-profile-navigate`. */
  route: string;
  url: string;
  className?: string;
  label?: string;
  /** Whether the page is prefetched when the pointer or focus approaches (NET-28). */
  isPrefetched?: boolean;
  children: ReactNode;
}

/**
 * A native link, so that it can be opened in a new tab; a plain click offers the navigation to the host first. If the
 * shopper may not follow it, it is a button; without a usable URL, nothing renders.
 */
export function Link({ route, url, className, label, isPrefetched = false, children }: LinkProps): ReactNode {
  const { mayFollow, follow, prepare, complain } = useContext(NavigationContext);
  const isUsable = isAddress(url);
  useEffect(() => {
    if (!isUsable) complain(url);
  }, [isUsable, complain, url]);
  const handleClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!follow(route, url)) event.preventDefault();
  };
  const handleNear = (): void => {
    if (isPrefetched) prepare(url);
  };
  if (!isUsable) return null;
  if (!mayFollow(route, url))
    return (
      <button
        type="button"
        className={className?.includes('button') ? className : 'text-button'}
        aria-label={label}
        onClick={() => follow(route, url)}
      >
        {children}
      </button>
    );
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
