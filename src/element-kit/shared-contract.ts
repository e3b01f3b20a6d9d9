import type { EventSpec } from './contract';

/** Events that more than one piece dispatches; their details are those of the public contract. */
export const navigate = {
  description:
    'Before a link of the piece is followed. Cancel it to route by yourself. `values` says of which plan or application a page is, where the host opens it.',
  cancelable: true,
  detail: { name: 'text', url: 'text', values: 'values' },
} as const satisfies EventSpec;

const popup = { cancelable: false, detail: { popup: 'text' } } as const;

export const popupEvents = {
  'popup-open': { ...popup, description: 'A popup of the piece has opened.' },
  'popup-close': { ...popup, description: 'A popup of the piece has closed.' },
} as const satisfies Record<string, EventSpec>;

const form = { cancelable: false, detail: { form: 'text' } } as const;

export const formEvents = {
  'form-submit': {
    ...form,
    description: 'A form of the piece was sent. Carries nothing of what was typed.',
  },
  'form-error': {
    ...form,
    description: 'A form of the piece was not sent, because something in it is missing or wrong.',
  },
} as const satisfies Record<string, EventSpec>;

/** Of a change of a saved list: each piece describes it in its own words. */
export const itemEvent = {
  cancelable: false,
  detail: { kind: ['plan', 'drug', 'doctor'], count: 'number' },
} as const satisfies Omit<EventSpec, 'description'>;

export const yearChange = {
  description: 'The shopper looks at the plans of another year.',
  cancelable: false,
  detail: { year: 'number' },
} as const satisfies EventSpec;
