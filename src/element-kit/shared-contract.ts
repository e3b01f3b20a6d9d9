import type { AttributeSpec, EventSpec } from './contract';

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

const planOrders = ['saved', 'premium', 'year-cost'] as const;

/** Attributes of the lists of plans. If one is missing, the configuration applies (`plans`). */
export const planListAttributes = {
  'year-cost': {
    type: 'boolean',
    default: null,
    description:
      'Shows the cost of a whole plan year on each plan card: 12 premiums and the yearly drug cost, in whole dollars. If it is missing, `plans.yearCost` counts; `year-cost="false"` turns it off.',
  },
  'order-by': {
    type: 'choice',
    options: planOrders,
    default: null,
    description:
      'Order of the cards in each list: as saved, by monthly premium, or by the cost of a year, lowest first. If it is set, lists of two or more cards let shoppers choose another order, which takes precedence for the session. If it is missing, `plans.orderBy` counts.',
  },
  'compare-in-page': {
    type: 'boolean',
    default: null,
    description:
      'Adds a checkbox to each plan card, with which shoppers choose two or three plans of a list; `shopper-profile-compare` on the page shows them side by side, and the Compare link leads there. If it is missing, `plans.compareInPage` counts; `compare-in-page="false"` turns it off.',
  },
} as const satisfies Record<string, AttributeSpec>;

export const compareChange = {
  description:
    'Dispatched when other plans of a list are compared, also without a choice of the shopper. `planIds` is empty when the list has nothing to compare any more.',
  cancelable: false,
  detail: { planIds: 'texts' },
} as const satisfies EventSpec;

export const orderChange = {
  description: 'Dispatched when the shopper chooses another order of the plans.',
  cancelable: false,
  detail: { orderBy: planOrders },
} as const satisfies EventSpec;
