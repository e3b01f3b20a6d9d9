import { createContext, useContext } from 'react';
import type { SectionName, Translate, Translator } from '../copy/types';

export const CopyContext = createContext<Translator>((key) => {
  throw new Error(key); // a component outside an element
});

/** `t` for the texts of the named sections, in the language and brand of the element. */
export const useCopy: <Name extends SectionName>(
  ...sections: readonly [Name, ...Name[]]
) => Translate<Name> = () => useContext(CopyContext);
