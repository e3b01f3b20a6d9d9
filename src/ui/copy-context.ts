import { createContext, useContext } from 'react';
import type { Translate } from '../copy/types';

export const CopyContext = createContext<Translate>(() => '');

/** `t` of the piece: text by key, in its language and brand. */
export const useCopy = (): Translate => useContext(CopyContext);
