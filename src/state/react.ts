import { useAtomValue, useSetAtom } from 'jotai/react';
import type { Atom, WritableAtom } from 'jotai/vanilla';
import { store } from './store';

/** The only hooks through which pieces read and change the page state. */
export const useValue = <Value>(from: Atom<Value>): Awaited<Value> => useAtomValue(from, { store: store() });

export const useAction = <Args extends unknown[], Answer>(
  action: WritableAtom<unknown, Args, Answer>,
): ((...args: Args) => Answer) => useSetAtom(action, { store: store() });
