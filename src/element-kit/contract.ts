import type { SharedSections } from '../copy/types';

/**
 * The public interface of an element, as data. Props, event types, the manifest, editor data, the docs, and Storybook's
 * controls are derived from it; nothing is written twice.
 */
export interface ElementContract {
  /** Full tag name, `shopper-profile-…`. */
  tag: `shopper-profile-${string}`;
  /** One sentence that says what the element does for a shopper. */
  summary: string;
  /**
   * Audience of the element, in one sentence. Required by the generator; optional in the type, because texts for
   * authors are in no bundle.
   */
  audience?: string;
  /** When the element shows. For an element that always shows: what shows if there is no data. */
  showsWhen?: Readonly<Record<'en' | 'es', string>>;
  /** Whether connecting the element starts the page's load flow. */
  needsProfile: boolean;
  /** Tags inside the element. Their files load together with the files of the element. */
  contains?: readonly string[];
  /** Shared texts that the element shows from the start, in addition to its own: sections of src/copy. */
  sections?: readonly Exclude<keyof SharedSections, 'common'>[];
  /** Height that `shopper-profile.css` reserves before the upgrade, a CSS length. */
  reservedBlockSize: string;
  /** Reserved height by boolean attribute, for elements whose height depends on it. */
  reservedBlockSizeWith?: Readonly<Record<string, string>>;
  /** Reserved height in a language with longer texts. */
  reservedBlockSizeIn?: Readonly<Record<'es', string>>;
  /** By kebab-case name. Only scalars. */
  attributes: Record<string, AttributeSpec>;
  /** Object data by camelCase name. Properties only: never read from or written to an attribute. */
  properties?: Record<string, { description: string; shape: string }>;
  /** In addition to the events of every element, by name without the prefix `shopper-profile-`. */
  events: Record<string, EventSpec>;
  /** In addition to the slot for author content, which every element has. */
  slots?: Record<string, string>;
  /** Markup as an author would write it. */
  example: string;
}

export type AttributeSpec = { description: string } & (
  | { type: 'string'; default: string }
  | { type: 'choice'; options: readonly string[]; default: string | null }
  | { type: 'integer'; minimum: number; maximum: number; default: number | null }
  /** `default: null` for an attribute whose default is a configuration key. */
  | { type: 'boolean'; default?: null }
);

export interface EventSpec {
  description: string;
  cancelable: boolean;
  detail: Record<string, FieldSpec>;
}

/** An array lists the allowed texts. */
export type FieldSpec =
  'text' | 'texts' | 'number' | 'number|null' | 'boolean' | 'values' | readonly string[];

/** The attributes of every element. `hidden` is the platform's own. */
export const commonAttributes = {
  lang: {
    type: 'string',
    default: '',
    description:
      'Language of this element. If it is missing, the element uses the language of its nearest ancestor (below `<html>`), then the configured `locale`, then the language of `<html>`.',
  },
} as const satisfies Record<string, AttributeSpec>;

/** The events of every element. */
export const commonEvents = {
  error: {
    description:
      'Dispatched when the element cannot render. Its author content shows again. The event contains no personal data.',
    cancelable: false,
    detail: { source: 'text', message: 'text', code: 'text' },
  },
} as const satisfies Record<string, EventSpec>;

/** The shadow parts of every element, which a host may style. @public for the reference and Storybook */
export const commonParts = { root: 'The box around everything in the element.' } as const;

/** The slots of every element: `''` is the author content. @public for the reference and Storybook */
export const commonSlots = {
  '': 'Shows until the element renders for the first time, and again if rendering fails.',
} as const;

/** All events of an element, by name without the prefix. */
export const eventsOf = (contract: ElementContract): Record<string, EventSpec> => ({
  ...contract.events,
  ...commonEvents,
});

/** For elements with a heading. */
export const headingLevel = {
  type: 'integer',
  minimum: 1,
  maximum: 6,
  default: 2,
  description: 'Level of the element’s heading, from 1 to 6. Set it to fit the outline of your page.',
} as const satisfies AttributeSpec;

type CamelCase<Kebab extends string> = Kebab extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Kebab;

type AttributeValue<Spec extends AttributeSpec> = Spec extends {
  type: 'choice';
  options: readonly (infer Option)[];
  default: infer Default;
}
  ? Default extends null
    ? Option | null
    : Option
  : Spec extends { type: 'integer'; default: infer Default }
    ? Default extends null
      ? number | null
      : number
    : Spec extends { type: 'boolean' }
      ? Spec extends { default: null }
        ? boolean | null
        : boolean
      : string;

type FieldValue<Field extends FieldSpec> = Field extends 'text'
  ? string
  : Field extends 'texts'
    ? readonly string[]
    : Field extends 'number'
      ? number
      : Field extends 'number|null'
        ? number | null
        : Field extends 'boolean'
          ? boolean
          : Field extends 'values'
            ? Readonly<Record<string, string | number>> | undefined
            : Field extends readonly (infer Option)[]
              ? Option
              : never;

export type EventDetail<Spec extends EventSpec> = {
  -readonly [Name in keyof Spec['detail']]: FieldValue<Spec['detail'][Name]>;
};

/** Named as in markup. */
export type MarkupOf<Attributes extends Record<string, AttributeSpec>> = {
  [Name in keyof Attributes & string]?: AttributeValue<Attributes[Name]>;
};

/** Named as in scripts. */
export type AttributeProps<Attributes extends Record<string, AttributeSpec>> = {
  [Name in keyof Attributes & string as CamelCase<Name>]: AttributeValue<Attributes[Name]>;
};

type EventProps<Events extends Record<string, EventSpec>> = {
  [Name in keyof Events & string as `on${Capitalize<CamelCase<Name>>}`]: (
    detail: EventDetail<Events[Name]>,
  ) => boolean;
};

/**
 * Props of the widget behind an element. Event props dispatch the event, and return false if a listener canceled it.
 */
export type PropsOf<Contract extends ElementContract> = AttributeProps<Contract['attributes']> &
  AttributeProps<typeof commonAttributes> &
  EventProps<Contract['events']> &
  Partial<Record<keyof Contract['properties'] & string, unknown>>;

/** The element class, as page scripts and TypeScript hosts see it. */
export type ElementOf<Contract extends ElementContract> = HTMLElement &
  AttributeProps<Contract['attributes']> &
  Partial<Record<keyof Contract['properties'] & string, unknown>>;

export interface ElementClass<Contract extends ElementContract> {
  new (): ElementOf<Contract>;
  /** Tools use the rest of the contract: custom-elements.json. */
  readonly contract: Pick<Contract, 'tag'>;
}

/** Typed listeners of a host: event name → CustomEvent. */
export type EventMapOf<Events extends Record<string, EventSpec>> = {
  [Name in keyof Events & string as `shopper-profile-${Name}`]: CustomEvent<EventDetail<Events[Name]>>;
};

export const toCamelCase = (kebab: string): string =>
  kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
