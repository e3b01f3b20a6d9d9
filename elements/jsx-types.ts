/** `shopper-profile/react`: what TypeScript knows of the tags in the JSX of React. */
import type { ElementsByTag, HostProps, Tag } from './tag-types';

declare module 'react' {
  /** Attributes, properties, and listeners by the full name of their event: React listens on the element. */
  type ShopperProfileTags = {
    [Name in Tag]: DetailedHTMLProps<HTMLAttributes<ElementsByTag[Name]>, ElementsByTag[Name]> &
      HostProps<Name>;
  };

  namespace JSX {
    interface IntrinsicElements extends ShopperProfileTags {}
  }
}
