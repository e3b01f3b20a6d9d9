import { pageTags } from '../src/widgets/page/contents';
import type { CopySection } from '../src/copy/types';
import type { Piece, PieceClass } from './registry';

const insides: Readonly<Record<string, readonly string[]>> = {
  page: pageTags,
  nav: ['shopper-profile-extra-help'],
};

const toCamelCase = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Takes the place of registry.ts in the loader: the same pieces, whose files are asked for by their names, so that thirty
 * of them fit into a small file.
 */
export const registry: Readonly<Record<string, Piece>> = Object.fromEntries(
  Object.entries(__PIECES__).map(([name, needsProfile]) => [
    `shopper-profile-${name}`,
    {
      copy: toCamelCase(name) as CopySection,
      needsProfile: needsProfile === 1,
      ...(name in insides && { contains: insides[name] ?? [] }),
      load: async () => {
        const file = (await import(`${__CHUNKS__}${name}-${__BUILD_ID__}.js`)) as Record<string, PieceClass>;
        const elementClass = file[toCamelCase(`shopper-profile-${name}`).replace('s', 'S')];
        if (!elementClass) throw new Error(`${name} has no element`);
        return elementClass;
      },
    },
  ]),
);
