import { shopperValueAtom } from '../store';

export type ListedKind = 'drug' | 'doctor';

/** Which drug or doctor the remove popup is about, and which element opened it (DRUGS-17, DOCS-07). */
export const itemToBeDeletedAtom = shopperValueAtom<{ kind: ListedKind; key: string; openedBy: symbol } | null>(
  'itemToBeDeleted',
  null,
);
