import { pageAtom } from './store';

/** Texts from content fragments, by text key (OPEN-A103). */
export const contentTextsAtom = pageAtom<Readonly<Record<string, string>>>('contentTexts', {});
