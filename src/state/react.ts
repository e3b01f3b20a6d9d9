import { useAtomValue } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import { store } from './store';

/** The only hook with which elements read the page state. */
export const useValue = <Value>(from: Atom<Value>): Awaited<Value> => useAtomValue(from, { store: store() });
