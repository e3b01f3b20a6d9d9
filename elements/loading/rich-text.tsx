import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Plain text, or HTML that has been sanitised. */
export type SafeHtml = string | DocumentFragment;

/** A text that content may have formatted; its nodes go into the page as they are, never by way of a string. */
export function RichText({ content }: { content: SafeHtml }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A copy, because a fragment is empty once its nodes are in the page.
    box.current?.replaceChildren(typeof content === 'string' ? content : content.cloneNode(true));
  }, [content]);
  return <div ref={box} className="rich-text" />;
}
