import type { EventSpec } from './contract';

/** Events that more than one element dispatches. Their details are part of the public contract. */
export const navigate = {
  description:
    'Dispatched before the page follows a link of the element. Cancel the event to route the shopper yourself. If the host opens the page, `values` identifies its plan or application.',
  cancelable: true,
  detail: { name: 'text', url: 'text', values: 'values' },
} as const satisfies EventSpec;

const popup = { cancelable: false, detail: { popup: 'text' } } as const;

export const popupEvents = {
  'popup-open': { ...popup, description: 'Dispatched when a popup of the element opens.' },
  'popup-close': { ...popup, description: 'Dispatched when a popup of the element closes.' },
} as const satisfies Record<string, EventSpec>;

const form = { cancelable: false, detail: { form: 'text' } } as const;

export const formEvents = {
  'form-submit': {
    ...form,
    description:
      'Dispatched when the shopper submits a form of the element. The event contains nothing that the shopper typed.',
  },
  'form-error': {
    ...form,
    description:
      'Dispatched when a form of the element cannot be submitted, because a value is missing or invalid.',
  },
} as const satisfies Record<string, EventSpec>;

/** For changes of a saved list; each element adds its own description. */
export const itemEvent = {
  cancelable: false,
  detail: { kind: ['plan', 'drug', 'doctor'], count: 'number' },
} as const satisfies Omit<EventSpec, 'description'>;

export const yearChange = {
  description: 'Dispatched when the shopper switches to the plans of another year.',
  cancelable: false,
  detail: { year: 'number' },
} as const satisfies EventSpec;
