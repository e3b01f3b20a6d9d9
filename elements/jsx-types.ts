/** `shopper-profile/react`: what TypeScript knows of the tags in the JSX of React. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { HostProps, Tag, ElementsByTag } from './tag-types';

/** Attributes, and listeners by the full name of their event: React listens on the element. */
type JsxTags = {
  [Name in Tag]: DetailedHTMLProps<HTMLAttributes<ElementsByTag[Name]>, ElementsByTag[Name]> &
    HostProps<Name>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxTags {}
  }
}
