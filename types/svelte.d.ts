/** `shopper-profile/svelte`: what TypeScript knows of the tags in the markup of Svelte 5. */
import type { HTMLAttributes } from 'svelte/elements';
import type { ElementsByTag, HostProps, Tag } from '../dist/types/elements/tag-types.js';

type SvelteTags = {
  [Name in Tag]: Omit<HTMLAttributes<ElementsByTag[Name]>, keyof HostProps<Name>> & HostProps<Name>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteTags {}
}
