import { atom } from 'jotai/vanilla';
import { configAtom } from '../config';
import { resourceStates, valueIn } from '../resource-states';

/** The toll-free number from the service (CONST-03). */
export const tollFreeStates = resourceStates<string>('toll-free number', 'page');

/** The configured toll-free number, otherwise the one from the service (contract §7); '' until one is known. */
export const tollFreeAtom = atom(
  (get) => get(configAtom).phones.tollFree || (valueIn(get(tollFreeStates.atom), '') ?? ''),
);

/** Toll-free number ('' until one is known) and TTY number (SHELL-61, OPEN-A039). */
export const supportPhoneAtom = atom((get) => ({
  number: get(tollFreeAtom),
  tty: get(configAtom).phones.tty,
}));

/** The configured sales numbers, at most two (CONST-10). */
export const salesNumbersAtom = atom((get) =>
  get(configAtom)
    .phones.sales.filter((number) => number !== '')
    .slice(0, 2),
);

/** Number for questions about a form: its own, otherwise the toll-free one (OPEN-B17). */
const formPhone = (name: 'identityHelp' | 'importHelp') =>
  atom((get) => {
    const { phones } = get(configAtom);
    return { number: phones[name] || get(tollFreeAtom), tty: phones.tty };
  });

export const identityPhoneAtom = formPhone('identityHelp');
export const importPhoneAtom = formPhone('importHelp');
