import type { MouseEvent, ReactNode } from 'react';
import { useHost } from '../../src/ui/host';
import { isPlainClick } from '../../src/ui/clicks';
import { Drawing } from '../../src/ui/drawing';

export interface NewTabLinkProps {
  /** Name of the route, for `shopper-profile-navigate`. */
  route: string;
  url: string;
  className?: string;
  /** Text for screen readers that the link opens a new tab; an arrow shows it visually. */
  note: string;
  children: ReactNode;
}

/**
 * A link that opens a new tab (SHELL-22). A plain click offers the navigation to the host first, but not to the host's
 * router, which controls only this tab.
 */
export function NewTabLink({ route, url, className, note, children }: NewTabLinkProps): ReactNode {
  const host = useHost();
  const handleClick = (event: MouseEvent): void => {
    if (isPlainClick(event) && !host.dispatch('navigate', { name: route, url }, true)) event.preventDefault();
  };
  return (
    <a href={url} target="_blank" rel="noopener" className={className} onClick={handleClick}>
      <span>
        {children} <span className="visually-hidden">{note}</span>
      </span>
      <Drawing className="new-tab-icon" path="M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9" />
    </a>
  );
}
