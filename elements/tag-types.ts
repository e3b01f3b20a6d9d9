import type {
  AttributeProps,
  commonEvents,
  ElementContract,
  ElementOf,
  EventDetail,
  EventMapOf,
  EventSpec,
  MarkupOf,
} from '../src/element-kit/contract';
import type { Contracts } from './generated/contracts';

export type {} from './page-api';

/** Types of tags and events, derived from the contracts of all elements. */

export type Tag = Contracts['tag'];

/** The element of each tag. */
export type ElementsByTag = { [Contract in Contracts as Contract['tag']]: ElementOf<Contract> };

/** The events of each tag, by their full names. */
export type EventsByTag = {
  [Contract in Contracts as Contract['tag']]: EventMapOf<Contract['events']> &
    EventMapOf<typeof commonEvents>;
};

/** Attributes of each tag, named as in markup. */
type AttributesByTag = { [Contract in Contracts as Contract['tag']]: MarkupOf<Contract['attributes']> };

/** Properties of each tag, named as in scripts. */
type PropertiesByTag = {
  [Contract in Contracts as Contract['tag']]: Partial<AttributeProps<Contract['attributes']>>;
};

/** What a framework may set on a tag: attributes, properties, and `on` + the full name of an event. */
export type HostProps<Name extends Tag> = AttributesByTag[Name] &
  PropertiesByTag[Name] & {
    [Event in keyof EventsByTag[Name] & string as `on${Event}`]?: (event: EventsByTag[Name][Event]) => void;
  };

type EventsOf<Contract extends ElementContract> = Contract extends ElementContract
  ? {
      [Name in keyof Contract['events'] & string]: [Name, Contract['events'][Name]];
    }[keyof Contract['events'] & string]
  : never;
type DetailOf<Spec> = Spec extends EventSpec ? EventDetail<Spec> : never;

/** An event of several elements has the same detail in all of them. */
type Events = {
  [Event in EventsOf<Contracts> as `shopper-profile-${Event[0]}`]: CustomEvent<DetailOf<Event[1]>>;
};
type CommonEvents = EventMapOf<typeof commonEvents>;

declare global {
  interface HTMLElementTagNameMap extends ElementsByTag {}
  interface GlobalEventHandlersEventMap extends Events, CommonEvents {}
}
