import { createContext, useContext } from 'react';
import type { SectionName, Translate, Translator } from '../copy/types';

export const CopyContext = createContext<Translator>((key) => {
  throw new Error(`There is no text for ${key}: the component is not in a piece.`);
});

/** `t` for the texts of the named sections, in the language and brand of the piece. */
export const useCopy: <Name extends SectionName>(
  ...sections: readonly [Name, ...Name[]]
) => Translate<Name> = () => useContext(CopyContext);
