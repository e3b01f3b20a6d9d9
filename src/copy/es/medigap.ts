import type { medigap as english } from '../en/medigap';
import type { Translation } from '../types';

export const medigap: Translation<typeof english> = {
  'medigap.heading': 'Medigap',
};
