import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';

/** Answers whether the browser may follow the link by itself. */
export type Follow = (name: string, url: string) => boolean;

export const FollowContext = createContext<Follow>(() => true);

export interface LinkProps {
  /** Name of the route, for `shopper-profile-navigate`. */
  route: string;
  url: string;
  className?: string;
  label?: string;
  children: ReactNode;
}

/** A real link, so that it can be opened in a new tab; a plain click asks the host first. */
export function Link({ route, url, className, label, children }: LinkProps): ReactNode {
  const follow = useContext(FollowContext);
  const handleClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!follow(route, url)) event.preventDefault();
  };
  return (
    <a href={url} className={className} aria-label={label} onClick={handleClick}>
      {children}
    </a>
  );
}
