import type { outage as english } from '../en/outage';
import type { Translation } from '../types';

export const outage: Translation<typeof english> = {
  'outage.heading': 'Outage',
};
