import type { MouseEvent, ReactNode, Ref } from 'react';
import { isPlainClick } from './clicks';

export interface ViewLinkProps {
  url: string;
  className: string;
  /** Whether the view is the current one. */
  isCurrent: boolean;
  onGo(): void;
  ref?: Ref<HTMLAnchorElement> | undefined;
  children: ReactNode;
}

/**
 * A link to a view of this page. A plain click switches the view; any other click opens the page at that view
 * (SHELL-02).
 */
export function ViewLink({ url, className, isCurrent, onGo, ref, children }: ViewLinkProps): ReactNode {
  const handleClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onGo();
  };
  return (
    <a
      ref={ref}
      href={url}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}

export interface CountedProps {
  name: string;
  /** No value while unknown. */
  count: number | undefined;
  /** Name and count in words for screen readers, because a number without a name has no meaning. */
  words: string;
}

/** Name of a link and the number of items behind it (SHELL-05, SHELL-49). */
export function Counted({ name, count, words }: CountedProps): ReactNode {
  if (count === undefined) return <span className="counted">{name}</span>;
  return (
    <>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true" className="counted">
        {name}
      </span>
      <span aria-hidden="true" className="count">
        {count}
      </span>
    </>
  );
}
