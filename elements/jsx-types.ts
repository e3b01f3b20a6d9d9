/** `shopper-profile/react`: types of the tags in React's JSX. */
import type { ElementsByTag, HostProps, Tag } from './tag-types';

// Types only, from the host's React; nothing is loaded.
// eslint-disable-next-line house/import-directions
type Common<Element> = import('react').DetailedHTMLProps<import('react').HTMLAttributes<Element>, Element>;

/** Attributes, properties, and listeners by the full name of their event: React listens on the element. */
type JsxTags = { [Name in Tag]: Common<ElementsByTag[Name]> & HostProps<Name> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxTags {}
  }
}
