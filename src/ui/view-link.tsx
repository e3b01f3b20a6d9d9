import type { MouseEvent, ReactNode, Ref } from 'react';
import { isPlainClick } from './clicks';

export interface ViewLinkProps {
  url: string;
  className: string;
  /** The view is the one that shows. */
  isCurrent: boolean;
  onGo(): void;
  ref?: Ref<HTMLAnchorElement> | undefined;
  children: ReactNode;
}

/** A link to a view of this page: a plain click switches the view; any other opens the page with it (SHELL-02). */
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
  /** Nothing while nobody knows. */
  count: number | undefined;
  /** Name and count in words, as a screen reader says them: the number alone tells nothing. */
  words: string;
}

/** What a link is called, and how many things are behind it (SHELL-05, SHELL-49). */
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
