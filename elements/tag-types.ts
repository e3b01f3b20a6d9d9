import type {
  commonEvents,
  ElementContract,
  ElementOf,
  EventDetail,
  EventMapOf,
  EventSpec,
  JsxOf,
} from '../src/element-kit/contract';
import type { Contracts } from './generated/contracts';

/** What TypeScript knows of tags and events, worked out from the contracts of all pieces. */

type Tags = { [Contract in Contracts as Contract['tag']]: ElementOf<Contract> };
type JsxTags = { [Contract in Contracts as Contract['tag']]: JsxOf<Contract> };

type EventsOf<Contract extends ElementContract> = Contract extends ElementContract
  ? {
      [Name in keyof Contract['events'] & string]: [Name, Contract['events'][Name]];
    }[keyof Contract['events'] & string]
  : never;
type DetailOf<Spec> = Spec extends EventSpec ? EventDetail<Spec> : never;

/** An event that several pieces have has the same detail in all of them. */
type Events = {
  [Event in EventsOf<Contracts> as `shopper-profile-${Event[0]}`]: CustomEvent<DetailOf<Event[1]>>;
};
type CommonEvents = EventMapOf<typeof commonEvents>;

declare global {
  interface HTMLElementTagNameMap extends Tags {}
  interface GlobalEventHandlersEventMap extends Events, CommonEvents {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxTags {}
  }
}
