import type { EventSpec } from './contract';

/** Events that more than one piece dispatches; their details are those of the public contract. */
export const navigate = {
  description:
    'Before a link of the piece is followed. Cancel it to route by yourself. `values` says of which plan or application a page is, where the host opens it.',
  cancelable: true,
  detail: { name: 'text', url: 'text', values: 'values' },
} as const satisfies EventSpec;

const popup = { popup: 'text' } as const;

export const popupOpen = {
  description: 'A popup of the piece has opened.',
  cancelable: false,
  detail: popup,
} as const satisfies EventSpec;

export const popupClose = {
  description: 'A popup of the piece has closed.',
  cancelable: false,
  detail: popup,
} as const satisfies EventSpec;

const form = { form: 'text' } as const;

export const formSubmit = {
  description: 'A form of the piece was sent. Carries nothing of what was typed.',
  cancelable: false,
  detail: form,
} as const satisfies EventSpec;

export const formError = {
  description: 'A form of the piece was not sent, because something in it is missing or wrong.',
  cancelable: false,
  detail: form,
} as const satisfies EventSpec;

export const rootPart = { root: 'The box around everything in the piece.' } as const;

export const authorContent = {
  '': 'Shown until the piece has rendered for the first time, and again if it crashes.',
} as const;
