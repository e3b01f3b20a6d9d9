import { parseAttribute } from '../../src/element-kit/attributes';
import { commonAttributes, type AttributeSpec, type ElementContract } from '../../src/element-kit/contract';
import { contracts } from './generated/contracts';

type Site = 'AMP' | 'UMS';
type Lang = 'en' | 'es';

/** An element that the author has put on the page. */
export interface Placed {
  /** Name of the tag without `shopper-profile-`. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Shows until the element has loaded. */
  text: string;
}

/** The elements of the page, and the shopper, brand and language of the preview. */
export interface Draft {
  elements: readonly Placed[];
  scenario: string;
  site: Site;
  lang: Lang;
  /** Elements that show nothing display a note. */
  hasNotes: boolean;
}

const PREFIX = 'shopper-profile-';

export const tagOf = ({ name }: Placed): string => PREFIX + name;

export const nameOf = ({ tag }: ElementContract): string => tag.slice(PREFIX.length);

const byName = new Map<string, ElementContract>(contracts.map((contract) => [nameOf(contract), contract]));

export const contractOf = (name: string): ElementContract | undefined => byName.get(name);

export const attributesOf = (contract: ElementContract): Record<string, AttributeSpec> => ({
  ...contract.attributes,
  ...commonAttributes,
});

/** `nav?without-extra-help=` */
function elementText({ name, attributes, text }: Placed): string {
  const query = new URLSearchParams({ ...attributes, ...(text && { text }) }).toString();
  return query ? `${name}?${query}` : name;
}

/** Ignores elements, attributes and values of the URL that are not in the contracts. */
function readElement(element: string): Placed[] {
  const [name = '', query = ''] = element.split(/\?(.*)/s);
  const contract = contractOf(name);
  if (!contract) return [];
  const given = new URLSearchParams(query);
  const known = Object.entries(attributesOf(contract)).flatMap(([attribute, spec]) => {
    const value = given.get(attribute);
    return value !== null && parseAttribute(spec, value).ok ? [[attribute, value] as const] : [];
  });
  return [{ name, attributes: Object.fromEntries(known), text: given.get('text') ?? '' }];
}

/** The draft as a query string that can be bookmarked. */
export function queryOf({ elements, scenario, site, lang, hasNotes }: Draft): URLSearchParams {
  const query = new URLSearchParams({ site, scenario, lang });
  if (!hasNotes) query.set('notes', 'no');
  for (const element of elements) query.append('element', elementText(element));
  return query;
}

/** Values that the query does not set have their defaults. */
export const draftOf = (query: URLSearchParams): Draft => ({
  elements: query.getAll('element').flatMap(readElement),
  scenario: query.get('scenario') ?? 'consumer',
  site: query.get('site') === 'UMS' ? 'UMS' : 'AMP',
  lang: query.get('lang') === 'es' ? 'es' : 'en',
  hasNotes: query.get('notes') !== 'no',
});

/** The draft of a first visit. */
export const FIRST_DRAFT = 'element=banner&element=outage&element=plans%3Fheading-level%3D2';
