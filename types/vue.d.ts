/** `shopper-profile/vue`: what TypeScript knows of the tags in the templates of Vue 3. */
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { ElementsByTag, EventsByTag, HostProps, Tag } from '../dist/types/elements/tag-types.js';

type Listeners<Events> = { [Name in keyof Events]: (event: Events[Name]) => void };

type VueTags = {
  [Name in Tag]: new () => ElementsByTag[Name] & {
    /** @deprecated For the type checker alone. */
    $props: Omit<HTMLAttributes, keyof HostProps<Name>> & HostProps<Name> & PublicProps;
    /** @deprecated For the type checker alone. */
    $emit: EmitFn<Listeners<EventsByTag[Name]>>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends VueTags {}
}
