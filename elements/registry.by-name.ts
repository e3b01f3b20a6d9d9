import type { CopySection } from '../src/copy/types';
import type { Piece, PieceClass } from './registry';

const NEEDS_PROFILE = 1;
const IS_IN_PAGE = 2;
const HAS_LATE_WORDING = 4;

const facts = Object.entries(__PIECES__);

const toTag = (name: string): string => `shopper-profile-${name}`;

/** Names of the pieces inside of others. */
const insides: Readonly<Record<string, readonly string[]>> = {
  page: facts.flatMap(([name, sum]) => (sum & IS_IN_PAGE ? name : [])),
  nav: ['extra-help'],
};

const toCamelCase = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Takes the place of registry.ts in the loader: the same pieces, whose files are asked for by their names, so that thirty
 * of them fit into a small file.
 */
export const registry: Readonly<Record<string, Piece>> = Object.fromEntries(
  facts.map(([name, sum]) => [
    toTag(name),
    {
      ...(!(sum & HAS_LATE_WORDING) && { copy: toCamelCase(name) as CopySection }),
      needsProfile: Boolean(sum & NEEDS_PROFILE),
      contains: (insides[name] ?? []).map(toTag),
      load: async () => {
        const file = (await import(`${__CHUNKS__}${name}-${__BUILD_ID__}.js`)) as Record<string, PieceClass>;
        const elementClass = file[toCamelCase(toTag(name)).replace('s', 'S')];
        if (!elementClass) throw new Error(`${name} has no element`);
        return elementClass;
      },
    },
  ]),
);
