import type { ArgTypes, Args, StoryContext } from '@storybook/react-vite';
import { createElement, useState, type ReactNode } from 'react';
import { action } from 'storybook/actions';
import { defaultOf } from '../../src/element-kit/attributes';
import {
  commonAttributes,
  commonParts,
  commonSlots,
  type AttributeSpec,
  type ElementContract,
  type FieldSpec,
} from '../../src/element-kit/contract';
import { themeProperties } from '../../src/styles/theme-properties';

type InputType = ArgTypes[string];

/** What a story of an element may set: its attributes, by their names in markup. */
export type ElementArgs<Contract extends ElementContract> = Partial<
  Record<(keyof Contract['attributes'] | keyof typeof commonAttributes) & string, string | number | boolean>
>;

const attributesOf = (contract: ElementContract): [string, AttributeSpec][] =>
  Object.entries<AttributeSpec>({ ...contract.attributes, ...commonAttributes });

/** Type of an attribute in words. */
const typeOf = (spec: AttributeSpec): string => {
  if (spec.type === 'choice') return spec.options.join(' | ');
  return spec.type === 'integer' ? `${String(spec.minimum)} … ${String(spec.maximum)}` : spec.type;
};

const controlOf = (spec: AttributeSpec): InputType => {
  switch (spec.type) {
    case 'choice':
      return { options: spec.options, control: { type: 'select' } };
    case 'integer':
      return { control: { type: 'number', min: spec.minimum, max: spec.maximum } };
    case 'boolean':
      return { control: { type: 'boolean' } };
    case 'string':
      return { control: { type: 'text' } };
  }
};

const attributeRow = (name: string, spec: AttributeSpec): InputType => ({
  name,
  description: spec.description,
  ...controlOf(spec),
  table: {
    category: 'attributes',
    type: { summary: typeOf(spec) },
    defaultValue: { summary: spec.type === 'boolean' ? 'false' : String(spec.default ?? '') },
  },
});

/**
 * Height of a story in the docs, in pixels. An element without reserved space also gets a height, because its story
 * shows something.
 */
function storyHeight({ reservedBlockSize }: ElementContract): number {
  const [size] = /[\d.]+/.exec(reservedBlockSize) ?? [];
  return 16 * Math.max(Number(size), 10);
}

const fieldType = (field: FieldSpec): string => (typeof field === 'string' ? field : field.join(' | '));

/** A documentation row without a control. */
const row = (category: string, name: string, description: string, type?: string): InputType => ({
  name,
  description,
  control: false,
  table: { category, ...(type !== undefined && { type: { summary: type } }) },
});

function argTypesOf(contract: ElementContract): ArgTypes {
  const rows: ArgTypes = {};
  for (const [name, spec] of attributesOf(contract)) rows[name] = attributeRow(name, spec);
  for (const [name, { description, shape }] of Object.entries(contract.properties ?? {})) {
    rows[name] = row('properties', name, description, shape);
  }
  for (const [name, { description, cancelable, detail }] of Object.entries(contract.events)) {
    const fields = Object.entries(detail).map(([field, type]) => `${field}: ${fieldType(type)}`);
    const text = cancelable ? `${description} Cancelable.` : description;
    rows[`event ${name}`] = row('events', `shopper-profile-${name}`, text, `{ ${fields.join(', ')} }`);
  }
  for (const [name, text] of Object.entries({ ...commonSlots, ...contract.slots })) {
    rows[`slot ${name}`] = row('slots', name || 'author content', text);
  }
  for (const [name, text] of Object.entries(commonParts)) {
    rows[`part ${name}`] = row('parts', `::part(${name})`, text);
  }
  for (const [name, { description, syntax }] of Object.entries(themeProperties)) {
    rows[`css ${name}`] = row('custom properties', `--shopper-profile-${name}`, description, syntax);
  }
  return rows;
}

function defaultArgs(contract: ElementContract): Args {
  return Object.fromEntries(
    attributesOf(contract)
      .map(([name, spec]): [string, unknown] => [name, defaultOf(spec)])
      .filter(([, value]) => value !== '' && value !== null),
  );
}

/** The attributes that an author would write, without those that have no effect. */
const writtenAttributes = (contract: ElementContract, args: Args): [string, unknown][] =>
  attributesOf(contract)
    .map(([name, spec]): [string, unknown, unknown] => [name, args[name], defaultOf(spec)])
    .filter(([, value, byDefault]) => value !== undefined && value !== '' && value !== byDefault)
    .map(([name, value]) => [name, value]);

function markupOf(contract: ElementContract, args: Args): string {
  const attributes = writtenAttributes(contract, args).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${String(value).replaceAll('"', '&quot;')}"`,
  );
  return `<${contract.tag}${attributes.join('')}></${contract.tag}>`;
}

/** Markup of a whole page for the story. It works when an author copies it without changes. */
export function pageMarkupOf(contract: ElementContract, args: Args, globals: Args): string {
  const config = {
    site: globals.brand === 'UMS' ? 'UMS' : 'AMP',
    locale: globals.locale === 'es' ? 'es' : 'en',
  };
  return [
    '<link rel="stylesheet" href="/shopper-profile/shopper-profile.css" />',
    `<script type="application/json" data-shopper-profile-config>${JSON.stringify(config)}</script>`,
    '<script type="module" src="/shopper-profile/shopper-profile.js"></script>',
    markupOf(contract, args),
  ].join('\n');
}

/** Renders the element and reports its events to the actions panel. */
function ProfileElement({ contract, args }: { contract: ElementContract; args: Args }): ReactNode {
  const [listen] = useState(() => (element: HTMLElement | null) => {
    for (const name of Object.keys(contract.events)) {
      element?.addEventListener(`shopper-profile-${name}`, (event) => {
        action(event.type)((event as CustomEvent<unknown>).detail);
      });
    }
  });
  return createElement(contract.tag, {
    ...Object.fromEntries(writtenAttributes(contract, args)),
    ref: listen,
  });
}

/** What all stories of an element share: controls, docs and the element itself, derived from its contract. */
export const fromContract = (contract: ElementContract) => ({
  args: defaultArgs(contract),
  argTypes: argTypesOf(contract),
  render: (args: Args) => <ProfileElement contract={contract} args={args} />,
  parameters: {
    page: {},
    docs: {
      story: { inline: false, height: `${String(storyHeight(contract))}px` },
      description: {
        component: `${contract.summary}\n\n**For whom:** ${contract.audience ?? ''} **When:** ${contract.showsWhen?.en ?? ''}`,
      },
      source: {
        transform: (_: string, { args, globals }: StoryContext) => pageMarkupOf(contract, args, globals),
        language: 'html',
      },
    },
  },
});
