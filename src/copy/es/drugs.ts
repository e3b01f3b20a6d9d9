import type { drugs as english } from '../en/drugs';
import type { Translation } from '../types';

export const drugs: Translation<typeof english> = {
  'drugs.heading': 'Drugs',
};
