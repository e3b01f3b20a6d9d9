import type { Locale } from '../src/config/derived';
import type { Texts } from '../src/copy/types';
import type { ElementContract } from '../src/element-kit/contract';
import { borrowed, groups, insides } from './generated/registry';

export type PieceClass = (new () => HTMLElement) & { readonly contract: Pick<ElementContract, 'tag'> };

/** What is known of a piece before any of its files is there. */
export interface Piece {
  needsProfile: boolean;
  /** Shows before the others. */
  comesFirst: boolean;
  /** Shows after the others. */
  comesLast: boolean;
  /** Tags inside of the piece: their files are on their way together with its own. */
  contains?: readonly string[] | undefined;
  load(): Promise<PieceClass>;
  copy(locale: Locale): Promise<Texts>;
}

/** A piece with its wording, and that of the pieces whose words it uses. */
export interface WordedPiece {
  elementClass: PieceClass;
  copy: Readonly<Record<Locale, () => Promise<Texts>>>;
}

const PREFIX = 'shopper-profile-';

type GroupFile = Readonly<Record<'classes', Readonly<Record<string, PieceClass>>>>;

async function classOf(name: string, file: Promise<GroupFile>): Promise<PieceClass> {
  const found = (await file).classes[name];
  if (!found) throw new Error(name); // reported by `watchPage`, in its own words
  return found;
}

/** Every piece by its tag. */
export const registry: Readonly<Record<string, Piece>> = Object.fromEntries(
  Object.values(groups).flatMap(({ pieces, withoutProfile, comesFirst, comesLast, load, copy }) =>
    [...pieces, ...withoutProfile].map((name): [string, Piece] => [
      PREFIX + name,
      {
        needsProfile: pieces.includes(name),
        comesFirst,
        comesLast,
        contains: insides[name]?.map((inside) => PREFIX + inside),
        load: () => classOf(name, load()),
        copy: async (locale) => (await copy[locale]()).texts,
      },
    ]),
  ),
);

/** The wording of a piece of the registry, and that of the pieces whose words it uses. */
export async function copyOf(locale: Locale, tag: string): Promise<Texts> {
  const lenders = borrowed[tag.replace(PREFIX, '')] ?? [];
  const tags = [tag, ...lenders.map((name) => PREFIX + name)];
  const texts = await Promise.all(tags.map(async (name) => (await registry[name]?.copy(locale)) ?? {}));
  return Object.assign({}, ...texts) as Texts;
}
