import { atom } from 'jotai/vanilla';
import { configAtom } from '../config';
import { resourceStates, valueIn } from '../resource-states';

/** The toll-free number of the service (CONST-03). */
export const tollFreeStates = resourceStates<string>('toll-free number', 'page');

/** The configured number goes before the service's (contract §7). '' while there is none. */
export const tollFreeAtom = atom(
  (get) => get(configAtom).phones.tollFree || (valueIn(get(tollFreeStates.atom), '') ?? ''),
);

/** Toll-free number and its TTY number; '' while there is none (SHELL-61, OPEN-A039). */
export const supportPhoneAtom = atom((get) => ({
  number: get(tollFreeAtom),
  tty: get(configAtom).phones.tty,
}));

/** The two sales numbers, those that there are (CONST-10). */
export const salesNumbersAtom = atom((get) =>
  get(configAtom)
    .phones.sales.filter((number) => number !== '')
    .slice(0, 2),
);

/** Whom to call about a form, by its own number, else by the toll-free one (OPEN-B17). */
const formPhone = (name: 'identityHelp' | 'importHelp') =>
  atom((get) => {
    const { phones } = get(configAtom);
    return { number: phones[name] || get(tollFreeAtom), tty: phones.tty };
  });

export const identityPhoneAtom = formPhone('identityHelp');
export const importPhoneAtom = formPhone('importHelp');
