import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Plain text or sanitized HTML. */
export type SafeHtml = string | DocumentFragment;

/** Formatted text from the content. Its nodes are inserted directly, never through a string. */
export function RichText({ content }: { content: SafeHtml }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Inserts a clone, because inserting a fragment empties it.
    box.current?.replaceChildren(typeof content === 'string' ? content : content.cloneNode(true));
  }, [content]);
  return <div ref={box} className="rich-text" />;
}
