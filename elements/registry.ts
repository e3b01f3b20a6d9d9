import type { Locale } from '../src/config/derived';
import type { Texts } from '../src/copy/types';
import type { ElementContract } from '../src/element-kit/contract';
import { groups, insides } from './generated/registry';

export type PieceClass = (new () => HTMLElement) & { readonly contract: ElementContract };

/** What is known of a piece before any of its files is there. */
export interface Piece {
  needsProfile: boolean;
  /** Tags inside of the piece: their files are on their way together with its own. */
  contains?: readonly string[];
  load(): Promise<PieceClass>;
  copy(locale: Locale): Promise<Texts>;
}

const PREFIX = 'shopper-profile-';

async function classOf(tag: string, files: Promise<object>): Promise<PieceClass> {
  const classes = Object.values(await files) as PieceClass[];
  const found = classes.find(({ contract }) => contract.tag === tag);
  if (!found) throw new Error(`<${tag}> is not in the file of its group`);
  return found;
}

/** Every piece by its tag. */
export const registry: Readonly<Record<string, Piece>> = Object.fromEntries(
  Object.values(groups).flatMap(({ needsProfile, load, copy }) =>
    Object.entries(needsProfile).map(([name, isNeeded]): [string, Piece] => [
      PREFIX + name,
      {
        needsProfile: isNeeded,
        contains: insides[name] ?? [],
        load: () => classOf(PREFIX + name, load()),
        copy: async (locale) => (await copy[locale]()).texts,
      },
    ]),
  ),
);

/** The wording of a piece of the registry. */
export async function copyOf(locale: Locale, tag: string): Promise<Texts> {
  return (await registry[tag]?.copy(locale)) ?? {};
}
