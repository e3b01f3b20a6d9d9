import type { Locale } from '../src/config/derived';
import type { Texts } from '../src/copy/types';
import type { ElementContract } from '../src/element-kit/contract';
import { groups, insides, lenders } from './generated/registry';

export type ElementClass = (new () => HTMLElement) & { readonly contract: Pick<ElementContract, 'tag'> };

/** Data of an element that exists before any of its files has loaded. */
export interface ProfileElement {
  needsProfile: boolean;
  /** Shows before the other elements. */
  comesFirst: boolean;
  /** Shows after the other elements. */
  comesLast: boolean;
  /** Tags inside the element. Their files load together with the files of the element. */
  contains?: readonly string[] | undefined;
  load(): Promise<ElementClass>;
  copy(locale: Locale): Promise<Texts>;
}

/** An element with its own texts and the shared texts that it uses. */
export interface ElementWithTexts {
  elementClass: ElementClass;
  copy: Readonly<Record<Locale, () => Promise<Texts>>>;
}

const PREFIX = 'shopper-profile-';

type GroupFile = Readonly<Record<'classes', Readonly<Record<string, ElementClass>>>>;

async function classOf(name: string, file: Promise<GroupFile>): Promise<ElementClass> {
  const found = (await file).classes[name];
  if (!found) throw new Error(name); // reported by `watchPage` with its own message
  return found;
}

/** Every element by its tag. */
export const registry: Readonly<Record<string, ProfileElement>> = Object.fromEntries(
  Object.values(groups).flatMap(({ elements, withoutProfile, comesFirst, comesLast, load, copy }) =>
    [...elements, ...withoutProfile].map((name): [string, ProfileElement] => [
      PREFIX + name,
      {
        needsProfile: elements.includes(name),
        comesFirst,
        comesLast,
        contains: insides[name]?.map((inside) => PREFIX + inside),
        load: () => classOf(name, load()),
        copy: async (locale) => (await copy[locale]()).texts,
      },
    ]),
  ),
);

/** The texts of a registered element, and the shared texts that it uses. */
export async function copyOf(locale: Locale, tag: string): Promise<Texts> {
  const borrowed = (lenders[tag.replace(PREFIX, '')] ?? []).map((name) => groups[name].copy[locale]());
  const [own, ...shared] = await Promise.all([registry[tag]?.copy(locale), ...borrowed]);
  return Object.assign({}, own, ...shared.map(({ texts }) => texts)) as Texts;
}
